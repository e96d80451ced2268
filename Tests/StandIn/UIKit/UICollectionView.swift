@preconcurrency @MainActor @objc open class UICollectionView: UIScrollView, UIDataSourceTranslating {

    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }
    @objc public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    @objc public enum ElementCategory: Int, Sendable { case cell, supplementaryView, decorationView }
    @objc public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    open var collectionViewLayout: UICollectionViewLayout
    open weak var dataSource: UICollectionViewDataSource?
    private weak var collectionDelegate: UICollectionViewDelegate?
    open override var delegate: UIScrollViewDelegate? {
        get { collectionDelegate }
        set { collectionDelegate = newValue as? UICollectionViewDelegate }
    }
    open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?
    open weak var dragDelegate: UICollectionViewDragDelegate?
    open weak var dropDelegate: UICollectionViewDropDelegate?
    open var dragInteractionEnabled = false
    open var reorderingCadence = ReorderingCadence.immediate
    open var isPrefetchingEnabled = true
    open var backgroundView: UIView?
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var isEditing = false
    open var remembersLastFocusedIndexPath = false
    open var selectionFollowsFocus = false
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    open var hasUncommittedUpdates: Bool { false }
    var prototypes: [String: CellPrototype] = [:]
    private var nibs: [String: UINib] = [:]
    private var cellClasses: [String: AnyClass] = [:]
    private var askedItems: [(indexPath: IndexPath, cell: UICollectionViewCell)]?
    private var selectedItems: [IndexPath] = []

    /// The data source is asked when somebody looks, as UIKit does it when the view is laid out.
    private var items: [(indexPath: IndexPath, cell: UICollectionViewCell)] {
        if let askedItems { return askedItems }
        guard let dataSource else { return [] }
        let paths = (0..<numberOfSections).flatMap { section in
            (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }
        let items = paths.map { ($0, dataSource.collectionView(self, cellForItemAt: $0)) }
        for (_, cell) in items where cell.superview !== self { addSubview(cell) }
        askedItems = items
        return items
    }

    private func makeCell(_ identifier: String) -> UICollectionViewCell? {
        if let nib = nibs[identifier] { return nib.instantiate(withOwner: nil).first as? UICollectionViewCell }
        if let type = cellClasses[identifier] as? UICollectionViewCell.Type { return type.init(coder: NSCoder()) }
        return prototypes[identifier]?.make() as? UICollectionViewCell
    }

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { nibs[identifier] = nib }
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {}
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {}
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let cell = makeCell(identifier) else {
            InterfaceRuntime.shared.failure("could not dequeue a view with identifier \(identifier)")
        }
        return cell
    }
    open func dequeueReusableSupplementaryView(
        ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        guard let made = Cell(coder: NSCoder()) else { preconditionFailure("A cell is always made.") }
        return made
    }
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        guard let made = Supplementary(coder: NSCoder()) else { preconditionFailure("A view is always made.") }
        return made
    }
    open var indexPathsForSelectedItems: [IndexPath]? { selectedItems }
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection { selectedItems = [] }
        if let indexPath { selectedItems.append(indexPath) }
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { selectedItems.removeAll { $0 == indexPath } }
    @objc open func reloadData() {
        askedItems = nil
        selectedItems = []
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {}
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {}
    open var numberOfSections: Int { dataSource?.numberOfSections?(in: self) ?? 1 }
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { items.first { $0.cell === cell }?.indexPath }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        items.first { $0.indexPath == indexPath }?.cell
    }
    open var visibleCells: [UICollectionViewCell] { items.map(\.cell) }
    open var indexPathsForVisibleItems: [IndexPath] { items.map(\.indexPath) }
    open func supplementaryView(forElementKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        nil
    }
    open func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] { [] }
    open func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] { [] }
    open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
    open func insertSections(_ sections: IndexSet) {}
    open func deleteSections(_ sections: IndexSet) {}
    open func reloadSections(_ sections: IndexSet) {}
    open func moveSection(_ section: Int, toSection newSection: Int) {}
    open func insertItems(at indexPaths: [IndexPath]) {}
    open func deleteItems(at indexPaths: [IndexPath]) {}
    open func reloadItems(at indexPaths: [IndexPath]) {}
    open func reconfigureItems(at indexPaths: [IndexPath]) {}
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    @discardableResult open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { true }
    open func updateInteractiveMovementTargetPosition(_ position: CGPoint) {}
    open func endInteractiveMovement() {}
    open func cancelInteractiveMovement() {}

    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void
        public init(handler: @escaping Handler) {}
        public init(cellNib: UINib, handler: @escaping Handler) {}
    }
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (_ view: Supplementary, _ kind: String, _ indexPath: IndexPath) -> Void
        public init(elementKind: String, handler: @escaping Handler) {}
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {}
    }
}

public let UICollectionElementKindSectionHeader = "UICollectionElementKindSectionHeader"
public let UICollectionElementKindSectionFooter = "UICollectionElementKindSectionFooter"

@preconcurrency @MainActor @objc open class UICollectionReusableView: UIView {
    open private(set) var reuseIdentifier: String?
    open func prepareForReuse() {}
    open func apply(_ attributes: UICollectionViewLayoutAttributes) {}
    open func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { attributes }
}

@preconcurrency @MainActor @objc open class UICollectionViewCell: UICollectionReusableView {
    @objc public enum DragState: Int, Sendable { case none, lifting, dragging }
    open private(set) lazy var contentView: UIView = {
        let view = UIView()
        addSubview(view)
        return view
    }()
    var selectionSegue: SegueTemplate?
    /// Keeps what its segues and actions name.
    var loader: ObjectLoader?
    open var isSelected = false
    open var isHighlighted = false
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var contentConfiguration: UIContentConfiguration?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var configurationState: UICellConfigurationState { UICellConfigurationState() }
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open func setNeedsUpdateConfiguration() {}
    open func updateConfiguration(using state: UICellConfigurationState) {}
    open func dragStateDidChange(_ state: DragState) {}
}

@preconcurrency @MainActor @objc open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = []
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open private(set) lazy var separatorLayoutGuide = UILayoutGuide()
    open var indentationLevel = 0
}

public struct UICellAccessory {
    public enum DisplayedState { case always, whenEditing, whenNotEditing }
    public struct DisclosureIndicatorOptions { public init() {} }
    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory { .init() }
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory { .init() }
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { .init() }
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory { .init() }
    public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory { .init() }
    public static func outlineDisclosure(displayed: DisplayedState = .always) -> UICellAccessory { .init() }
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory { .init() }
}

@preconcurrency @MainActor @objc public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    @objc optional func numberOfSections(in collectionView: UICollectionView) -> Int
    @objc optional func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    @objc optional func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    @objc optional func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    @objc optional func indexTitles(for collectionView: UICollectionView) -> [String]?
}

@preconcurrency @MainActor @objc public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    @objc optional func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

@preconcurrency @MainActor @objc public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    @objc optional func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool
    @objc optional func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    @objc optional func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    @objc optional func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool
    @objc optional func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool
    @objc optional func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    @objc optional func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    @objc optional func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
    @objc optional func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    @objc optional func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath)
    @objc optional func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath)
    @objc optional func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath)
    @objc optional func collectionView(
        _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool
    @objc optional func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool
    @objc optional func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?)
    @objc optional func collectionView(
        _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool
    @objc optional func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
    @objc optional func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint
    @objc optional func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    @objc optional func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration?
    @objc optional func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionCommitAnimating)
}

@preconcurrency @MainActor @objc public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    @objc optional func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    @objc optional func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    @objc optional func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    @objc optional func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    @objc optional func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    @objc optional func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}
