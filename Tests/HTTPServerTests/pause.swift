#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }
