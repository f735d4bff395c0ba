import Streams
import StreamsTesting
import Testing

struct GroupByTests {
    @Test func aStreamForEachKey() {
        marbleTest { time in
            let source = time.hot("1-2-3-4-|", of: Int.self)
            let groups = source.groupBy { $0 % 2 }
            time.expect(groups.map(\.key), "1-0-----|")
            time.expect(groups.filter { $0.key == 1 }.merge(), "1---3---|")
            time.expect(groups.filter { $0.key == 0 }.merge(), "--2---4-|")
            time.expect(subscriptions: source, "^-------!", "^-------!", "^-------!")
        }
    }

    @Test func whatAGroupHasSentIsNotRepeated() {
        marbleTest { time in
            let source = time.hot("1-3-5-|", of: Int.self)
            let late = source.groupBy { $0 % 2 }.flatMap { $0.delaySubscription(.milliseconds(1)) }
            time.expect(late, "--3-5-|")
        }
    }

    @Test func groupsEndFirstAndInTheOrderOfTheirComing() {
        let log = EventLog()
        let subject = PublishSubject<Int, Bad>()
        _ = subject.groupBy { $0 % 3 }.subscribe(
            onNext: { group in
                let key = group.key
                _ = group.asObservable().subscribe(onError: { _ in log.add("#\(key)") })
            }, onError: { _ in log.add("#") })
        for x in [2, 1, 0, 4, 5] { subject.onNext(x) }
        subject.onError(Bad())
        #expect(log.text == "#2 #1 #0 #")
    }

    @Test func aFailureOfTheKeyEndsEverything() {
        marbleTest { time in
            let source = time.hot("1-2-3-|", of: Int.self, error: Bad())
            let groups = source.groupBy { (x) throws(Bad) in
                if x == 3 { throw Bad() }
                return x
            }
            time.expect(groups.merge(), "1-2-#", error: Bad())
            time.expect(subscriptions: source, "^---!")
        }
    }

    @Test func aGroupKeepsTheStreamRunning() {
        marbleTest { time in
            let source = time.hot("1-2-3-4-|", of: Int.self)
            // The result ends with its first group, which goes on.
            time.expect(source.groupBy { $0 % 2 }.take(1).merge(), "1---3---|")
            time.expect(subscriptions: source, "^-------!")
        }
    }

    @Test func theLastListenerEndsIt() {
        let source = Hand<Int, Never>()
        let groups = Seen<GroupedObservable<Int, Int, Never>>()
        let outer = source.groupBy { $0 % 2 }.subscribe(onNext: { groups.add($0) })
        source.send(1, 2)
        let odd = groups.all[0].asObservable().subscribe(), even = groups.all[1].asObservable().subscribe()
        outer.dispose()
        odd.dispose()
        #expect(source.live == 1)
        even.dispose()
        #expect(source.live == 0)
        #expect(EventLog.of(groups.all[0].asObservable()) == "| .")
    }

    @Test func newKeysAreIgnoredWhenNobodyTakesGroups() {
        let source = Hand<Int, Never>()
        let log = EventLog(), keys = EventLog()
        _ = source.groupBy { $0 }.do(onNext: { keys.add($0.key) }).take(1).subscribe(onNext: { group in
            _ = log.watch(group.asObservable())
        })
        source.send(1, 2, 1)
        source.complete()
        #expect(keys.text == "1")
        #expect(log.text == "1 1 | .")
    }

    @Test("Contract 8: the outer handler is freed, even if a group lives on") func freesTheOuterHandler() {
        let source = PublishSubject<Int, Never>()
        let group = Seen<GroupedObservable<Int, Int, Never>>()
        weak var captured: Tracked?
        let outer: Subscription
        do {
            let object = Tracked()
            captured = object
            outer = source.groupBy { $0 }.subscribe(onNext: { [object] element in
                withExtendedLifetime(object) { group.add(element) }
            })
        }
        source.onNext(1)
        let inner = group.all[0].asObservable().subscribe()
        #expect(captured != nil)
        outer.dispose()
        #expect(captured == nil)
        inner.dispose()
    }

    @Test func isDisposed() {
        marbleTest { time in
            let source = time.hot("1-2-3-4-|", of: Int.self)
            time.expect(source.groupBy { $0 }.map(\.key), "1-2", during: "^--!")
            time.expect(subscriptions: source, "^--!")
        }
    }
}
