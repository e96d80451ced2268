@preconcurrency @MainActor @objc
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer,
    UIAppearanceContainer, UIFocusEnvironment, UIStateRestoring, NSCoding
{
    public init(nibName: String?, bundle: Bundle?) {
        self.nibName = nibName
        nibBundle = bundle
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    nonisolated open func encode(with coder: NSCoder) {}

    // The view

    open private(set) var nibName: String?
    open private(set) var nibBundle: Bundle?
    open internal(set) var storyboard: UIStoryboard?
    private var loadedView: UIView?
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { loadedView = newValue }
    }
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// The scene of a storyboard that the controller came from.
    private(set) var scene: SceneContent?

    func adopt(_ scene: SceneContent) {
        self.scene = scene
        storyboard = scene.storyboard
        scene.setUp(self)
        awakeFromNib()
    }

    open func loadView() {
        if let scene { return scene.loadView(for: self) }
        loadedView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @objc open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    @objc open func viewDidLoad() {}
    @objc open func viewWillAppear(_ animated: Bool) {}
    @objc open func viewIsAppearing(_ animated: Bool) {}
    @objc open func viewDidAppear(_ animated: Bool) {}
    @objc open func viewWillDisappear(_ animated: Bool) {}
    @objc open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewLayoutMarginsDidChange() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func updateViewConstraints() {}
    open func didReceiveMemoryWarning() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var traitCollection: UITraitCollection { .current }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }
    open var viewRespectsSystemMinimumLayoutMargins = true
    open var isBeingPresented: Bool { false }
    open var isBeingDismissed: Bool { false }
    open var isMovingToParent: Bool { false }
    open var isMovingFromParent: Bool { false }
    open var isModalInPresentation = false
    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open private(set) lazy var editButtonItem = UIBarButtonItem(
        barButtonSystemItem: .edit, target: nil, action: nil)
    open var title: String? {
        didSet { navigationItem.title = title }
    }
    open var restorationIdentifier: String?
    open var restorationClass: UIViewControllerRestoration.Type?
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open func applicationFinishedRestoringState() {}
    open var undoManagerForEditing: UndoManager? { nil }
    open var extensionContext: NSExtensionContext? { nil }
    open var preferredFocusEnvironments: [UIFocusEnvironment] { [] }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // Segues

    @objc open func performSegue(withIdentifier identifier: String, sender: Any?) {
        loadViewIfNeeded()
        guard let template = scene?.templates.first(where: { $0.identifier == identifier }) else {
            let receiver = String(describing: type(of: self))
            InterfaceRuntime.shared.failure("Receiver (\(receiver)) has no segue with identifier '\(identifier)'")
        }
        template.perform(sender: sender)
    }

    @objc open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    @objc open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    @objc open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any) }
    @objc open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool { self !== fromViewController && InterfaceRuntime.shared.action(action.name, on: self) != nil }
    open func unwind(for segue: UIStoryboardSegue, towards subsequentViewController: UIViewController) {}
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        children
    }
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { nil }
    open func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? { nil }

    // Presentation

    /// What this controller itself presents, and who presented it; what apps ask for looks at the parents too.
    var ownPresented: UIViewController?
    weak var ownPresenting: UIViewController?
    /// Whether its view is seen, as far as `viewDidAppear` and `viewDidDisappear` told it.
    var isSeen = false
    open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }
    open var presentingViewController: UIViewController? { ownPresenting ?? parent?.presentingViewController }
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var modalPresentationCapturesStatusBarAppearance = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var disablesAutomaticKeyboardDismissal: Bool { false }
    open var preferredContentSize = CGSize.zero
    open weak var transitioningDelegate: UIViewControllerTransitioningDelegate?
    open var transitionCoordinator: UIViewControllerTransitionCoordinator? { nil }
    open lazy var presentationController: UIPresentationController? = UIPresentationController(
        presentedViewController: self, presenting: nil)
    private var popover: UIPopoverPresentationController?
    open var popoverPresentationController: UIPopoverPresentationController? {
        if modalPresentationStyle == .popover, popover == nil {
            popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        }
        return popover
    }
    open lazy var sheetPresentationController: UISheetPresentationController? = UISheetPresentationController(
        presentedViewController: self, presenting: nil)
    open var activePresentationController: UIPresentationController? { nil }

    @objc open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        beginPresenting(viewControllerToPresent, animated: flag)
        completion?()
    }

    @objc open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        endPresenting(animated: flag)
        completion?()
    }

    @objc open func show(_ viewController: UIViewController, sender: Any?) {
        if let navigation = navigationController { return navigation.show(viewController, sender: sender) }
        present(viewController, animated: true)
    }

    @objc open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
        if let split = splitViewController { return split.showDetailViewController(viewController, sender: sender) }
        present(viewController, animated: true)
    }

    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { nil }

    // Containers

    open private(set) var children: [UIViewController] = []
    open var childViewControllers: [UIViewController] { children }
    open private(set) weak var parent: UIViewController?

    open func addChild(_ child: UIViewController) {
        guard child.parent !== self else { return }
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func transition(
        from source: UIViewController, to destination: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    open func endAppearanceTransition() {}
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {}
    open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? { nil }

    private func ancestor<Container>(_ type: Container.Type) -> Container? {
        (parent as? Container) ?? parent?.ancestor(type)
    }

    open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
    open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
    open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
    open internal(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    open var tab: UITab? { nil }
    open var toolbarItems: [UIBarButtonItem]?
    open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
    open var hidesBottomBarWhenPushed = false
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
    open func setContentScrollView(_ scrollView: UIScrollView?) {}
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var topLayoutGuide: UILayoutSupport { TopLayoutGuide() }
    open var bottomLayoutGuide: UILayoutSupport { TopLayoutGuide() }
    open func collapseSecondaryViewController(
        _ secondary: UIViewController, for splitViewController: UISplitViewController
    ) {}
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    // Content container

    open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {}
    open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer) {}
    open func size(forChildContentContainer container: UIContentContainer, withParentContainerSize: CGSize) -> CGSize {
        .zero
    }

    // Bars and rotation

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var prefersStatusBarHidden: Bool { false }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open var prefersPointerLocked: Bool { false }
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open class func attemptRotationToDeviceOrientation() {}
    open func addKeyCommand(_ command: UIKeyCommand) {}
    open func removeKeyCommand(_ command: UIKeyCommand) {}
    open func registerForPreviewing(
        with delegate: UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> UIViewControllerPreviewing? { nil }
    open func unregisterForPreviewing(withContext context: UIViewControllerPreviewing) {}
    open var previewActionItems: [UIPreviewActionItem] { [] }

    public static let showDetailTargetDidChangeNotification = Notification.Name("UIShowDetailTargetDidChange")
}

final class TopLayoutGuide: NSObject, UILayoutSupport {
    var length: CGFloat { 0 }
    var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
