@MainActor open class UICollectionReusableView: UIView {
    open private(set) var reuseIdentifier: String?
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { return nil }
    func named(_ identifier: String) -> Self {
        reuseIdentifier = identifier
        return self
    }
}

@MainActor open class UICollectionViewCell: UICollectionReusableView {
    public let contentView = UIView()
}

@MainActor open class UICollectionViewLayout {
    public init() {}
}

@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {}

@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
}

@MainActor public protocol UICollectionViewDelegate: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

@MainActor open class UICollectionView: UIView {
    open weak var dataSource: (any UICollectionViewDataSource)?
    open weak var delegate: (any UICollectionViewDelegate)?
    open var collectionViewLayout: UICollectionViewLayout
    private var classes: [String: UICollectionViewCell.Type] = [:]
    private var shown: [UICollectionViewCell] = []

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) { return nil }

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UICollectionViewCell.Type
    }

    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let type = classes[identifier] else { fatalError("no cell registered for \(identifier)") }
        return type.init(frame: .zero).named(identifier)
    }

    open func reloadData() {
        guard let dataSource else { return shown = [] }
        shown = (0..<dataSource.collectionView(self, numberOfItemsInSection: 0)).map {
            dataSource.collectionView(self, cellForItemAt: IndexPath(item: $0, section: 0))
        }
    }

    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown.indices.contains(indexPath.item) ? shown[indexPath.item] : nil
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
}

extension IndexPath {
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    public var item: Int { self[1] }
}
