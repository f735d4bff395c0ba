#if canImport(UIKit) && !os(watchOS)
public import Bindings
import Streams
import UIKit

/// The search screen for UIKit: a search bar above a table of results, or of recent searches while there is no text, and
/// below it a button that tells of a failure and tries again.
public final class SearchViewController:
    ViewModelBuilderViewController<SearchViewModel.Input, SearchViewModel.Output>
{
    let searchBar = UISearchBar()
    let table = UITableView()
    let status = UIButton(type: .system)
    private var rows: TableRows<Row, UITableViewCell>?
    private let bag = DisposeBag()

    /// What a row shows.
    enum Row {
        case result(SearchResult)
        case recent(RecentSearch)

        var text: String {
            switch self {
            case .result(let result): "\(result.airport.code)  \(result.airport.name)"
            case .recent(let recent): recent.text
            }
        }
    }

    /// The table fills the screen, and the search bar goes with it.
    public override func loadView() {
        searchBar.sizeToFit()
        table.tableHeaderView = searchBar
        view = table
    }

    /// Makes the input from the controls, and shows the output.
    public override func viewDidLoad() {
        super.viewDidLoad()
        let rows = TableRows<Row, UITableViewCell>(table) { cell, row in cell.textLabel?.text = row.text }
        self.rows = rows
        let picked = rows.picked.asSignal()
        let text = searchBar.editedText.asDriver()
        var input = SearchViewModel.Input(text: text)
        input.submit = searchBar.searchTap.asSignal()
        input.retry = status.tap.asSignal()
        input.pick = picked.compactMap { if case .result(let result) = $0 { result } else { nil } }
        input.pickRecent = picked.compactMap { if case .recent(let recent) = $0 { recent } else { nil } }
        let output = viewModelBuilder(input)
        Driver.combineLatest(text, output.results, output.recents)
            .map { text, results, recents in
                text.text.isEmpty ? recents.map { .recent($0) } : results.map { .result($0) }
            }
            .drive(rows.items)
            .disposed(by: bag)
        Driver.combineLatest(output.isSearching, output.failure)
            .drive(with: self, onNext: { screen, now in screen.show(isSearching: now.0, failure: now.1) })
            .disposed(by: bag)
        input.pickRecent.filter { $0.code == nil }.emit(onNext: { [searchBar] in searchBar.text = $0.text })
            .disposed(by: bag)
    }

    private func show(isSearching: Bool, failure: SearchError?) {
        status.setTitle(isSearching ? "Searching …" : failure.map { "\($0) Try again" }, for: .normal)
        status.isEnabled = !isSearching
        status.sizeToFit()
        table.tableFooterView = isSearching || failure != nil ? status : nil
    }
}
#endif
