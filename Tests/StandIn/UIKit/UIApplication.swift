@preconcurrency @MainActor @objc open class UIApplication: UIResponder {

    @objc public enum State: Int, Sendable { case active, inactive, background }
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "url")
        public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
        public static let localNotification = LaunchOptionsKey(rawValue: "localNotification")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
        public static let location = LaunchOptionsKey(rawValue: "location")
        public static let sourceApplication = LaunchOptionsKey(rawValue: "sourceApplication")
        public static let userActivityDictionary = LaunchOptionsKey(rawValue: "userActivityDictionary")
        public static let annotation = LaunchOptionsKey(rawValue: "annotation")
    }
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
        public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
    }
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let keyboard = ExtensionPointIdentifier(rawValue: "keyboard")
    }

    public static let shared = UIApplication()

    open weak var delegate: UIApplicationDelegate?
    open var windows: [UIWindow] = []
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var connectedScenes: Set<UIScene> = []
    open var openSessions: Set<UISceneSession> { [] }
    open var supportsMultipleScenes: Bool { false }
    open var applicationState: State { .active }
    open var applicationIconBadgeNumber = 0
    open var isIdleTimerDisabled = false
    open var isNetworkActivityIndicatorVisible = false
    open var isStatusBarHidden = false
    open var statusBarFrame: CGRect { .zero }
    open var statusBarStyle = UIStatusBarStyle.default
    open var statusBarOrientation = UIInterfaceOrientation.portrait
    open var statusBarOrientationAnimationDuration: TimeInterval { 0 }
    open func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {}
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
    open var isProtectedDataAvailable: Bool { true }
    open var backgroundTimeRemaining: TimeInterval { 0 }
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    open var isRegisteredForRemoteNotifications: Bool { false }
    open var shortcutItems: [UIApplicationShortcutItem]?
    open var alternateIconName: String? { nil }
    open var supportsAlternateIcons: Bool { true }
    open var isIgnoringInteractionEvents: Bool { false }
    open func beginIgnoringInteractionEvents() {}
    open func endIgnoringInteractionEvents() {}
    open func setAlternateIconName(_ name: String?, completionHandler: ((Error?) -> Void)? = nil) {}
    open func canOpenURL(_ url: URL) -> Bool { true }
    @discardableResult open func openURL(_ url: URL) -> Bool { true }
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(true) }
    open func sendEvent(_ event: UIEvent) {}
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { true }
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }
    open func beginBackgroundTask(expirationHandler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier { .invalid }
    open func beginBackgroundTask(
        withName name: String?, expirationHandler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    open func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}
    open func registerForRemoteNotifications() {}
    open func unregisterForRemoteNotifications() {}
    open func registerUserNotificationSettings(_ settings: Any) {}
    open func beginReceivingRemoteControlEvents() {}
    open func endReceivingRemoteControlEvents() {}
    open func requestSceneSessionActivation(
        _ session: UISceneSession?, userActivity: NSUserActivity?, options: Any?, errorHandler: ((Error) -> Void)? = nil
    ) {}
    open func requestSceneSessionDestruction(
        _ session: UISceneSession, options: Any?, errorHandler: ((Error) -> Void)? = nil
    ) {}
    open func requestSceneSessionRefresh(_ session: UISceneSession) {}
    open func extendStateRestoration() {}
    open func completeStateRestoration() {}
    open func ignoreSnapshotOnNextApplicationLaunch() {}

    nonisolated public static let openSettingsURLString = "app-settings:"
    nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
    nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    nonisolated public static let backgroundFetchIntervalNever: TimeInterval = .infinity
    nonisolated public static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
    nonisolated public static let willResignActiveNotification = Notification.Name("willResignActive")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")
    nonisolated public static let willEnterForegroundNotification = Notification.Name("willEnterForeground")
    nonisolated public static let willTerminateNotification = Notification.Name("willTerminate")
    nonisolated public static let didFinishLaunchingNotification = Notification.Name("didFinishLaunching")
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name("memoryWarning")
    nonisolated public static let significantTimeChangeNotification = Notification.Name("timeChange")
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name("screenshot")
    nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name("unavailable")
    nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name("available")
    nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name("refreshStatus")
    nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name("willOrientation")
    nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name("didOrientation")
    nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name("statusBarFrame")
}

public let UIApplicationOpenSettingsURLString = "app-settings:"

@objc public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
@objc public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
@objc public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
@objc public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
@objc public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
    public static let all = UIInterfaceOrientationMask(rawValue: 30)
    public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

@preconcurrency @MainActor @objc public protocol UIApplicationDelegate: NSObjectProtocol {
    @objc optional var window: UIWindow? { get set }
    @objc optional func applicationDidFinishLaunching(_ application: UIApplication)
    @objc optional func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    @objc optional func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    @objc optional func applicationDidBecomeActive(_ application: UIApplication)
    @objc optional func applicationWillResignActive(_ application: UIApplication)
    @objc optional func applicationDidEnterBackground(_ application: UIApplication)
    @objc optional func applicationWillEnterForeground(_ application: UIApplication)
    @objc optional func applicationWillTerminate(_ application: UIApplication)
    @objc optional func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    @objc optional func applicationSignificantTimeChange(_ application: UIApplication)
    @objc optional func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    @objc optional func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool
    @objc optional func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    @objc optional func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    @objc optional func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error)
    @objc optional func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    @objc optional func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    @objc optional func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    @objc optional func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)
    @objc optional func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool
    @objc optional func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
    @objc optional func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    @objc optional func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    @objc optional func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    @objc optional func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    @objc optional func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    @objc optional func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
}

#if STANDIN_TYPECHECK
    /// What the attribute `@UIApplicationMain` calls.
    @MainActor public func UIApplicationMain(
        _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principal: String?,
        _ delegate: String?
    ) -> Int32 { 0 }
#endif

extension UIApplicationDelegate {
    @MainActor public static func main() {}
}

@objc open class UIApplicationShortcutItem: NSObject {
    public init(type: String, localizedTitle: String) {
        self.type = type
        self.localizedTitle = localizedTitle
    }
    public convenience init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: Any]? = nil
    ) { self.init(type: type, localizedTitle: localizedTitle) }
    open private(set) var type: String
    open private(set) var localizedTitle: String
    open var localizedSubtitle: String? { nil }
    open var userInfo: [String: NSSecureCoding]? { nil }
}

@objc open class UIApplicationShortcutIcon: NSObject {
    public convenience init(type: IconType) { self.init() }
    public convenience init(templateImageName: String) { self.init() }
    public convenience init(systemImageName: String) { self.init() }
    @objc public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, home, favorite
    }
}
