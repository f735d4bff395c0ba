import Streams

extension Catalogue {
    static let reshaping: [Entry] = [
        Entry.observable("map(_:)", .whole) { i in i.a.map(\.magnitude).map { i.touch(Int($0)) } },
        Entry.observable("scan(_:_:)", .whole) { i in i.a.scan(0) { i.touch($0) &+ $1 } },
        Entry.observable("scan(into:_:)", .whole) { i in i.a.scan(into: 0) { $0 = i.touch($0) &+ $1 } },
        Entry.observable("reduce(_:_:)", .whole) { i in i.a.reduce(0) { i.touch($0) &+ $1 } },
        Entry.observable("reduce(into:_:)", .whole) { i in i.a.reduce(into: 0) { $0 = i.touch($0) &+ $1 } },
        Entry.observable("toArray()", .whole) { i in i.a.toArray().map { i.touch($0.count) } },
        Entry.observable("pairwise()", .whole) { i in i.a.pairwise().map { i.touch($0.0) &* 10 &+ $0.1 } },
        Entry.observable("enumerated()", .whole) { i in i.a.enumerated().map { i.touch($0.index) &* 10 &+ $0.element }
        },
        Entry.observable("materialize()", .whole) { i in
            i.a.materialize().map { _ in i.touch(1) }.setFailureType(to: Bad.self)
        },
        Entry.observable("dematerialize()", .whole) { i in i.a.materialize().dematerialize() },
        Entry.observable("mapError(_:)", .whole) { i in
            i.a.mapError { _ in
                _ = i.touch(1)
                return Bad()
            }
        },
        Entry.observable("measureInterval(scheduler:)", .whole) { i in
            i.a.measureInterval(scheduler: i.time).map { Int($0.inMilliseconds) }
        },
        Entry.observable("groupBy(_:)", .whole, .several) { i in i.a.groupBy { i.touch($0) % 2 }.merge() },
        Entry.observable("groupBy(_:)", .whole, .several) { i in i.a.groupBy { i.touch($0) % 2 }.switchLatest() },
        Entry.observable("groupBy(_:)", .whole, .several) { i in i.a.groupBy { i.touch($0) % 2 }.map(\.key) },
        Entry.observable("window(timeSpan:count:scheduler:)", .whole, .several) { i in
            i.a.window(timeSpan: .milliseconds(4), count: 2, scheduler: i.time).merge()
        },
        Entry.observable("window(timeSpan:count:scheduler:)", .whole) { i in
            i.a.window(timeSpan: .milliseconds(4), scheduler: i.time).map { _ in i.touch(1) }
        },
        Entry.observable("buffer(timeSpan:count:scheduler:)", .whole) { i in
            i.a.buffer(timeSpan: .milliseconds(4), count: 2, scheduler: i.time).map { i.touch($0.count) }
        },
        Entry.observable("switchLatest()", .flatMapLatest, .several) { i in
            i.a.map { x in i.b.map { x &* 10 &+ i.touch($0) } }.switchLatest()
        },
        Entry.observable("merge(maxConcurrent:)", .flatMap, .several) { i in
            i.a.map { x in i.b.map { x &* 10 &+ i.touch($0) } }.merge()
        },
        Entry.observable("merge(maxConcurrent:)", .flatMapTwo, .several) { i in
            i.a.map { x in i.b.map { x &* 10 &+ i.touch($0) } }.merge(maxConcurrent: 2)
        },
    ].flatMap { $0 }
}
