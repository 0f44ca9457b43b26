import JSON

extension Shape<String> {
    /// Where a press may lead: http, https, mailto, tel, or relative.
    static var link: Shape {
        string(
            .invalidLink, expected: "an address with http, https, mailto or tel, or a relative one",
            schema: ["maxLength": .init(Address.linkLimit), "minLength": 1]
        ) { Address.link($0) }
    }

    /// Where a picture may come from: this server, or a `data:` address of a PNG, JPEG, GIF or WebP.
    static var image: Shape {
        string(
            .invalidImage, expected: "a relative address, or data: of image/png, jpeg, gif or webp in base64",
            schema: ["maxLength": .init(Address.imageLimit), "minLength": 1]
        ) { Address.image($0) }
    }
}
