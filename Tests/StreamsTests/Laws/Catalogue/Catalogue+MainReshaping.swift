import Streams

extension Catalogue {
    static let mainReshaping: [Entry] = [
        Entry.both(
            "map(_:)", .whole, { i in i.a.map(\.magnitude).map { i.touch(Int($0)) } },
            { i in i.a.map(\.magnitude).map { i.touch(Int($0)) } }),
        Entry.both(
            "scan(_:_:)", .whole, { i in i.a.scan(0) { i.touch($0) &+ $1 } },
            { i in i.a.scan(0) { i.touch($0) &+ $1 } }),
        Entry.both(
            "scan(into:_:)", .whole, { i in i.a.scan(into: 0) { $0 = i.touch($0) &+ $1 } },
            { i in i.a.scan(into: 0) { $0 = i.touch($0) &+ $1 } }),
        Entry.both(
            "pairwise()", .whole, { i in i.a.pairwise().map { i.touch($0.0) &* 10 &+ $0.1 } },
            { i in i.a.pairwise().map { i.touch($0.0) &* 10 &+ $0.1 } }),
        Entry.both(
            "enumerated()", .whole, { i in i.a.enumerated().map { i.touch($0.index) &* 10 &+ $0.element } },
            { i in i.a.enumerated().map { i.touch($0.index) &* 10 &+ $0.element } }),
        Entry.both(
            "switchLatest()", .flatMapLatest,
            { i in i.a.map { x in i.b.map { x &* 10 &+ i.touch($0) } }.switchLatest() },
            { i in i.a.map { x in i.b.map { x &* 10 &+ i.touch($0) } }.switchLatest() }),
        Entry.both(
            "merge(maxConcurrent:)", .flatMapShared,
            { i in i.a.map { x in i.b.map { x &* 10 &+ i.touch($0) } }.merge() },
            { i in i.a.map { x in i.b.map { x &* 10 &+ i.touch($0) } }.merge() }),
        Entry.both(
            "merge(maxConcurrent:)", .flatMapTwoShared,
            { i in i.a.map { x in i.b.map { x &* 10 &+ i.touch($0) } }.merge(maxConcurrent: 2) },
            { i in i.a.map { x in i.b.map { x &* 10 &+ i.touch($0) } }.merge(maxConcurrent: 2) }),
        Entry.both(
            "concat()", .concatMap, { i in i.a.map { x in i.b.map { x &* 10 &+ i.touch($0) } }.concat() },
            { i in i.a.map { x in i.b.map { x &* 10 &+ i.touch($0) } }.concat() }),
    ].flatMap { $0 }
}
