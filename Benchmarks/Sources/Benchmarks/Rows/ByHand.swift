import Synchronization

/// What somebody writes who needs a thread-safe list of listeners and has no library.
final class HandSubject<Element>: Sendable {
    typealias Listener = @Sendable (Element) -> Void

    private let state = Mutex<[Listener?]>([])

    func send(_ element: Element) {
        let listeners = state.withLock { $0 }
        for listener in listeners { listener?(element) }
    }

    /// For several threads at a time: the listeners run in turn, under the mutex, so they must leave this subject alone.
    func sendInTurn(_ element: Element) {
        state.withLock { for listener in $0 { listener?(element) } }
    }

    @discardableResult
    func listen(_ listener: @escaping Listener) -> Int {
        state.withLock {
            $0.append(listener)
            return $0.count - 1
        }
    }

    func leave(_ index: Int) {
        let old = state.withLock { listeners in
            let old = listeners[index]
            listeners[index] = nil
            while let last = listeners.last, last == nil { listeners.removeLast() }
            return old
        }
        _ = old
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
    private var listeners: [((Element) -> Void)?] = []

    func send(_ element: Element) {
        // Half the time of a loop over the array, which would have to be retained.
        var index = 0
        while index < listeners.count {
            listeners[index]?(element)
            index += 1
        }
    }

    @discardableResult
    func listen(_ listener: @escaping (Element) -> Void) -> Int {
        listeners.append(listener)
        return listeners.count - 1
    }

    func leave(_ index: Int) {
        listeners[index] = nil
        while let last = listeners.last, last == nil { listeners.removeLast() }
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
    private let value: Mutex<Element>
    private let listeners = HandSubject<Element>()

    init(_ value: Element) {
        self.value = Mutex(value)
    }

    func set(_ element: Element) {
        value.withLock { $0 = element }
        listeners.send(element)
    }

    func update(_ change: @Sendable (Element) -> Element) {
        let element = value.withLock { value in
            value = change(value)
            return value
        }
        listeners.send(element)
    }

    @discardableResult
    func listen(_ listener: @escaping @Sendable (Element) -> Void) -> Int {
        listener(value.withLock { $0 })
        return listeners.listen(listener)
    }

    func leave(_ index: Int) {
        listeners.leave(index)
    }
}
