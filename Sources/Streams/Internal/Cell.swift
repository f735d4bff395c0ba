/// The state that one operator keeps for one subscription.
///
/// Events are serial, so nobody else is in there: the exclusivity check would cost more than most operators.
@usableFromInline
final class Cell<Value> {
    @exclusivity(unchecked) @usableFromInline final var value: Value

    @inlinable
    init(_ value: Value) {
        self.value = value
    }
}
