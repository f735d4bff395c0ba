#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A storyboard holds another class than the code expects.
public struct StoryboardError: Error, CustomStringConvertible {
    /// The identifier that was asked for; `nil` for the initial view controller.
    public let identifier: String?

    /// The class that the code makes.
    public let expected: UIViewController.Type

    /// The class in the storyboard; `nil` if it has no initial view controller, or the `creator` returned `nil`.
    public let found: AnyClass?

    /// Which view controller, what was expected, and what was found.
    public var description: String {
        let which = identifier.map { "The view controller \"\($0)\"" } ?? "The initial view controller"
        return "\(which) is \(found.map { "a \($0)" } ?? "missing"), expected was a \(expected)."
    }
}

extension UIStoryboard {
    /// Makes the initial view controller with its view model.
    ///
    /// - Parameter creator: called once, before the view is loaded; passes the coder and the view model to the initialiser.
    /// - Throws: ``StoryboardError`` if there is none, or it is of another class, such as a navigation controller around it.
    public func initialViewController<Controller: UIViewController>(
        _ type: Controller.Type = Controller.self, creator: @escaping @MainActor (NSCoder) -> Controller?
    ) throws(StoryboardError) -> Controller {
        let attempt = Attempt(nil, creator)
        let made: UIViewController? = instantiateInitialViewController { coder in
            MainActor.assumeIsolated { attempt.make(coder) }
        }
        return try attempt.result(made)
    }

    /// Makes a view controller with its view model.
    ///
    /// UIKit stops the program if the identifier does not exist; no code can prevent that. If the class is another one that
    /// needs a view model, the program stops with the text of the error: UIKit takes no refusal here, and cannot make it.
    ///
    /// - Parameters:
    ///   - identifier: the Storyboard ID.
    ///   - creator: called once, before the view is loaded; passes the coder and the view model to the initialiser.
    /// - Throws: ``StoryboardError`` if it is of another class.
    public func viewController<Controller: UIViewController>(
        _ type: Controller.Type = Controller.self, identifier: String,
        creator: @escaping @MainActor (NSCoder) -> Controller?
    ) throws(StoryboardError) -> Controller {
        let attempt = Attempt(identifier, creator)
        let made: UIViewController = instantiateViewController(identifier: identifier) { coder in
            MainActor.assumeIsolated { attempt.make(coder) }
        }
        return try attempt.result(made)
    }
}

/// Looks before UIKit does: it raises an exception, which Swift cannot catch, for a controller that is not of the class in
/// the storyboard, but makes one of that class if the creator returns `nil`.
@MainActor
private final class Attempt<Controller: UIViewController> {
    private let identifier: String?
    private let creator: @MainActor (NSCoder) -> Controller?
    private var found: AnyClass?

    init(_ identifier: String?, _ creator: @escaping @MainActor (NSCoder) -> Controller?) {
        self.identifier = identifier
        self.creator = creator
    }

    func make(_ coder: NSCoder) -> UIViewController? {
        // The key is how nib archives name the class; where it is not found, UIKit's own check remains.
        let name =
            coder.containsValue(forKey: "UIClassName") ? coder.decodeObject(forKey: "UIClassName") as? String : nil
        guard let declared = name.flatMap(NSClassFromString) else { return creator(coder) }
        if isKind(Controller.self, of: declared) || isKind(declared, of: Controller.self) {
            let made = creator(coder)
            if made.map({ isKind(type(of: $0), of: declared) }) != false { return made }
        }
        found = declared
        if identifier != nil, declared is any NeedsViewModel.Type {
            // UIKit wants a controller from this form, and nobody but the creator can make one of this class.
            noAnswer(error(nil))
        }
        return nil
    }

    func result(_ made: UIViewController?) throws(StoryboardError) -> Controller {
        guard found == nil, let controller = made as? Controller else { throw error(made) }
        return controller
    }

    private func error(_ made: UIViewController?) -> StoryboardError {
        StoryboardError(identifier: identifier, expected: Controller.self, found: found ?? made.map { type(of: $0) })
    }
}

private func isKind(_ type: AnyClass, of other: AnyClass) -> Bool {
    sequence(first: type, next: superclass).contains { $0 == other }
}

private func superclass(of type: AnyClass) -> AnyClass? {
    #if canImport(ObjectiveC)
    class_getSuperclass(type)
    #else
    _getSuperclass(type)
    #endif
}
#endif
