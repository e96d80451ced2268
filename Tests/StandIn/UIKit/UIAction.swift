@preconcurrency @MainActor @objc open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }
    @objc public enum State: Int, Sendable { case off, on, mixed }
    open var title: String { "" }
    open var subtitle: String?
    open var image: UIImage? { nil }
}

public typealias UIActionHandler = (UIAction) -> Void

@preconcurrency @MainActor @objc open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let paste = Identifier("paste")
    }
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init()
        self.handler = handler
    }
    var handler: UIActionHandler?
    open var sender: Any? { nil }
    open var attributes: UIMenuElement.Attributes = []
    open var state = UIMenuElement.State.off
    open var identifier: Identifier { Identifier("") }
}

@preconcurrency @MainActor @objc open class UICommand: UIMenuElement {
    public convenience init(
        title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil
    ) { self.init() }
    open var action: Selector { Selector("") }
    open var propertyList: Any? { nil }
    open var attributes: UIMenuElement.Attributes = []
    open var state = UIMenuElement.State.off
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

@preconcurrency @MainActor @objc open class UIKeyCommand: UICommand {
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) { self.init() }
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) { self.init() }
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) { self.init() }
    open var input: String? { nil }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var discoverabilityTitle: String?
    open var wantsPriorityOverSystemBehavior = false
    nonisolated public static let inputUpArrow = "up"
    nonisolated public static let inputDownArrow = "down"
    nonisolated public static let inputLeftArrow = "left"
    nonisolated public static let inputRightArrow = "right"
    nonisolated public static let inputEscape = "escape"
}

@preconcurrency @MainActor @objc open class UIMenu: UIMenuElement {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
        public static let displayAsPalette = Options(rawValue: 128)
    }
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let file = Identifier("file")
        public static let edit = Identifier("edit")
        public static let format = Identifier("format")
        public static let view = Identifier("view")
        public static let help = Identifier("help")
    }
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) { self.init() }
    open var children: [UIMenuElement] { [] }
    open func replacingChildren(_ children: [UIMenuElement]) -> UIMenu { self }
}

@preconcurrency @MainActor @objc open class UIDeferredMenuElement: UIMenuElement {
    public convenience init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) { self.init() }
    open class func uncached(
        _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(provider) }
}

@preconcurrency @MainActor @objc public protocol UIMenuBuilder {
    func insertChild(_ menu: UIMenu, atStartOfMenu identifier: String)
}

@preconcurrency @MainActor @objc open class UIMenuController: NSObject {
    public static let shared = UIMenuController()
    open var menuItems: [UIMenuItem]?
    open var isMenuVisible = false
    open func setMenuVisible(_ visible: Bool, animated: Bool) {}
    open func setTargetRect(_ rect: CGRect, in view: UIView) {}
    open func showMenu(from view: UIView, rect: CGRect) {}
    open func hideMenu() {}
    open func update() {}
}

@preconcurrency @MainActor @objc open class UIMenuItem: NSObject {
    public init(title: String, action: Selector) {}
    open var title = ""
    open var action = Selector("")
}

@objc public protocol UIInteraction: NSObjectProtocol {}

@preconcurrency @MainActor @objc open class UIContextMenuInteraction: NSObject, UIInteraction {
    public init(delegate: UIContextMenuInteractionDelegate) {}
    open weak var delegate: UIContextMenuInteractionDelegate?
    open var view: UIView? { nil }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func dismissMenu() {}
}

@preconcurrency @MainActor @objc open class UIContextMenuConfiguration: NSObject {
    public convenience init(
        identifier: NSCopying? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) { self.init() }
    open var identifier: Any { 0 }
}

@preconcurrency @MainActor @objc public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    @objc optional func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionCommitAnimating)
    @objc optional func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
}

@preconcurrency @MainActor @objc public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor @objc
public protocol UIContextMenuInteractionCommitAnimating:
    UIContextMenuInteractionAnimating
{
    var previewViewController: UIViewController? { get }
}

@preconcurrency @MainActor @objc open class UITargetedPreview: NSObject {
    public convenience init(view: UIView) { self.init() }
    public convenience init(view: UIView, parameters: UIPreviewParameters) { self.init() }
    public convenience init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) { self.init() }
}

@preconcurrency @MainActor @objc open class UIPreviewParameters: NSObject {
    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?
    open var backgroundColor: UIColor! = UIColor.clear
}

@preconcurrency @MainActor @objc open class UIPreviewTarget: NSObject {
    public convenience init(container: UIView, center: CGPoint) { self.init() }
}

@preconcurrency @MainActor @objc open class UIContextualAction: NSObject {
    @objc public enum Style: Int, Sendable { case normal, destructive }
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    public convenience init(style: Style, title: String?, handler: @escaping Handler) { self.init() }
    open var title: String?
    open var backgroundColor: UIColor! = UIColor.gray
    open var image: UIImage?
    open var style: Style { .normal }
}

@preconcurrency @MainActor @objc open class UISwipeActionsConfiguration: NSObject {
    public convenience init(actions: [UIContextualAction]) { self.init() }
    open var actions: [UIContextualAction] { [] }
    open var performsFirstActionWithFullSwipe = true
}

@preconcurrency @MainActor @objc open class UITableViewRowAction: NSObject {
    @objc public enum Style: Int, Sendable { case `default`, normal }
    public convenience init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) { self.init() }
    open var title: String?
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIVisualEffect?
}
