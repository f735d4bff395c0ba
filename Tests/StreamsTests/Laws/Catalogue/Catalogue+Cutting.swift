import Streams

extension Catalogue {
    static let cutting: [Entry] = [
        Entry.observable("take(_:)") { i in i.a.take(2) },
        Entry.observable("take(while:behavior:)") { i in i.a.take(while: { i.touch($0) < 3 }) },
        Entry.observable("take(while:behavior:)") { i in i.a.take(while: { i.touch($0) < 3 }, behavior: .inclusive) },
        Entry.observable("take(until:behavior:)") { i in i.a.take(until: { i.touch($0) > 2 }) },
        Entry.observable("take(until:)") { i in i.a.take(until: i.b) },
        Entry.observable("take(for:scheduler:)") { i in i.a.take(for: .milliseconds(12), scheduler: i.time) },
        Entry.observable("skip(_:)") { i in i.a.skip(1) },
        Entry.observable("skip(while:)") { i in i.a.skip(while: { i.touch($0) < 3 }) },
        Entry.observable("skip(until:)") { i in i.a.skip(until: i.b) },
        Entry.observable("skip(for:scheduler:)") { i in i.a.skip(for: .milliseconds(5), scheduler: i.time) },
        Entry.observable("sample(_:)") { i in i.a.sample(i.b) },
        Entry.observable("first()") { i in i.a.first() },
        Entry.observable("element(at:)") { i in i.a.element(at: 1) },
        Entry.observable("last()") { i in i.a.last() },
        Entry.observable("takeLast(_:)") { i in i.a.takeLast(2) },
        Entry.observable("single()") { i in i.a.single() },
        Entry.observable("distinct()") { i in i.a.distinct() },
        Entry.observable("distinct(at:)") { i in i.a.distinct(at: { i.touch($0) / 2 }) },
        Entry.observable("ignoreElements()") { i in
            i.a.ignoreElements().materialize().map { _ in 1 }.setFailureType(to: Bad.self)
        },
    ].flatMap { $0 }
}
