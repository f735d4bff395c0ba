import Streams

extension Catalogue {
    static let combining: [Entry] = [
        Entry.observable("static zip(_:_:)", .zip) { i in
            Observable<(Int, Int), Bad>.zip(i.a, i.b).map { i.touch($0.0) &* 10 &+ $0.1 }
        },
        Entry.observable("static zip(_:_:_:)", .zip) { i in
            Observable<(Int, Int, Int), Bad>.zip(i.a, i.b, .from(1...9)).map { i.touch($0.0) &* 10 &+ $0.2 }
        },
        Entry.observable("static combineLatest(_:_:)", .combineLatest) { i in
            Observable<(Int, Int), Bad>.combineLatest(i.a, i.b).map { i.touch($0.0) &* 10 &+ $0.1 }
        },
        Entry.observable("static combineLatest(_:_:_:)", .combineLatest) { i in
            Observable<(Int, Int, Int), Bad>.combineLatest(i.a, i.b, .just(3)).map { i.touch($0.0) &* 10 &+ $0.2 }
        },
        Entry.observable("static combineLatest(_:)", .combineLatest) { i in
            Observable<(Int, Int, Int, Int), Bad>.combineLatest(i.a, i.b, .just(3), .just(4)).map {
                i.touch($0.0) &* 10 &+ $0.3
            }
        },
        Entry.observable("merge(with:)", .merge) { i in i.a.merge(with: i.b) },
        Entry.observable("static merge(_:)", .merge) { i in .merge(i.a, i.b) },
        Entry.observable("static merge(_:maxConcurrent:)", .concat) { i in .merge([i.a, i.b], maxConcurrent: 1) },
        Entry.observable("concat(_:)", .concat) { i in i.a.concat(i.b) },
        Entry.observable("static concat(_:)", .concatReversed) { i in .concat(i.b, i.a) },
        Entry.observable("static concat(_:)", .threeTimes) { i in .concat([i.a, i.a, i.a]) },
        Entry.observable("startWith(_:)", .whole) { i in i.a.startWith(8, 9) },
        Entry.observable("endWith(_:)", .whole) { i in i.a.endWith(8, 9) },
        Entry.observable("static combineLatest(_:)", .combineLatest) { i in
            Observable<(Int, Int), Bad>.combineLatest(i.a, i.b).map { i.touch($0.0) &* 10 &+ $0.1 }
        },
        Entry.observable("static combineLatest(_:)", .combineLatest) { i in
            Observable<[Int], Bad>.combineLatest([i.a, i.b]).map { i.touch($0[0]) }
        },
        Entry.observable("static combineLatest(_:_:resultSelector:)", .combineLatest) { i in
            Observable.combineLatest(i.a, i.b) { i.touch($0) &* 10 &+ $1 }
        },
        Entry.observable("static combineLatest(_:_:_:resultSelector:)", .combineLatest) { i in
            Observable.combineLatest(i.a, i.b, .just(3)) { i.touch($0) &* 10 &+ $1 &+ $2 }
        },
        Entry.observable("static combineLatest(_:resultSelector:)", .combineLatest) { i in
            Observable.combineLatest(i.a, i.b, .just(3), .just(4)) { i.touch($0) &* 10 &+ $1 &+ $2 &+ $3 }
        },
        Entry.observable("static zip(_:)", .zip) { i in
            Observable<(Int, Int, Int, Int), Bad>.zip(i.a, i.b, .from(1...9), .from(1...9))
                .map { i.touch($0.0) &* 10 &+ $0.1 }
        },
        Entry.observable("static zip(_:)", .zip) { i in Observable<[Int], Bad>.zip([i.a, i.b]).map { i.touch($0[0]) } },
        Entry.observable("static zip(_:_:resultSelector:)", .zip) { i in
            Observable.zip(i.a, i.b) { i.touch($0) &* 10 &+ $1 }
        },
        Entry.observable("static zip(_:_:_:resultSelector:)", .zip) { i in
            Observable.zip(i.a, i.b, .from(1...9)) { i.touch($0) &* 10 &+ $1 &+ $2 }
        },
        Entry.observable("static zip(_:resultSelector:)", .zip) { i in
            Observable.zip(i.a, i.b, .from(1...9), .from(1...9)) { i.touch($0) &* 10 &+ $1 &+ $2 &+ $3 }
        },
        Entry.observable("withLatestFrom(_:_:)", .withLatestFrom) { i in
            i.a.withLatestFrom(i.b) { (x, y) throws(Bad) in i.touch(x) &* 10 &+ y }
        },
        Entry.observable("withLatestFrom(_:)", .withLatestFrom) { i in i.a.withLatestFrom(i.b) },
        Entry.observable("static amb(_:)", .amb) { i in .amb([i.a, i.b]) },
        Entry.observable("amb(_:)", .amb) { i in i.a.amb(i.b) },
        Entry.observable("ifEmpty(default:)", .whole) { i in i.a.ifEmpty(default: 7) },
        Entry.observable("ifEmpty(switchTo:)", .ifEmpty) { i in i.a.ifEmpty(switchTo: i.b) },
    ].flatMap { $0 }
}
