import Dispatch

/// The main dispatch queue, asked whether it is the one that runs right now.
///
/// The question goes to the queue, not to the thread: on Linux the main actor runs on whatever thread drains the main
/// queue, which under a test runner, and after a program's first `await`, is not the process's first thread.
@usableFromInline
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on the main queue, hence on the main actor.
    @usableFromInline
    package static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: key) ?? false
    }
}
