/// A stream that runs once for all its subscribers, from the moment that ``connect(fileID:line:)`` is called.
///
///     let prices = feed.publish()
///     prices.subscribe(onNext: { print($0) }).disposed(by: bag)
///     prices.subscribe(onNext: { chart.add($0) }).disposed(by: bag)
///     prices.connect().disposed(by: bag)          // now both get everything
///
/// When the run has ended, the next one is a fresh one. ``ObservableType/share(replay:scope:)`` connects by itself and is
/// what most programs want.
public struct ConnectableObservable<Element: Sendable, Failure: Error>: ObservableType {
    private let connector: Connector<Element, Failure>

    @usableFromInline
    init(_ connector: Connector<Element, Failure>) {
        self.connector = connector
    }

    /// Runs the source; does nothing when it is running.
    ///
    /// - Parameters:
    ///   - fileID: where the run is started, for ``LiveSubscriptions``.
    ///   - line: where the run is started, for ``LiveSubscriptions``.
    /// - Returns: the run. Disposing of it stops the source; the subscribers stay, and the next run reaches them.
    public func connect(fileID: StaticString = #fileID, line: UInt = #line) -> Subscription {
        connector.connect { LiveSubscriptions.note($0, Self.self, fileID, line) }
    }

    /// The stream that connects with its first subscriber and stops with its last; nothing is kept then.
    ///
    ///     -a-b|                   this
    ///     publish().refCount()
    ///     -a-b|                   who subscribes at 0, and connects
    ///     --^b|                   who subscribes at 2
    public func refCount() -> Observable<Element, Failure> {
        Observable(Source { [connector] in connector.subscribe($0, $1, counting: true) })
    }

    /// The stream, which does not connect by itself.
    public func asObservable() -> Observable<Element, Failure> {
        Observable(Source { [connector] in connector.subscribe($0, $1, counting: false) })
    }
}

extension ObservableType {
    /// A stream that sends, once connected, to all who are subscribed to the subject.
    ///
    ///     -a-b|                                          this
    ///     multicast { ReplaySubject(bufferSize: 1) }
    ///     ---a-b|                                        who subscribes at 0; connected at 2
    ///     ----ab|                                        who subscribes at 4
    ///
    /// - Parameter makeSubject: makes a subject for the first run and after each run that has ended.
    @inlinable
    public func multicast<Subject: ObservableType & ObserverType>(
        _ makeSubject: @escaping @Sendable () -> Subject
    ) -> ConnectableObservable<Element, Failure> where Subject.Element == Element, Subject.Failure == Failure {
        ConnectableObservable(
            Connector(asObservable()) {
                let subject = makeSubject()
                return Hub(observer: subject.asObserver(), observable: subject.asObservable())
            })
    }

    /// A stream that sends, once connected, to all who are subscribed to `subject`; when that has ended, it stays ended.
    ///
    ///     -a-b|                           this
    ///     multicast(BehaviorSubject(x))
    ///     x--a-b|                         who subscribes at 0; connected at 2
    ///     ----ab|                         who subscribes at 4
    @inlinable
    public func multicast<Subject: ObservableType & ObserverType>(
        _ subject: Subject
    ) -> ConnectableObservable<Element, Failure> where Subject.Element == Element, Subject.Failure == Failure {
        multicast { subject }
    }

    /// A stream that sends, once connected, to all who are subscribed at that moment.
    ///
    ///     -a-b|        this
    ///     publish()
    ///     ---a-b|      who subscribes at 0; connected at 2
    ///     ----^b|      who subscribes at 4
    @inlinable
    public func publish() -> ConnectableObservable<Element, Failure> {
        multicast { PublishSubject() }
    }

    /// A stream that sends, once connected, to all who are subscribed, and the latest elements to who subscribes later.
    ///
    ///     -a-b|        this
    ///     replay(1)
    ///     ---a-b|      who subscribes at 0; connected at 2
    ///     ----ab|      who subscribes at 4
    ///
    /// - Parameter bufferSize: how many elements are kept; all of them when it is not given.
    @inlinable
    public func replay(_ bufferSize: Int = .max) -> ConnectableObservable<Element, Failure> {
        multicast { ReplaySubject(bufferSize: bufferSize) }
    }
}
