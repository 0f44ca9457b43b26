/// What bounds one request, out of the configuration.
struct RequestLimits {
    let targetBytes: Int
    let headers: Int
    let bodyBytes: Int

    init(_ configuration: HTTPListener.Configuration) {
        targetBytes = configuration.maximumTargetBytes
        headers = configuration.maximumHeaders
        bodyBytes = configuration.maximumBodyBytes
    }
}
