#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The user's browser.
enum Browser {
    /// By `BROWSER`, else by the system's own opener; says so where there is none.
    static func open(_ url: String) {
        #if os(macOS)
            let opener = Terminal.variable("BROWSER") ?? "open"
        #else
            let opener = Terminal.variable("BROWSER") ?? "xdg-open"
        #endif
        var process = pid_t()
        var arguments = [strdup(opener), strdup(url), nil]
        defer { for argument in arguments { free(argument) } }
        let result = posix_spawnp(&process, opener, nil, nil, &arguments, environ)
        if result != 0 { Terminal.say("dialog-preview: \(opener) could not be started; open \(url) yourself\n") }
    }
}
