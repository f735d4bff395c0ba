import Bindings
import Dispatch
import Testing

@Suite(.timeLimit(.minutes(10))) struct ConcurrencyTests {
    let container = Container()

    @Test("R65: kept instances are made once, however many ask at once", arguments: [Scope.singleton, .shared])
    func once(_ scope: Scope) async {
        for _ in 0..<100 {
            let calls = Counter()
            container.register(Thing.self, scope) { _ in Thing(calls.next()) }
            let things = await withTaskGroup(of: Thing.self) { [container] group in
                for _ in 0..<8 { group.addTask { container.find(Thing.self)! } }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(calls.value == 1)
            #expect(Set(things.map(\.number)) == [1])
        }
    }

    @Test("R65: while one factory runs, another key never waits and the same key does")
    func anotherKeyNeverWaits() async throws {
        let started = DispatchSemaphore(value: 0)
        let release = DispatchSemaphore(value: 0)
        container.register(Thing.self, .singleton) { _ in
            started.signal()
            release.wait()
            return Thing(1)
        }
        container.register(Int.self, .singleton) { _ in 2 }
        async let slow = onThread { [container] in container.find(Thing.self) }
        await onThread { started.wait() }
        #expect(try container.resolve(Int.self) == 2)  // would hang if it waited
        container.register(String.self, .singleton) { _ in "also registering" }
        #expect(try container.resolve(String.self) == "also registering")
        async let second = onThread { [container] in container.find(Thing.self) }
        release.signal()
        let (a, b) = await (slow, second)
        #expect(a != nil && a === b)
    }

    @Test("R65: threads that wait for each other get an error with the path, and nobody hangs", arguments: 2...5)
    func aCircleOfThreads(_ count: Int) async throws {
        let arrived = Rendezvous(count)
        for index in 0..<count {
            container.register(Thing.self, name: "\(index)", .singleton) { resolver in
                arrived.wait()
                return try resolver.resolve(Thing.self, name: "\((index + 1) % count)")
            }
        }
        let errors = await withTaskGroup(of: ContainerError?.self) { [container] group in
            for index in 0..<count {
                group.addTask {
                    await onThread {
                        errorOf { () throws(ContainerError) in try container.resolve(Thing.self, name: "\(index)") }
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(errors.count == count)
        for error in errors {
            let error = try #require(error)
            #expect(error.isCycle)
            #expect(error.steps.count == count + 1)
            #expect(error.steps.first == error.steps.last)
        }
    }

    @Test func aCircleAcrossContainers() async throws {
        let other = Container(name: "other")
        let arrived = Rendezvous(2)
        container.register(Thing.self, .singleton) { _ in
            arrived.wait()
            return try other.resolve(Thing.self)
        }
        other.register(Thing.self, .singleton) { [container] _ in
            arrived.wait()
            return try container.resolve(Thing.self)
        }
        async let first = onThread { [container] in
            errorOf { () throws(ContainerError) in try container.resolve(Thing.self) }
        }
        async let second = onThread { errorOf { () throws(ContainerError) in try other.resolve(Thing.self) } }
        let (a, b) = await (first, second)
        #expect(a?.isCycle == true && b?.isCycle == true)
        #expect("\(try #require(a))".contains("other.BindingsTests.Thing"))
    }

    @Test func whoWaitedForAFailureTriesInItsTurn() async throws {
        struct NotYet: Error {}
        let calls = Counter()
        let started = DispatchSemaphore(value: 0)
        let release = DispatchSemaphore(value: 0)
        container.register(Thing.self, .singleton) { _ in
            guard calls.next() == 1 else { return Thing(2) }
            started.signal()
            release.wait()
            throw NotYet()
        }
        async let first = onThread { [container] in container.find(Thing.self) }
        await onThread { started.wait() }
        async let second = onThread { [container] in container.find(Thing.self) }
        release.signal()
        #expect(await first == nil)
        #expect(await second?.number == 2)
    }

    @Test func replacedWhileBeingBuiltIsNotKept() async throws {
        let started = DispatchSemaphore(value: 0)
        let release = DispatchSemaphore(value: 0)
        container.register(Thing.self, .singleton) { _ in
            started.signal()
            release.wait()
            return Thing(1)
        }
        async let old = onThread { [container] in container.find(Thing.self) }
        await onThread { started.wait() }
        container.register(Thing.self, .singleton) { _ in Thing(2) }
        #expect(try container.resolve(Thing.self).number == 2)
        release.signal()
        #expect(await old?.number == 1)
        #expect(try container.resolve(Thing.self).number == 2)
    }

    @Test("contract 4: a factory may wait for a queue that is itself resolving")
    func noLockWhileAFactoryRuns() async {
        container.register(Int.self, .singleton) { _ in 1 }
        container.register(String.self, .singleton) { [container] _ in
            DispatchQueue(label: "inner").sync { "\(container.find(Int.self) ?? 0)" }
        }
        let text = await onThread { [container] in container.find(String.self) }
        #expect(text == "1")
    }
}

/// Lets threads go on when all of them have come, the first time.
final class Rendezvous: Sendable {
    private let counter = Counter()
    private let group = DispatchGroup()
    private let count: Int

    init(_ count: Int) {
        self.count = count
        group.enter()
    }

    func wait() {
        if counter.next() == count { group.leave() }
        group.wait()
    }
}
