#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The C library's elementary functions, so that no other file needs a platform import.
enum Elementary {
    @inline(__always) static func exp(_ x: Double) -> Double {
        #if canImport(Darwin)
            Darwin.exp(x)
        #elseif canImport(Glibc)
            Glibc.exp(x)
        #else
            Musl.exp(x)
        #endif
    }

    @inline(__always) static func log(_ x: Double) -> Double {
        #if canImport(Darwin)
            Darwin.log(x)
        #elseif canImport(Glibc)
            Glibc.log(x)
        #else
            Musl.log(x)
        #endif
    }

    @inline(__always) static func sin(_ x: Double) -> Double {
        #if canImport(Darwin)
            Darwin.sin(x)
        #elseif canImport(Glibc)
            Glibc.sin(x)
        #else
            Musl.sin(x)
        #endif
    }

    @inline(__always) static func cos(_ x: Double) -> Double {
        #if canImport(Darwin)
            Darwin.cos(x)
        #elseif canImport(Glibc)
            Glibc.cos(x)
        #else
            Musl.cos(x)
        #endif
    }

    @inline(__always) static func atan2(_ y: Double, _ x: Double) -> Double {
        #if canImport(Darwin)
            Darwin.atan2(y, x)
        #elseif canImport(Glibc)
            Glibc.atan2(y, x)
        #else
            Musl.atan2(y, x)
        #endif
    }
}
