#if canImport(UIKit) && !os(watchOS)
public import Streams
public import UIKit

/// A list that a view shows, and what the user picks of it: what ``TableRows`` and ``CollectionItems`` share.
@MainActor
public class ListAdapter<Item>: NSObject {
    private(set) var list: [Item] = []
    private let reload: @MainActor () -> Void
    private let selections = SignalRelay<Item>()

    init(reload: @escaping @MainActor () -> Void) {
        self.reload = reload
        super.init()
    }

    /// Shows a list.
    public var items: Binder<[Item]> {
        Binder(self) { adapter, list in
            adapter.list = list
            adapter.reload()
        }
    }

    /// The items that the user picks; none of them stays selected.
    public var picked: ControlEvent<Item> { ControlEvent(selections.asSignal()) }

    func pick(_ index: Int) {
        if list.indices.contains(index) { selections.accept(list[index]) }
    }
}
#endif
