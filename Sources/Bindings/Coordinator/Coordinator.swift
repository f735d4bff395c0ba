public import Streams

/// Leads the user through one flow of screens, and starts other coordinators for the flows that branch off.
///
/// ```swift
/// final class SearchCoordinator: BaseCoordinator<Airport>, Coordinator {
///     let navigator: any Navigator<UIViewController>
///     init(navigator: any Navigator<UIViewController>) { self.navigator = navigator }
///
///     func start() {
///         let model = SearchViewModel()
///         follow(model.picked) { coordinator, airport in coordinator.finish(airport) }
///         show(SearchViewController(viewModel: model), on: navigator)
///     }
/// }
///
/// parent.start(SearchCoordinator(navigator: navigator)) { ending in print(ending.outcome ?? "cancelled") }
/// ```
///
/// A coordinator ends once: when it calls `finish`, when the first screen it showed has gone, when it is removed, or when
/// its parent ends. Its children end first. The parent holds it until then and not longer. A `start` that is forgotten
/// does not compile: the base class has none.
@MainActor
public protocol Coordinator: AnyObject {
    /// What the flow comes to.
    associatedtype Outcome = Void

    /// The state of the flow; ``BaseCoordinator`` has it, and a class of its own says `let flow = Flow<Outcome>()`.
    var flow: Flow<Outcome> { get }

    /// Shows the first screen. Called by the parent, once; by the app for the topmost coordinator.
    func start()
}

/// A coordinator without its `start`: inherit from it, conform to ``Coordinator``, and write that.
@MainActor
open class BaseCoordinator<Outcome> {
    /// The state of the flow.
    public let flow = Flow<Outcome>()

    /// A coordinator that has not started.
    public init() {}
}

extension Coordinator {
    /// The coordinators that this one has started and that have not ended.
    public var children: [any Coordinator] { flow.running.map(\.coordinator) }

    /// Holds a child, and hears when it ends, without starting it; see ``start(_:onEnd:)``.
    ///
    /// - Returns: `false`, and nothing happens, if the child has a parent or has ended, or this coordinator has ended.
    @discardableResult
    public func add<Child: Coordinator>(
        _ child: Child, onEnd: @escaping @MainActor (Ending<Child.Outcome>) -> Void = { _ in }
    ) -> Bool {
        guard !flow.isOver else { return false }
        let (flow, childFlow) = (flow, child.flow)
        let isNew = childFlow.begin(
            leave: { [weak flow, weak child] in flow?.running.removeAll { $0.coordinator === child } }, onEnd)
        if isNew { flow.running.append((child, { childFlow.end() })) }
        return isNew
    }

    /// Adds a child and starts it.
    ///
    /// - Parameter onEnd: called once, when the child has ended and its first screen has gone.
    /// - Returns: `false`, and nothing happens, if the child was started before or has ended, or this coordinator has ended.
    @discardableResult
    public func start<Child: Coordinator>(
        _ child: Child, onEnd: @escaping @MainActor (Ending<Child.Outcome>) -> Void = { _ in }
    ) -> Bool {
        let isNew = add(child, onEnd: onEnd)
        if isNew { child.start() }
        return isNew
    }

    /// Ends a child as cancelled, and takes its screens away; nothing happens if it is not a child of this one.
    public func remove(_ child: some Coordinator, animated: Bool = true) {
        if children.contains(where: { $0 === child }) { child.cancel(animated: animated) }
    }

    /// Starts a child and waits for its end; a cancelled task cancels the child.
    public func run<Child: Coordinator>(_ child: Child) async -> Ending<Child.Outcome> where Child.Outcome: Sendable {
        let flow = child.flow
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled || !start(child, onEnd: { continuation.resume(returning: $0) }) {
                    continuation.resume(returning: .cancelled)
                }
            }
        } onCancel: {
            Task { @MainActor in flow.finish(.cancelled, animated: true) }
        }
    }
}

extension Coordinator {
    /// Ends the flow with its outcome: takes its screens away, then tells the parent.
    ///
    /// The first end counts.
    public func finish(_ outcome: Outcome, animated: Bool = true) {
        flow.finish(.finished(outcome), animated: animated)
    }

    /// Ends the flow without an outcome.
    public func cancel(animated: Bool = true) {
        flow.finish(.cancelled, animated: animated)
    }

    /// Shows a screen.
    ///
    /// The first one carries the flow: when it has gone, for whatever reason, the flow has ended.
    @discardableResult
    public func show<Screen>(
        _ screen: Screen, on navigator: some Navigator<Screen>, as style: PresentationStyle = .push,
        animated: Bool = true
    ) -> Presentation {
        let presentation = navigator.show(screen, as: style, animated: animated)
        flow.carry(presentation)
        return presentation
    }

    /// Opens each route of a view model for as long as the flow lasts; the coordinator is held weakly.
    public func follow<Route>(_ routes: Signal<Route>, _ open: @escaping @MainActor (Self, Route) -> Void) {
        routes.emit(onNext: { [weak self] route in
            if let self { open(self, route) }
        }).disposed(by: flow.bag)
    }
}

extension Coordinator where Outcome == Void {
    /// Ends a flow that comes to nothing but its end.
    public func finish(animated: Bool = true) {
        finish((), animated: animated)
    }
}
