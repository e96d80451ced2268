@objc public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
@objc public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
@objc public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}
@objc public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
@objc public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
@objc public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

@objc open class UITraitCollection: NSObject, @unchecked Sendable {
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init() }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init() }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init() }
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init() }
    public convenience init(displayScale: CGFloat) { self.init() }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init() }
    public convenience init(traitsFrom: [UITraitCollection]) { self.init() }
    public static let current = UITraitCollection()
    open var userInterfaceStyle: UIUserInterfaceStyle { .light }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var userInterfaceLevel: UIUserInterfaceLevel { .base }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    open var displayScale: CGFloat { 2 }
    open var displayGamut: UIDisplayGamut { .SRGB }
    open var accessibilityContrast: UIAccessibilityContrast { .normal }
    open var forceTouchCapability: UIForceTouchCapability { .unavailable }
    open var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool { false }
    open func containsTraits(in other: UITraitCollection?) -> Bool { true }
    open func performAsCurrent(_ actions: () -> Void) { actions() }
}

@objc public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }

@preconcurrency @MainActor @objc public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "XS")
    public static let small = UIContentSizeCategory(rawValue: "S")
    public static let medium = UIContentSizeCategory(rawValue: "M")
    public static let large = UIContentSizeCategory(rawValue: "L")
    public static let extraLarge = UIContentSizeCategory(rawValue: "XL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "XXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "XXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "AXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "AXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "AXXXL")
    public var isAccessibilityCategory: Bool { false }
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { false }
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChange")
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValue"
}

public protocol UITraitDefinition {}
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitVerticalSizeClass: UITraitDefinition {}
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}

public protocol UITraitChangeRegistration {}
private struct Registration: UITraitChangeRegistration {}

public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { Registration() }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
