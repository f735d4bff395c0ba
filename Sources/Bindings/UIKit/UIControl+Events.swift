#if canImport(UIKit) && !os(watchOS)
public import Streams
public import UIKit

extension UIControl {
    /// The events of a kind; the control is held weakly.
    public func event(_ events: UIControl.Event) -> ControlEvent<Void> {
        ControlEvent { [weak self] send in
            let action = UIAction { _ in send(()) }
            self?.addAction(action, for: events)
            return { self?.removeAction(action, for: events) }
        }
    }
}

extension UIButton {
    /// The taps of the user.
    public var tap: ControlEvent<Void> { event(.primaryActionTriggered) }
}
#endif
