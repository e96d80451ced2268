extension NSAttributedString.Key {
    public static let font = Self(rawValue: "NSFont")
    public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
    public static let foregroundColor = Self(rawValue: "NSColor")
    public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
    public static let ligature = Self(rawValue: "NSLigature")
    public static let kern = Self(rawValue: "NSKern")
    public static let tracking = Self(rawValue: "NSTracking")
    public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
    public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
    public static let underlineStyle = Self(rawValue: "NSUnderline")
    public static let underlineColor = Self(rawValue: "NSUnderlineColor")
    public static let strokeColor = Self(rawValue: "NSStrokeColor")
    public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
    public static let shadow = Self(rawValue: "NSShadow")
    public static let textEffect = Self(rawValue: "NSTextEffect")
    public static let attachment = Self(rawValue: "NSAttachment")
    public static let link = Self(rawValue: "NSLink")
    public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
    public static let obliqueness = Self(rawValue: "NSObliqueness")
    public static let expansion = Self(rawValue: "NSExpansion")
    public static let writingDirection = Self(rawValue: "NSWritingDirection")
}

public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let styleSingle = single
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

@objc open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
}

@objc public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

@objc open class NSParagraphStyle: NSObject, @unchecked Sendable {
    public struct LineBreakStrategy: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }
    open var lineSpacing: CGFloat = 0
    open var paragraphSpacing: CGFloat = 0
    open var paragraphSpacingBefore: CGFloat = 0
    open var alignment = NSTextAlignment.natural
    open var headIndent: CGFloat = 0
    open var tailIndent: CGFloat = 0
    open var firstLineHeadIndent: CGFloat = 0
    open var minimumLineHeight: CGFloat = 0
    open var maximumLineHeight: CGFloat = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var baseWritingDirection = NSWritingDirection.natural
    open var lineHeightMultiple: CGFloat = 0
    open var hyphenationFactor: Float = 0
    open var tabStops: [NSTextTab]! = []
    open var defaultTabInterval: CGFloat = 0
    open override func mutableCopy() -> Any { NSMutableParagraphStyle() }
}

@objc open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open func setParagraphStyle(_ style: NSParagraphStyle) {}
    open func addTabStop(_ tab: NSTextTab) {}
}

@objc open class NSTextTab: NSObject {
    public convenience init(
        textAlignment: NSTextAlignment, location: CGFloat, options: [String: Any] = [:]
    ) { self.init() }
}

@objc open class NSShadow: NSObject {
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    open var shadowColor: Any?
}

@objc open class NSTextAttachment: NSObject {
    public convenience init(data: Data?, ofType type: String?) { self.init() }
    public convenience init(image: UIImage) { self.init() }
    open var image: UIImage?
    open var bounds = CGRect.zero
    open var contents: Data?
}

@objc open class NSTextContainer: NSObject {
    public convenience init(size: CGSize) { self.init() }
    open var size = CGSize.zero
    open var lineFragmentPadding: CGFloat = 5
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var maximumNumberOfLines = 0
    open var exclusionPaths: [UIBezierPath] = []
    open var widthTracksTextView = false
    open var heightTracksTextView = false
}

@objc open class NSLayoutManager: NSObject {
    open func addTextContainer(_ container: NSTextContainer) {}
    open func ensureLayout(for container: NSTextContainer) {}
    open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: 0) }
    open func glyphRange(
        forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange { range }
    open func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect { .zero }
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints: UnsafeMutablePointer<CGFloat>?
    ) -> Int { 0 }
    open var numberOfGlyphs: Int { 0 }
}

open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {
    open func addLayoutManager(_ manager: NSLayoutManager) {}
    open func edited(_ mask: Any, range: NSRange, changeInLength delta: Int) {}
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) { self.init(string: "") }
    public func size() -> CGSize { .zero }
    public func draw(at point: CGPoint) {}
    public func draw(in rect: CGRect) {}
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {}
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect { .zero }
    public func containsAttachments(in range: NSRange) -> Bool { false }
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let plain = DocumentType(rawValue: "plain")
        public static let rtf = DocumentType(rawValue: "rtf")
        public static let html = DocumentType(rawValue: "html")
    }
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentReadingOptionKey(rawValue: "documentType")
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "characterEncoding")
    }
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentAttributeKey(rawValue: "documentType")
    }
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws { self.init(string: "") }
    public func data(from range: NSRange, documentAttributes: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        Data()
    }
}

extension String {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { .zero }
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { .zero }
}

extension NSString {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { .zero }
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { .zero }
}

extension AttributeContainer {
    public var font: UIFont? {
        get { nil }
        set {}
    }
    public var foregroundColor: UIColor? {
        get { nil }
        set {}
    }
    public var backgroundColor: UIColor? {
        get { nil }
        set {}
    }
    public var paragraphStyle: NSParagraphStyle? {
        get { nil }
        set {}
    }
}

extension AttributedString {
    public var font: UIFont? {
        get { nil }
        set {}
    }
    public var foregroundColor: UIColor? {
        get { nil }
        set {}
    }
}
