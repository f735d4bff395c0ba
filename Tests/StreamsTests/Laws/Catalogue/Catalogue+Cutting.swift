import Streams

extension Catalogue {
    static let cutting: [Entry] = [
        Entry.observable("take(_:)", .toSecond) { i in i.a.take(2) },
        Entry.observable("take(while:behavior:)", .toThree) { i in i.a.take(while: { i.touch($0) < 3 }) },
        Entry.observable("take(while:behavior:)", .toThree) { i in
            i.a.take(while: { i.touch($0) < 3 }, behavior: .inclusive)
        },
        Entry.observable("take(until:behavior:)", .toThree) { i in i.a.take(until: { i.touch($0) > 2 }) },
        Entry.observable("take(until:)", .takeUntil) { i in i.a.take(until: i.b) },
        Entry.observable("take(for:scheduler:)", .to12ms) { i in i.a.take(for: .milliseconds(12), scheduler: i.time) },
        Entry.observable("skip(_:)", .whole) { i in i.a.skip(1) },
        Entry.observable("skip(while:)", .whole) { i in i.a.skip(while: { i.touch($0) < 3 }) },
        Entry.observable("skip(until:)", .skipUntil) { i in i.a.skip(until: i.b) },
        Entry.observable("skip(for:scheduler:)", .whole) { i in i.a.skip(for: .milliseconds(5), scheduler: i.time) },
        Entry.observable("sample(_:)", .sample) { i in i.a.sample(i.b) },
        Entry.observable("first()", .toFirst) { i in i.a.first() },
        Entry.observable("element(at:)", .toSecond) { i in i.a.element(at: 1) },
        Entry.observable("last()", .whole) { i in i.a.last() },
        Entry.observable("takeLast(_:)", .whole) { i in i.a.takeLast(2) },
        Entry.observable("single()", .toSecond) { i in i.a.single() },
        Entry.observable("distinct()", .whole) { i in i.a.distinct() },
        Entry.observable("distinct(at:)", .whole) { i in i.a.distinct(at: { i.touch($0) / 2 }) },
        Entry.observable("ignoreElements()", .whole) { i in
            i.a.ignoreElements().materialize().map { _ in 1 }.setFailureType(to: Bad.self)
        },
    ].flatMap { $0 }
}
