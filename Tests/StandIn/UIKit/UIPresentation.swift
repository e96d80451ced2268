@objc public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case blurOverFullScreen
    case none = -1
    case automatic = -2
}

@objc public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

@preconcurrency @MainActor @objc open class UIPresentationController: NSObject, UIContentContainer {

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
        super.init()
    }

    open private(set) var presentedViewController: UIViewController
    open private(set) var presentingViewController: UIViewController
    open var presentationStyle: UIModalPresentationStyle { .none }
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    open var containerView: UIView? { nil }
    open var presentedView: UIView? { presentedViewController.view }
    open var frameOfPresentedViewInContainerView: CGRect { .zero }
    open var shouldPresentInFullscreen: Bool { true }
    open var shouldRemovePresentersView: Bool { false }
    open var overrideTraitCollection: UITraitCollection?
    open var traitCollection: UITraitCollection { .current }
    open var preferredContentSize: CGSize { .zero }
    open weak var delegate: UIAdaptivePresentationControllerDelegate?
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {}
    open func size(forChildContentContainer container: UIContentContainer, withParentContainerSize: CGSize) -> CGSize {
        .zero
    }
    open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
}

@preconcurrency @MainActor @objc public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    @objc optional func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    @objc optional func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    @objc optional func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    @objc optional func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: UIViewControllerTransitionCoordinator?)
    @objc optional func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    @objc optional func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    @objc optional func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    @objc optional func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any = UIPopoverArrowDirection(rawValue: 15)
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}

@objc public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarItem: UIPopoverPresentationControllerSourceItem {}

@preconcurrency @MainActor @objc open class UIPopoverPresentationController: UIPresentationController {
    private weak var popoverDelegate: UIPopoverPresentationControllerDelegate?
    open override var delegate: UIAdaptivePresentationControllerDelegate? {
        get { popoverDelegate }
        set { popoverDelegate = newValue as? UIPopoverPresentationControllerDelegate }
    }
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open var arrowDirection: UIPopoverArrowDirection { .unknown }
    open var sourceView: UIView?
    open var sourceRect = CGRect.null
    open var sourceItem: UIPopoverPresentationControllerSourceItem?
    open var barButtonItem: UIBarButtonItem?
    open var canOverlapSourceViewRect = false
    open var passthroughViews: [UIView]?
    open var backgroundColor: UIColor?
    open var popoverLayoutMargins = UIEdgeInsets.zero
    open var popoverBackgroundViewClass: AnyClass?
}

@preconcurrency @MainActor @objc
public protocol UIPopoverPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    @objc optional func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController)
    @objc optional func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    @objc optional func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

@preconcurrency @MainActor @objc open class UISheetPresentationController: UIPresentationController {
    public struct Detent: Sendable {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("medium")
            public static let large = Identifier("large")
        }
        public static func medium() -> Detent { Detent() }
        public static func large() -> Detent { Detent() }
        public static func custom(
            identifier: Identifier? = nil, resolver: @escaping (Any) -> CGFloat?
        ) -> Detent { Detent() }
    }
    open var detents: [Detent] = []
    open var selectedDetentIdentifier: Detent.Identifier?
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    open var preferredCornerRadius: CGFloat?
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open func animateChanges(_ changes: () -> Void) { changes() }
    open func invalidateDetents() {}
}

@preconcurrency @MainActor @objc
public protocol UISheetPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{}

@preconcurrency @MainActor @objc public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
    func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
}

@preconcurrency @MainActor @objc open class UIPopoverController: NSObject {
    public init(contentViewController: UIViewController) {}
    open var isPopoverVisible: Bool { false }
    open var contentViewController = UIViewController()
    open func dismiss(animated: Bool) {}
    open func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {}
}
