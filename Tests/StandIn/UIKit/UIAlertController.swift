@preconcurrency @MainActor @objc open class UIAlertController: UIViewController {
    @objc public enum Style: Int, Sendable { case actionSheet, alert }
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    open private(set) var actions: [UIAlertAction] = []
    open var preferredAction: UIAlertAction?
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
    open private(set) var textFields: [UITextField]?
    open var message: String?
    open private(set) var preferredStyle = Style.alert
    open var severity = 0
}

@preconcurrency @MainActor @objc open class UIAlertAction: NSObject {
    @objc public enum Style: Int, Sendable { case `default`, cancel, destructive }
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }
    public var handler: ((UIAlertAction) -> Void)?
    open private(set) var title: String?
    open private(set) var style = Style.default
    open var isEnabled = true
}

@preconcurrency @MainActor @objc open class UIAlertView: UIView {
    public convenience init(
        title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?, otherButtonTitles: String...
    ) { self.init(frame: .zero) }
    open var title = ""
    open var message: String?
    open func show() {}
    @discardableResult open func addButton(withTitle title: String?) -> Int { 0 }
}
