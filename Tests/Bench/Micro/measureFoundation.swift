#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

func measureFoundation(_ data: BenchData, _ stopwatch: inout Stopwatch) throws {
    let bytes = Data(data.dialogBytes)
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    let value = try decoder.decode(CodableDialog.self, from: bytes)
    try stopwatch.measure("foundation.read") { try decoder.decode(CodableDialog.self, from: bytes).buttons.count }
    try stopwatch.measure("foundation.write") { try encoder.encode(value).count }
    try stopwatch.measure("foundation.both") {
        try encoder.encode(try decoder.decode(CodableDialog.self, from: bytes)).count
    }
}
