#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// The resolution that runs on the current thread.
///
/// A thread's own slot and not a task-local: a task started by a factory inherits task-locals, but is not part of the request.
enum ThreadSlot {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key, nil)
        if status != 0 { fatalError("No thread-specific key left: \(status)") }  // the process has used up all 1024
        return key
    }()

    static var resolution: Resolution? {
        get { pthread_getspecific(key).map { Unmanaged.fromOpaque($0).takeUnretainedValue() } }
        set {
            let old = pthread_getspecific(key)
            pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
            if let old { Unmanaged<Resolution>.fromOpaque(old).release() }
        }
    }
}
