public import Bindings
public import Foundation

/// What the search needs, as the app uses it: the airports that ship with it, and a file for the recent searches.
///
///     let container = Container(assemblies: [SearchAssembly()])
///     let viewModel = try container.resolveOnMain(SearchViewModel.self)
public struct SearchAssembly: Assembly {
    private let store: @Sendable () -> any RecentSearchStoring

    /// Recent searches are kept in the user's folder for such files.
    public init() {
        self.init(store: { FileRecentSearchStore(url: FileRecentSearchStore.standardURL()) })
    }

    /// Recent searches are kept by the store that `store` makes.
    public init(store: @escaping @Sendable () -> any RecentSearchStoring) {
        self.store = store
    }

    /// Registers the search, the recent searches that all screens share, and the view models.
    public func assemble(into container: Container) {
        let store = store
        container.register((any SearchProviding).self, .singleton) { _ in AirportSearch() }
        container.register((any RecentSearchStoring).self, .singleton) { _ in store() }
        container.registerOnMain(RecentSearchService.self, .singleton) {
            RecentSearchService(store: try $0.resolve((any RecentSearchStoring).self))
        }
        container.registerOnMain(SearchViewModel.self) {
            SearchViewModel(search: try $0.resolve((any SearchProviding).self), recents: try $0.resolve())
        }
        container.registerOnMain(MainViewModel.self) { MainViewModel(recents: try $0.resolve()) }
    }
}

/// The same with a server that knows the airports; what fails for a moment is tried again.
public struct RemoteSearchAssembly: Assembly {
    private let endpoint: URL

    /// Searches at an HTTP address, as ``RemoteAirportSearch`` does.
    public init(endpoint: URL) {
        self.endpoint = endpoint
    }

    /// Registers what ``SearchAssembly`` does, with the server in place of the airports that ship with the app.
    public func assemble(into container: Container) {
        SearchAssembly().assemble(into: container)
        container.register((any SearchProviding).self, .singleton) { [endpoint] _ in
            RetryingSearch(RemoteAirportSearch(endpoint: endpoint))
        }
    }
}

/// The same for previews: all in memory, with a few airports and recent searches to look at.
public struct SearchPreviewAssembly: Assembly {
    /// What previews find.
    public static let airports = [
        Airport(code: "ICN", name: "Incheon International Airport", city: "Seoul", country: "KR"),
        Airport(code: "GMP", name: "Gimpo International Airport", city: "Seoul", country: "KR"),
        Airport(code: "JFK", name: "John F Kennedy International Airport", city: "New York", country: "US"),
    ]

    /// Nothing to choose.
    public init() {}

    /// Registers what ``SearchAssembly`` does, in memory.
    public func assemble(into container: Container) {
        SearchAssembly(store: {
            let recents = [RecentSearch(airport: Self.airports[1]), RecentSearch(text: "sao paulo")]
            return InMemoryRecentSearchStore(RecentSearchList(recents))
        }).assemble(into: container)
        container.register((any SearchProviding).self, .singleton) { _ in AirportSearch(airports: Self.airports) }
    }
}

extension Container {
    /// Registers the feature as the app uses it.
    public func registerDependencies() {
        add(SearchAssembly())
    }

    /// Registers the feature for previews: all in memory, seeded.
    public func registerForPreview() {
        add(SearchPreviewAssembly())
    }
}
