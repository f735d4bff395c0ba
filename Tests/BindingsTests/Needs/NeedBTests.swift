import Bindings
import Testing

// Need (b): services are registered once; two view models resolve the same one, and a preview puts another in its place.

private protocol RecentSearches: AnyObject, Sendable {
    var words: [String] { get }
}
private final class StoredSearches: RecentSearches {
    let words = ["stored"]
}
private final class InMemorySearches: RecentSearches {
    let words = ["for a preview"]
}

extension Container {
    fileprivate var recentSearches: Factory<any RecentSearches> { factory(.singleton) { _ in StoredSearches() } }
}

@MainActor private final class SearchScreenModel {
    @Inject(\.recentSearches) var recents
}
@MainActor private final class MainScreenModel {
    @Inject(\.recentSearches) var recents
}

@Suite @MainActor struct NeedBTests {
    @Test func bothModelsHaveTheSameService() {
        Container.withCurrent(Container()) {
            #expect(SearchScreenModel().recents === MainScreenModel().recents)
            #expect(MainScreenModel().recents.words == ["stored"])
        }
    }

    @Test func aPreviewHasAnotherOne() {
        Container.withOverrides {
            $0.replace(\.recentSearches) { _ in InMemorySearches() }
        } operation: {
            #expect(SearchScreenModel().recents === MainScreenModel().recents)
            #expect(MainScreenModel().recents.words == ["for a preview"])
        }
    }
}
