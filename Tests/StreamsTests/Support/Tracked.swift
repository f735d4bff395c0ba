/// An object whose end a test looks for.
final class Tracked: Sendable {}
