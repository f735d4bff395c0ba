/// What `values` does when elements come faster than they are read.
public enum BufferingPolicy: Sendable, Equatable {
    /// Keeps all.
    case unbounded
    /// Keeps so many, and drops the oldest to make room; at least one is kept.
    case bufferingNewest(Int)
    /// Keeps so many, and drops what comes when there is no room; at least one is kept.
    case bufferingOldest(Int)
}
