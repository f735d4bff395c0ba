import Marbles
import Streams

/// What the inputs of an operator do in one run, which takes 19 ms.
///
/// They are cold: each subscription plays its diagram from the start.
enum Script: Int, CaseIterable, Sendable {
    case aEndsFirst, bEndsFirst, aFails, bFails, aIsEmpty, bIsEmpty, disposedOf

    /// The last row is how long somebody listens.
    private static let table = Windows(
        """
        a  -1-2|               -1--2--3-----|      -1--2#        ----1--2|   ---|       ----1--2|    -1--2--3|
        b  -----5-6|           --56----|           --5---6|      --#         -5--6|     --|          --5--6--7|
        !  ^                   ^                   ^             ^           ^          ^            ^-----!
        """)

    /// Those that an operator of a world can meet: drivers and signals do not fail.
    static func all(for world: Entry.World) -> [Script] {
        world == .observable ? allCases : allCases.filter { $0 != .aFails && $0 != .bFails }
    }

    func input(_ name: Character, on time: VirtualScheduler) throws -> ColdObservable<Int, Bad> {
        try time.cold(Self.table.cells(name, in: self).joined(), of: Int.self, error: Bad())
    }

    func window() throws -> SubscriptionWindow {
        try MarbleDiagram.window(Self.table.cells("!", in: self).joined())
    }
}
