@preconcurrency @MainActor @objc public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    @objc optional func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning?
    @objc optional func animationController(
        forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning?
    @objc optional func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning?
    @objc optional func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning?
    @objc optional func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

@preconcurrency @MainActor @objc public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning)
    @objc optional func animationEnded(_ transitionCompleted: Bool)
}

@preconcurrency @MainActor @objc public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)
    @objc optional var completionSpeed: CGFloat { get }
    @objc optional var wantsInteractiveStart: Bool { get }
}

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = UITransitionContextViewControllerKey(rawValue: "from")
    public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = UITransitionContextViewKey(rawValue: "from")
    public static let to = UITransitionContextViewKey(rawValue: "to")
}

@preconcurrency @MainActor public protocol UIViewControllerContextTransitioningValues {
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

@preconcurrency @MainActor @objc public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    func completeTransition(_ didComplete: Bool)
    func initialFrame(for viewController: UIViewController) -> CGRect
    func finalFrame(for viewController: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

@preconcurrency @MainActor @objc public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
    var isInteractive: Bool { get }
    var containerView: UIView { get }
    var transitionDuration: TimeInterval { get }
    var percentComplete: CGFloat { get }
}

extension UIViewControllerTransitionCoordinatorContext {
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

@preconcurrency @MainActor @objc
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        animation?(self)
        completion?(self)
        return true
    }

    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

    public func notifyWhenInteractionChanges(
        _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}
}

@preconcurrency @MainActor @objc
open class UIPercentDrivenInteractiveTransition: NSObject,
    UIViewControllerInteractiveTransitioning
{
    open var duration: CGFloat { 0 }
    open var percentComplete: CGFloat { 0 }
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.linear
    open var wantsInteractiveStart = true
    open func pause() {}
    open func update(_ percentComplete: CGFloat) {}
    open func cancel() {}
    open func finish() {}
    open func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {}
}

@preconcurrency @MainActor @objc public protocol UIViewControllerPreviewing: NSObjectProtocol {
    var sourceView: UIView { get }
    var sourceRect: CGRect { get set }
}

@preconcurrency @MainActor @objc public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    func previewingContext(
        _ previewingContext: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    func previewingContext(
        _ previewingContext: UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

@objc public protocol UIPreviewActionItem: NSObjectProtocol {}

@preconcurrency @MainActor @objc public protocol UIViewControllerRestoration {
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

@objc public protocol UIStateRestoring: NSObjectProtocol {}
@objc public protocol UIFocusEnvironment: NSObjectProtocol {}
@objc open class UIFocusUpdateContext: NSObject {
    open var nextFocusedView: UIView? { nil }
    open var previouslyFocusedView: UIView? { nil }
}
@objc open class UIFocusAnimationCoordinator: NSObject {
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {}
}
