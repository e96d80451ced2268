@preconcurrency @MainActor @objc open class UIPrintFormatter: NSObject {}
@preconcurrency @MainActor @objc open class UIViewPrintFormatter: UIPrintFormatter {}
@preconcurrency @MainActor @objc open class UISimpleTextPrintFormatter: UIPrintFormatter {
    public convenience init(text: String) { self.init() }
}
@preconcurrency @MainActor @objc open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    public convenience init(markupText: String) { self.init() }
}
@preconcurrency @MainActor @objc open class UIPrintInfo: NSObject {
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
    open var jobName = ""
    open var outputType = 0
}
@preconcurrency @MainActor @objc open class UIPrintPageRenderer: NSObject {
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt index: Int) {}
    open var numberOfPages: Int { 0 }
    open func drawPage(at index: Int, in rect: CGRect) {}
}
@preconcurrency @MainActor @objc open class UIPrintInteractionController: NSObject {
    public static let shared = UIPrintInteractionController()
    open class var isPrintingAvailable: Bool { false }
    open var printInfo: UIPrintInfo?
    open var printFormatter: UIPrintFormatter?
    open var printPageRenderer: UIPrintPageRenderer?
    open var printingItem: Any?
    open func present(
        animated: Bool, completionHandler: ((UIPrintInteractionController, Bool, Error?) -> Void)? = nil
    ) {}
}

@preconcurrency @MainActor @objc open class UIDocument: NSObject {
    public init(fileURL: URL) { self.fileURL = fileURL }
    open private(set) var fileURL: URL
    open var localizedName: String { "" }
    open var hasUnsavedChanges: Bool { false }
    open func open(completionHandler: ((Bool) -> Void)? = nil) {}
    open func close(completionHandler: ((Bool) -> Void)? = nil) {}
    open func contents(forType type: String) throws -> Any { Data() }
    open func load(fromContents contents: Any, ofType type: String?) throws {}
    open func updateChangeCount(_ change: ChangeKind) {}
    open func save(to url: URL, for operation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {}
    open func handleError(_ error: Error, userInteractionPermitted: Bool) {}
    @objc public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
    @objc public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let closed = State(rawValue: 1)
        public static let inConflict = State(rawValue: 2)
    }
    open var documentState: State { .closed }
}

@preconcurrency @MainActor @objc open class UIDocumentInteractionController: NSObject {
    public convenience init(url: URL) { self.init() }
    open var url: URL?
    open var name: String?
    open weak var delegate: UIDocumentInteractionControllerDelegate?
    @discardableResult open func presentPreview(animated: Bool) -> Bool { true }
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { true }
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { true }
}
@preconcurrency @MainActor @objc public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    @objc optional func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
}

/// Accessibility as functions.
public enum UIAccessibility {
    public struct Notification: Hashable, Sendable {
        public static let announcement = Notification()
        public static let layoutChanged = Notification()
        public static let screenChanged = Notification()
    }
    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static func post(notification: Notification, argument: Any?) {}
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name("voiceOver")
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name("reduceMotion")
}
public func UIAccessibilityIsVoiceOverRunning() -> Bool { false }

public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let link = UIAccessibilityTraits(rawValue: 2)
    public static let image = UIAccessibilityTraits(rawValue: 4)
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    public static let header = UIAccessibilityTraits(rawValue: 16)
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    public static let searchField = UIAccessibilityTraits(rawValue: 1024)
    public static let playsSound = UIAccessibilityTraits(rawValue: 32)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
}

@objc open class UIAccessibilityCustomAction: NSObject {
    public convenience init(name: String, target: Any?, selector: Selector) { self.init() }
    public convenience init(
        name: String, image: UIImage? = nil, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool
    ) { self.init() }
}

@objc open class UIAccessibilityElement: UIResponder {
    public init(accessibilityContainer: Any) { super.init() }
}

extension NSObject {
    public var accessibilityTraits: UIAccessibilityTraits {
        get { [] }
        set {}
    }
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { nil }
        set {}
    }
}
