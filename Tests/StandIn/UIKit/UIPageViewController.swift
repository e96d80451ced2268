@preconcurrency @MainActor @objc open class UIPageViewController: UIViewController {

    @objc public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    @objc public enum NavigationDirection: Int, Sendable { case forward, reverse }
    @objc public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    @objc public enum SpineLocation: Int, Sendable { case none, min, mid, max }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let spineLocation = OptionsKey(rawValue: "spineLocation")
        public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    }

    public init(
        transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open weak var dataSource: UIPageViewControllerDataSource?
    open weak var delegate: UIPageViewControllerDelegate?
    open private(set) var viewControllers: [UIViewController]?
    open var isDoubleSided = false
    open var transitionStyle: TransitionStyle { .scroll }
    open var navigationOrientation: NavigationOrientation { .horizontal }
    open var spineLocation: SpineLocation { .none }
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        self.viewControllers = viewControllers
        completion?(true)
    }
}

@preconcurrency @MainActor @objc public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    @objc optional func presentationCount(for pageViewController: UIPageViewController) -> Int
    @objc optional func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

@preconcurrency @MainActor @objc public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    @objc optional func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    @objc optional func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    @objc optional func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
}
