#if os(Linux) || os(macOS)
import TestSupport
import Testing

/// What must not compile, with the error that a user sees.
@Suite(.enabled("the modules are beside the test program") { Compiler.modules != nil })
struct RejectedTests {
    @Test func aFailingStreamInAView() throws {
        try Compiler.verify(
            #"""
            import Streams

            struct Bad: Error {}

            @MainActor func bind(_ stream: Observable<String, Bad>) {
                _ = stream.asDriver()
                // expected-error @-1 {{this stream can fail and a driver cannot; say what a failure becomes: asDriver(onErrorJustReturn:)}}
                _ = stream.asSignal()
                // expected-error @-1 {{this stream can fail and a signal cannot; say what a failure becomes: asSignal(onErrorJustReturn:)}}
            }
            """#)
    }

    @Test func aFailingStreamBoundDrivenOrJoined() throws {
        try Compiler.verify(
            #"""
            import Streams

            struct Bad: Error {}
            @MainActor final class Label { var text = "" }

            @MainActor func use(
                _ risky: Observable<String, Bad>, _ sure: Observable<String, Never>, _ label: Label,
                _ relay: PublishRelay<String>, _ binder: Binder<String>
            ) {
                _ = risky.bind(to: \.text, on: label)
                // expected-error @-1 {{this stream can fail and a property cannot take that; say what a failure becomes: catchAndReturn(…), or asDriver(onErrorJustReturn:)}}
                _ = risky.bind(to: relay)
                // expected-error @-1 {{this stream can fail and what it is bound to cannot take that}}
                _ = risky.bind(to: binder)
                // expected-error @-1 {{this stream can fail and what it is bound to cannot take that}}
                _ = risky.drive(onNext: { label.text = $0 })
                // expected-error @-1 {{only a Driver is driven: asDriver(), or, of a stream that can fail, asDriver(onErrorJustReturn:)}}
                _ = sure.emit(onNext: { label.text = $0 })
                // expected-error @-1 {{only a Signal is emitted: asSignal()}}
                _ = Observable.combineLatest(sure, risky)
                // expected-error @-1 {{the two streams must fail alike; setFailureType(to:) for one that cannot fail}}
                _ = Observable.zip(risky, sure)
                // expected-error @-1 {{the two streams must fail alike}}
                _ = Observable.concat(risky, sure)
                // expected-error @-1 {{the two streams must fail alike}}
                _ = risky.withLatestFrom(relay)
                // expected-error @-1 {{the other stream does not fail as this one does; setFailureType(to:)}}
                _ = risky.withLatestFrom(relay) { $0 + $1 }
                // expected-error @-1 {{the other stream does not fail as this one does}}
                _ = risky.take(until: relay)
                // expected-error @-1 {{the trigger does not fail as this stream does; setFailureType(to:)}}
                _ = risky.skip(until: relay)
                // expected-error @-1 {{the trigger does not fail as this stream does}}
                _ = risky.sample(relay)
                // expected-error @-1 {{the trigger does not fail as this stream does}}
            }
            """#)
    }

    @Test func elementsThatDoNotFit() throws {
        try Compiler.verify(
            #"""
            import Streams

            @MainActor final class Label { var count = 0 }

            @MainActor func use(_ words: Observable<String, Never>, _ label: Label, _ numbers: PublishRelay<Int>) {
                _ = words.bind(to: numbers)
                // expected-error @-1 {{what this is bound to does not take these elements; map makes them fit}}
                _ = words.bind(to: \.count, on: label)
                // expected-error @-1 {{this property does not take these elements; map makes them fit}}
            }
            """#)
    }

    /// It would be taken for an async closure whose result is a stream.
    @Test func aStreamThatCannotBeFlattened() throws {
        try Compiler.verify(
            #"""
            import Streams

            struct Bad: Error {}
            struct Other: Error {}
            @Sendable func upload(_ n: Int) -> Observable<Int, Bad> { .just(n) }

            @MainActor func use(
                _ sure: PublishSubject<Int, Never>, _ other: PublishSubject<Int, Other>, _ driver: Driver<Int>,
                _ tap: ControlEvent<Void>
            ) {
                _ = sure.startWith(1).flatMapLatest { upload($0) }.subscribe(onNext: { _ in })
                // expected-warning @-1 {{This gives a stream of streams, and none of them runs.}}
                _ = other.flatMap { upload($0) }.map { "\($0)" }.subscribe(onNext: { _ in })
                // expected-warning @-1 {{They must be observables that fail as this one does: setFailureType(to:)}}
                _ = other.concatMap(upload)
                // expected-warning @-1 {{This gives a stream of streams, and none of them runs.}}
                _ = driver.flatMapFirst { upload($0) }.map { "\($0)" }.drive(onNext: { _ in })
                // expected-warning @-1 {{They must be drivers: asDriver(onErrorJustReturn:) for an observable}}
                _ = driver.flatMapLatest { Signal.just($0) }.drive(onNext: { _ in })
                // expected-warning @-1 {{This gives a driver of streams, and none of them runs.}}
                _ = driver.flatMapLatest { _ in tap }.drive(onNext: { _ in })
                // expected-warning @-1 {{This gives a driver of streams, and none of them runs.}}

                _ = sure.flatMapLatest { .just($0 + 1) }.subscribe(onNext: { (_: Int) in })
                _ = sure.flatMapLatest { _ in BehaviorRelay(3) }.subscribe(onNext: { _ in })
                _ = driver.flatMapLatest { await twice($0) }.drive(onNext: { _ in })
            }

            func twice(_ n: Int) async -> Int { n * 2 }
            """#)
    }

    @Test func aMainActorClosureOnABackgroundStream() throws {
        try Compiler.verify(
            #"""
            import Streams

            @MainActor final class Label { var text = "" }
            // expected-note @-1 {{mutation of this property is only permitted within the actor}}
            // expected-note @-2 {{property declared here}}

            @MainActor func bind(_ stream: Observable<String, Never>, _ label: Label) {
                _ = stream.subscribe(onNext: { label.text = $0 })
                // expected-error @-1 {{main actor-isolated property 'text' can not be mutated from a Sendable closure}}
                _ = stream.map { $0 + label.text }
                // expected-error @-1 {{main actor-isolated property 'text' can not be referenced from a Sendable closure}}
            }
            """#)
    }

    @Test func aDriverOffTheMainActor() throws {
        try Compiler.verify(
            #"""
            import Streams

            // expected-note @+1 {{add '@MainActor'}}
            func bind(_ driver: Driver<String>) {
                _ = driver.drive(onNext: { print($0) })
                // expected-error @-1 {{call to main actor-isolated instance method 'drive(onNext:onCompleted:onDisposed:}}
            }
            """#)
    }

    @Test func aNonSendableElementAcrossThreads() throws {
        try Compiler.verify(
            #"""
            import Streams

            final class Loose { var n = 0 }  // expected-note 5 {{class 'Loose' does not conform}}

            func send() {
                _ = PublishSubject<Loose, Never>()
                // expected-error @-1 2 {{type 'Loose' does not conform to the 'Sendable' protocol}}
                _ = BehaviorRelay<Loose>(Loose())
                // expected-error @-1 2 {{type 'Loose' does not conform to the 'Sendable' protocol}}
            }

            @MainActor func leave(_ driver: Driver<Loose>) {
                _ = driver.map(\.n).asObservable()
                _ = driver.asObservable()
                // expected-error @-1 {{type 'Loose' does not conform to the 'Sendable' protocol}}
            }
            """#)
    }

    @Test func aWrongFailure() throws {
        try Compiler.verify(
            #"""
            import Streams

            struct Bad: Error {}
            struct Other: Error {}
            func check(_ n: Int) throws(Bad) -> Int { n }

            func convert(_ sure: Observable<Int, Never>, _ risky: Observable<Int, Bad>) {
                _ = risky.map { (n: Int) throws(Other) -> Int in n }
                // expected-error @-1 {{invalid conversion of thrown error type 'Other' to 'Bad'}}
                _ = Observable.merge(sure, risky)
                // expected-error @-1 {{the two streams must fail alike; setFailureType(to:) for one that cannot fail}}
            }

            @MainActor func drive(_ driver: Driver<Int>) {
                _ = driver.map { try check($0) }
                // expected-error @-1 {{invalid conversion from throwing function}}
            }
            """#)
    }

    @Test func distinctTuples() throws {
        try Compiler.verify(
            #"""
            import Streams

            func pairs(_ pairs: Observable<(Int, Int), Never>) {
                _ = pairs.distinctUntilChanged(by: ==)
                _ = pairs.distinctUntilChanged()
                // expected-error @-1 {{Element is not Equatable; say how to compare: distinctUntilChanged(by: ==)}}
            }
            """#)
    }

    @Test func whatHasAnotherSpelling() throws {
        try Compiler.verify(
            #"""
            import Streams

            struct Bad: Error {}
            struct Worse: Error {}
            struct Plain: Sendable { var id = 0 }

            func spell(_ plain: Observable<Plain, Never>, _ risky: Observable<Int, Bad>) {
                _ = plain.distinct(at: \.id)
                _ = plain.distinct()
                // expected-error @-1 {{Element is not Hashable; say what counts: distinct(at: { $0.id })}}
                _ = risky.mapError { _ in Worse() }
                _ = risky.setFailureType(to: Worse.self)
                // expected-error @-1 {{this stream can fail already; say what its failure becomes: mapError}}
            }
            """#)
    }
}
#endif
