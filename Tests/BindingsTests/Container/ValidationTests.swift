import Bindings
import Testing

extension Container {
    fileprivate var needsString: Factory<Int> { factory { try $0.resolve(String.self).count } }
    fileprivate var perNumber: MainFactory<Int, Int> { mainFactory { r, number in try r.needsString() + number } }
}

@Suite @MainActor struct ValidationTests {
    let container = Container()

    @Test func reportsAllErrorsTogether() throws {
        container.register(A.self) { try A(b: $0.resolve()) }
        container.register(B.self) { try B(c: $0.resolve()) }
        container.registerOnMain(Draft.self) {
            _ = try $0.resolve(Double.self); return Draft()
        }
        container.register(Thing.self) { _ in Thing() }
        container.register(Int.self) { (_, text: String) in text.count }  // needs an argument: not tried
        let errors = try #require(throws: ContainerErrors.self) {
            try container.validate {
                $0.check(\.needsString)
                $0.check(\.perNumber, 3)
                $0.check(\.recents)
            }
        }
        #expect(
            errors.errors.map(\.steps) == [
                ["A", "B", "C"], ["B", "C"], ["Draft", "Double"], ["needsString", "String"],
                ["perNumber", "needsString", "String"],
            ])
        #expect("\(errors)".split(separator: "\n").count == 5)
    }

    @Test func aSoundContainerIsReadyAfterwards() throws {
        let calls = Counter()
        container.register(Thing.self, .singleton) { _ in Thing(calls.next()) }
        container.registerOnMain(Screen.self) { try Screen(recents: $0.recents()) }
        try container.validate { $0.check(\.search) }
        #expect(try container.resolve(Thing.self).number == 1)
        #expect(calls.value == 1)
    }
}

private struct A: Sendable { let b: B }
private struct B: Sendable { let c: C }
private struct C: Sendable {}
