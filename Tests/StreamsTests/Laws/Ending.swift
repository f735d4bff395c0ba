import Streams

/// What ends the inputs of an operator under test.
enum Ending: CaseIterable, Sendable {
    case neither
    case aCompletes
    case aFails
    case bCompletes
    case bFails

    @MainActor
    func happen(on stage: Stage) {
        switch self {
        case .neither: break
        case .aCompletes: stage.a.end(.completed)
        case .aFails: stage.a.end(.failed(Bad()))
        case .bCompletes: stage.b.end(.completed)
        case .bFails: stage.b.end(.failed(Bad()))
        }
    }
}
