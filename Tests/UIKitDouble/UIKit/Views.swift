@_exported import Foundation

@MainActor open class UIResponder {
    public init() {}
}

@MainActor open class UIView: UIResponder {
    public private(set) var subviews: [UIView] = []
    public private(set) weak var superview: UIView?
    open var isHidden = false
    public let frame: CGRect

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public required init?(coder: NSCoder) { return nil }

    public convenience override init() { self.init(frame: .zero) }

    open var window: UIWindow? { self as? UIWindow ?? superview?.window }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        if window != nil { view.windowChanged() }
    }

    open func removeFromSuperview() {
        guard let superview else { return }
        let hadWindow = window != nil
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        if hadWindow { windowChanged() }
    }

    open func didMoveToWindow() {}
    open func sizeToFit() {}

    private func windowChanged() {
        didMoveToWindow()
        for view in subviews { view.windowChanged() }
    }
}

@MainActor open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            if let view = rootViewController?.view { addSubview(view) }
        }
    }
}

@MainActor open class UILabel: UIView {
    open var text: String?
}
