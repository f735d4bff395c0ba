public import Synchronization

/// Room for one object, which several threads put in and take out, without a lock.
@usableFromInline
struct Berth<Object: AnyObject>: ~Copyable, Sendable {
    // Nothing, the end, or an object that is retained.
    @usableFromInline let content = Atomic<UInt>(0)
    @inlinable static var closed: UInt { 1 }

    @inlinable
    init() {}

    @inlinable
    deinit {
        _ = take()
    }

    /// False when there is something in it, or it is closed.
    @inlinable
    func put(_ object: Object) -> Bool {
        guard content.load(ordering: .relaxed) == 0 else { return false }
        let address = Unmanaged.passRetained(object).toOpaque()
        if exchange(0, UInt(bitPattern: address)) { return true }
        Unmanaged<Object>.fromOpaque(address).release()
        return false
    }

    /// Takes out that object, which may have been taken out already.
    @inlinable
    func remove(_ object: Object) {
        let address = Unmanaged.passUnretained(object).toOpaque()
        if exchange(UInt(bitPattern: address), 0) { Unmanaged<Object>.fromOpaque(address).release() }
    }

    /// Takes out what is in it.
    @inlinable
    func take() -> Object? {
        let old = content.load(ordering: .relaxed)
        return old > Self.closed && exchange(old, 0) ? object(old) : nil
    }

    /// Takes out what is in it; nothing can be put in any more.
    @inlinable
    func close() -> Object? {
        object(content.exchange(Self.closed, ordering: .acquiringAndReleasing))
    }

    @inlinable
    func exchange(_ expected: UInt, _ desired: UInt) -> Bool {
        content.compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing).exchanged
    }

    @inlinable
    func object(_ content: UInt) -> Object? {
        guard content > Self.closed, let address = UnsafeRawPointer(bitPattern: content) else { return nil }
        return Unmanaged.fromOpaque(address).takeRetainedValue()
    }
}
