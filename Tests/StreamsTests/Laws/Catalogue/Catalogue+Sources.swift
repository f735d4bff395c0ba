import Streams

extension Catalogue {
    static let sources: [Entry] = [
        Entry.observable("static just(_:)", .none) { _ in .just(1) },
        Entry.observable("static of(_:)", .none) { _ in .of(1, 2, 3) },
        Entry.observable("static from(_:)", .none) { _ in .from(1...3) },
        Entry.observable("static from(_:priority:)", .none, .async) { _ in
            Observable.from(AsyncStream<Int> { $0.yield(1) }).setFailureType(to: Bad.self)
        },
        Entry.observable("static empty()", .none) { _ in .empty() },
        Entry.observable("static never()", .none) { _ in .never() },
        Entry.observable("static fail(_:)", .none) { _ in .fail(Bad()) },
        Entry.observable("static deferred(_:)", .whole) { i in .deferred { i.a.map { i.touch($0) } } },
        Entry.observable("static create(_:)", .whole) { i in .create { observer in i.a.subscribe(observer) } },
        Entry.observable("static range(start:count:)", .none) { _ in .range(start: 1, count: 3) },
        Entry.observable("static generate(initialState:condition:iterate:)", .none) { i in
            .generate(initialState: 1, condition: { i.touch($0) < 4 }, iterate: { $0 + 1 })
        },
        Entry.observable("static repeatElement(_:count:)", .none) { _ in .repeatElement(1, count: 3) },
        Entry.observable("static timer(_:period:scheduler:)", .none) { i in
            .timer(.milliseconds(3), period: .milliseconds(5), scheduler: i.time)
        },
        Entry.observable("static interval(_:scheduler:)", .none) { i in .interval(.milliseconds(5), scheduler: i.time)
        },
        Entry.observable("static using(_:_:)", .whole) { i in .using({ CompositeDisposable() }, { _ in i.a }) },
        Entry.observable("static async(priority:_:) async", .none, .async) { i in .async { i.touch(1) } },
    ].flatMap { $0 }

    static let mainSources: [Entry] = [
        Entry.both("static just(_:)", .none, { _ in .just(1) }, { _ in .just(1) }),
        Entry.both("static of(_:)", .none, { _ in .of(1, 2, 3) }, { _ in .of(1, 2, 3) }),
        Entry.both("static from(_:)", .none, { _ in .from(1...3) }, { _ in .from(1...3) }),
        Entry.both("static empty()", .none, { _ in .empty() }, { _ in .empty() }),
        Entry.both("static never()", .none, { _ in .never() }, { _ in .never() }),
        Entry.both("static deferred(_:)", .whole, { i in .deferred { i.a } }, { i in .deferred { i.a } }),
        Entry.both(
            "static timer(_:period:scheduler:)", .none,
            { i in .timer(.milliseconds(3), period: .milliseconds(5), scheduler: i.time) },
            { i in .timer(.milliseconds(3), period: .milliseconds(5), scheduler: i.time) }),
        Entry.both(
            "static interval(_:scheduler:)", .none,
            { i in .interval(.milliseconds(5), scheduler: i.time) },
            { i in .interval(.milliseconds(5), scheduler: i.time) }),
    ].flatMap { $0 }
}
