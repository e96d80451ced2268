@preconcurrency @MainActor @objc open class UIStoryboard: NSObject {

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        storyboardName = name
        document = DocumentLibrary.main.storyboards[name]
        super.init()
    }

    let storyboardName: String
    private let document: DocumentElement?

    open func instantiateInitialViewController() -> UIViewController? {
        document?["initialViewController"].map { makeController(id: $0) { _ in nil } }
    }

    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        document?["initialViewController"].flatMap { makeController(id: $0) { creator?($0) } as? ViewController }
    }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        makeController(id: controllerID(identifier)) { _ in nil }
    }

    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = makeController(id: controllerID(identifier)) { creator?($0) }
        guard let controller = made as? ViewController else {
            InterfaceRuntime.shared.failure("\(type(of: made)) is not \(ViewController.self)")
        }
        return controller
    }

    // MARK: Scenes

    private var scenes: [DocumentElement] { document?.child("scenes")?.children ?? [] }

    private func controllerID(_ identifier: String) -> String {
        let controllers = scenes.flatMap { $0.child("objects")?.children ?? [] }
        guard let id = controllers.first(where: { $0["storyboardIdentifier"] == identifier })?.id else {
            InterfaceRuntime.shared.failure(
                "Storyboard (\(storyboardName)) doesn't contain a view controller with identifier '\(identifier)'")
        }
        return id
    }

    /// Makes the controller of a scene, or the one that a storyboard reference leads to.
    ///
    /// - Parameter opening: the segue that opens it, or the container that it is in; nil for code that asks for a scene.
    func makeController(
        id: String, opening: SegueCreation? = nil, creator: (NSCoder) -> UIViewController?
    ) -> UIViewController {
        for scene in scenes {
            let objects = scene.child("objects")?.children ?? []
            guard let element = objects.first(where: { $0.id == id }) else { continue }
            if element.name == "viewControllerPlaceholder" { return makeReferenced(element, opening, creator: creator) }
            let controller = creator(DocumentCoder()) ?? makeController(of: element)
            controller.adopt(
                SceneContent(storyboard: self, objects: objects, element: element, owner: controller, opening: opening))
            return controller
        }
        InterfaceRuntime.shared.failure("\(storyboardName) has no scene \(id)")
    }

    private func makeController(of element: DocumentElement) -> UIViewController {
        let type = ObjectKind.controllerType(element)
        guard let controller = type.init(coder: DocumentCoder()) else {
            InterfaceRuntime.shared.failure("\(type) was not made by init(coder:)")
        }
        return controller
    }

    private func makeReferenced(
        _ placeholder: DocumentElement, _ opening: SegueCreation?, creator: (NSCoder) -> UIViewController?
    ) -> UIViewController {
        let other = UIStoryboard(name: placeholder["storyboardName"] ?? storyboardName, bundle: nil)
        if let identifier = placeholder["referencedIdentifier"] {
            return other.makeController(id: other.controllerID(identifier), opening: opening, creator: creator)
        }
        guard let id = other.document?["initialViewController"] else {
            InterfaceRuntime.shared.failure("\(other.storyboardName) has no initial view controller")
        }
        return other.makeController(id: id, opening: opening, creator: creator)
    }
}

@preconcurrency @MainActor @objc open class UINib: NSObject {
    public init(nibName: String, bundle: Bundle?) {
        document = DocumentLibrary.main.nibs[nibName]
    }
    public init(data: Data, bundle: Bundle?) {
        document = nil
    }
    private let document: DocumentElement?

    @discardableResult
    open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
        let objects = document?.child("objects")?.children ?? []
        let ownerElement = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
        let loader = ObjectLoader(owner: owner as AnyObject?, ownerID: ownerElement?.id ?? "-1", storyboard: nil)
        let made = objects.compactMap { loader.make($0) }
        loader.connect(ownerElement: ownerElement)
        InterfaceRuntime.shared.autorelease(made)
        return made
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = OptionsKey(rawValue: "externalObjects")
    }
}

extension Bundle {
    @preconcurrency @MainActor @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
    public var appStoreReceiptURL: URL? { nil }
}
