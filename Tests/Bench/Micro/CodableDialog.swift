/// The average dialog as Foundation's coders take it.
struct CodableDialog: Codable {
    var name: String
    var title: String
    var message: String
    var icon: String
    var content: [Block]
    var buttons: [Button]
    var backdrop: Backdrop
    var dismiss: Dismissal
    var animation: Animation
    var style: String
    var host: Host

    struct Block: Codable {
        var type: String
        var name: String
        var label: String
        var placeholder: String?
        var help: String?
        var required: Bool?
        var maxLength: Int?
        var options: [Option]?
        var value: Value?
    }

    struct Option: Codable {
        var label: String
        var value: String
    }

    enum Value: Codable {
        case bool(Bool)
        case string(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let bool = try? container.decode(Bool.self) {
                self = .bool(bool)
            } else {
                self = .string(try container.decode(String.self))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .bool(let bool): try container.encode(bool)
            case .string(let string): try container.encode(string)
            }
        }
    }

    struct Button: Codable {
        var label: String
        var role: String?
        var id: String?
    }

    struct Backdrop: Codable {
        var color: String
        var opacity: Double
        var blur: Double
    }

    struct Dismissal: Codable {
        var backdrop: Bool
        var escape: Bool
    }

    struct Animation: Codable {
        var enter: Enter

        struct Enter: Codable {
            var effects: [Effect]
            var curve: String
        }

        struct Effect: Codable {
            var type: String
            var edge: String?
            var distance: String?
        }
    }

    struct Host: Codable {
        var template: String
        var title: String
    }
}
