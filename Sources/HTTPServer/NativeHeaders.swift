import CMicroHTTPD
import HTTP

/// Header fields in the library's form.
enum NativeHeaders {
    /// `false` where one is refused, which the library does with what would break the head; a header must never be
    /// missing in silence.
    static func add(_ headers: HTTPHeaders, to response: OpaquePointer) -> Bool {
        headers.fields.allSatisfy { field in
            field.name.withCString { name in
                field.value.withCString { value in MHD_add_response_header(response, name, value) == .YES }
            }
        }
    }
}
