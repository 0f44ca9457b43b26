import CSS
public import JSON

extension Dialog {
    /// The document with every default filled in, which decodes to this same dialog.
    public var resolvedJSON: JSONValue {
        var json: JSONValue = [:]
        json["id"] = id.map { .string($0.rawValue) }
        json["name"] = .string(name)
        json["description"] = description.map { .string($0) }
        json["tags"] = .array(tags.map { .string($0.rawValue) })
        json["kind"] = .string(kind.rawValue)
        json["title"] = naming.title.map { .string($0) }
        json["ariaLabel"] = naming.ariaLabel.map { .string($0) }
        json["message"] = message.map { .string($0) }
        json["icon"] = .string(icon?.rawValue ?? "none")
        json["content"] = .array(content.map(\.json))
        json["buttons"] = .array(buttons.map(\.json))
        json["buttonLayout"] = .string(buttonLayout.rawValue)
        json["closeButton"] = .bool(closeButton)
        json["placement"] = .string(placement.rawValue)
        switch modality {
        case .modal(let backdrop):
            json["modal"] = true
            json["backdrop"] = backdrop.json
        case .nonModal: json["modal"] = false
        }
        json["dismiss"] = dismissal.json
        if !detents.isEmpty { json["detents"] = .array(detents.map(\.json)) }
        json["animation"] = animation.json
        json["style"] = style.json
        json["host"] = host.json
        json["returnFocus"] = .bool(returnFocus)
        if !next.isEmpty {
            json["next"] = .object(next.map { JSONMember($0.trigger.rawValue, .string($0.dialog.rawValue)) })
        }
        return json
    }
}

extension Dialog.Backdrop {
    fileprivate var json: JSONValue {
        ["color": .string(color.css), "opacity": JSONValue(opacity), "blur": JSONValue(blur)]
    }
}

extension Dialog.Dismissal {
    fileprivate var json: JSONValue {
        var json: JSONValue = [
            "backdrop": .bool(backdrop), "escape": .bool(escape), "drag": .bool(drag), "after": "none",
        ]
        switch after?.delay {
        case .seconds(let seconds)?: json["after"] = JSONValue(seconds)
        case .readingTime?: json["after"] = "auto"
        case nil: return json
        }
        json["pauseOnHover"] = .bool(after?.pauseOnHover ?? true)
        return json
    }
}

extension Dialog.Detent {
    fileprivate var json: JSONValue {
        switch self {
        case .medium: "medium"
        case .large: "large"
        case .fraction(let fraction): JSONValue(fraction)
        case .height(let height): .string(height.css)
        }
    }
}

extension StyleReference {
    fileprivate var json: JSONValue {
        guard !tokens.isEmpty || !light.isEmpty || !dark.isEmpty else { return .string(base.rawValue) }
        var json: JSONValue = ["base": .string(base.rawValue)]
        json["tokens"] = tokens.isEmpty ? nil : tokens.json
        json["light"] = light.isEmpty ? nil : light.json
        json["dark"] = dark.isEmpty ? nil : dark.json
        return json
    }
}

extension Host {
    fileprivate var json: JSONValue {
        var json: JSONValue = ["template": .string(template.rawValue)]
        json["title"] = title.map { .string($0) }
        json["items"] = .array(items.map { .string($0) })
        return json
    }
}
