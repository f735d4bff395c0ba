import Synchronization

/// Room for one object, which several threads put in and take out, without a lock.
struct Berth<Object: AnyObject & Sendable>: ~Copyable, Sendable {
    // Nothing, the end, or an object that is retained.
    private let content = Atomic<UInt>(0)
    private static var closed: UInt { 1 }

    deinit {
        _ = take()
    }

    /// False when there is something in it, or it is closed.
    func put(_ object: Object) -> Bool {
        guard content.load(ordering: .relaxed) == 0 else { return false }
        let address = Unmanaged.passRetained(object).toOpaque()
        if exchange(0, UInt(bitPattern: address)) { return true }
        Unmanaged<Object>.fromOpaque(address).release()
        return false
    }

    /// Takes out that object, which may have been taken out already.
    func remove(_ object: Object) {
        let address = Unmanaged.passUnretained(object).toOpaque()
        if exchange(UInt(bitPattern: address), 0) { Unmanaged<Object>.fromOpaque(address).release() }
    }

    /// Takes out what is in it.
    func take() -> Object? {
        let old = content.load(ordering: .relaxed)
        return old > Self.closed && exchange(old, 0) ? object(old) : nil
    }

    /// Takes out what is in it; nothing can be put in any more.
    func close() -> Object? {
        object(content.exchange(Self.closed, ordering: .acquiringAndReleasing))
    }

    private func exchange(_ expected: UInt, _ desired: UInt) -> Bool {
        content.compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing).exchanged
    }

    private func object(_ content: UInt) -> Object? {
        guard content > Self.closed, let address = UnsafeRawPointer(bitPattern: content) else { return nil }
        return Unmanaged.fromOpaque(address).takeRetainedValue()
    }
}
