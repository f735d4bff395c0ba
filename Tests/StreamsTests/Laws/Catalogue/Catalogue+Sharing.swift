import Streams

extension Catalogue {
    static let sharing: [Entry] = [
        Entry.observable("multicast(_:)", .whole, .shared) { i in
            i.a.multicast { PublishSubject<Int, Bad>() }.refCount()
        },
        Entry.observable("multicast(_:)", .whole, [.shared, .keepsState]) { i in
            i.a.multicast(ReplaySubject<Int, Bad>(bufferSize: 1)).refCount()
        },
        Entry.observable("publish()", .whole, .shared) { i in i.a.publish().refCount() },
        Entry.observable("replay(_:)", .whole, .shared) { i in i.a.replay(2).refCount() },
        Entry.observable("refCount()", .whole, .shared) { i in i.a.replay(1).refCount() },
        Entry.observable("share(replay:scope:)", .whole, .shared) { i in i.a.share() },
        Entry.observable("share(replay:scope:)", .whole, .shared) { i in i.a.share(replay: 2) },
        Entry.observable("share(replay:scope:)", .whole, [.shared, .keepsState]) { i in
            i.a.share(replay: 1, scope: .forever)
        },
    ].flatMap { $0 }
}
