import Streams
import StreamsTesting
import Testing

struct MapErrorTests {
    struct Worse: Error, Equatable {
        var was: Bad
    }

    @Test func convertsTheFailure() {
        marbleTest { time in
            let source = time.hot("a-b-#", error: Bad())
            time.expect(source.mapError { Worse(was: $0) }, "a-b-#", error: Worse(was: Bad()))
            time.expect(subscriptions: source, "^---!")
        }
    }

    @Test func leavesCompletionAlone() {
        marbleTest { time in
            let source = time.hot("a-b-|", error: Bad())
            time.expect(source.mapError { Worse(was: $0) }, "a-b-|")
        }
    }

    @Test func isDisposed() {
        marbleTest { time in
            let source = time.hot("a-b-#", error: Bad())
            time.expect(source.mapError { Worse(was: $0) }, "a-b", during: "^--!")
            time.expect(subscriptions: source, "^--!")
        }
    }
}

struct SetFailureTypeTests {
    @Test func aStreamThatCannotFailJoinsOneThatCan() {
        marbleTest { time in
            let source = time.hot("a--b--|")
            let failing = time.cold("-x#", error: Bad())
            let both = source.setFailureType(to: Bad.self).flatMap { _ in failing.asObservable() }
            time.expect(both, "-x#", error: Bad())
            time.expect(source.setFailureType(to: Bad.self), "a--b--|")
            time.expect(subscriptions: source, "^-!", "^-----!")
        }
    }
}
