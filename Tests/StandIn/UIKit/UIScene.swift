@preconcurrency @MainActor @objc open class UIScene: UIResponder {
    @objc public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }
    open private(set) var session: UISceneSession
    open weak var delegate: UISceneDelegate?
    open var activationState: ActivationState { .foregroundActive }
    open var title: String! = ""
    open func open(_ url: URL, options: Any?, completionHandler: ((Bool) -> Void)? = nil) {}

    @objc(UISceneConnectionOptions) open class ConnectionOptions: NSObject {
        open var urlContexts: Set<UIOpenURLContext> { [] }
        open var userActivities: Set<NSUserActivity> { [] }
        open var shortcutItem: UIApplicationShortcutItem? { nil }
        open var handoffUserActivityType: String? { nil }
        open var sourceApplication: String? { nil }
    }

    nonisolated public static let willConnectNotification = Notification.Name("sceneWillConnect")
    nonisolated public static let didDisconnectNotification = Notification.Name("sceneDidDisconnect")
    nonisolated public static let didActivateNotification = Notification.Name("sceneDidActivate")
    nonisolated public static let willDeactivateNotification = Notification.Name("sceneWillDeactivate")
    nonisolated public static let willEnterForegroundNotification = Notification.Name("sceneWillEnterForeground")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("sceneDidEnterBackground")
}

@preconcurrency @MainActor @objc open class UIWindowScene: UIScene {
    open var windows: [UIWindow] = []
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var screen: UIScreen { .main }
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    open var coordinateSpace: UICoordinateSpace { UIScreen.main.coordinateSpace }
    open var traitCollection: UITraitCollection { .current }
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    open var statusBarManager: UIStatusBarManager? { nil }
    open func requestGeometryUpdate(_ preferences: Any, errorHandler: ((Error) -> Void)? = nil) {}
}

@objc open class UISceneSizeRestrictions: NSObject {
    open var minimumSize = CGSize.zero
    open var maximumSize = CGSize.zero
}

@objc open class UIStatusBarManager: NSObject {
    open var statusBarFrame: CGRect { .zero }
    open var isStatusBarHidden: Bool { false }
}

@preconcurrency @MainActor @objc open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "windowApplication")
        public static let windowExternalDisplay = Role(rawValue: "windowExternalDisplay")
        public static let carTemplateApplication = Role(rawValue: "carTemplateApplication")
    }
    open var role: Role { .windowApplication }
    open var scene: UIScene? { nil }
    open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    open var persistentIdentifier: String { "" }
    open var stateRestorationActivity: NSUserActivity?
    open var userInfo: [String: Any]?
}

@preconcurrency @MainActor @objc open class UISceneConfiguration: NSObject {
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        super.init()
    }
    open private(set) var name: String?
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
    open var storyboard: UIStoryboard?
}

@preconcurrency @MainActor @objc open class UIOpenURLContext: NSObject {
    open var url: URL { URL(fileURLWithPath: "/") }
    open var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }
}

extension UIScene {
    public struct OpenURLOptions {
        public var sourceApplication: String? { nil }
        public var openInPlace: Bool { false }
        public var annotation: Any? { nil }
    }
}

@preconcurrency @MainActor @objc public protocol UISceneDelegate: NSObjectProtocol {
    @objc optional func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    @objc optional func sceneDidDisconnect(_ scene: UIScene)
    @objc optional func sceneDidBecomeActive(_ scene: UIScene)
    @objc optional func sceneWillResignActive(_ scene: UIScene)
    @objc optional func sceneWillEnterForeground(_ scene: UIScene)
    @objc optional func sceneDidEnterBackground(_ scene: UIScene)
    @objc optional func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    @objc optional func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    @objc optional func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    @objc optional func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

@preconcurrency @MainActor @objc public protocol UIWindowSceneDelegate: UISceneDelegate {
    @objc optional var window: UIWindow? { get set }
    @objc optional func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}
