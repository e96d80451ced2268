@objc open class NSItemProvider: NSObject {
    public convenience init(object: Any) { self.init() }
    public convenience init(item: Any?, typeIdentifier: String?) { self.init() }
    public convenience init?(contentsOf url: URL?) { self.init() }
    open var registeredTypeIdentifiers: [String] { [] }
    open var suggestedName: String?
    open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
    open func canLoadObject(ofClass aClass: Any) -> Bool { false }
    @discardableResult
    open func loadObject(ofClass aClass: Any, completionHandler: @escaping (Any?, Error?) -> Void) -> Progress {
        Progress(totalUnitCount: 1)
    }
    open func loadItem(
        forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: ((Any?, Error?) -> Void)? = nil
    ) {}
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier identifier: String, completionHandler: @escaping (Data?, Error?) -> Void
    ) -> Progress { Progress(totalUnitCount: 1) }
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier identifier: String, completionHandler: @escaping (URL?, Error?) -> Void
    ) -> Progress { Progress(totalUnitCount: 1) }
}

@objc open class NSExtensionContext: NSObject {
    open var inputItems: [Any] { [] }
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {}
    open func cancelRequest(withError error: Error) {}
    open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {}
}

@objc open class NSExtensionItem: NSObject {
    open var attachments: [NSItemProvider]?
    open var attributedTitle: NSAttributedString?
    open var attributedContentText: NSAttributedString?
    open var userInfo: [AnyHashable: Any]?
}

@objc open class NSUserActivity: NSObject {
    public init(activityType: String) { self.activityType = activityType }
    open private(set) var activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open var needsSave = false
    open var keywords: Set<String> = []
    open var requiredUserInfoKeys: Set<String>?
    open var persistentIdentifier: String?
    open var targetContentIdentifier: String?
    open func addUserInfoEntries(from entries: [AnyHashable: Any]) {}
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

@preconcurrency @MainActor @objc public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    func location(in view: UIView) -> CGPoint
}
@preconcurrency @MainActor @objc public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}
@preconcurrency @MainActor @objc public protocol UIDropSession: UIDragDropSession {
    var localDragSession: UIDragSession? { get }
}
extension UIDragDropSession {
    public func canLoadObjects(ofClass aClass: Any) -> Bool { false }
    public func hasItemsConforming(toTypeIdentifiers identifiers: [String]) -> Bool { false }
}
extension UIDropSession {
    @discardableResult
    public func loadObjects(ofClass aClass: Any, completion: @escaping ([Any]) -> Void) -> Progress {
        Progress(totalUnitCount: 1)
    }
}
@preconcurrency @MainActor @objc open class UIDragItem: NSObject {
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
    open private(set) var itemProvider: NSItemProvider
    open var localObject: Any?
}
@objc public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }
@preconcurrency @MainActor @objc open class UIDropProposal: NSObject {
    public init(operation: UIDropOperation) {}
}
@preconcurrency @MainActor @objc open class UITableViewDropProposal: UIDropProposal {
    @objc public enum Intent: Int, Sendable {
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
    }
    public convenience init(operation: UIDropOperation, intent: Intent) { self.init(operation: operation) }
}
@preconcurrency @MainActor @objc open class UICollectionViewDropProposal: UIDropProposal {
    @objc public enum Intent: Int, Sendable {
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
    }
    public convenience init(operation: UIDropOperation, intent: Intent) { self.init(operation: operation) }
}
@preconcurrency @MainActor @objc public protocol UITableViewDragDelegate: NSObjectProtocol {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}
@preconcurrency @MainActor @objc public protocol UITableViewDropDelegate: NSObjectProtocol {
    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator)
    @objc optional func tableView(_ tableView: UITableView, canHandle session: UIDropSession) -> Bool
    @objc optional func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
}
@preconcurrency @MainActor @objc public protocol UITableViewDropCoordinator: NSObjectProtocol {
    var destinationIndexPath: IndexPath? { get }
    var session: UIDropSession { get }
}
@preconcurrency @MainActor @objc public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}
@preconcurrency @MainActor @objc public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator)
}
@preconcurrency @MainActor @objc public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    var destinationIndexPath: IndexPath? { get }
    var session: UIDropSession { get }
}
@preconcurrency @MainActor @objc open class UIDragInteraction: NSObject, UIInteraction {
    public init(delegate: Any) {}
    open var isEnabled = true
}
@preconcurrency @MainActor @objc open class UIDropInteraction: NSObject, UIInteraction {
    public init(delegate: UIDropInteractionDelegate) {}
}
@preconcurrency @MainActor @objc public protocol UIDropInteractionDelegate: NSObjectProtocol {
    @objc optional func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool
    @objc optional func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession
    ) -> UIDropProposal
    @objc optional func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession)
}
