public import Bindings
import Streams

/// Leads through a search: the search screen, the details of what is picked, and back to the parent with the code of the
/// airport that the user chose.
///
/// It knows no user interface: a screen is whatever the navigator shows, made by ``Screens``.
public final class SearchCoordinator<Screen>: BaseCoordinator<String>, Coordinator {
    /// How the screens of the flow are made.
    public struct Screens {
        /// Makes the search screen; it calls the builder with its own input when it has loaded.
        public let search:
            @MainActor (@escaping ViewModelBuilder<SearchViewModel.Input, SearchViewModel.Output>) -> Screen
        /// Makes the screen for a route; it calls `choose` when the user decides for the airport.
        public let detail: @MainActor (_ route: SearchRoute, _ choose: @escaping @MainActor () -> Void) -> Screen

        /// Pairs the two.
        public init(
            search:
                @escaping @MainActor (
                    @escaping ViewModelBuilder<SearchViewModel.Input, SearchViewModel.Output>
                ) -> Screen,
            detail: @escaping @MainActor (SearchRoute, @escaping @MainActor () -> Void) -> Screen
        ) {
            self.search = search
            self.detail = detail
        }
    }

    private let navigator: any Navigator<Screen>
    private let viewModel: SearchViewModel
    private let screens: Screens

    /// A search on a navigator.
    public init(navigator: any Navigator<Screen>, viewModel: SearchViewModel, screens: Screens) {
        self.navigator = navigator
        self.viewModel = viewModel
        self.screens = screens
    }

    /// Shows the search screen.
    public func start() {
        let screen = screens.search { [weak self, viewModel] input in
            let output = viewModel.transform(input)
            self?.follow(output.route) { coordinator, route in coordinator.open(route) }
            return output
        }
        show(screen, on: navigator)
    }

    private func open(_ route: SearchRoute) {
        let screen = screens.detail(route) { [weak self] in
            switch route {
            case .airport(let code, _): self?.finish(code)
            }
        }
        show(screen, on: navigator)
    }
}
