import Streams

extension Catalogue {
    static let combining: [Entry] = [
        Entry.observable("static zip(_:_:)") { i in
            Observable<(Int, Int), Bad>.zip(i.a, i.b).map { i.touch($0.0) &* 10 &+ $0.1 }
        },
        Entry.observable("static zip(_:_:_:)") { i in
            Observable<(Int, Int, Int), Bad>.zip(i.a, i.b, .from(1...9)).map { i.touch($0.0) &* 10 &+ $0.2 }
        },
        Entry.observable("static combineLatest(_:_:)") { i in
            Observable<(Int, Int), Bad>.combineLatest(i.a, i.b).map { i.touch($0.0) &* 10 &+ $0.1 }
        },
        Entry.observable("static combineLatest(_:_:_:)") { i in
            Observable<(Int, Int, Int), Bad>.combineLatest(i.a, i.b, .just(3)).map { i.touch($0.0) &* 10 &+ $0.2 }
        },
        Entry.observable("static combineLatest(_:)", .several) { i in
            Observable<(Int, Int, Int, Int), Bad>.combineLatest(i.a, i.b, .just(3), .just(4)).map {
                i.touch($0.0) &* 10 &+ $0.3
            }
        },
        Entry.observable("merge(with:)") { i in i.a.merge(with: i.b) },
        Entry.observable("static merge(_:)") { i in .merge(i.a, i.b) },
        Entry.observable("static merge(_:maxConcurrent:)") { i in .merge([i.a, i.b], maxConcurrent: 1) },
        Entry.observable("concat(_:)") { i in i.a.concat(i.b) },
        Entry.observable("static concat(_:)") { i in .concat(i.b, i.a) },
        Entry.observable("static concat(_:)") { i in .concat([i.a, i.a, i.a]) },
        Entry.observable("startWith(_:)") { i in i.a.startWith(8, 9) },
        Entry.observable("endWith(_:)") { i in i.a.endWith(8, 9) },
        Entry.observable("static combineLatest(_:)", .several) { i in
            Observable<(Int, Int), Bad>.combineLatest(i.a, i.b).map { i.touch($0.0) &* 10 &+ $0.1 }
        },
        Entry.observable("static combineLatest(_:)", .several) { i in
            Observable<[Int], Bad>.combineLatest([i.a, i.b]).map { i.touch($0[0]) }
        },
        Entry.observable("static combineLatest(_:resultSelector:)", .several) { i in
            Observable.combineLatest(i.a, i.b) { i.touch($0) &* 10 &+ $1 }
        },
        Entry.observable("static zip(_:)", .several) { i in
            Observable<(Int, Int, Int, Int), Bad>.zip(i.a, i.b, .from(1...9), .from(1...9))
                .map { i.touch($0.0) &* 10 &+ $0.1 }
        },
        Entry.observable("static zip(_:)") { i in Observable<[Int], Bad>.zip([i.a, i.b]).map { i.touch($0[0]) } },
        Entry.observable("static zip(_:resultSelector:)", .several) { i in
            Observable.zip(i.a, i.b) { i.touch($0) &* 10 &+ $1 }
        },
        Entry.observable("withLatestFrom(_:_:)") { i in
            i.a.withLatestFrom(i.b) { (x, y) throws(Bad) in i.touch(x) &* 10 &+ y }
        },
        Entry.observable("withLatestFrom(_:)") { i in i.a.withLatestFrom(i.b) },
        Entry.observable("static amb(_:)") { i in .amb([i.a, i.b]) },
        Entry.observable("amb(_:)") { i in i.a.amb(i.b) },
        Entry.observable("ifEmpty(default:)") { i in i.a.ifEmpty(default: 7) },
        Entry.observable("ifEmpty(switchTo:)") { i in i.a.ifEmpty(switchTo: i.b) },
    ].flatMap { $0 }
}
