@preconcurrency public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
    public init() {}
    public var numberOfItems: Int { 0 }
    public var numberOfSections: Int { 0 }
    public var sectionIdentifiers: [Section] { [] }
    public var itemIdentifiers: [Item] { [] }
    public func numberOfItems(inSection section: Section) -> Int { 0 }
    public func itemIdentifiers(inSection section: Section) -> [Item] { [] }
    public func sectionIdentifier(containingItem item: Item) -> Section? { nil }
    public func indexOfItem(_ item: Item) -> Int? { nil }
    public func indexOfSection(_ section: Section) -> Int? { nil }
    public mutating func appendItems(_ items: [Item], toSection section: Section? = nil) {}
    public mutating func insertItems(_ items: [Item], beforeItem: Item) {}
    public mutating func insertItems(_ items: [Item], afterItem: Item) {}
    public mutating func deleteItems(_ items: [Item]) {}
    public mutating func deleteAllItems() {}
    public mutating func moveItem(_ item: Item, beforeItem: Item) {}
    public mutating func moveItem(_ item: Item, afterItem: Item) {}
    public mutating func reloadItems(_ items: [Item]) {}
    public mutating func reconfigureItems(_ items: [Item]) {}
    public mutating func appendSections(_ sections: [Section]) {}
    public mutating func insertSections(_ sections: [Section], beforeSection: Section) {}
    public mutating func insertSections(_ sections: [Section], afterSection: Section) {}
    public mutating func deleteSections(_ sections: [Section]) {}
    public mutating func reloadSections(_ sections: [Section]) {}
}

@preconcurrency @MainActor
open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject,
    UITableViewDataSource
{
    public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {}
    open var defaultRowAnimation = UITableView.RowAnimation.automatic
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {}
    open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { .init() }
    open func itemIdentifier(for indexPath: IndexPath) -> Item? { nil }
    open func indexPath(for item: Item) -> IndexPath? { nil }
    open func sectionIdentifier(for index: Int) -> Section? { nil }
    open func numberOfSections(in tableView: UITableView) -> Int { 0 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>:
    NSObject, UICollectionViewDataSource
{
    public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {}
    open var supplementaryViewProvider: SupplementaryViewProvider?
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {}
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
    ) {}
    open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { .init() }
    open func itemIdentifier(for indexPath: IndexPath) -> Item? { nil }
    open func indexPath(for item: Item) -> IndexPath? { nil }
    open func sectionIdentifier(for index: Int) -> Section? { nil }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
}
