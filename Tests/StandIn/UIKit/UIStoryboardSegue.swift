@preconcurrency @MainActor @objc open class UIStoryboardSegue: NSObject {

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    var performHandler: (() -> Void)?

    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController

    @objc open func perform() {
        performHandler?()
    }
}

@objc open class UIStoryboardPopoverSegue: UIStoryboardSegue {}

@preconcurrency @MainActor @objc open class UIStoryboardUnwindSegueSource: NSObject {
    open var source: UIViewController { UIViewController() }
    open var unwindAction: Selector { Selector("") }
    open var sender: Any? { nil }
}
