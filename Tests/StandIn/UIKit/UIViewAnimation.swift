extension UIView {

    @objc public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
    @objc public enum AnimationTransition: Int, Sendable { case none, flipFromLeft, flipFromRight, curlUp, curlDown }
    @objc public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
    @objc public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        public static let curveEaseInOut = AnimationOptions([])
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    }

    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    }

    /// Animations take no time here: the changes are made, and it is over.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }

    public class func transition(
        from: UIView, to: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        completion?(true)
    }

    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    public class func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration: Double, animations: @escaping () -> Void
    ) {
        animations()
    }

    public class func performWithoutAnimation(_ actions: () -> Void) {
        let before = Animations.areEnabled
        Animations.areEnabled = false
        actions()
        Animations.areEnabled = before
    }
    public class func setAnimationsEnabled(_ enabled: Bool) { Animations.areEnabled = enabled }
    public class func beginAnimations(_ identifier: String?, context: UnsafeMutableRawPointer?) {}
    public class func commitAnimations() {}
    public class func setAnimationDuration(_ duration: TimeInterval) {}
    public class func setAnimationCurve(_ curve: AnimationCurve) {}
    public class func setAnimationDelay(_ delay: TimeInterval) {}
}

@preconcurrency @MainActor @objc open class UIViewPropertyAnimator: NSObject {
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) { self.init() }
    public convenience init(
        duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
    ) { self.init() }
    public convenience init(
        duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint, animations: (() -> Void)? = nil
    ) { self.init() }
    public convenience init(duration: TimeInterval, timingParameters: UITimingCurveProvider) { self.init() }
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self { self.init(running: animations, completion: completion) }

    public override init() {
        super.init()
    }

    required public init(running animations: () -> Void, completion: ((UIViewAnimatingPosition) -> Void)?) {
        super.init()
        animations()
        completion?(.end)
    }

    open var fractionComplete: CGFloat = 0
    open var isReversed = false
    open var isRunning: Bool { false }
    open var isInterruptible = true
    open var pausesOnCompletion = false
    open var state: UIViewAnimatingState { .inactive }
    open func startAnimation() {}
    open func startAnimation(afterDelay delay: TimeInterval) {}
    open func pauseAnimation() {}
    open func stopAnimation(_ withoutFinishing: Bool) {}
    open func finishAnimation(at position: UIViewAnimatingPosition) {}
    open func addAnimations(_ animation: @escaping () -> Void) { animation() }
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animation() }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    open func continueAnimation(withTimingParameters: UITimingCurveProvider?, durationFactor: CGFloat) {}
}

@objc public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
@objc public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
@objc public protocol UITimingCurveProvider {}

@objc open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public convenience init(dampingRatio: CGFloat) { self.init() }
    public convenience init(dampingRatio: CGFloat, initialVelocity: CGVector) { self.init() }
    public convenience init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector
    ) { self.init() }
}

@objc open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public convenience init(animationCurve: UIView.AnimationCurve) { self.init() }
    public convenience init(controlPoint1: CGPoint, controlPoint2: CGPoint) { self.init() }
}

@MainActor enum Animations {
    static var areEnabled = true
}
