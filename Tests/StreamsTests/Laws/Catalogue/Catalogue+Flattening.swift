import Streams

extension Catalogue {
    static let flattening: [Entry] = [
        Entry.observable("flatMap(maxConcurrent:_:)", .flatMap) { i in
            i.a.flatMap { x in i.b.map { x &* 10 &+ i.touch($0) } }
        },
        Entry.observable("flatMap(maxConcurrent:_:)", .whole) { i in i.a.flatMap { x in .of(x, i.touch(x) &* 10) } },
        Entry.observable("flatMap(maxConcurrent:_:)", .flatMapTwo) { i in
            i.a.flatMap(maxConcurrent: 2) { x in i.b.map { x &* 10 &+ i.touch($0) } }
        },
        Entry.observable("concatMap(_:)", .concatMap) { i in
            i.a.concatMap { x in i.b.map { x &* 10 &+ i.touch($0) } }
        },
        Entry.observable("concatMap(_:)", .whole) { i in i.a.concatMap { x in .of(x, i.touch(x) &* 10) } },
        Entry.observable("flatMapLatest(_:)", .flatMapLatest) { i in
            i.a.flatMapLatest { x in i.b.map { x &* 10 &+ i.touch($0) } }
        },
        Entry.observable("flatMapLatest(_:)", .whole) { i in i.a.flatMapLatest { x in .of(x, i.touch(x) &* 10) } },
        Entry.observable("flatMapFirst(_:)", .flatMapFirst) { i in
            i.a.flatMapFirst { x in i.b.map { x &* 10 &+ i.touch($0) } }
        },
        Entry.observable("flatMapFirst(_:)", .whole) { i in i.a.flatMapFirst { x in .of(x, i.touch(x) &* 10) } },
        Entry.observable("concat()", .concatMap, .several) { i in
            i.a.map { x in i.b.map { x &* 10 &+ i.touch($0) } }.concat()
        },
    ].flatMap { $0 }

    static let mainFlattening: [Entry] = [
        Entry.both(
            "flatMap(maxConcurrent:_:)", .flatMapShared,
            { i in i.a.flatMap { x in i.b.map { x &* 10 &+ i.touch($0) } } },
            { i in i.a.flatMap { x in i.b.map { x &* 10 &+ i.touch($0) } } }),
        Entry.both(
            "flatMap(maxConcurrent:_:)", .whole, { i in i.a.flatMap { x in .of(x, i.touch(x) &* 10) } },
            { i in i.a.flatMap { x in .of(x, i.touch(x) &* 10) } }),
        Entry.both(
            "flatMap(maxConcurrent:_:)", .flatMapTwoShared,
            { i in i.a.flatMap(maxConcurrent: 2) { x in i.b.map { x &* 10 &+ i.touch($0) } } },
            { i in i.a.flatMap(maxConcurrent: 2) { x in i.b.map { x &* 10 &+ i.touch($0) } } }),
        Entry.both(
            "concatMap(_:)", .concatMap, { i in i.a.concatMap { x in i.b.map { x &* 10 &+ i.touch($0) } } },
            { i in i.a.concatMap { x in i.b.map { x &* 10 &+ i.touch($0) } } }),
        Entry.both(
            "concatMap(_:)", .whole, { i in i.a.concatMap { x in .of(x, i.touch(x) &* 10) } },
            { i in i.a.concatMap { x in .of(x, i.touch(x) &* 10) } }),
        Entry.both(
            "flatMapLatest(_:)", .flatMapLatest, { i in i.a.flatMapLatest { x in i.b.map { x &* 10 &+ i.touch($0) } } },
            { i in i.a.flatMapLatest { x in i.b.map { x &* 10 &+ i.touch($0) } } }),
        Entry.both(
            "flatMapLatest(_:)", .whole, { i in i.a.flatMapLatest { x in .of(x, i.touch(x) &* 10) } },
            { i in i.a.flatMapLatest { x in .of(x, i.touch(x) &* 10) } }),
        Entry.both(
            "flatMapFirst(_:)", .flatMapFirst, { i in i.a.flatMapFirst { x in i.b.map { x &* 10 &+ i.touch($0) } } },
            { i in i.a.flatMapFirst { x in i.b.map { x &* 10 &+ i.touch($0) } } }),
        Entry.both(
            "flatMapFirst(_:)", .whole, { i in i.a.flatMapFirst { x in .of(x, i.touch(x) &* 10) } },
            { i in i.a.flatMapFirst { x in .of(x, i.touch(x) &* 10) } }),
    ].flatMap { $0 }
}
