import Streams

extension Catalogue {
    static let booleans: [Entry] = [
        Entry.observable("not()", .whole) { i in i.a.map { $0 > 2 }.not().map { $0 ? 1 : 0 } },
        Entry.observable("and(_:)", .combineLatest, .several) { i in
            i.a.map { $0 > 2 }.and(i.b.map { $0 > 2 }).map { $0 ? 1 : 0 }
        },
        Entry.observable("or(_:)", .combineLatest, .several) { i in
            i.a.map { $0 > 2 }.or(i.b.map { $0 > 2 }).map { $0 ? 1 : 0 }
        },
        Entry.both(
            "not()", .whole, { i in i.a.map { $0 > 2 }.not().map { $0 ? 1 : 0 } },
            { i in i.a.map { $0 > 2 }.not().map { $0 ? 1 : 0 } }),
        Entry.both(
            "and(_:)", .combineLatest, { i in i.a.map { $0 > 2 }.and(i.b.map { $0 > 2 }).map { $0 ? 1 : 0 } },
            { i in i.a.map { $0 > 2 }.and(i.b.map { $0 > 2 }).map { $0 ? 1 : 0 } }),
        Entry.both(
            "or(_:)", .combineLatest, { i in i.a.map { $0 > 2 }.or(i.b.map { $0 > 2 }).map { $0 ? 1 : 0 } },
            { i in i.a.map { $0 > 2 }.or(i.b.map { $0 > 2 }).map { $0 ? 1 : 0 } }),
    ].flatMap { $0 }
}
