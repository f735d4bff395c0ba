public import Observation

/// The navigation of a SwiftUI `NavigationStack` as a model: coordinators write to it, the view binds to it.
///
/// ```swift
/// @State var navigator = PathNavigator<Route>()
///
/// NavigationStack(path: $navigator.path) { home.navigationDestination(for: Route.self, destination: screen) }
///     .sheet(item: $navigator.sheet, content: screen)
/// ```
///
/// When the user goes back, SwiftUI shortens ``path`` or clears ``sheet``, and the presentations of what has gone are
/// over; a back gesture that is cancelled changes neither. `root` empties the path and shows ``root`` below it.
@MainActor @Observable
public final class PathNavigator<Route: Hashable>: Navigator {
    /// What lies below the path, if a coordinator has shown anything as root.
    public private(set) var root: Route?

    private var routes: [Route] = []
    private var presented: Route?
    @ObservationIgnored private var pushed: [Presentation?] = []
    @ObservationIgnored private var rootPresentation: Presentation?
    @ObservationIgnored private var sheetPresentation: Presentation?

    /// A navigator that shows nothing yet.
    public init() {}

    /// The routes on the stack, lowest first; for `NavigationStack(path:)`, and for links that push by value.
    public var path: [Route] {
        get { routes }
        set {
            let same = zip(routes, newValue).prefix { $0 == $1 }.count
            let gone = pushed[same...]
            pushed.removeSubrange(same...)
            pushed += newValue[same...].map { _ in nil }
            routes = newValue
            end(gone)
        }
    }

    /// The route on a sheet above the stack, for `sheet(item:)`.
    ///
    /// There is one at a time: a new one replaces it.
    public var sheet: Route? {
        get { presented }
        set {
            guard newValue != presented else { return }
            presented = newValue
            let gone = sheetPresentation
            sheetPresentation = nil
            gone?.didEnd()
        }
    }

    /// Puts the route on the path, on the sheet or below; the animation is SwiftUI's affair.
    public func show(_ route: Route, as style: PresentationStyle, animated: Bool) -> Presentation {
        weak var shown: Presentation?
        let presentation = Presentation { [weak self] _ in
            if let shown { self?.remove(shown) }
        }
        shown = presentation
        var gone: [Presentation?] = []
        switch style {
        case .push:
            routes.append(route)
            pushed.append(presentation)
        case .present:
            gone = [sheetPresentation]
            (presented, sheetPresentation) = (route, presentation)
        case .root:
            gone = [rootPresentation] + clear(from: 0)
            (root, rootPresentation) = (route, presentation)
        }
        end(gone)
        presentation.didShow()
        return presentation
    }

    private func remove(_ presentation: Presentation) {
        if let index = pushed.firstIndex(where: { $0 === presentation }) {
            end(clear(from: index))
        } else if sheetPresentation === presentation {
            sheet = nil
        } else {
            if rootPresentation === presentation { rootPresentation = nil }
            presentation.didEnd()
        }
    }

    /// Takes away the path from an index on, and the sheet, which is above all of it.
    private func clear(from index: Int) -> [Presentation?] {
        let gone = pushed[index...] + [sheetPresentation]
        pushed.removeSubrange(index...)
        routes.removeSubrange(index...)
        (presented, sheetPresentation) = (nil, nil)
        return Array(gone)
    }

    /// Ends the topmost first, when all is in its new place: who hears of it may show the next screen at once.
    private func end(_ gone: some BidirectionalCollection<Presentation?>) {
        for presentation in gone.reversed() { presentation?.didEnd() }
    }
}
