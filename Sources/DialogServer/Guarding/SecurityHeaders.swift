import HTTP

/// The headers that bind browsers to our rules: nothing foreign is loaded, framed or run.
enum SecurityHeaders {
    /// On every answer.
    static let common = HTTPHeaders([
        .xContentTypeOptions: "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
    ])

    /// On what is data: kept by the client alone, asked for again before each use.
    static let data: HTTPHeaders = {
        var headers = common
        headers.append(.cacheControl, "private, no-cache")
        headers.append(.contentSecurityPolicy, "default-src 'none'; frame-ancestors 'none'")
        return headers
    }()

    /// On our own pages, which nobody frames.
    static let page: HTTPHeaders = page("\(ownPolicy); frame-ancestors 'none'")

    /// On pages that may stand in for a stage in its frame: what follows the form post of a stage without scripts.
    static let followingStage: HTTPHeaders = page("\(ownPolicy); frame-ancestors 'self'")

    /// The one trusted type is the address of the worker that shares the stream of events.
    private static let ownPolicy =
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'none'; img-src 'self' data:; "
        + "connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src 'self'; form-action 'self'; "
        + "base-uri 'none'; require-trusted-types-for 'script'; trusted-types dialog-preview-live"

    /// On stages: pages that our own pages frame, with one inline style block of a known digest.
    ///
    /// - Parameter origin: ours, as the client spells it. To a sandboxed frame, which has no origin, WebKit's `'self'`
    ///   is nobody (WebKitGTK 2.50).
    static func stage(styleSource: String, origin: String?) -> HTTPHeaders {
        let own = origin.map { "'self' \($0)" } ?? "'self'"
        return page(
            "default-src 'none'; script-src \(own); style-src \(own) \(styleSource); style-src-attr 'none'; "
                + "img-src \(own) data:; connect-src \(own); form-action \(own); base-uri 'none'; "
                + "frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'")
    }

    /// On a rendered file: it needs nothing, and must not act for our origin if a browser shows it.
    static func standalone(styleSource: String, scriptSource: String) -> HTTPHeaders {
        page(
            "default-src 'none'; script-src \(scriptSource); style-src \(styleSource); style-src-attr 'none'; "
                + "img-src data:; base-uri 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-forms")
    }

    private static func page(_ policy: String) -> HTTPHeaders {
        var headers = common
        headers.append(.cacheControl, "private, no-cache")
        headers.append(.contentSecurityPolicy, policy)
        headers.append(
            "Permissions-Policy",
            "accelerometer=(), autoplay=(), camera=(), display-capture=(), fullscreen=(), geolocation=(), "
                + "gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), "
                + "publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()")
        return headers
    }
}
