import CMicroHTTPD
import HTTP

/// What the library calls. The context is always the loop, which outlives its daemon.
extension EventLoop {
    private static func with<Value>(_ context: UnsafeMutableRawPointer?, _ body: (EventLoop) -> Value) -> Value? {
        context.map { Unmanaged<EventLoop>.fromOpaque($0)._withUnsafeGuaranteedRef(body) }
    }

    /// A connection began or ends. Each call of the one is matched by a call of the other.
    static let noteConnection: MHD_NotifyConnectionCallback = { context, handle, slot, code in
        with(context) { loop in
            loop.eventCount += 1
            guard let handle, let slot else { return }
            switch code {
            case .CONNECTION_NOTIFY_STARTED:
                slot.pointee = Unmanaged.passRetained(loop.open(handle)).toOpaque()
            case .CONNECTION_NOTIFY_CLOSED:
                guard let pointer = slot.pointee else { return }
                slot.pointee = nil
                loop.close(Unmanaged<Connection>.fromOpaque(pointer).takeRetainedValue())
            }
        }
    }

    /// The request line is there. The one chance to see the target as it came: what is kept goes to the connection, as
    /// not every request gets as far as `complete`.
    static let takeTarget:
        @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> UnsafeMutableRawPointer? = {
            context, target, handle in
            with(context) { loop in
                loop.eventCount += 1
                guard let pointer = cmhd_socket_context(handle) else { return }
                Unmanaged<Connection>.fromOpaque(pointer)._withUnsafeGuaranteedRef { $0.takeTarget(target) }
            }
            return nil
        }

    /// Called once with the head, then with each piece of the body, then once more. Queueing an answer in the first
    /// call would end the connection, so only refusals do.
    static let handle: MHD_AccessHandlerCallback = {
        context, handle, _, method, version, piece, pieceCount, state in
        guard let state, let method, let version, let pieceCount else { return .NO }
        let answer = with(context) { loop -> MHD_Result in
            loop.eventCount += 1
            guard let known = state.pointee else {
                guard let pointer = cmhd_socket_context(handle) else { return .NO }
                state.pointee = pointer
                return Unmanaged<Connection>.fromOpaque(pointer)._withUnsafeGuaranteedRef {
                    $0.begin(method: method, version: version)
                }
            }
            return Unmanaged<Connection>.fromOpaque(known)._withUnsafeGuaranteedRef { connection in
                guard pieceCount.pointee > 0 else { return connection.end() }
                let bytes = UnsafeBufferPointer<UInt8>(bytes: piece, count: pieceCount.pointee)
                pieceCount.pointee = 0
                return connection.receive(bytes)
            }
        }
        return answer ?? .NO
    }

    /// The request is over, whatever became of it.
    static let complete: MHD_RequestCompletedCallback = { context, _, state, _ in
        with(context) { loop in
            loop.eventCount += 1
            guard let state, let pointer = state.pointee else { return }
            state.pointee = nil
            Unmanaged<Connection>.fromOpaque(pointer)._withUnsafeGuaranteedRef { $0.finish() }
        }
    }

    static let receiveLog: CMHD_LogSink = { context, line in
        with(context) { loop in
            guard let line else { return }
            loop.configuration.log(LogText.escape(String(cString: line).utf8))
        }
    }

    private func open(_ handle: OpaquePointer) -> Connection {
        let address = cmhd_client_address(handle)
        let connection = Connection(loop: self, handle: handle, remote: address.map(SocketAddress.host) ?? "")
        connection.index = connections.count
        connections.append(connection)
        return connection
    }

    private func close(_ connection: Connection) {
        let last = connections.removeLast()
        if last !== connection {
            last.index = connection.index
            connections[connection.index] = last
        }
        if connection.isInFlight { requestsInFlight -= 1 }
        connection.endStream()
    }
}
