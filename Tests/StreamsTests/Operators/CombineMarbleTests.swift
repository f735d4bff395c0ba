import Streams
import StreamsTesting
import Testing

/// The diagrams of the documentation, and the subscription windows with them.
@Suite struct CombineMarbleTests {
    @Test func concat() {
        marbleTest { time in
            let (a, b) = (time.cold("-a-|"), time.cold("-b-|"))
            time.expect(a.concat(b.asObservable()), "-a--b-|")
            time.expect(subscriptions: a, "^--!")
            time.expect(subscriptions: b, "---^--!")
        }
    }

    @Test func endWith() {
        marbleTest { time in
            time.expect(time.cold("-a-|").endWith("x", "y"), "-a-(xy|)")
            time.expect(time.cold("-a-#", error: Bad()).endWith("x", "y"), "-a-#", error: Bad())
        }
    }

    @Test func startWith() {
        marbleTest { time in
            let a = time.cold("--a-|")
            time.expect(a.startWith("x", "y"), "[xy]-a-|")
            time.expect(subscriptions: a, "^---!")
            time.expect(time.cold("#", error: Bad()).startWith("x"), "(x#)", error: Bad())
        }
    }

    @Test func merge() {
        marbleTest { time in
            let (a, b) = (time.cold("a---b---|"), time.cold("--x---y|"))
            time.expect(a.merge(with: b.asObservable()), "a-x-b-y-|")
            time.expect(subscriptions: a, "^-------!")
            time.expect(subscriptions: b, "^------!")
        }
        marbleTest { time in
            let (a, b) = (time.cold("a---b---|", error: Bad()), time.cold("--x-#", error: Bad()))
            time.expect(a.merge(with: b.asObservable()), "a-x-(b#)", error: Bad())
            time.expect(subscriptions: a, "^---!")
        }
    }

    @Test func combineLatest() {
        marbleTest { time in
            let (a, b) = (time.cold("a---b-----|"), time.cold("--1---2-|"))
            time.expect(
                Observable.combineLatest(a.asObservable(), b.asObservable()) { $0 + $1 }, "--x-y-z---|",
                values: ["x": "a1", "y": "b1", "z": "b2"])
            time.expect(subscriptions: a, "^---------!")
            time.expect(subscriptions: b, "^-------!")
        }
        marbleTest { time in
            let (a, b) = (time.cold("a---b-----|"), time.cold("--|"))
            time.expect(Observable.combineLatest(a.asObservable(), b.asObservable()) { $0 + $1 }, "--|")
            time.expect(subscriptions: a, "^-!")
        }
    }

    @Test func zip() {
        marbleTest { time in
            let (a, b) = (time.cold("a---b---c-|"), time.cold("-1-2------|"))
            time.expect(
                Observable.zip(a.asObservable(), b.asObservable()) { $0 + $1 }, "-x--y-----|",
                values: ["x": "a1", "y": "b2"])
            time.expect(subscriptions: a, "^---------!")
        }
        marbleTest { time in
            let (a, b) = (time.cold("ab---c---|"), time.cold("--1-|"))
            time.expect(Observable.zip(a.asObservable(), b.asObservable()) { $0 + $1 }, "--x-|", values: ["x": "a1"])
            time.expect(subscriptions: a, "^---!")
        }
    }

    @Test func withLatestFrom() {
        marbleTest { time in
            let (a, b) = (time.cold("a-----b--c-|"), time.cold("--1-2------|"))
            time.expect(a.withLatestFrom(b) { $0 + $1 }, "------x--y-|", values: ["x": "b2", "y": "c2"])
            time.expect(subscriptions: a, "^----------!")
            time.expect(subscriptions: b, "^----------!")
        }
    }

    @Test func amb() {
        marbleTest { time in
            let (a, b) = (time.cold("---a---b|"), time.cold("--x--y--|"))
            time.expect(a.amb(b.asObservable()), "--x--y--|")
            time.expect(subscriptions: a, "^-!")
            time.expect(subscriptions: b, "^-------!")
        }
    }

    @Test func bools() {
        let bools = ["t": true, "f": false] as [Character: Bool]
        marbleTest { time in
            time.expect(time.cold("t-f-|", values: bools).not(), "f-t-|", values: bools)
            let (a, b) = (time.cold("f---t---|", values: bools), time.cold("--t---f-|", values: bools))
            time.expect(a.and(b.asObservable()), "--f-t-f-|", values: bools)
            time.expect(a.or(b.asObservable()), "--t-t-t-|", values: bools)
        }
    }

    @Test func joined() {
        marbleTest { time in
            let lists = time.cold("x---y-|", values: ["x": ["a", "b"], "y": ["c"]])
            time.expect(lists.joined(), "(ab)c-|")
            time.expect(time.cold("a-b-|").joined(separator: ", "), "----(x|)", values: ["x": "a, b"])
        }
    }
}
