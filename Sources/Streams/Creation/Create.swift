extension Observable {
    /// A stream made by hand.
    ///
    /// `produce` runs for each subscription and gets an observer to send to, from any thread: events are delivered one
    /// after the other, and nothing after the end. What it returns is disposed of when the subscription is over. A loop
    /// that sends many elements at once asks ``Observer/isDisposed`` whether to go on.
    ///
    ///     Observable<Int, Never>.create { observer in
    ///         observer.onNext(1)
    ///         let timer = startTimer { observer.onCompleted() }
    ///         return Disposables.create { timer.cancel() }
    ///     }
    ///
    ///     1---|   with a timer of 4 ms
    public static func create(
        _ produce: @escaping @Sendable (Observer<Element, Failure>) -> any Disposable
    ) -> Observable {
        Observable(
            Source { sink, subscription in
                let emitter = Emitter(sink, subscription)
                subscription.add(emitter)
                subscription.add(produce(Observer(emitter)))
            })
    }
}
