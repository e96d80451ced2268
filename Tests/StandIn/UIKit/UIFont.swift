@objc open class UIFont: NSObject, @unchecked Sendable {

    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let body = TextStyle(rawValue: "body")
        public static let callout = TextStyle(rawValue: "callout")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let caption2 = TextStyle(rawValue: "caption2")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
    }

    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }

    public init(pointSize: CGFloat) {
        self.pointSize = pointSize
    }

    public convenience init?(name: String, size: CGFloat) { self.init(pointSize: size) }
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) { self.init(pointSize: size) }
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(pointSize: 17) }
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFont { UIFont(pointSize: 17) }
    open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(pointSize: size) }
    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
    open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
    open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: size)
    }
    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(pointSize: size) }
    open class var familyNames: [String] { [] }
    open class func fontNames(forFamilyName name: String) -> [String] { [] }
    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var systemFontSize: CGFloat { 14 }
    open class var smallSystemFontSize: CGFloat { 12 }
    open var familyName: String { "" }
    open var fontName: String { "" }
    open private(set) var pointSize: CGFloat
    open var ascender: CGFloat { 0 }
    open var descender: CGFloat { 0 }
    open var capHeight: CGFloat { 0 }
    open var xHeight: CGFloat { 0 }
    open var lineHeight: CGFloat { 0 }
    open var leading: CGFloat { 0 }
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor() }
    open func withSize(_ size: CGFloat) -> UIFont { UIFont(pointSize: size) }
}

@objc open class UIFontDescriptor: NSObject {
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 4)
        public static let traitCondensed = SymbolicTraits(rawValue: 64)
        public static let traitExpanded = SymbolicTraits(rawValue: 32)
        public static let traitTightLeading = SymbolicTraits(rawValue: 128)
    }
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "family")
        public static let name = AttributeName(rawValue: "name")
        public static let face = AttributeName(rawValue: "face")
        public static let size = AttributeName(rawValue: "size")
        public static let traits = AttributeName(rawValue: "traits")
        public static let featureSettings = AttributeName(rawValue: "featureSettings")
        public static let textStyle = AttributeName(rawValue: "textStyle")
        public static let cascadeList = AttributeName(rawValue: "cascadeList")
    }
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let weight = TraitKey(rawValue: "weight")
    }
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let featureIdentifier = FeatureKey(rawValue: "featureIdentifier")
        public static let typeIdentifier = FeatureKey(rawValue: "typeIdentifier")
        public static let type = FeatureKey(rawValue: "type")
        public static let selector = FeatureKey(rawValue: "selector")
    }
    public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }
    public convenience init(name: String, size: CGFloat) { self.init() }
    public convenience init(fontAttributes: [AttributeName: Any]) { self.init() }
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor { .init() }
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFontDescriptor { .init() }
    open var pointSize: CGFloat { 0 }
    open var symbolicTraits: SymbolicTraits { [] }
    open var fontAttributes: [AttributeName: Any] { [:] }
    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? { self }
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
    open func withSize(_ size: CGFloat) -> UIFontDescriptor { self }
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor { self }
    open func withFamily(_ family: String) -> UIFontDescriptor { self }
}

@objc open class UIFontMetrics: NSObject {
    public convenience init(forTextStyle style: UIFont.TextStyle) { self.init() }
    open class var `default`: UIFontMetrics { UIFontMetrics() }
    open func scaledFont(for font: UIFont) -> UIFont { font }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
    open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont { font }
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
    open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat { value }
}
