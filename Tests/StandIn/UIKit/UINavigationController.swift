@preconcurrency @MainActor @objc open class UINavigationController: UIViewController {

    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @objc public enum Operation: Int, Sendable { case none, push, pop }

    open var viewControllers: [UIViewController] = [] {
        didSet {
            for new in viewControllers where !oldValue.contains(new) { addChild(new) }
            if isSeen, let last = oldValue.last, last !== viewControllers.last {
                Self.exchangeSeen([last], for: viewControllers.last)
            }
            for old in oldValue where !viewControllers.contains(old) { old.removeFromParent() }
        }
    }
    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
    open private(set) lazy var navigationBar = UINavigationBar()
    open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open weak var delegate: UINavigationControllerDelegate?
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false
    open var hidesBarsWhenVerticallyCompact = false
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { UITapGestureRecognizer() }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    @objc open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }

    @objc open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if viewControllers.contains(viewController) {
            InterfaceRuntime.shared.failure("Pushing the same view controller instance more than once is not supported")
        }
        note("push \(viewController.nameInTrace)", animated: animated)
        viewControllers.append(viewController)
    }

    @discardableResult
    @objc open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1, let top = viewControllers.last else { return nil }
        note("pop \(top.nameInTrace)", animated: animated)
        viewControllers.removeLast()
        return top
    }

    @discardableResult
    @objc open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        viewControllers.first.flatMap { popToViewController($0, animated: animated) }
    }

    @discardableResult
    @objc open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(of: viewController) else { return nil }
        let popped = Array(viewControllers[(index + 1)...])
        if popped.isEmpty { return [] }
        note("pop to \(viewController.nameInTrace)", animated: animated)
        viewControllers = Array(viewControllers[...index])
        return popped
    }

    open override func show(_ viewController: UIViewController, sender: Any?) {
        pushViewController(viewController, animated: true)
    }

    public static let hideShowBarDuration: CGFloat = 0.33
}

@preconcurrency @MainActor @objc public protocol UINavigationControllerDelegate: NSObjectProtocol {
    @objc optional func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    @objc optional func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    @objc optional func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
    @objc optional func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
    @objc optional func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning?
    @objc optional func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning?
}
