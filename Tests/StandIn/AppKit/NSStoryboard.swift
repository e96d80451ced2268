/// Opens scenes by name as AppKit's does, without any scenes.
@preconcurrency @MainActor @objc open class NSStoryboard: NSObject {
    public typealias Name = String
    public typealias SceneIdentifier = String

    public init(name: Name, bundle: Bundle?) { super.init() }
    open func instantiateInitialController() -> Any? { nil }
    open func instantiateController(withIdentifier identifier: SceneIdentifier) -> Any { identifier }
    @available(macOS 10.15, *)
    open func instantiateController<Controller: NSViewController>(
        identifier: SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller { fatalError("no scene is here") }
}
