@objc open class UIMotionEffect: NSObject {}
@objc open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?
}
@objc open class UIInterpolatingMotionEffect: UIMotionEffect {
    @objc public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
    public convenience init(keyPath: String, type: EffectType) { self.init() }
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?
}

@preconcurrency @MainActor @objc public protocol UIDynamicItem: NSObjectProtocol {}

@preconcurrency @MainActor @objc open class UIDynamicAnimator: NSObject {
    public init(referenceView: UIView) {}
    open func addBehavior(_ behavior: UIDynamicBehavior) {}
    open func removeBehavior(_ behavior: UIDynamicBehavior) {}
    open func removeAllBehaviors() {}
    open func updateItem(usingCurrentState item: UIDynamicItem) {}
    open var behaviors: [UIDynamicBehavior] { [] }
    open var isRunning: Bool { false }
    open var delegate: UIDynamicAnimatorDelegate?
}
@preconcurrency @MainActor @objc public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    @objc optional func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
@preconcurrency @MainActor @objc open class UIDynamicBehavior: NSObject {
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {}
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {}
    open var action: (() -> Void)?
    open func willMove(to animator: UIDynamicAnimator?) {}
    open var dynamicAnimator: UIDynamicAnimator? { nil }
}
@preconcurrency @MainActor @objc open class UIGravityBehavior: UIDynamicBehavior {
    public convenience init(items: [UIDynamicItem]) { self.init() }
    open func addItem(_ item: UIDynamicItem) {}
    open func removeItem(_ item: UIDynamicItem) {}
    open var magnitude: CGFloat = 1
    open var gravityDirection = CGVector.zero
    open var angle: CGFloat = 0
}
@preconcurrency @MainActor @objc open class UICollisionBehavior: UIDynamicBehavior {
    public convenience init(items: [UIDynamicItem]) { self.init() }
    open func addItem(_ item: UIDynamicItem) {}
    open func removeItem(_ item: UIDynamicItem) {}
    open var translatesReferenceBoundsIntoBoundary = false
    open func addBoundary(withIdentifier identifier: Any, for path: UIBezierPath) {}
    open func addBoundary(withIdentifier identifier: Any, from: CGPoint, to: CGPoint) {}
    open func removeBoundary(withIdentifier identifier: Any) {}
    open func removeAllBoundaries() {}
}
@preconcurrency @MainActor @objc open class UIDynamicItemBehavior: UIDynamicBehavior {
    public convenience init(items: [UIDynamicItem]) { self.init() }
    open func addItem(_ item: UIDynamicItem) {}
    open func removeItem(_ item: UIDynamicItem) {}
    open var elasticity: CGFloat = 0
    open var friction: CGFloat = 0
    open var density: CGFloat = 0
    open var resistance: CGFloat = 0
    open var allowsRotation = true
    open func addLinearVelocity(_ velocity: CGPoint, for item: UIDynamicItem) {}
    open func linearVelocity(for item: UIDynamicItem) -> CGPoint { .zero }
}
@preconcurrency @MainActor @objc open class UIPushBehavior: UIDynamicBehavior {
    @objc public enum Mode: Int, Sendable { case continuous, instantaneous }
    public convenience init(items: [UIDynamicItem], mode: Mode) { self.init() }
    open var magnitude: CGFloat = 0
    open var angle: CGFloat = 0
    open var pushDirection = CGVector.zero
    open var active = true
}
@preconcurrency @MainActor @objc open class UISnapBehavior: UIDynamicBehavior {
    public convenience init(item: UIDynamicItem, snapTo point: CGPoint) { self.init() }
    open var damping: CGFloat = 0.5
}
@preconcurrency @MainActor @objc open class UIAttachmentBehavior: UIDynamicBehavior {
    public convenience init(item: UIDynamicItem, attachedToAnchor point: CGPoint) { self.init() }
    public convenience init(item: UIDynamicItem, attachedTo other: UIDynamicItem) { self.init() }
    open var anchorPoint = CGPoint.zero
    open var length: CGFloat = 0
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0
}
