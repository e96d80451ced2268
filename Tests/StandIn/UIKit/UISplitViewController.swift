@preconcurrency @MainActor @objc open class UISplitViewController: UIViewController {

    @objc public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    @objc public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
    @objc public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }
    @objc public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    @objc public enum PrimaryEdge: Int, Sendable { case leading, trailing }
    @objc public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }

    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }

    public init(style: Style) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var style: Style { .unspecified }
    open weak var delegate: UISplitViewControllerDelegate?
    open var viewControllers: [UIViewController] = [] {
        didSet {
            for old in oldValue where !viewControllers.contains(old) { old.removeFromParent() }
            for new in viewControllers where !oldValue.contains(new) { addChild(new) }
        }
    }
    open var isCollapsed: Bool { true }
    open var preferredDisplayMode = DisplayMode.automatic
    open var displayMode: DisplayMode { .automatic }
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        title: nil, style: .plain, target: nil, action: nil)
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    open var presentsWithGesture = true
    open var showsSecondaryOnlyButton = false
    open var preferredSplitBehavior = SplitBehavior.automatic
    open var primaryEdge = PrimaryEdge.leading
    open var preferredPrimaryColumnWidth: CGFloat = 0
    open var preferredPrimaryColumnWidthFraction: CGFloat = 0
    open var minimumPrimaryColumnWidth: CGFloat = 0
    open var maximumPrimaryColumnWidth: CGFloat = 0
    open var primaryColumnWidth: CGFloat { 0 }
    open var preferredSupplementaryColumnWidth: CGFloat = 0
    open var preferredSupplementaryColumnWidthFraction: CGFloat = 0
    open var minimumSupplementaryColumnWidth: CGFloat = 0
    open var maximumSupplementaryColumnWidth: CGFloat = 0
    open var primaryBackgroundStyle = 0
    // Collapsed, as on a phone: both columns are one navigation controller, from memory.
    open override func show(_ viewController: UIViewController, sender: Any?) {
        showDetailViewController(viewController, sender: sender)
    }
    open override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
        guard let navigation = viewControllers.first as? UINavigationController else {
            return present(viewController, animated: true)
        }
        let shown = (viewController as? UINavigationController)?.topViewController ?? viewController
        navigation.pushViewController(shown, animated: true)
    }
    open func setViewController(_ viewController: UIViewController?, for column: Column) {}
    open func viewController(for column: Column) -> UIViewController? { nil }
    open func show(_ column: Column) {}
    open func hide(_ column: Column) {}

    nonisolated public static let automaticDimension: CGFloat = -1
}

@preconcurrency @MainActor @objc public protocol UISplitViewControllerDelegate {
    @objc optional func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    @objc optional func targetDisplayModeForAction(
        in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode
    @objc optional func splitViewController(
        _ splitViewController: UISplitViewController, show viewController: UIViewController, sender: Any?
    ) -> Bool
    @objc optional func splitViewController(
        _ splitViewController: UISplitViewController, showDetail viewController: UIViewController, sender: Any?
    ) -> Bool
    @objc optional func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController?
    @objc optional func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController?
    @objc optional func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    @objc optional func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    @objc optional func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    @objc optional func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    @objc optional func splitViewControllerDidExpand(_ svc: UISplitViewController)
    @objc optional func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    @objc optional func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}
