import Dispatch
import Streams

/// A kept instance while its factory runs: where other threads wait for it.
final class Build: @unchecked Sendable {  // the fields below `done` change under `lock` only
    private static let lock = Lock(())

    private let place: Place
    private let depth: Int
    private let done = DispatchGroup()
    private var owner: Resolution?
    private var result: AnyBox?

    init(_ place: Place, owner: Resolution) {
        self.place = place
        self.owner = owner
        depth = owner.steps.count
        done.enter()
    }

    /// Wakes all who wait, with `nil` if the factory failed.
    func finish(_ result: AnyBox?) {
        Self.lock.withLock { _ in
            self.result = result
            owner = nil
        }
        done.leave()
    }

    /// Waits for the factory, and returns `nil` if it failed.
    ///
    /// Whoever closes a circle of waiting threads gets the error; the others go on.
    func wait(_ resolution: Resolution) throws(ContainerError) -> AnyBox? {
        let path: [Place]? = Self.lock.withLock { _ in
            if let path = circle(to: resolution) { return path }
            resolution.waitsFor = self
            return nil
        }
        if let path { throw ContainerError(reason: .cycle, path: path.map(\.dependency)) }
        done.wait()
        return Self.lock.withLock { _ in
            resolution.waitsFor = nil
            return result
        }
    }

    /// The path from the resolution's first step to the one it would wait for in vain, if there is such a circle.
    private func circle(to resolution: Resolution) -> [Place]? {
        var path = resolution.steps + [place]
        var build = self
        while let owner = build.owner {
            if owner === resolution { return path }
            guard let next = owner.waitsFor else { return nil }
            path += owner.steps.dropFirst(build.depth + 1) + [next.place]
            build = next
        }
        return nil
    }
}
