@preconcurrency @MainActor @objc open class UIGestureRecognizer: NSObject {

    @objc public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }

    public init(target: Any?, action: Selector?) {
        super.init()
        if let action { addTarget(target as Any, action: action) }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    public convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
    }

    struct Registration {
        weak var target: AnyObject?
        var action: Selector
    }
    var registrations: [Registration] = []

    open func addTarget(_ target: Any, action: Selector) {
        registrations.append(Registration(target: target as AnyObject, action: action))
    }

    open func removeTarget(_ target: Any?, action: Selector?) {}
    open var state = State.possible
    open weak var delegate: UIGestureRecognizerDelegate?
    open var isEnabled = true
    open internal(set) weak var view: UIView?
    open var name: String?
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var allowedTouchTypes: [NSNumber] = []
    open var requiresExclusiveTouchType = true
    open var numberOfTouches: Int { 1 }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open func require(toFail other: UIGestureRecognizer) {}
    /// Where the finger is, for whoever asks.
    public var simulatedLocation = CGPoint.zero
    open func location(in view: UIView?) -> CGPoint { simulatedLocation }

    /// Recognizes: the state changes, and the actions are sent.
    public func recognize(as state: State) {
        self.state = state
        for registration in registrations { deliver(registration.action, to: registration.target) }
    }
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { .zero }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func reset() {}
    open func ignore(_ touch: UITouch, for event: UIEvent) {}
    open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
}

@preconcurrency @MainActor @objc public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    @objc optional func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    @objc optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    @objc optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    @objc optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    @objc optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool
}

@preconcurrency @MainActor @objc open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}

@preconcurrency @MainActor @objc open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    open var allowableMovement: CGFloat = 10
}

@preconcurrency @MainActor @objc open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    open func translation(in view: UIView?) -> CGPoint { .zero }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor @objc open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
}

@preconcurrency @MainActor @objc open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }
    open var direction = Direction.right
    open var numberOfTouchesRequired = 1
}

@preconcurrency @MainActor @objc open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }
}

@preconcurrency @MainActor @objc open class UIRotationGestureRecognizer: UIGestureRecognizer {
    open var rotation: CGFloat = 0
    open var velocity: CGFloat { 0 }
}

@preconcurrency @MainActor @objc open class UIHoverGestureRecognizer: UIGestureRecognizer {}
