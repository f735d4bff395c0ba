@MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int { case `default`, value1, value2, subtitle }

    public let reuseIdentifier: String?
    public let textLabel: UILabel? = UILabel()

    public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { return nil }
}

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@MainActor public protocol UITableViewDelegate: NSObjectProtocol {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

@MainActor open class UITableView: UIView {
    open weak var dataSource: (any UITableViewDataSource)?
    open weak var delegate: (any UITableViewDelegate)?
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    private var classes: [String: UITableViewCell.Type] = [:]
    private var shown: [UITableViewCell] = []

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UITableViewCell.Type
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let type = classes[identifier] else { fatalError("no cell registered for \(identifier)") }
        return type.init(style: .default, reuseIdentifier: identifier)
    }

    open func reloadData() {
        guard let dataSource else { return shown = [] }
        shown = (0..<dataSource.tableView(self, numberOfRowsInSection: 0)).map {
            dataSource.tableView(self, cellForRowAt: IndexPath(row: $0, section: 0))
        }
    }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        shown.indices.contains(indexPath.row) ? shown[indexPath.row] : nil
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public var section: Int { self[0] }
    public var row: Int { self[1] }
}
