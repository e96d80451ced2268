@objc public enum UIBarStyle: Int, Sendable { case `default`, black, blackTranslucent }
@objc public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
@objc public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

@preconcurrency @MainActor @objc public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

@preconcurrency @MainActor @objc public protocol UIBarPositioningDelegate: NSObjectProtocol {
    @objc optional func position(for bar: UIBarPositioning) -> UIBarPosition
}

@preconcurrency @MainActor @objc open class UIBarItem: NSObject, UIAppearance {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open var title: String?
    open var image: UIImage?
    open var landscapeImagePhone: UIImage?
    open var largeContentSizeImage: UIImage?
    open var imageInsets = UIEdgeInsets.zero
    open var tag = 0
    @objc open var isEnabled = true
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { nil }
}

@preconcurrency @MainActor @objc open class UIBarButtonItem: UIBarItem {
    @objc public enum Style: Int, Sendable {
        case plain, bordered, done
        public static var prominent: Style { .done }
    }
    @objc public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
        case writingTools
    }
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.target = target as AnyObject?
        self.action = action
    }
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) { self.init(image: image, style: style, target: target, action: action) }
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.target = target as AnyObject?
        self.action = action
    }
    public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.target = target as AnyObject?
        self.action = action
    }
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) { self.init() }
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
    }
    open class func fixedSpace(_ width: CGFloat) -> Self { make() }
    open class func flexibleSpace() -> Self { make() }
    private class func make() -> Self {
        guard let made = self.init(coder: NSCoder()) else { preconditionFailure("Items are always made.") }
        return made
    }
    open var style = Style.plain
    open var width: CGFloat = 0
    open var possibleTitles: Set<String>?
    open var customView: UIView?
    @objc open var action: Selector?
    open weak var target: AnyObject?
    open var primaryAction: UIAction?
    open var menu: UIMenu?
    open var isHidden = false
    open var isSelected = false
    open var tintColor: UIColor?
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for metrics: UIBarMetrics) {}
    open func setBackButtonBackgroundImage(
        _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {}
}

@preconcurrency @MainActor @objc open class UINavigationItem: NSObject {
    @objc public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
    @objc public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    @objc public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
    @objc public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked, integrated }
    public init(title: String) {
        self.title = title
        super.init()
    }
    public required init?(coder: NSCoder) { super.init() }
    open var title: String?
    open var titleView: UIView?
    open var prompt: String?
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    open var backAction: UIAction?
    open var hidesBackButton = false
    open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
    open var leftItemsSupplementBackButton = false
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var style = ItemStyle.navigator
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    open var standardAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
}

@preconcurrency @MainActor @objc open class UINavigationBar: UIView, UIBarPositioning {
    open var barPosition: UIBarPosition { .top }
    open weak var delegate: UINavigationBarDelegate?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var prefersLargeTitles = false
    open var items: [UINavigationItem]?
    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { nil }
    open var barTintColor: UIColor?
    open var shadowImage: UIImage?
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var standardAppearance = UINavigationBarAppearance()
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open func pushItem(_ item: UINavigationItem, animated: Bool) {}
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { nil }
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
    open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {}
    open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { nil }
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for metrics: UIBarMetrics) {}
}

@preconcurrency @MainActor @objc public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    @objc optional func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    @objc optional func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    @objc optional func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    @objc optional func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

@preconcurrency @MainActor @objc open class UIToolbar: UIView, UIBarPositioning {
    open var barPosition: UIBarPosition { .bottom }
    open weak var delegate: UIToolbarDelegate?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open var items: [UIBarButtonItem]?
    open var standardAppearance = UIToolbarAppearance()
    open var compactAppearance: UIToolbarAppearance?
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open func setBackgroundImage(_ image: UIImage?, forToolbarPosition: UIBarPosition, barMetrics: UIBarMetrics) {}
    open func setShadowImage(_ image: UIImage?, forToolbarPosition: UIBarPosition) {}
}

@preconcurrency @MainActor @objc public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

@preconcurrency @MainActor @objc open class UITabBar: UIView {
    open weak var delegate: UITabBarDelegate?
    open var items: [UITabBarItem]?
    open weak var selectedItem: UITabBarItem?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var backgroundImage: UIImage?
    open var selectionIndicatorImage: UIImage?
    open var shadowImage: UIImage?
    open var itemPositioning = ItemPositioning.automatic
    open var itemWidth: CGFloat = 0
    open var itemSpacing: CGFloat = 0
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    @objc public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
}

@preconcurrency @MainActor @objc open class UITabBarItem: UIBarItem {
    @objc public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed
    }
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
    public convenience init(tabBarSystemItem: SystemItem, tag: Int) { self.init() }
    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?
    open var titlePositionAdjustment = UIOffset.zero
    open var standardAppearance: UITabBarAppearance?
    open var scrollEdgeAppearance: UITabBarAppearance?
    open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

@preconcurrency @MainActor @objc open class UIBarAppearance: NSObject {
    public override required init() { super.init() }
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
    public convenience init(barAppearance: UIBarAppearance) { self.init() }
    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
    open var backgroundEffect: UIBlurEffect?
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    open func copy() -> Self { self }
}

@preconcurrency @MainActor @objc open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open var backIndicatorImage: UIImage { UIImage() }
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage mask: UIImage?) {}
}

@preconcurrency @MainActor @objc open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
}

@preconcurrency @MainActor @objc open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
}

@preconcurrency @MainActor @objc open class UIBarButtonItemAppearance: NSObject {
    public convenience init(style: UIBarButtonItem.Style) { self.init() }
    open var normal = UIBarItemStateAppearance()
    open var highlighted = UIBarItemStateAppearance()
    open var disabled = UIBarItemStateAppearance()
    open var focused = UIBarItemStateAppearance()
    open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

@preconcurrency @MainActor @objc open class UITabBarItemAppearance: NSObject {
    open var normal = UIBarItemStateAppearance()
    open var selected = UIBarItemStateAppearance()
    open var disabled = UIBarItemStateAppearance()
    open var focused = UIBarItemStateAppearance()
}

@preconcurrency @MainActor @objc open class UIBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
}
