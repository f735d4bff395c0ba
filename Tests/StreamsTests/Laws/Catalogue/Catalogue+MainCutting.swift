import Streams

extension Catalogue {
    static let mainCutting: [Entry] = [
        Entry.both(
            "take(_:)", .toSecond, { i in i.a.take(2) },
            { i in i.a.take(2) }),
        Entry.both(
            "take(while:behavior:)", .toThree, { i in i.a.take(while: { i.touch($0) < 3 }) },
            { i in i.a.take(while: { i.touch($0) < 3 }) }),
        Entry.both(
            "take(while:behavior:)", .toThree, { i in i.a.take(while: { i.touch($0) < 3 }, behavior: .inclusive) },
            { i in i.a.take(while: { i.touch($0) < 3 }, behavior: .inclusive) }),
        Entry.both(
            "take(until:behavior:)", .toThree, { i in i.a.take(until: { i.touch($0) > 2 }) },
            { i in i.a.take(until: { i.touch($0) > 2 }) }),
        Entry.both(
            "take(until:)", .takeUntil, { i in i.a.take(until: i.b) },
            { i in i.a.take(until: i.b) }),
        Entry.both(
            "take(for:scheduler:)", .to12ms, { i in i.a.take(for: .milliseconds(12), scheduler: i.time) },
            { i in i.a.take(for: .milliseconds(12), scheduler: i.time) }),
        Entry.both(
            "skip(_:)", .whole, { i in i.a.skip(1) },
            { i in i.a.skip(1) }),
        Entry.both(
            "skip(while:)", .whole, { i in i.a.skip(while: { i.touch($0) < 3 }) },
            { i in i.a.skip(while: { i.touch($0) < 3 }) }),
        Entry.both(
            "skip(until:)", .skipUntil, { i in i.a.skip(until: i.b) },
            { i in i.a.skip(until: i.b) }),
        Entry.both(
            "skip(for:scheduler:)", .whole, { i in i.a.skip(for: .milliseconds(5), scheduler: i.time) },
            { i in i.a.skip(for: .milliseconds(5), scheduler: i.time) }),
        Entry.both(
            "sample(_:)", .sample, { i in i.a.sample(i.b) },
            { i in i.a.sample(i.b) }),
    ].flatMap { $0 }
}
