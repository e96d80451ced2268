@preconcurrency @MainActor @objc open class UITableViewCell: UIView, UIGestureRecognizerDelegate {

    @objc public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    @objc public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    @objc public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    @objc public enum FocusStyle: Int, Sendable { case `default`, custom }
    @objc public enum EditingStyle: Int, Sendable { case none, delete, insert }
    @objc public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    @objc public enum DragState: Int, Sendable { case none, lifting, dragging }
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
    }

    open private(set) lazy var contentView: UIView = {
        let view = UIView()
        addSubview(view)
        return view
    }()
    open internal(set) lazy var textLabel: UILabel? = UILabel()
    open internal(set) lazy var detailTextLabel: UILabel? = UILabel()
    var selectionSegue: SegueTemplate?
    var accessorySegue: SegueTemplate?
    /// Keeps what its segues and actions name.
    var loader: ObjectLoader?
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    open var contentConfiguration: UIContentConfiguration?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    open var configurationState: UICellConfigurationState { UICellConfigurationState() }
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open func setNeedsUpdateConfiguration() {}
    open func updateConfiguration(using state: UICellConfigurationState) {}
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var multipleSelectionBackgroundView: UIView?
    open internal(set) var reuseIdentifier: String?
    open func prepareForReuse() {}
    open var selectionStyle = SelectionStyle.default
    open var isSelected = false
    open var isHighlighted = false
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open var editingStyle: EditingStyle { .none }
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView?
    open var editingAccessoryType = AccessoryType.none
    open var editingAccessoryView: UIView?
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var separatorInset = UIEdgeInsets.zero
    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open var showingDeleteConfirmation: Bool { false }
    open var focusStyle = FocusStyle.default
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
    open func dragStateDidChange(_ state: DragState) {}
    open var userInteractionEnabledWhileDragging = false
}

@preconcurrency @MainActor @objc open class UITableViewHeaderFooterView: UIView {
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
    public convenience override init(frame: CGRect) { self.init(reuseIdentifier: nil) }
    open private(set) lazy var contentView = UIView()
    open private(set) lazy var textLabel: UILabel? = UILabel()
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
    open var backgroundView: UIView?
    open private(set) var reuseIdentifier: String?
    open func prepareForReuse() {}
    open var contentConfiguration: UIContentConfiguration?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
