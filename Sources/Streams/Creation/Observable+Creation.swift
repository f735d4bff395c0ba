extension Observable {
    /// Sends one element, then completes, before `subscribe` returns.
    ///
    ///     just(a)   (a|)
    @inlinable
    public static func just(_ element: Element) -> Observable {
        Observable(.just(element))
    }

    /// Sends the given elements, then completes, before `subscribe` returns.
    ///
    ///     of(a, b)   (ab|)
    @inlinable
    public static func of(_ elements: Element...) -> Observable {
        Observable(.from(elements))
    }

    /// Sends the elements of a sequence, then completes, before `subscribe` returns.
    ///
    /// The sequence is iterated anew for each subscription; it may be endless when the subscription is not.
    ///
    ///     from([a, b, c])   (abc|)
    @inlinable
    public static func from(_ elements: some Sequence<Element> & Sendable) -> Observable {
        Observable(.from(elements))
    }

    /// Completes at once.
    ///
    ///     empty()   |
    @inlinable
    public static func empty() -> Observable {
        Observable(.ended(.completed))
    }

    /// Sends nothing and does not end.
    ///
    ///     never()   -
    @inlinable
    public static func never() -> Observable {
        Observable(.never)
    }

    /// Fails at once.
    ///
    ///     fail(error)   #
    @inlinable
    public static func fail(_ failure: Failure) -> Observable {
        Observable(.ended(.failed(failure)))
    }

    /// Makes the stream when somebody subscribes, anew for each.
    ///
    ///     deferred { .just(scheduler.now) }   (0|), and --(2|) for who subscribes at 2
    @inlinable
    public static func deferred(_ make: @escaping @Sendable () -> Observable) -> Observable {
        Observable(.deferred { make().source })
    }
}
