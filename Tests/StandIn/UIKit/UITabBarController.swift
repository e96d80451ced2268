@preconcurrency @MainActor @objc open class UITabBarController: UIViewController, UITabBarDelegate {

    open var viewControllers: [UIViewController]? {
        didSet {
            for old in oldValue ?? [] { old.removeFromParent() }
            for new in viewControllers ?? [] { addChild(new) }
        }
    }
    open var selectedIndex = 0 {
        didSet {
            guard isSeen, oldValue != selectedIndex, let controllers = viewControllers,
                controllers.indices.contains(oldValue)
            else { return }
            Self.exchangeSeen([controllers[oldValue]], for: selectedViewController)
        }
    }
    open var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
        set {
            guard let newValue, let index = viewControllers?.firstIndex(of: newValue) else { return }
            selectedIndex = index
        }
    }
    open private(set) lazy var tabBar = UITabBar()
    open weak var delegate: UITabBarControllerDelegate?
    open var customizableViewControllers: [UIViewController]?
    open private(set) lazy var moreNavigationController = UINavigationController()
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

@preconcurrency @MainActor @objc open class UITab: NSObject {}

@preconcurrency @MainActor @objc public protocol UITabBarControllerDelegate: NSObjectProtocol {
    @objc optional func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    @objc optional func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    @objc optional func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    @objc optional func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
    @objc optional func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
    @objc optional func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation
    @objc optional func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning?
    @objc optional func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning?
}

@preconcurrency @MainActor @objc public protocol UITabBarDelegate: NSObjectProtocol {
    @objc optional func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    @objc optional func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}
