import Streams

extension Catalogue {
    static let flattening: [Entry] = [
        Entry.observable("flatMap(maxConcurrent:_:)", .several) { i in
            i.a.flatMap { x in i.b.map { x &* 10 &+ i.touch($0) } }
        },
        Entry.observable("flatMap(maxConcurrent:_:)") { i in i.a.flatMap { x in .of(x, i.touch(x) &* 10) } },
        Entry.observable("flatMap(maxConcurrent:_:)", .several) { i in
            i.a.flatMap(maxConcurrent: 2) { x in i.b.map { x &* 10 &+ i.touch($0) } }
        },
        Entry.observable("concatMap(_:)", .several) { i in i.a.concatMap { x in i.b.map { x &* 10 &+ i.touch($0) } } },
        Entry.observable("concatMap(_:)") { i in i.a.concatMap { x in .of(x, i.touch(x) &* 10) } },
        Entry.observable("flatMapLatest(_:)", .several) { i in
            i.a.flatMapLatest { x in i.b.map { x &* 10 &+ i.touch($0) } }
        },
        Entry.observable("flatMapLatest(_:)") { i in i.a.flatMapLatest { x in .of(x, i.touch(x) &* 10) } },
        Entry.observable("flatMapFirst(_:)", .several) { i in
            i.a.flatMapFirst { x in i.b.map { x &* 10 &+ i.touch($0) } }
        },
        Entry.observable("flatMapFirst(_:)") { i in i.a.flatMapFirst { x in .of(x, i.touch(x) &* 10) } },
        Entry.observable("concat()", .several) { i in i.a.map { x in i.b.map { x &* 10 &+ i.touch($0) } }.concat() },
    ].flatMap { $0 }

    static let mainFlattening: [Entry] = [
        Entry.both(
            "flatMap(maxConcurrent:_:)", { i in i.a.flatMap { x in i.b.map { x &* 10 &+ i.touch($0) } } },
            { i in i.a.flatMap { x in i.b.map { x &* 10 &+ i.touch($0) } } }),
        Entry.both(
            "flatMap(maxConcurrent:_:)", { i in i.a.flatMap { x in .of(x, i.touch(x) &* 10) } },
            { i in i.a.flatMap { x in .of(x, i.touch(x) &* 10) } }),
        Entry.both(
            "flatMap(maxConcurrent:_:)",
            { i in i.a.flatMap(maxConcurrent: 2) { x in i.b.map { x &* 10 &+ i.touch($0) } } },
            { i in i.a.flatMap(maxConcurrent: 2) { x in i.b.map { x &* 10 &+ i.touch($0) } } }),
        Entry.both(
            "concatMap(_:)", { i in i.a.concatMap { x in i.b.map { x &* 10 &+ i.touch($0) } } },
            { i in i.a.concatMap { x in i.b.map { x &* 10 &+ i.touch($0) } } }),
        Entry.both(
            "concatMap(_:)", { i in i.a.concatMap { x in .of(x, i.touch(x) &* 10) } },
            { i in i.a.concatMap { x in .of(x, i.touch(x) &* 10) } }),
        Entry.both(
            "flatMapLatest(_:)", { i in i.a.flatMapLatest { x in i.b.map { x &* 10 &+ i.touch($0) } } },
            { i in i.a.flatMapLatest { x in i.b.map { x &* 10 &+ i.touch($0) } } }),
        Entry.both(
            "flatMapLatest(_:)", { i in i.a.flatMapLatest { x in .of(x, i.touch(x) &* 10) } },
            { i in i.a.flatMapLatest { x in .of(x, i.touch(x) &* 10) } }),
        Entry.both(
            "flatMapFirst(_:)", { i in i.a.flatMapFirst { x in i.b.map { x &* 10 &+ i.touch($0) } } },
            { i in i.a.flatMapFirst { x in i.b.map { x &* 10 &+ i.touch($0) } } }),
        Entry.both(
            "flatMapFirst(_:)", { i in i.a.flatMapFirst { x in .of(x, i.touch(x) &* 10) } },
            { i in i.a.flatMapFirst { x in .of(x, i.touch(x) &* 10) } }),
    ].flatMap { $0 }
}
