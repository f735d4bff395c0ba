import Streams

extension Catalogue {
    static let mainCombining: [Entry] = [
        Entry.both(
            "static zip(_:_:)", .zip, { i in Driver.zip(i.a, i.b).map { i.touch($0) &* 10 &+ $1 } },
            { i in Signal.zip(i.a, i.b).map { i.touch($0) &* 10 &+ $1 } }),
        Entry.both(
            "static zip(_:_:_:)", .zip,
            { i in Driver.zip(i.a, i.b, .from(1...9)).map { i.touch($0) &* 10 &+ $1 &+ $2 } },
            { i in Signal.zip(i.a, i.b, .from(1...9)).map { i.touch($0) &* 10 &+ $1 &+ $2 } }),
        Entry.both(
            "static combineLatest(_:_:)", .combineLatest,
            { i in Driver.combineLatest(i.a, i.b).map { i.touch($0) &* 10 &+ $1 } },
            { i in Signal.combineLatest(i.a, i.b).map { i.touch($0) &* 10 &+ $1 } }),
        Entry.both(
            "static combineLatest(_:_:_:)", .combineLatest,
            { i in Driver.combineLatest(i.a, i.b, .just(3)).map { i.touch($0) &* 10 &+ $1 &+ $2 } },
            { i in Signal.combineLatest(i.a, i.b, .just(3)).map { i.touch($0) &* 10 &+ $1 &+ $2 } }),
        Entry.both(
            "static combineLatest(_:)", .combineLatest,
            { i in Driver.combineLatest(i.a, i.b, .just(3), .just(4)).map { i.touch($0) &* 10 &+ $1 &+ $2 &+ $3 } },
            { i in Signal.combineLatest(i.a, i.b, .just(3), .just(4)).map { i.touch($0) &* 10 &+ $1 &+ $2 &+ $3 } }),
        Entry.both(
            "merge(with:)", .merge, { i in i.a.merge(with: i.b) },
            { i in i.a.merge(with: i.b) }),
        Entry.both(
            "static merge(_:)", .merge, { i in .merge(i.a, i.b) },
            { i in .merge(i.a, i.b) }),
        Entry.both(
            "static merge(_:maxConcurrent:)", .concat, { i in .merge([i.a, i.b], maxConcurrent: 1) },
            { i in .merge([i.a, i.b], maxConcurrent: 1) }),
        Entry.both(
            "concat(_:)", .concat, { i in i.a.concat(i.b) },
            { i in i.a.concat(i.b) }),
        Entry.both(
            "static concat(_:)", .concatReversed, { i in .concat(i.b, i.a) },
            { i in .concat(i.b, i.a) }),
        Entry.both(
            "static concat(_:)", .threeTimes, { i in .concat([i.a, i.a, i.a]) },
            { i in .concat([i.a, i.a, i.a]) }),
        Entry.both(
            "startWith(_:)", .whole, { i in i.a.startWith(8, 9) },
            { i in i.a.startWith(8, 9) }),
        Entry.both(
            "endWith(_:)", .whole, { i in i.a.endWith(8, 9) },
            { i in i.a.endWith(8, 9) }),
        Entry.both(
            "static combineLatest(_:)", .combineLatest,
            { i in Driver.combineLatest(i.a, i.b).map { i.touch($0.0) &* 10 &+ $0.1 } },
            { i in Signal.combineLatest(i.a, i.b).map { i.touch($0.0) &* 10 &+ $0.1 } }),
        Entry.both(
            "static combineLatest(_:)", .combineLatest,
            { i in Driver.combineLatest([i.a, i.b]).map { i.touch($0[0]) } },
            { i in Signal.combineLatest([i.a, i.b]).map { i.touch($0[0]) } }),
        Entry.both(
            "static combineLatest(_:_:resultSelector:)", .combineLatest,
            { i in Driver.combineLatest(i.a, i.b) { i.touch($0) &* 10 &+ $1 } },
            { i in Signal.combineLatest(i.a, i.b) { i.touch($0) &* 10 &+ $1 } }),
        Entry.both(
            "static combineLatest(_:_:_:resultSelector:)", .combineLatest,
            { i in Driver.combineLatest(i.a, i.b, .just(3)) { i.touch($0) &* 10 &+ $1 &+ $2 } },
            { i in Signal.combineLatest(i.a, i.b, .just(3)) { i.touch($0) &* 10 &+ $1 &+ $2 } }),
        Entry.both(
            "static combineLatest(_:resultSelector:)", .combineLatest,
            { i in Driver.combineLatest(i.a, i.b, .just(3), .just(4)) { i.touch($0) &* 10 &+ $1 &+ $2 &+ $3 } },
            { i in Signal.combineLatest(i.a, i.b, .just(3), .just(4)) { i.touch($0) &* 10 &+ $1 &+ $2 &+ $3 } }),
        Entry.both(
            "static zip(_:)", .zip, { i in Driver.zip(i.a, i.b).map { i.touch($0.0) &* 10 &+ $0.1 } },
            { i in Signal.zip(i.a, i.b).map { i.touch($0.0) &* 10 &+ $0.1 } }),
        Entry.both(
            "static zip(_:)", .zip, { i in Driver.zip([i.a, i.b]).map { i.touch($0[0]) } },
            { i in Signal.zip([i.a, i.b]).map { i.touch($0[0]) } }),
        Entry.both(
            "static zip(_:_:resultSelector:)", .zip,
            { i in Driver.zip(i.a, i.b) { i.touch($0) &* 10 &+ $1 } },
            { i in Signal.zip(i.a, i.b) { i.touch($0) &* 10 &+ $1 } }),
        Entry.both(
            "static zip(_:_:_:resultSelector:)", .zip,
            { i in Driver.zip(i.a, i.b, .from(1...9)) { i.touch($0) &* 10 &+ $1 &+ $2 } },
            { i in Signal.zip(i.a, i.b, .from(1...9)) { i.touch($0) &* 10 &+ $1 &+ $2 } }),
        Entry.both(
            "static zip(_:resultSelector:)", .zip,
            { i in Driver.zip(i.a, i.b, .from(1...9), .from(1...9)) { i.touch($0) &* 10 &+ $1 &+ $2 &+ $3 } },
            { i in Signal.zip(i.a, i.b, .from(1...9), .from(1...9)) { i.touch($0) &* 10 &+ $1 &+ $2 &+ $3 } }),
        Entry.both(
            "withLatestFrom(_:_:)", .withLatestFrom, { i in i.a.withLatestFrom(i.b) { i.touch($0) &* 10 &+ $1 } },
            { i in i.a.withLatestFrom(i.b) { i.touch($0) &* 10 &+ $1 } }),
        Entry.both(
            "withLatestFrom(_:)", .withLatestFrom, { i in i.a.withLatestFrom(i.b) },
            { i in i.a.withLatestFrom(i.b) }),
        Entry.both(
            "amb(_:)", .amb, { i in i.a.amb(i.b) },
            { i in i.a.amb(i.b) }),
        Entry.both(
            "ifEmpty(default:)", .whole, { i in i.a.ifEmpty(default: 7) },
            { i in i.a.ifEmpty(default: 7) }),
        Entry.both(
            "ifEmpty(switchTo:)", .ifEmpty, { i in i.a.ifEmpty(switchTo: i.b) },
            { i in i.a.ifEmpty(switchTo: i.b) }),
    ].flatMap { $0 }
}
