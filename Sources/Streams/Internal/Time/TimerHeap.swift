/// What a `TimerQueue` guards: one slot per timer and a binary heap of those that are armed.
///
/// A timer that is armed again for later keeps its place in the heap and is moved when it comes to the top, so that
/// feeding a debounce costs neither memory nor a search.
struct TimerHeap {
    typealias Action = @Sendable () -> Void

    /// When a timer is due; among equal times the one that was armed first.
    struct Key: Comparable {
        var deadline: Duration
        var sequence: UInt64

        static func < (left: Key, right: Key) -> Bool {
            left.deadline == right.deadline ? left.sequence < right.sequence : left.deadline < right.deadline
        }
    }

    /// What leaves the heap, to be run or released by the caller, after the lock.
    struct Work {
        /// What a timer does each time.
        var action: Action?
        /// Who is rung for instead; it lives at least as long as the timer is armed.
        var owner: (any Ringing)?

        func run() {
            if let owner { owner.ring() } else { action?() }
        }
    }

    private struct Slot {
        var key = Key(deadline: .zero, sequence: 0)
        var position = -1
        var work = Work()
        var isCancelled = false
    }

    private struct Entry {
        var key: Key
        var slot: Int
    }

    private var slots: [Slot] = []
    private var free: [Int] = []
    private var entries: [Entry] = []
    private var sequence: UInt64 = 0

    /// How many timers are armed.
    var count: Int { entries.count }

    /// How many timers there have been at one time.
    var slotCount: Int { slots.count }

    /// - Parameter action: what to run, unless an owner is given when the timer is armed.
    mutating func insert(_ action: Action? = nil) -> Int {
        let slot = Slot(work: Work(action: action))
        guard let index = free.popLast() else {
            slots.append(slot)
            return slots.count - 1
        }
        slots[index] = slot
        return index
    }

    mutating func remove(_ slot: Int) -> Work {
        let work = cancel(slot)
        free.append(slot)
        return work
    }

    /// The next place among the timers that are due at `deadline`.
    mutating func place(at deadline: Duration) -> Key {
        sequence &+= 1
        return Key(deadline: deadline, sequence: sequence)
    }

    /// Arms a timer and says whether it is now the earliest, and earlier than what the heap showed before.
    mutating func arm(_ slot: Int, at deadline: Duration, for owner: (any Ringing)? = nil) -> Bool {
        arm(slot, at: place(at: deadline), for: owner)
    }

    /// Arms a timer for a place that was taken before.
    mutating func arm(_ slot: Int, at key: Key, for owner: (any Ringing)? = nil) -> Bool {
        let position = slots[slot].position
        if slots[slot].isCancelled || position < 0 && owner == nil && slots[slot].work.action == nil { return false }
        slots[slot].key = key
        if position < 0 {
            slots[slot].work.owner = owner
            entries.append(Entry(key: key, slot: slot))
            siftUp(entries.count - 1)
        } else {
            guard key < entries[position].key else { return false }
            entries[position].key = key
            siftUp(position)
        }
        return entries[0].slot == slot
    }

    func isArmed(_ slot: Int) -> Bool { slots[slot].position >= 0 }

    /// Takes a timer out of the heap; it can be armed again.
    mutating func disarm(_ slot: Int) -> (any Ringing)? {
        let position = slots[slot].position
        if position >= 0 { removeEntry(at: position) }
        return slots[slot].work.owner.take()
    }

    mutating func disarmAll() -> [any Ringing] {
        let armed = entries.map(\.slot)
        return armed.compactMap { disarm($0) }
    }

    /// Takes a timer out of the heap and its action out of the timer.
    mutating func cancel(_ slot: Int) -> Work {
        slots[slot].isCancelled = true
        let owner = disarm(slot)
        return Work(action: slots[slot].work.action.take(), owner: owner)
    }

    /// The deadline of the earliest timer.
    mutating func first() -> Duration? {
        settleTop()
        return entries.first?.key.deadline
    }

    /// Takes out the earliest timer, if it is due by `limit`.
    mutating func pop(upTo limit: Duration) -> Work? {
        guard let deadline = first(), deadline <= limit else { return nil }
        let slot = entries[0].slot
        removeEntry(at: 0)
        return Work(action: slots[slot].work.action, owner: slots[slot].work.owner.take())
    }

    /// The deadlines of all armed timers, in the order in which they would run.
    func deadlines() -> [Duration] {
        entries.map { slots[$0.slot].key }.sorted().map(\.deadline)
    }

    private mutating func settleTop() {
        while let top = entries.first {
            let key = slots[top.slot].key
            if key == top.key { return }
            entries[0].key = key
            siftDown(0)
        }
    }

    private mutating func removeEntry(at position: Int) {
        slots[entries[position].slot].position = -1
        let last = entries.removeLast()
        guard position < entries.count else { return }
        entries[position] = last
        siftUp(position)
        siftDown(slots[last.slot].position)
    }

    private mutating func siftUp(_ start: Int) {
        let entry = entries[start]
        var position = start
        while position > 0 {
            let parent = (position - 1) / 2
            guard entry.key < entries[parent].key else { break }
            place(entries[parent], at: position)
            position = parent
        }
        place(entry, at: position)
    }

    private mutating func siftDown(_ start: Int) {
        let entry = entries[start]
        var position = start
        while true {
            var child = 2 * position + 1
            guard child < entries.count else { break }
            if child + 1 < entries.count, entries[child + 1].key < entries[child].key { child += 1 }
            guard entries[child].key < entry.key else { break }
            place(entries[child], at: position)
            position = child
        }
        place(entry, at: position)
    }

    private mutating func place(_ entry: Entry, at position: Int) {
        entries[position] = entry
        slots[entry.slot].position = position
    }
}
