import Streams

extension Catalogue {
    static let mainCutting: [Entry] = [
        Entry.both(
            "take(_:)", { i in i.a.take(2) },
            { i in i.a.take(2) }),
        Entry.both(
            "take(while:behavior:)", { i in i.a.take(while: { i.touch($0) < 3 }) },
            { i in i.a.take(while: { i.touch($0) < 3 }) }),
        Entry.both(
            "take(while:behavior:)", { i in i.a.take(while: { i.touch($0) < 3 }, behavior: .inclusive) },
            { i in i.a.take(while: { i.touch($0) < 3 }, behavior: .inclusive) }),
        Entry.both(
            "take(until:behavior:)", { i in i.a.take(until: { i.touch($0) > 2 }) },
            { i in i.a.take(until: { i.touch($0) > 2 }) }),
        Entry.both(
            "take(until:)", { i in i.a.take(until: i.b) },
            { i in i.a.take(until: i.b) }),
        Entry.both(
            "take(for:scheduler:)", { i in i.a.take(for: .milliseconds(12), scheduler: i.time) },
            { i in i.a.take(for: .milliseconds(12), scheduler: i.time) }),
        Entry.both(
            "skip(_:)", { i in i.a.skip(1) },
            { i in i.a.skip(1) }),
        Entry.both(
            "skip(while:)", { i in i.a.skip(while: { i.touch($0) < 3 }) },
            { i in i.a.skip(while: { i.touch($0) < 3 }) }),
        Entry.both(
            "skip(until:)", { i in i.a.skip(until: i.b) },
            { i in i.a.skip(until: i.b) }),
        Entry.both(
            "skip(for:scheduler:)", { i in i.a.skip(for: .milliseconds(5), scheduler: i.time) },
            { i in i.a.skip(for: .milliseconds(5), scheduler: i.time) }),
        Entry.both(
            "sample(_:)", { i in i.a.sample(i.b) },
            { i in i.a.sample(i.b) }),
    ].flatMap { $0 }
}
