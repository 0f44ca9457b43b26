#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import JSON

/// What `serve --json` prints once the socket accepts.
struct ReadyLine {
    let url: String
    let port: UInt16

    var json: String {
        let value: JSONValue = [
            "event": "listening", "url": .string(url), "port": .number(JSONNumber(port)),
            "pid": .number(JSONNumber(getpid())),
        ]
        return JSONWriter().string(value) + "\n"
    }
}
