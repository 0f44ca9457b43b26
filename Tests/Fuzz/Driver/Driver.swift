import CLibFuzzer
import FuzzTargets
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `fuzz TARGET [libFuzzer's flags and folders]` runs a target; `fuzz TARGET --seed FOLDER` writes its seeds and its
/// dictionary there; `fuzz --list` names the targets.
@main struct Driver {
    fileprivate static let chosen = Mutex<FuzzTarget?>(nil)

    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count > 1, arguments[1] != "--list" else {
            print(FuzzTarget.all.map(\.name).joined(separator: " "))
            return
        }
        guard let target = FuzzTarget.all.first(where: { $0.name == arguments[1] }) else {
            print("There is no target named \(arguments[1]).")
            exit(2)
        }
        if arguments.count == 4, arguments[2] == "--seed" {
            write(target, into: arguments[3])
        } else {
            chosen.withLock { $0 = target }
            // What a target sets up once counts for no input.
            if let seed = target.seeds.first { try? target.check(seed) }
            exit(run([arguments[0]] + arguments.dropFirst(2)))
        }
    }

    private static func run(_ arguments: [String]) -> Int32 {
        var count = Int32(arguments.count)
        var words = arguments.map { strdup($0) } + [nil]
        return words.withUnsafeMutableBufferPointer { buffer in
            var start = buffer.baseAddress
            return LLVMFuzzerRunDriver(&count, &start, check)
        }
    }

    private static func write(_ target: FuzzTarget, into folder: String) {
        for (index, seed) in target.seeds.enumerated() { write(seed, to: "\(folder)/seed-\(index)") }
        let words = target.words.map { word in
            "\"" + word.utf8.map { "\\x" + String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() + "\"\n"
        }
        write(Array(words.joined().utf8), to: "\(folder).dict")
    }

    private static func write(_ bytes: [UInt8], to path: String) {
        guard let file = fopen(path, "w") else { return perror(path) }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }
}

/// What the library calls with every input.
private func check(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    guard let target = Driver.chosen.withLock({ $0 }) else { return -1 }
    do {
        try target.check(input)
    } catch {
        fatalError("\(target.name): \(error.reason)")
    }
    return 0
}
