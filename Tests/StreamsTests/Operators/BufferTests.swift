import Streams
import StreamsTesting
import Testing

struct BufferTests {
    let values: [Character: [String]] = ["x": ["a", "b", "c"], "y": ["d"], "z": ["e"], "o": []]

    @Test func sendsByTimeAndByCount() {
        marbleTest { time in
            let source = time.hot("a-bcd----e-|")
            time.expect(source.buffer(timeSpan: .milliseconds(4), count: 3), "---x---y---(z|)", values: values)
            time.expect(subscriptions: source, "^----------!")
        }
    }

    @Test func anEmptyTimeGivesAnEmptyArray() {
        marbleTest { time in
            let source = time.hot("----------d|")
            time.expect(source.buffer(timeSpan: .milliseconds(4)), "----o---o--(y|)", values: values)
        }
    }

    @Test func nothingIsLeftForCompletion() {
        marbleTest { time in
            let source = time.hot("abc-|")
            time.expect(source.buffer(timeSpan: .seconds(1), count: 3), "--x-|", values: values)
        }
    }

    @Test func aFailureDropsTheRest() {
        marbleTest { time in
            let source = time.hot("abcd#", error: Bad())
            time.expect(source.buffer(timeSpan: .seconds(1), count: 3), "--x-#", values: values, error: Bad())
            time.expect(subscriptions: source, "^---!")
        }
    }

    @Test("Contract 11: each subscription has its own") func twoSubscriptions() {
        marbleTest { time in
            let buffered = time.hot("abcde|").buffer(timeSpan: .seconds(1), count: 3)
            time.expect(buffered, "--x--(w|)", values: ["x": ["a", "b", "c"], "w": ["d", "e"]])
            time.expect(buffered, "----v|", values: ["v": ["c", "d", "e"]], during: "--^")
        }
    }

    @Test func isDisposed() {
        marbleTest { time in
            let source = time.hot("abcde|")
            time.expect(source.buffer(timeSpan: .milliseconds(9), count: 3), "--x", values: values, during: "^--!")
            time.expect(subscriptions: source, "^--!")
        }
    }

    @Test("R37: no time means one turn of the scheduler, and nothing overflows") func extremes() {
        marbleTest { time in
            let source = time.hot("[abc]--d-|")
            time.expect(source.buffer(timeSpan: .zero), "x--y-|", values: values)
            time.expect(source.buffer(timeSpan: .seconds(-1)), "x--y-|", values: values)
            time.expect(source.buffer(timeSpan: .seconds(Int64.max), count: 3), "x----(y|)", values: values)
            time.expect(time.hot("d--e|").buffer(timeSpan: .zero, count: 0), "y--z|", values: values)
        }
    }

    @Test func holdsOneTimer() {
        withVirtualTime { time in
            let subject = PublishSubject<Int, Never>()
            let subscription = subject.buffer(timeSpan: .seconds(1), count: 2).subscribe()
            for x in 0..<1_000 { subject.onNext(x) }
            #expect(time.timers.deadlines.count == 1)
            subscription.dispose()
            #expect(time.timers.deadlines.isEmpty)
        }
    }
}
