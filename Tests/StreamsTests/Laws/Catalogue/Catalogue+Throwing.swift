import Streams

/// What takes a closure that may throw, with one that throws for the element 2, which is mostly the second one.
extension Catalogue {
    static let throwing: [Entry] = [
        throwingSources, throwingOne, throwingCutting, throwingFlattening, throwingTwo,
    ].flatMap { $0 }

    private static let throwingSources: [Entry] = [
        Entry.observable("static generate(initialState:condition:iterate:)", .none, .throws) { i in
            .generate(
                initialState: 1, condition: { (x) throws(Bad) in try i.refuseTwo(x) < 4 }, iterate: { $0 + 1 })
        },
        Entry.observable("static generate(initialState:condition:iterate:)", .none, .throws) { i in
            .generate(
                initialState: 1, condition: { $0 < 4 }, iterate: { (x) throws(Bad) in try i.refuseTwo(x + 1) })
        },
        Entry.observable("static using(_:_:)", .none, .throws) { i in
            .using(
                { () throws(Bad) in
                    _ = try i.refuseTwo(2)
                    return CompositeDisposable()
                }, { _ in .just(1) })
        },
        Entry.observable("static using(_:_:)", .none, .throws) { i in
            .using({ CompositeDisposable() }, { (_) throws(Bad) in .just(try i.refuseTwo(2)) })
        },
    ].flatMap { $0 }

    private static let throwingOne: [Entry] = [
        Entry.observable("map(_:)", .toSecond, .throws) { i in i.a.map { (x) throws(Bad) in try i.refuseTwo(x) } },
        Entry.observable("filter(_:)", .toSecond, .throws) { i in
            i.a.filter { (x) throws(Bad) in try i.refuseTwo(x) > 0 }
        },
        Entry.observable("compactMap(_:)", .toSecond, .throws) { i in
            i.a.compactMap { (x) throws(Bad) in try i.refuseTwo(x) }
        },
        Entry.observable("scan(_:_:)", .toSecond, .throws) { i in
            i.a.scan(0) { (sum, x) throws(Bad) in sum &+ (try i.refuseTwo(x)) }
        },
        Entry.observable("scan(into:_:)", .toSecond, .throws) { i in
            i.a.scan(into: 0) { (sum, x) throws(Bad) in sum = try i.refuseTwo(x) }
        },
        Entry.observable("reduce(_:_:)", .toSecond, .throws) { i in
            i.a.reduce(0) { (sum, x) throws(Bad) in sum &+ (try i.refuseTwo(x)) }
        },
        Entry.observable("reduce(into:_:)", .toSecond, .throws) { i in
            i.a.reduce(into: 0) { (sum, x) throws(Bad) in sum = try i.refuseTwo(x) }
        },
        Entry.observable("groupBy(_:)", .toSecond, [.throws, .several]) { i in
            i.a.groupBy { (x) throws(Bad) in try i.refuseTwo(x) }.map(\.key)
        },
        Entry.observable("groupBy(_:)", .toSecond, [.throws, .several]) { i in
            i.a.groupBy { (x) throws(Bad) in try i.refuseTwo(x) }.merge()
        },
        Entry.observable("catch(_:)", .toSecond, [.throws, .several]) { i in
            i.a.map { (x) throws(Bad) in try i.refuseTwo(x) }
                .catch { (_) throws(Bad) in .just(try i.refuseTwo(2)) }
        },
    ].flatMap { $0 }

    private static let throwingCutting: [Entry] = [
        Entry.observable("take(while:behavior:)", .toSecond, .throws) { i in
            i.a.take(while: { (x) throws(Bad) in try i.refuseTwo(x) > 0 })
        },
        Entry.observable("take(until:behavior:)", .toSecond, .throws) { i in
            i.a.take(until: { (x) throws(Bad) in try i.refuseTwo(x) < 0 })
        },
        Entry.observable("skip(while:)", .toSecond, .throws) { i in
            i.a.skip(while: { (x) throws(Bad) in try i.refuseTwo(x) == 1 })
        },
        Entry.observable("distinct(at:)", .toSecond, .throws) { i in
            i.a.distinct(at: { (x) throws(Bad) in try i.refuseTwo(x) })
        },
        Entry.observable("distinctUntilChanged(at:)", .toSecond, .throws) { i in
            i.a.distinctUntilChanged(at: { (x) throws(Bad) in try i.refuseTwo(x) })
        },
        Entry.observable("distinctUntilChanged(by:)", .toSecond, .throws) { i in
            i.a.distinctUntilChanged { (_, x) throws(Bad) in try i.refuseTwo(x) < 0 }
        },
    ].flatMap { $0 }

    private static let throwingFlattening: [Entry] = [
        Entry.observable("flatMap(maxConcurrent:_:)", .flatMapOnce, .throws) { i in
            i.a.flatMap { (x) throws(Bad) in try i.refuseTwo(x) > 0 ? i.b : .never() }
        },
        Entry.observable("flatMap(maxConcurrent:_:)", .flatMapOnce, .throws) { i in
            i.a.flatMap(maxConcurrent: 2) { (x) throws(Bad) in try i.refuseTwo(x) > 0 ? i.b : .never() }
        },
        Entry.observable("concatMap(_:)", .flatMapOnce, .throws) { i in
            i.a.concatMap { (x) throws(Bad) in try i.refuseTwo(x) > 0 ? i.b : .never() }
        },
        Entry.observable("flatMapLatest(_:)", .flatMapOnce, .throws) { i in
            i.a.flatMapLatest { (x) throws(Bad) in try i.refuseTwo(x) > 0 ? i.b : .never() }
        },
        Entry.observable("flatMapFirst(_:)", .flatMapOnce, .throws) { i in
            i.a.flatMapFirst { (x) throws(Bad) in try i.refuseTwo(x) > 0 ? i.b : .never() }
        },
    ].flatMap { $0 }

    private static let throwingTwo: [Entry] = [
        Entry.observable("withLatestFrom(_:_:)", .withLatestFromOnce, .throws) { i in
            i.a.withLatestFrom(i.b) { (x, y) throws(Bad) in (try i.refuseTwo(x)) &* 10 &+ y }
        }
    ].flatMap { $0 }
}
