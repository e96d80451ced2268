public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
}

@preconcurrency @MainActor @objc open class NSNib: NSObject {
    public typealias Name = String
    public init?(nibNamed name: Name, bundle: Bundle?) { super.init() }
    @discardableResult
    open func instantiate(withOwner owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>?) -> Bool { true }
}

@preconcurrency @MainActor @objc open class NSTableCellView: NSView {
    open var objectValue: Any?
    @IBOutlet open var textField: NSTextField?
}

@preconcurrency @MainActor @objc open class NSTableColumn: NSObject {
    open var identifier = NSUserInterfaceItemIdentifier("")
}

@preconcurrency @MainActor @objc open class NSTableView: NSControl {
    open weak var delegate: NSTableViewDelegate?
    open func register(_ nib: NSNib?, forIdentifier identifier: NSUserInterfaceItemIdentifier) {}
    open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? { nil }
    open func reloadData() {}
}

@preconcurrency @MainActor @objc open class NSOutlineView: NSTableView {}

@preconcurrency @MainActor @objc public protocol NSTableViewDelegate: NSObjectProtocol {
    @objc optional func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
}
