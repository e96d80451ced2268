@preconcurrency @MainActor @objc open class UIScreen: NSObject, UITraitEnvironment {
    public static let main = UIScreen()
    open class var screens: [UIScreen] { [main] }
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    open var nativeBounds: CGRect { bounds }
    open var scale: CGFloat { 3 }
    open var nativeScale: CGFloat { 3 }
    open var brightness: CGFloat = 1
    open var isCaptured: Bool { false }
    open var maximumFramesPerSecond: Int { 60 }
    open var traitCollection: UITraitCollection { .current }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var coordinateSpace: UICoordinateSpace { UIView(frame: bounds) }
    open var fixedCoordinateSpace: UICoordinateSpace { UIView(frame: bounds) }
    open func snapshotView(afterScreenUpdates: Bool) -> UIView { UIView() }
    nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnect")
    nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnect")
    nonisolated public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChange")
    nonisolated public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightness")
}

@objc public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

@preconcurrency @MainActor @objc open class UIDevice: NSObject {
    @objc public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
    public static let current = UIDevice()
    open var name: String { "" }
    open var model: String { "iPhone" }
    open var localizedModel: String { "iPhone" }
    open var systemName: String { "iOS" }
    open var systemVersion: String { "17.0" }
    open var orientation: UIDeviceOrientation { .portrait }
    open var identifierForVendor: UUID? { nil }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var isBatteryMonitoringEnabled = false
    open var batteryState: BatteryState { .unknown }
    open var batteryLevel: Float { 1 }
    open var isProximityMonitoringEnabled = false
    open var proximityState: Bool { false }
    open var isMultitaskingSupported: Bool { true }
    open var isGeneratingDeviceOrientationNotifications: Bool { false }
    open func beginGeneratingDeviceOrientationNotifications() {}
    open func endGeneratingDeviceOrientationNotifications() {}
    open func playInputClick() {}
    nonisolated public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientation")
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevel")
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryState")
    nonisolated public static let proximityStateDidChangeNotification = Notification.Name("UIDeviceProximity")
}

@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { .phone }

@preconcurrency @MainActor @objc open class UIPasteboard: NSObject {
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let expirationDate = OptionsKey(rawValue: "expirationDate")
        public static let localOnly = OptionsKey(rawValue: "localOnly")
    }
    public static let general = UIPasteboard()
    open var string: String?
    open var strings: [String]?
    open var url: URL?
    open var urls: [URL]?
    open var image: UIImage?
    open var images: [UIImage]?
    open var color: UIColor?
    open var items: [[String: Any]] = []
    open var changeCount: Int { 0 }
    open var hasStrings: Bool { false }
    open var hasURLs: Bool { false }
    open var hasImages: Bool { false }
    open var itemProviders: [NSItemProvider] = []
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {}
    open func setValue(_ value: Any, forPasteboardType type: String) {}
    open func setData(_ data: Data, forPasteboardType type: String) {}
    open func data(forPasteboardType type: String) -> Data? { nil }
    open func contains(pasteboardTypes: [String]) -> Bool { false }
    nonisolated public static let changedNotification = Notification.Name("UIPasteboardChanged")
}

@preconcurrency @MainActor @objc open class UIFeedbackGenerator: NSObject {
    open func prepare() {}
}
@preconcurrency @MainActor @objc open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    @objc public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    public convenience init(style: FeedbackStyle) { self.init() }
    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}
@preconcurrency @MainActor @objc open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    @objc public enum FeedbackType: Int, Sendable { case success, warning, error }
    open func notificationOccurred(_ type: FeedbackType) {}
}
@preconcurrency @MainActor @objc open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}
