import Bindings
import Dispatch
import Synchronization

protocol RecentsService: AnyObject, Sendable {
    var words: [String] { get }
}

final class FileRecents: RecentsService {
    let words = ["from", "file"]
}

final class MemoryRecents: RecentsService {
    let words: [String]
    init(_ words: [String] = []) { self.words = words }
}

final class SearchModel: Sendable {
    let recents: any RecentsService
    init(recents: any RecentsService) { self.recents = recents }
}

final class MainModel: Sendable {
    let recents: any RecentsService
    init(recents: any RecentsService) { self.recents = recents }
}

struct DetailModel: Sendable {
    let id: Int
    let title: String
    let recents: any RecentsService
}

/// Not Sendable, and made by a factory that any thread may call.
final class Draft {
    var text = ""
}

@MainActor final class Screen {
    let recents: any RecentsService
    init(recents: any RecentsService) { self.recents = recents }
}

final class Counter: Sendable {
    private let number = Atomic(0)
    @discardableResult func next() -> Int { number.add(1, ordering: .relaxed).newValue }
    var value: Int { number.load(ordering: .relaxed) }
}

final class Thing: Sendable {
    let number: Int
    init(_ number: Int = 0) { self.number = number }
}

extension Container {
    var recents: Factory<any RecentsService> { factory(.singleton) { _ in FileRecents() } }
    var search: Factory<SearchModel> { factory { try SearchModel(recents: $0.recents()) } }
    var main: Factory<MainModel> { factory { try MainModel(recents: $0.recents()) } }
    var keptSearch: Factory<SearchModel> { factory(.singleton) { try SearchModel(recents: $0.recents()) } }
    var detail: Factory<DetailModel, Int, String> {
        factory { r, id, title in try DetailModel(id: id, title: title, recents: r.recents()) }
    }
    var draft: Factory<Draft> { factory { _ in Draft() } }
    var screen: MainFactory<Screen> { mainFactory { try Screen(recents: $0.recents()) } }
}

/// Runs work on a thread of its own, where it may block.
func onThread<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
        DispatchQueue(label: "test thread").async { continuation.resume(returning: work()) }
    }
}

/// The error that an expression throws.
func errorOf<Value>(_ body: () throws(ContainerError) -> Value) -> ContainerError? {
    do throws(ContainerError) {
        _ = try body()
        return nil
    } catch {
        return error
    }
}

extension ContainerError {
    var isCycle: Bool { if case .cycle = reason { true } else { false } }
    var isMissing: Bool { if case .missing = reason { true } else { false } }
    var steps: [String] { path.map { $0.name ?? "\($0.type)" } }
}
