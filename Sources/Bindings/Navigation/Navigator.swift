/// Puts screens before the user, and says when each of them has gone again, whatever took it away.
///
/// A coordinator needs no more than this of a user interface. There is one for UIKit, one for the path of a SwiftUI
/// `NavigationStack`, and one that records, for tests.
@MainActor
public protocol Navigator<Screen>: AnyObject {
    /// What can be shown: a view controller, or the value that a view is made from.
    associatedtype Screen

    /// Shows a screen above all others, or in their place.
    ///
    /// - Returns: the presentation, which is over at once if the screen could not be shown.
    func show(_ screen: Screen, as style: PresentationStyle, animated: Bool) -> Presentation
}

/// Where a screen goes.
public enum PresentationStyle: Sendable {
    /// On top of the navigation stack.
    case push

    /// Above everything, as a sheet or full screen.
    case present

    /// In place of the whole stack; all earlier screens of the navigator have gone then.
    case root
}
