import Foundation

/// An open file, by the system's calls: Foundation offers neither locks nor a way to flush.
nonisolated struct Descriptor {
    private let number: Int32

    /// Opens a file, which is the user's alone if it is new, and which no program started later inherits.
    static func open(_ path: String, _ flags: Int32) throws(SystemError) -> Descriptor {
        Descriptor(number: try retrying { Foundation.open(path, flags | O_CLOEXEC | O_NOFOLLOW, 0o600) })
    }

    func close() {
        _ = Foundation.close(number)
    }

    /// Throws for a device or a pipe, which may never end.
    func requireFile() throws(SystemError) {
        var status = stat()
        _ = try retrying { fstat(number, &status) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw SystemError(code: EISDIR)
        default: throw SystemError(code: ENOTSUP)
        }
    }

    /// Takes the lock on the file, waiting for whoever has it; closing the file gives it back, and so does dying.
    func lock() throws(SystemError) {
        _ = try retrying { flock(number, LOCK_EX) }
    }

    func makePrivate() throws(SystemError) {
        _ = try retrying { fchmod(number, 0o600) }
    }

    func sync() throws(SystemError) {
        _ = try retrying { fsync(number) }
    }

    func readAll() throws(SystemError) -> Data {
        var data = Data()
        var chunk = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = try retrying { read(number, &chunk, chunk.count) }
            if count == 0 { return data }
            data.append(contentsOf: chunk[..<count])
        }
    }

    func writeAll(_ data: Data) throws(SystemError) {
        var rest = [UInt8](data)[...]
        while !rest.isEmpty {
            let count = try retrying { rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) } }
            rest = rest.dropFirst(count)
        }
    }
}

/// A failed system call.
nonisolated struct SystemError: Error {
    let code: Int32

    static var last: SystemError { SystemError(code: errno) }

    var reason: String {
        // Links are followed before a file is opened: what is a link still leads nowhere, or to itself.
        code == ELOOP ? "it is a link that leads nowhere" : String(cString: strerror(code))
    }
}

/// Calls the system again when a signal came between.
private nonisolated func retrying<Result: BinaryInteger>(_ call: () -> Result) throws(SystemError) -> Result {
    while true {
        let result = call()
        if result >= 0 { return result }
        let error = SystemError.last
        if error.code != EINTR { throw error }
    }
}
