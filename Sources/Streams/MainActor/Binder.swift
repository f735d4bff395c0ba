/// Takes elements to a view, or to anything else on the main actor, without keeping it alive.
///
///     extension Label {
///         var blink: Binder<Bool> { Binder(self) { label, isOn in label.setBlinking(isOn) } }
///     }
///     isBusy.drive(label.blink).disposed(by: bag)
///
/// When the target is gone, a subscription that feeds it ends at its next element.
public struct Binder<Element>: BindingTarget {
    // False when nobody is there to take the element; called on the main actor only.
    @usableFromInline let take: (Element) -> Bool

    init(unchecked take: @escaping (Element) -> Bool) {
        self.take = take
    }

    /// A binder that hands each element to `change`, together with the target.
    ///
    /// - Parameters:
    ///   - target: held weakly.
    ///   - change: runs on the main actor, while the target lives.
    @MainActor
    public init<Target: AnyObject>(_ target: Target, _ change: @escaping @MainActor (Target, Element) -> Void) {
        take = { [weak target] element in
            guard let target else { return false }
            change(target, element)
            return true
        }
    }

    /// A binder that sets a property of the target, which is held weakly.
    @MainActor
    public init<Target: AnyObject>(_ target: Target, _ property: ReferenceWritableKeyPath<Target, Element>) {
        self.init(target) { $0[keyPath: property] = $1 }
    }

    /// This binder.
    public func asBinder() -> Binder { self }
}

/// What a stream can be bound to: a ``Binder``, a ``ControlProperty`` or a relay.
///
/// Several of them, also of different kinds, can be bound in one call.
public protocol BindingTarget<Element> {
    /// What the target takes.
    associatedtype Element

    /// The way to it.
    func asBinder() -> Binder<Element>
}

extension DriverRelay: BindingTarget {
    /// Takes elements to the relay, and keeps it.
    nonisolated public func asBinder() -> Binder<Element> {
        Binder(unchecked: { element in
            self.broadcast.next(element)
            return true
        })
    }
}

extension SignalRelay: BindingTarget {
    /// Takes elements to the relay, and keeps it.
    nonisolated public func asBinder() -> Binder<Element> {
        Binder(unchecked: { element in
            self.broadcast.next(element)
            return true
        })
    }
}

extension BehaviorRelay: BindingTarget {
    /// Takes elements to the relay, and keeps it.
    public func asBinder() -> Binder<Element> { broadcast.binder }
}

extension PublishRelay: BindingTarget {
    /// Takes elements to the relay, and keeps it.
    public func asBinder() -> Binder<Element> { broadcast.binder }
}

extension ReplayRelay: BindingTarget {
    /// Takes elements to the relay, and keeps it.
    public func asBinder() -> Binder<Element> { broadcast.binder }
}

extension Broadcast {
    var binder: Binder<Element> {
        Binder(unchecked: { element in
            self.next(element)
            return true
        })
    }
}
