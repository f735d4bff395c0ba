import Streams

extension Catalogue {
    static let reshaping: [Entry] = [
        Entry.observable("map(_:)") { i in i.a.map(\.magnitude).map { i.touch(Int($0)) } },
        Entry.observable("scan(_:_:)") { i in i.a.scan(0) { i.touch($0) &+ $1 } },
        Entry.observable("scan(into:_:)") { i in i.a.scan(into: 0) { $0 = i.touch($0) &+ $1 } },
        Entry.observable("reduce(_:_:)") { i in i.a.reduce(0) { i.touch($0) &+ $1 } },
        Entry.observable("reduce(into:_:)") { i in i.a.reduce(into: 0) { $0 = i.touch($0) &+ $1 } },
        Entry.observable("toArray()") { i in i.a.toArray().map { i.touch($0.count) } },
        Entry.observable("pairwise()") { i in i.a.pairwise().map { i.touch($0.0) &* 10 &+ $0.1 } },
        Entry.observable("enumerated()") { i in i.a.enumerated().map { i.touch($0.index) &* 10 &+ $0.element } },
        Entry.observable("materialize()") { i in i.a.materialize().map { _ in i.touch(1) }.setFailureType(to: Bad.self)
        },
        Entry.observable("dematerialize()") { i in i.a.materialize().dematerialize() },
        Entry.observable("mapError(_:)") { i in
            i.a.mapError { _ in
                _ = i.touch(1)
                return Bad()
            }
        },
        Entry.observable("measureInterval(scheduler:)") { i in
            i.a.measureInterval(scheduler: i.time).map { Int($0.inMilliseconds) }
        },
        Entry.observable("groupBy(_:)", .several) { i in i.a.groupBy { i.touch($0) % 2 }.merge() },
        Entry.observable("groupBy(_:)", .several) { i in i.a.groupBy { i.touch($0) % 2 }.switchLatest() },
        Entry.observable("groupBy(_:)", .several) { i in i.a.groupBy { i.touch($0) % 2 }.map(\.key) },
        Entry.observable("window(timeSpan:count:scheduler:)", .several) { i in
            i.a.window(timeSpan: .milliseconds(4), count: 2, scheduler: i.time).merge()
        },
        Entry.observable("window(timeSpan:count:scheduler:)") { i in
            i.a.window(timeSpan: .milliseconds(4), scheduler: i.time).map { _ in i.touch(1) }
        },
        Entry.observable("buffer(timeSpan:count:scheduler:)") { i in
            i.a.buffer(timeSpan: .milliseconds(4), count: 2, scheduler: i.time).map { i.touch($0.count) }
        },
        Entry.observable("switchLatest()", .several) { i in
            i.a.map { x in i.b.map { x &* 10 &+ i.touch($0) } }.switchLatest()
        },
        Entry.observable("merge(maxConcurrent:)", .several) { i in
            i.a.map { x in i.b.map { x &* 10 &+ i.touch($0) } }.merge()
        },
        Entry.observable("merge(maxConcurrent:)", .several) { i in
            i.a.map { x in i.b.map { x &* 10 &+ i.touch($0) } }.merge(maxConcurrent: 2)
        },
    ].flatMap { $0 }
}
