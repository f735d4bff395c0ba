/// Values that come and go, each found again by the number it got; removal costs the same however many there are.
struct Slots<Value> {
    private var values: ContiguousArray<Value?> = []
    private var free: ContiguousArray<Int> = []

    init() {}

    var count: Int { values.count - free.count }

    mutating func insert(_ value: Value) -> Int {
        if let index = free.popLast() {
            values[index] = value
            return index
        }
        values.append(value)
        return values.count - 1
    }

    mutating func remove(_ index: Int) -> Value? {
        guard values.indices.contains(index), let value = values[index] else { return nil }
        values[index] = nil
        free.append(index)
        return value
    }

    /// Everything that is in.
    var all: [Value] { values.compactMap { $0 } }

    /// Takes everything out; `nil` is where nothing was.
    mutating func removeAll() -> ContiguousArray<Value?> {
        defer { self = Slots() }
        return values
    }
}
