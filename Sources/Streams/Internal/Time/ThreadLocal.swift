#if canImport(Darwin)
private import Darwin
#elseif canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Android)
private import Android
#endif

/// One object for each thread.
///
/// The caller sets it to `nil` before the thread moves on; nothing is released when a thread ends.
package struct ThreadLocal<Object: AnyObject>: Sendable {
    private let key: pthread_key_t

    package init() {
        var key = pthread_key_t()
        let status = pthread_key_create(&key, nil)
        precondition(status == 0, "no thread-specific storage left")
        self.key = key
    }

    /// The current thread's object, not retained by the thread: its owner keeps it alive.
    package var value: Object? {
        get {
            pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
        }
        nonmutating set {
            pthread_setspecific(key, newValue.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
        }
    }
}
