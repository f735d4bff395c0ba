import Streams

/// The instances that a container, or a scope of overrides, keeps; each made once, with no lock held meanwhile.
final class Store: Sendable {
    private enum Cell {
        case building(Build)
        case strong(AnyBox)
        case weak(WeakBox)
    }

    private enum Claim {
        case ready(AnyBox)
        case wait(Build)
        case mine(Build)
    }

    private let cells = Lock<[Place: Cell]>([:])

    func box(at place: Place, _ scope: Scope, _ make: () throws -> AnyBox) throws(ContainerError) -> AnyBox {
        try Resolution.run { resolution throws(ContainerError) in
            switch scope {
            case .unique:
                try resolution.step(place, make)
            case .graph:
                try resolution.once(place, in: self, make)
            case .shared, .singleton:
                try kept(at: place, resolution, weakly: scope == .shared) { () throws(ContainerError) in
                    try resolution.step(place, make)
                }
            }
        }
    }

    /// The value at a place, made at most once at a time: who comes meanwhile waits, and tries in its turn after a failure.
    func kept(
        at place: Place, _ resolution: Resolution, weakly: Bool, _ make: () throws(ContainerError) -> AnyBox
    ) throws(ContainerError) -> AnyBox {
        while true {
            switch claim(place, for: resolution) {
            case .ready(let box):
                return box
            case .wait(let build):
                if let box = try build.wait(resolution) { return box }
            case .mine(let build):
                do throws(ContainerError) {
                    let box = try make()
                    settle(place, build, weakly ? box.weakened().map(Cell.weak) : .strong(box))
                    build.finish(box)
                    return box
                } catch {
                    settle(place, build, nil)
                    build.finish(nil)
                    throw error
                }
            }
        }
    }

    /// Drops the instances of a dependency; one that is being built is handed to those who wait, and not kept.
    func forget(_ key: Key, of container: ContainerID) {
        let dependency = Dependency(key: key, container: container)
        var dropped: [Place: Cell] = [:]  // outlives the lock: dropping may run a deinit
        cells.withLock { cells in
            dropped = cells.filter { $0.key.dependency == dependency }
            for place in dropped.keys { cells[place] = nil }
        }
    }

    private func claim(_ place: Place, for resolution: Resolution) -> Claim {
        cells.withLock { cells in
            switch cells[place] {
            case .strong(let box): return .ready(box)
            case .building(let build): return .wait(build)
            case .weak(let weak):
                if let box = weak.strengthened() { return .ready(box) }
            case nil: break
            }
            let build = Build(place, owner: resolution)
            cells[place] = .building(build)
            return .mine(build)
        }
    }

    private func settle(_ place: Place, _ build: Build, _ cell: Cell?) {
        cells.withLock { cells in
            if case .building(let current) = cells[place], current === build { cells[place] = cell }
        }
    }
}
