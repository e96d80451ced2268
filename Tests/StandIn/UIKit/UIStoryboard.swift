@preconcurrency @MainActor @objc open class UIStoryboard: NSObject {

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        storyboardName = name
        super.init()
    }

    let storyboardName: String

    open func instantiateInitialViewController() -> UIViewController? { nil }

    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? { creator?(NSCoder()) }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }

    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        guard let made = creator?(NSCoder()) ?? ViewController(coder: NSCoder()) else {
            preconditionFailure("\(ViewController.self) was not made")
        }
        return made
    }
}

@preconcurrency @MainActor @objc open class UINib: NSObject {
    public init(nibName: String, bundle: Bundle?) {}
    public init(data: Data, bundle: Bundle?) {}
    @discardableResult
    open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] { [] }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = OptionsKey(rawValue: "externalObjects")
    }
}

extension Bundle {
    @preconcurrency @MainActor @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? { [] }
    public var appStoreReceiptURL: URL? { nil }
}
