@preconcurrency @MainActor @objc open class UIControl: UIView {

    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
        public static let application = State(rawValue: 0xFF0000)
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    @objc public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
    @objc public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
    }

    @objc open var isEnabled = true
    @objc open var isSelected = false
    @objc open var isHighlighted = false
    open var state: State { isEnabled ? (isSelected ? .selected : .normal) : .disabled }
    open var isTracking: Bool { false }
    open var isTouchInside: Bool { false }
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { .center }
    open var showsMenuAsPrimaryAction = false
    open var isContextMenuInteractionEnabled = false
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    open var toolTip: String?
    open var isSymbolAnimationEnabled = false

    struct Registration {
        weak var target: AnyObject?
        var action: Selector
        var events: Event
    }
    var registrations: [Registration] = []

    @objc open func sendActions(for events: Event) {
        for registration in registrations where !registration.events.isDisjoint(with: events) {
            sendAction(registration.action, to: registration.target, for: nil)
        }
    }

    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
        registrations.append(Registration(target: target as AnyObject?, action: action, events: events))
    }

    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        registrations.removeAll { registration in
            (target == nil || registration.target === target as AnyObject?)
                && (action == nil || registration.action == action)
        }
    }

    open func addAction(_ action: UIAction, for events: Event) {}
    open func removeAction(_ action: UIAction, for events: Event) {}
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {}
    open var allTargets: Set<AnyHashable> { [] }
    open var allControlEvents: Event { [] }
    open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? { nil }
    @objc open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        deliver(action, to: target as AnyObject?)
    }
    open func sendAction(_ action: UIAction) {}
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { .zero }
}
