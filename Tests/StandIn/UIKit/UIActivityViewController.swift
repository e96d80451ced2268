@preconcurrency @MainActor @objc open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, Error?) -> Void
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    open var allowsProminentActivity = true
}

@preconcurrency @MainActor @objc open class UIActivity: NSObject {
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let postToFacebook = ActivityType("postToFacebook")
        public static let postToTwitter = ActivityType("postToTwitter")
        public static let postToWeibo = ActivityType("postToWeibo")
        public static let postToVimeo = ActivityType("postToVimeo")
        public static let postToFlickr = ActivityType("postToFlickr")
        public static let postToTencentWeibo = ActivityType("postToTencentWeibo")
        public static let message = ActivityType("message")
        public static let mail = ActivityType("mail")
        public static let print = ActivityType("print")
        public static let copyToPasteboard = ActivityType("copyToPasteboard")
        public static let assignToContact = ActivityType("assignToContact")
        public static let saveToCameraRoll = ActivityType("saveToCameraRoll")
        public static let addToReadingList = ActivityType("addToReadingList")
        public static let airDrop = ActivityType("airDrop")
        public static let openInIBooks = ActivityType("openInIBooks")
        public static let markupAsPDF = ActivityType("markupAsPDF")
    }
    @objc public enum Category: Int, Sendable { case action, share }
    open class var activityCategory: Category { .action }
    open var activityType: ActivityType? { nil }
    open var activityTitle: String? { nil }
    open var activityImage: UIImage? { nil }
    open var activityViewController: UIViewController? { nil }
    open func canPerform(withActivityItems items: [Any]) -> Bool { false }
    open func prepare(withActivityItems items: [Any]) {}
    open func perform() {}
    open func activityDidFinish(_ completed: Bool) {}
}

@preconcurrency @MainActor @objc public protocol UIActivityItemSource: NSObjectProtocol {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
}

@preconcurrency @MainActor @objc open class UIActivityItemProvider: NSObject {
    public init(placeholderItem: Any) {}
    open var item: Any { 0 }
}
