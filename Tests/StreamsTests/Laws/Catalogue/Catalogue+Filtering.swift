import Streams

extension Catalogue {
    static let filtering: [Entry] = [
        Entry.observable("filter(_:)", .whole) { i in i.a.filter { i.touch($0) > 1 } },
        Entry.observable("distinctUntilChanged()", .whole) { i in i.a.distinctUntilChanged() },
        Entry.observable("distinctUntilChanged(by:)", .whole) { i in i.a.distinctUntilChanged { i.touch($0) == $1 } },
        Entry.observable("distinctUntilChanged(at:)", .whole) { i in i.a.distinctUntilChanged(at: { i.touch($0) / 2 })
        },
    ].flatMap { $0 }

    static let mainFiltering: [Entry] = [
        Entry.both(
            "filter(_:)", .whole, { i in i.a.filter { i.touch($0) > 1 } }, { i in i.a.filter { i.touch($0) > 1 } }),
        Entry.both(
            "distinctUntilChanged()", .whole, { i in i.a.distinctUntilChanged() }, { i in i.a.distinctUntilChanged() }),
        Entry.both(
            "distinctUntilChanged(by:)", .whole, { i in i.a.distinctUntilChanged { i.touch($0) == $1 } },
            { i in i.a.distinctUntilChanged { i.touch($0) == $1 } }),
        Entry.both(
            "distinctUntilChanged(at:)", .whole, { i in i.a.distinctUntilChanged(at: { i.touch($0) / 2 }) },
            { i in i.a.distinctUntilChanged(at: { i.touch($0) / 2 }) }),
    ].flatMap { $0 }
}
