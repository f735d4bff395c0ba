extension Observable where Element: FixedWidthInteger {
    /// Sends `count` numbers, each one more than the one before, then completes, before `subscribe` returns.
    ///
    ///     range(start: 3, count: 3)   (345|)
    ///
    /// A negative count counts as zero; after the largest number of the type it completes.
    @inlinable
    public static func range(start: Element, count: Int) -> Observable {
        generate(
            initialState: (value: start, left: count, isOver: false),
            condition: { $0.left > 0 && !$0.isOver },
            iterate: { state in
                let (value, isOver) = state.value.addingReportingOverflow(1)
                return (value, state.left - 1, isOver)
            },
            result: \.value)
    }
}

extension Observable {
    /// Sends a state, then each that is made from the one before, as long as the condition holds.
    ///
    ///     generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })   (1248|)
    ///
    /// It sends before `subscribe` returns, and runs anew for each subscription; it may be endless when the subscription
    /// is not.
    ///
    /// - Parameters:
    ///   - initialState: the first element.
    ///   - condition: whether to send the state and go on; else the stream completes. A failure that it throws ends the
    ///     stream.
    ///   - iterate: makes the next state. A failure that it throws ends the stream.
    @inlinable
    public static func generate(
        initialState: Element,
        condition: @escaping @Sendable (Element) throws(Failure) -> Bool,
        iterate: @escaping @Sendable (Element) throws(Failure) -> Element
    ) -> Observable {
        generate(initialState: initialState, condition: condition, iterate: iterate, result: { $0 })
    }

    @inlinable
    static func generate<State: Sendable>(
        initialState: State,
        condition: @escaping @Sendable (State) throws(Failure) -> Bool,
        iterate: @escaping @Sendable (State) throws(Failure) -> State,
        result: @escaping @Sendable (State) -> Element
    ) -> Observable {
        Observable(
            Source { sink, subscription in
                do throws(Failure) {
                    var state = initialState
                    while !subscription.isDisposed, try condition(state) {
                        sink.next(result(state))
                        if subscription.isDisposed { return }
                        state = try iterate(state)
                    }
                    if !subscription.isDisposed { sink.complete() }
                } catch {
                    if !subscription.isDisposed { sink.fail(error) }
                }
            })
    }

    /// Sends one element over and over, before `subscribe` returns, then completes.
    ///
    ///     repeatElement(a, count: 3)   (aaa|)
    ///
    /// - Parameter count: how often; without end when none is given. A negative count counts as zero.
    @inlinable
    public static func repeatElement(_ element: Element, count: Int = .max) -> Observable {
        from(Swift.repeatElement(element, count: Swift.max(0, count)))
    }
}
