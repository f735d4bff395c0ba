import Bindings
import Streams
import Testing

@Suite @MainActor struct DeepLinksTests {
    let ready = DriverRelay(false)
    @MainActor final class Log { var opened: [String] = [] }
    let log = Log()

    func links() -> DeepLinks<String> {
        DeepLinks(when: { [ready] link in link.hasPrefix("public") ? .just(true) : ready.asDriver() }) { [log] link in
            log.opened.append(link)
        }
    }

    @Test func aLinkOpensAtOnceWhenAllIsReady() {
        let links = links()
        ready.accept(true)
        links.receive("a")
        links.receive("b")
        #expect(log.opened == ["a", "b"])
    }

    @Test("R64: the last of those that wait opens, once") func lastWins() {
        let links = links()
        links.receive("a")
        links.receive("b")
        #expect(log.opened.isEmpty)
        ready.accept(true)
        ready.accept(false)
        ready.accept(true)
        #expect(log.opened == ["b"])
    }

    @Test func whatALinkWaitsForIsItsOwnAffair() {
        let links = links()
        links.receive("private")
        links.receive("public")
        #expect(log.opened == ["public"])
        ready.accept(true)
        #expect(log.opened == ["public"], "the link before it was dropped")
    }

    @Test func aLinkMayCauseAnother() {
        var links: DeepLinks<String>?
        links = DeepLinks(when: { [ready] _ in ready.asDriver() }) { [log] link in
            log.opened.append(link)
            if link == "a" { links?.receive("b") }
        }
        links?.receive("a")
        ready.accept(true)
        #expect(log.opened == ["a", "b"])
    }

    @Test func aLinkThatALinkCausesWaitsForItsOwnCondition() {
        let other = DriverRelay(true)
        var links: DeepLinks<String>?
        links = DeepLinks(when: { [ready] link in link == "a" ? other.asDriver() : ready.asDriver() }) { [log] link in
            log.opened.append(link)
            if link == "a" { links?.receive("b") }
        }
        links?.receive("a")
        other.accept(false)
        other.accept(true)
        #expect(log.opened == ["a"])
        ready.accept(true)
        ready.accept(true)
        #expect(log.opened == ["a", "b"])
    }

    @Test func aLinkThatComesWhileAnotherIsAskedForIsTheLast() {
        var links: DeepLinks<String>?
        links = DeepLinks(when: { link in
            if link == "a" { links?.receive("b") }
            return .just(true)
        }) { [log] link in log.opened.append(link) }
        links?.receive("a")
        #expect(log.opened == ["b"])
    }

    @Test func nothingIsOpenedForTheDead() {
        do { links().receive("a") }
        ready.accept(true)
        #expect(log.opened.isEmpty)
    }
}
