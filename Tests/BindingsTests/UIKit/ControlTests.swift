#if canImport(UIKit)
import Bindings
import Streams
import Testing
import UIKit

extension UITextField {
    /// What the keyboard does: changes the text, marked or not, and sends the event.
    func type(_ text: String, marked: Bool = false) {
        self.text = text
        markedTextRange = marked ? UITextRange() : nil
        sendActions(for: .editingChanged)
    }
}

@Suite @MainActor struct ControlTests {
    @MainActor final class Log<Element> { var all: [Element] = [] }
    let bag = DisposeBag()

    @Test func tapsOfAButton() {
        let button = UIButton()
        let log = Log<Int>()
        let subscription = button.tap.emit(onNext: { log.all.append(1) })
        button.tap.emit(onNext: { log.all.append(2) }).disposed(by: bag)
        button.sendActions(for: .primaryActionTriggered)
        #expect(log.all == [1, 2])
        subscription.dispose()
        button.sendActions(for: .primaryActionTriggered)
        #expect(log.all == [1, 2, 2])
    }

    @Test func controlsAreHeldWeakly() {
        weak var weakBar: UISearchBar?
        do {
            let bar = UISearchBar()
            weakBar = bar
            bar.editedText.drive(onNext: { _ in }).disposed(by: bag)
            bar.searchTap.emit(onNext: {}).disposed(by: bag)
            DriverRelay(EditedText("x")).asDriver().drive(bar.editedText).disposed(by: bag)
        }
        #expect(weakBar == nil)
    }

    @Test("R72, C40: what is committed, or every change", arguments: [CompositionPolicy.committedOnly, .everyChange])
    func composing(_ policy: CompositionPolicy) {
        let bar = UISearchBar()
        bar.text = "a"
        let log = Log<String>()
        bar.typedText(policy).drive(onNext: { log.all.append($0) }).disposed(by: bag)
        bar.searchTextField.type("aさ", marked: true)
        bar.searchTextField.type("aさく", marked: true)
        bar.searchTextField.type("a桜")
        #expect(log.all == (policy == .everyChange ? ["a", "aさ", "aさく", "a桜"] : ["a", "a桜"]))
    }

    @Test func editedTextCarriesTheFlag() {
        let bar = UISearchBar()
        let log = Log<EditedText>()
        bar.editedText.drive(onNext: { log.all.append($0) }).disposed(by: bag)
        bar.searchTextField.type("さ", marked: true)
        bar.searchTextField.type("桜")
        #expect(log.all == ["", EditedText("さ", isComposing: true), "桜"])
    }

    @Test func theProgramDoesNotBreakAComposition() {
        let field = UITextField()
        let relay = DriverRelay("first")
        field.typedText().bind(with: relay).disposed(by: bag)
        #expect(field.text == "first")
        field.type("さ", marked: true)
        relay.accept("program")
        #expect(field.text == "さ" && relay.value == "program")
        field.type("桜")
        #expect(field.text == "桜" && relay.value == "桜")
        relay.accept("after")
        #expect(field.text == "after")
    }

    @Test func searchTap() {
        let bar = UISearchBar()
        let log = Log<String>()
        bar.searchTap.emit(onNext: { log.all.append(bar.text ?? "") }).disposed(by: bag)
        bar.searchTextField.type("zombie")
        bar.searchTextField.sendActions(for: .editingDidEndOnExit)
        #expect(log.all == ["zombie"])
    }

    @Test func tableRows() {
        let table = UITableView()
        let rows = TableRows<String, UITableViewCell>(table) { cell, item in cell.textLabel?.text = item }
        let (items, log) = (DriverRelay(["a"]), Log<String>())
        items.asDriver().drive(rows.items).disposed(by: bag)
        rows.picked.emit(onNext: { log.all.append($0) }).disposed(by: bag)
        items.accept(["b", "c"])
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "c")
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) == nil)
        rows.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
        rows.tableView(table, didSelectRowAt: IndexPath(row: 9, section: 0))
        #expect(log.all == ["b"])
    }

    @Test func collectionItems() {
        final class Tile: UICollectionViewCell { var text = "" }
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let tiles = CollectionItems<String, Tile>(collection) { cell, item in cell.text = item }
        let (items, log) = (DriverRelay(["a"]), Log<String>())
        items.asDriver().drive(tiles.items).disposed(by: bag)
        tiles.picked.emit(onNext: { log.all.append($0) }).disposed(by: bag)
        items.accept(["b", "c"])
        #expect((collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? Tile)?.text == "c")
        #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0)) == nil)
        tiles.collectionView(collection, didSelectItemAt: IndexPath(item: 0, section: 0))
        tiles.collectionView(collection, didSelectItemAt: IndexPath(item: 9, section: 0))
        #expect(log.all == ["b"])
    }
}
#endif
