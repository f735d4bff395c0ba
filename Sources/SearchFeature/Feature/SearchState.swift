import Streams

/// How far the latest search has come; all that the screen shows of it is derived from here.
enum SearchState: Equatable {
    case idle
    case running
    case found([SearchResult])
    case failed(SearchError)

    /// The states of one search; nothing is searched for without a text.
    @MainActor
    static func searching(_ text: String, in search: any SearchProviding) -> Driver<SearchState> {
        if text.isEmpty { return .just(.idle) }
        return Driver.just(text)
            .flatMapLatest { text in await SearchState(text, search) }
            .startWith(.running)
    }

    private init(_ text: String, _ search: any SearchProviding) async {
        do throws(SearchError) {
            self = .found(try await search.search(text))
        } catch {
            self = .failed(error)
        }
    }

    /// What the screen lists now; `nil` when it goes on to list what it lists.
    var results: [SearchResult]? {
        switch self {
        case .idle: []
        case .found(let results): results
        case .running, .failed: nil
        }
    }

    var isSearching: Bool { self == .running }

    /// Why there is no answer, if there is none; `nil` when the screen goes on to say what it says.
    var failure: SearchError?? {
        switch self {
        case .idle, .found: .some(nil)
        case .failed(let error): error
        case .running: nil
        }
    }
}
