/// A value of any type on its way through a store; the key says which type it is.
///
/// Unchecked: what is stored is `Sendable` (the factories' constraints say so) or belongs to a main-actor key, which only the
/// main actor reads; what is not stored has one owner.
class AnyBox: @unchecked Sendable {
    /// A weak form, if the value is an instance of a class.
    func weakened() -> WeakBox? { nil }
}

final class Box<Value>: AnyBox, @unchecked Sendable {  // as AnyBox
    private let value: Value

    init(_ value: Value) { self.value = value }

    override func weakened() -> WeakBox? {
        guard Swift.type(of: value as Any) is AnyClass else { return nil }
        return WeakBox(value as AnyObject) { object in
            (object as? Value).map(Box.init)
        }
    }

    fileprivate func take() -> sending Value {
        nonisolated(unsafe) let value = value  // fresh, Sendable, or on the main actor already: see AnyBox
        return value
    }
}

extension AnyBox {
    func value<Value>(as type: Value.Type) -> sending Value {
        unsafeDowncast(self, to: Box<Value>.self).take()  // the key of its place holds the identity of `Value`
    }
}

final class WeakBox: @unchecked Sendable {  // the reference is read and cleared atomically by the runtime
    private weak var object: AnyObject?
    private let box: (AnyObject) -> AnyBox?

    init(_ object: AnyObject, box: @escaping (AnyObject) -> AnyBox?) {
        self.object = object
        self.box = box
    }

    func strengthened() -> AnyBox? { object.flatMap(box) }
}
