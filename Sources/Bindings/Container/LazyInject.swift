/// A property that is filled at its first read, with the container and the overrides that were current when its owner was made.
///
/// Several threads that read it first at once get one value. See ``MainLazyInject`` for dependencies of the main actor.
///
/// ```swift
/// actor Archive {
///     @LazyInject(\.database) var database
/// }
/// ```
@propertyWrapper
public struct LazyInject<Value: Sendable>: Sendable {
    private let factory: Factory<Value>
    private let scope = OverrideScope.current
    private let store = Store()

    /// Remembers a dependency declared in an `extension Container`.
    public init(_ dependency: KeyPath<Container, Factory<Value>>) {
        factory = Container.current[keyPath: dependency]
    }

    /// The value; made at the first read.
    public var wrappedValue: Value {
        store.first(factory, in: scope)
    }
}

/// A property that is filled at its first read on the main actor, with the container and the overrides that were current when
/// its owner was made.
@MainActor @propertyWrapper
public struct MainLazyInject<Value> {
    private let factory: MainFactory<Value>
    private let scope = OverrideScope.current
    private let store = Store()

    /// Remembers a main-actor dependency declared in an `extension Container`.
    public init(_ dependency: KeyPath<Container, MainFactory<Value>>) {
        factory = Container.current[keyPath: dependency]
    }

    /// The value; made at the first read.
    public var wrappedValue: Value {
        store.first(factory, in: scope)
    }
}
