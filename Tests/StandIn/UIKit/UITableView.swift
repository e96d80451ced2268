@preconcurrency @MainActor @objc open class UITableView: UIScrollView, UIDataSourceTranslating {

    @objc public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    @objc public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    @objc public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }
    @objc public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    open private(set) var style: Style
    open weak var dataSource: UITableViewDataSource?
    private weak var tableDelegate: UITableViewDelegate?
    open override var delegate: UIScrollViewDelegate? {
        get { tableDelegate }
        set { tableDelegate = newValue as? UITableViewDelegate }
    }
    open weak var prefetchDataSource: UITableViewDataSourcePrefetching?
    open weak var dragDelegate: UITableViewDragDelegate?
    open weak var dropDelegate: UITableViewDropDelegate?
    open var dragInteractionEnabled = false
    open var rowHeight: CGFloat = -1
    open var sectionHeaderHeight: CGFloat = -1
    open var sectionFooterHeight: CGFloat = -1
    open var estimatedRowHeight: CGFloat = -1
    open var estimatedSectionHeaderHeight: CGFloat = -1
    open var estimatedSectionFooterHeight: CGFloat = -1
    open var sectionHeaderTopPadding: CGFloat = 0
    open var fillerRowHeight: CGFloat = 0
    open var separatorInset = UIEdgeInsets.zero
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var separatorEffect: UIVisualEffect?
    open var cellLayoutMarginsFollowReadableWidth = false
    open var insetsContentViewsToSafeArea = true
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
    }
    open var sectionIndexMinimumDisplayRowCount = 0
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open var remembersLastFocusedIndexPath = false
    open var selectionFollowsFocus = false
    open var allowsFocus = false
    @objc open var isEditing = false
    @objc open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open var allowsSelection = true
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelection = false
    open var allowsMultipleSelectionDuringEditing = false
    open var hasUncommittedUpdates: Bool { false }
    open var isPrefetchingEnabled = true
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    open var selfSizingInvalidation = 0

    open var numberOfSections: Int { dataSource?.numberOfSections?(in: self) ?? 1 }
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    open func rect(forSection section: Int) -> CGRect { .zero }
    open func rectForHeader(inSection section: Int) -> CGRect { .zero }
    open func rectForFooter(inSection section: Int) -> CGRect { .zero }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        let number = Int(point.y / Self.simulatedRowHeight)
        return rows.indices.contains(number) && point.y >= 0 ? rows[number].indexPath : nil
    }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.first { $0.cell === cell }?.indexPath }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        rows.first { $0.indexPath == indexPath }?.cell
    }
    open var visibleCells: [UITableViewCell] { rows.map(\.cell) }
    open var indexPathsForVisibleRows: [IndexPath]? { rows.map(\.indexPath) }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
    open func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {}
    open func beginUpdates() {}
    open func endUpdates() {}
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { askedRows = nil }
    open func moveSection(_ section: Int, toSection newSection: Int) {}
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { askedRows = nil }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { askedRows = nil }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { askedRows = nil }
    open func reconfigureRows(at indexPaths: [IndexPath]) {}
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
    @objc open func reloadData() {
        askedRows = nil
        indexPathForSelectedRow = nil
    }
    open func reloadSectionIndexTitles() {}
    open private(set) var indexPathForSelectedRow: IndexPath?
    open var indexPathsForSelectedRows: [IndexPath]? { indexPathForSelectedRow.map { [$0] } }
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathForSelectedRow = indexPath
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { indexPathForSelectedRow = nil }
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        let cell = makeCell(withIdentifier: identifier)
        cell?.reuseIdentifier = identifier
        return cell
    }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            InterfaceRuntime.shared.failure("unable to dequeue a cell with identifier \(identifier)")
        }
        return cell
    }

    // Rows. The data source is asked when somebody looks, as UIKit does it when the table is laid out.

    var prototypes: [String: CellPrototype] = [:]
    var staticSections: [StaticSection]?
    private var nibs: [String: UINib] = [:]
    private var cellClasses: [String: AnyClass] = [:]
    private var askedRows: [(indexPath: IndexPath, cell: UITableViewCell)]?
    /// Rows are this high for whoever asks by point.
    public static let simulatedRowHeight: CGFloat = 44

    private var rows: [(indexPath: IndexPath, cell: UITableViewCell)] {
        if let askedRows { return askedRows }
        guard let dataSource else { return [] }
        let paths = (0..<numberOfSections).flatMap { section in
            (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
        }
        let rows = paths.map { ($0, dataSource.tableView(self, cellForRowAt: $0)) }
        for (_, cell) in rows where cell.superview !== self { addSubview(cell) }
        askedRows = rows
        return rows
    }

    private func makeCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let nib = nibs[identifier] { return nib.instantiate(withOwner: nil).first as? UITableViewCell }
        if let type = cellClasses[identifier] as? UITableViewCell.Type { return type.init(coder: NSCoder()) }
        return prototypes[identifier]?.make() as? UITableViewCell
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? { nil }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { nibs[identifier] = nib }
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}

    nonisolated public static let automaticDimension: CGFloat = -1
    nonisolated public static let indexSearch = "{search}"
    public static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChange")
}

public let UITableViewAutomaticDimension: CGFloat = -1

@objc public protocol UIDataSourceTranslating: NSObjectProtocol {}

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension NSIndexPath {
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
    public convenience init(forRow row: Int, inSection section: Int) { self.init(indexes: [section, row], length: 2) }
    public convenience init(forItem item: Int, inSection section: Int) {
        self.init(indexes: [section, item], length: 2)
    }
    public var section: Int { index(atPosition: 0) }
    public var row: Int { index(atPosition: 1) }
    public var item: Int { index(atPosition: 1) }
}
