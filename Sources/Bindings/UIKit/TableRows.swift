#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// The rows of a table from a list, one section, one class of cells: its data source and its delegate.
///
/// Keep it as long as the table; the table holds it weakly.
///
/// ```swift
/// let rows = TableRows<Airport, UITableViewCell>(table) { cell, airport in cell.textLabel?.text = airport.name }
/// viewModel.results.drive(rows.items).disposed(by: bag)
/// rows.picked.emit(onNext: { airport in … }).disposed(by: bag)
/// ```
@MainActor
public final class TableRows<Item, Cell: UITableViewCell>: ListAdapter<Item>, UITableViewDataSource,
    UITableViewDelegate
{
    private let configure: @MainActor (Cell, Item) -> Void
    private let identifier = "TableRows"

    /// Takes over a table.
    ///
    /// - Parameter configure: fills a cell, new or reused, with an item.
    public init(_ table: UITableView, configure: @escaping @MainActor (Cell, Item) -> Void) {
        self.configure = configure
        super.init(reload: { [weak table] in table?.reloadData() })
        table.register(Cell.self, forCellReuseIdentifier: identifier)
        table.dataSource = self
        table.delegate = self
    }

    /// For the table: the number of items.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { list.count }

    /// For the table: a cell filled with its item.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        if let cell = cell as? Cell { configure(cell, list[indexPath.row]) }
        return cell
    }

    /// For the table: sends the item of the row.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        pick(indexPath.row)
    }
}
#endif
