#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// The items of a collection view from a list, one section, one class of cells: its data source and its delegate.
///
/// Keep it as long as the collection view, which holds it weakly.
///
/// ```swift
/// let tiles = CollectionItems<Airport, AirportTile>(collection) { tile, airport in tile.label.text = airport.name }
/// viewModel.results.drive(tiles.items).disposed(by: bag)
/// tiles.picked.emit(onNext: { airport in … }).disposed(by: bag)
/// ```
@MainActor
public final class CollectionItems<Item, Cell: UICollectionViewCell>: ListAdapter<Item>, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    private let configure: @MainActor (Cell, Item) -> Void
    private let identifier = "CollectionItems"

    /// Takes over a collection view.
    ///
    /// - Parameter configure: fills a cell, new or reused, with an item.
    public init(_ collection: UICollectionView, configure: @escaping @MainActor (Cell, Item) -> Void) {
        self.configure = configure
        super.init(reload: { [weak collection] in collection?.reloadData() })
        collection.register(Cell.self, forCellWithReuseIdentifier: identifier)
        collection.dataSource = self
        collection.delegate = self
    }

    /// For the collection view: the number of items.
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        list.count
    }

    /// For the collection view: a cell filled with its item.
    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        if let cell = cell as? Cell { configure(cell, list[indexPath.item]) }
        return cell
    }

    /// For the collection view: sends the item.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        pick(indexPath.item)
    }
}
#endif
