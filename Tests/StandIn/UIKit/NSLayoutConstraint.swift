@preconcurrency @MainActor @objc open class NSLayoutConstraint: NSObject {

    @objc public enum Axis: Int, Sendable { case horizontal, vertical }
    @objc public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
    @objc public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin
        case trailingMargin, centerXWithinMargins, centerYWithinMargins
    }
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let alignAllLeft = FormatOptions(rawValue: 2)
        public static let alignAllRight = FormatOptions(rawValue: 4)
        public static let alignAllTop = FormatOptions(rawValue: 8)
        public static let alignAllBottom = FormatOptions(rawValue: 16)
        public static let alignAllLeading = FormatOptions(rawValue: 32)
        public static let alignAllTrailing = FormatOptions(rawValue: 64)
        public static let alignAllCenterX = FormatOptions(rawValue: 512)
        public static let alignAllCenterY = FormatOptions(rawValue: 1024)
        public static let directionLeadingToTrailing = FormatOptions(rawValue: 0)
    }

    public override init() {
        super.init()
    }

    public convenience init(
        item: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?,
        attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init(constant: constant)
        self.multiplier = multiplier
    }

    convenience init(constant: CGFloat) {
        self.init()
        self.constant = constant
    }

    open var constant: CGFloat = 0
    open private(set) var multiplier: CGFloat = 1
    @objc open var isActive = false
    open var priority = UILayoutPriority.required
    open var shouldBeArchived = false
    open var identifier: String?
    open weak var firstItem: AnyObject?
    open weak var secondItem: AnyObject?
    open var firstAttribute: Attribute { .notAnAttribute }
    open var secondAttribute: Attribute { .notAnAttribute }
    open var relation: Relation { .equal }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    open class func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] { [] }
}

public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue + right)
    }
    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue - right)
    }
}
