/// Where subscribers put what they get, so that the work is not optimised away.
final class Tally: @unchecked Sendable {  // one thread at a time
    @exclusivity(unchecked) final var sum = 0

    func add(_ value: Int) {
        sum &+= value
    }
}

/// Gives back its argument without telling the optimiser so.
@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }

/// Uses a value as far as the optimiser knows.
@inline(never)
@_optimize(none)
func use<Value>(_ value: Value) {}
