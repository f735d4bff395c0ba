import Synchronization

/// Who listens, each at a place of its own until it leaves.
struct HandListeners<Listener> {
    private(set) var all: [Listener?] = []

    /// - Returns: its place.
    mutating func add(_ listener: Listener) -> Int {
        all.append(listener)
        return all.count - 1
    }

    mutating func remove(_ index: Int) -> Listener? {
        defer { while let last = all.last, last == nil { all.removeLast() } }
        return all[index].take()
    }
}

/// What somebody writes who needs a thread-safe list of listeners and has no library.
final class HandSubject<Element>: Sendable {
    typealias Listener = @Sendable (Element) -> Void

    private let listeners = Mutex(HandListeners<Listener>())

    func send(_ element: Element) {
        for listener in listeners.withLock({ $0.all }) { listener?(element) }
    }

    /// For several threads at a time: the listeners run in turn, under the mutex, so they must leave this subject alone.
    func sendInTurn(_ element: Element) {
        listeners.withLock { for listener in $0.all { listener?(element) } }
    }

    @discardableResult
    func listen(_ listener: @escaping Listener) -> Int {
        listeners.withLock { $0.add(listener) }
    }

    func leave(_ index: Int) {
        _ = listeners.withLock { $0.remove(index) }
    }
}

/// Work that a newer one takes the place of.
final class HandTask: Sendable {
    private let cancelled = Atomic(false)

    var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

    func cancel() {
        cancelled.store(true, ordering: .releasing)
    }
}

/// The same list for one thread.
final class HandMainSubject<Element> {
    private var listeners = HandListeners<(Element) -> Void>()

    func send(_ element: Element) {
        // Half the time of a loop over the array, which would have to be retained.
        var index = 0
        while index < listeners.all.count {
            listeners.all[index]?(element)
            index += 1
        }
    }

    @discardableResult
    func listen(_ listener: @escaping (Element) -> Void) -> Int {
        listeners.add(listener)
    }

    func leave(_ index: Int) {
        _ = listeners.remove(index)
    }
}

/// First in, first out: an array, and where those begin that still wait.
struct HandQueue<Element> {
    private var elements: [Element] = []
    private var head = 0

    var isEmpty: Bool { head == elements.count }

    mutating func append(_ element: Element) {
        elements.append(element)
    }

    mutating func popFirst() -> Element? {
        isEmpty ? nil : removeFirst()
    }

    mutating func removeFirst() -> Element {
        let first = elements[head]
        head += 1
        if head * 2 > elements.count {
            elements.removeFirst(head)
            head = 0
        }
        return first
    }
}

/// The newest elements, so many and no more.
struct HandRing {
    private let size: Int
    private var elements: [Int] = []
    private var start = 0

    init(_ size: Int) {
        self.size = size
    }

    mutating func append(_ element: Int) {
        if elements.count < size { return elements.append(element) }
        elements[start] = element
        start = (start + 1) % size
    }

    /// The oldest first.
    func forEach(_ body: (Int) -> Void) {
        for element in elements[start...] { body(element) }
        for element in elements[..<start] { body(element) }
    }
}

/// What several streams wait for each other in: a queue for each.
struct HandZip {
    private var queues: [HandQueue<Int>]
    private var ready = 0

    init(_ width: Int) {
        queues = [HandQueue<Int>](repeating: HandQueue(), count: width)
    }

    /// Returns whether there is now one from each.
    mutating func put(_ number: Int, at index: Int) -> Bool {
        if queues[index].isEmpty { ready += 1 }
        queues[index].append(number)
        return ready == queues.count
    }

    mutating func take(at index: Int) -> Int {
        let number = queues[index].removeFirst()
        if queues[index].isEmpty { ready -= 1 }
        return number
    }
}

/// A value with listeners, on several threads.
final class HandValue<Element: Sendable>: Sendable {
    typealias Listener = @Sendable (Element) -> Void

    private let state: Mutex<(value: Element, listeners: HandListeners<Listener>)>

    init(_ value: Element) {
        state = Mutex((value, HandListeners()))
    }

    func set(_ element: Element) {
        let listeners = state.withLock { state in
            state.value = element
            return state.listeners.all
        }
        for listener in listeners { listener?(element) }
    }

    func update(_ change: @Sendable (Element) -> Element) {
        let (element, listeners) = state.withLock { state in
            state.value = change(state.value)
            return (state.value, state.listeners.all)
        }
        for listener in listeners { listener?(element) }
    }

    @discardableResult
    func listen(_ listener: @escaping Listener) -> Int {
        let (index, value) = state.withLock { ($0.listeners.add(listener), $0.value) }
        listener(value)
        return index
    }

    func leave(_ index: Int) {
        _ = state.withLock { $0.listeners.remove(index) }
    }
}
