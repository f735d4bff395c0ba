import Foundation

/// Every operator of the library: what the laws are run for.
///
/// `LAWS_ONLY=debounce swift test --filter Laws` runs them for those whose names contain the word.
enum Catalogue {
    static let all: [Entry] = [
        sources, mainSources, transforming, mainTransforming, reshaping, mainReshaping, flattening, mainFlattening,
        tasks, mainTasks,
        filtering, mainFiltering, cutting, mainCutting, combining, mainCombining, booleans, failing, timing, sharing,
        converting, throwing,
    ].flatMap { $0 }

    /// Those that have an input.
    static let operators = all.filter { entry in
        !entry.windows.isEmpty && (only.map { entry.testDescription.contains($0) } ?? true)
    }

    private static let only = ProcessInfo.processInfo.environment["LAWS_ONLY"]
}
