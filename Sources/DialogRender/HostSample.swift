import DialogModel

/// What a host shows where its document leaves it open.
struct HostSample: Sendable {
    let title: String
    let items: [String]

    static func of(_ template: Host.Template) -> HostSample {
        switch template {
        case .blank: HostSample(title: "Blank", items: [])
        case .list:
            HostSample(
                title: "Library",
                items: [
                    "Morning light", "Harbour", "Old town", "Ferry at noon", "Lighthouse", "Salt flats", "Way home",
                ])
        case .form: HostSample(title: "Settings", items: ["Name", "Language", "Time zone", "Notifications", "Plan"])
        case .article:
            HostSample(
                title: "The slow way round",
                items: [
                    "We left before the city was awake, with more bread than plans, and took the road that the map "
                        + "draws thinnest.",
                    "By noon the lake lay open on both sides. Nobody spoke for an hour, which was the best of it.",
                    "Above the last village there is a bench from which one sees both valleys. We ate there, and "
                        + "agreed that the fast road would have shown us neither.",
                ])
        case .photo: HostSample(title: "Evening", items: [])
        case .actions: HostSample(title: "Actions", items: ["Open dialog"])
        }
    }
}
