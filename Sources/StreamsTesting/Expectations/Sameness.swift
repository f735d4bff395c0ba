/// How to compare failures: by `==` where their type has it, else by what Swift prints of them.
func areSameFailures<Failure: Error>(_ one: Failure, _ other: Failure) -> Bool {
    guard let equatable = (one as Any) as? any Equatable else {
        return type(of: one) == type(of: other) && String(reflecting: one) == String(reflecting: other)
    }
    return isSame(equatable, other)
}

private func isSame<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    one == other as? Value
}
