public import Layout

/// The surroundings for which scenes are drawn.
public struct RenderOptions: Hashable, Sendable {
    /// Whether the dark appearance is drawn.
    public var isDark = false
    /// The size of the screen in points; nil for that of the device.
    public var size: ScreenSize?
    /// The id of a device as documents have it, such as `retina6_1`; nil for the document's own.
    public var device: String?
    /// The size classes; nil for those of the screen.
    public var sizeClasses: SizeClasses?
    /// The language of the texts; nil for the texts of the document itself.
    public var language: TextLanguage?
    /// The bytes of the largest image file that becomes part of a picture.
    public var largestImage = 600_000

    /// Makes options for the light appearance of the document's own device.
    public init() {}
}

/// The texts that are drawn instead of the document's own.
public enum TextLanguage: Hashable, Sendable {
    /// The translations into one language, such as `de`.
    case named(String)
    /// Of each text the translation that is the widest, to see what has no room.
    case longest
}

extension RenderOptions {
    /// Whether lines begin at the right side in the language of the texts.
    var isRightToLeft: Bool {
        guard case .named(let name)? = language else { return false }
        let code = name.lowercased().prefix { $0 != "-" && $0 != "_" }
        return Self.languagesFromTheRight.contains(String(code))
    }

    /// Arabic, Central Kurdish, Divehi, Persian, Hebrew by its new and its old code, Pashto, Sindhi, Uyghur, Urdu, Yiddish.
    private static let languagesFromTheRight: Set<String> = [
        "ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi",
    ]
}

extension SizeClasses {
    /// Reads `compact,regular`: the width's class and the height's; nil for anything else.
    public init?(_ text: String) {
        let parts = text.lowercased().split(separator: ",", omittingEmptySubsequences: false)
            .map { SizeClass(rawValue: String($0)) }
        guard parts.count == 2, let horizontal = parts[0], let vertical = parts[1], horizontal != .any,
            vertical != .any
        else { return nil }
        self.init(horizontal: horizontal, vertical: vertical)
    }
}

/// The size of a screen in points.
public struct ScreenSize: Hashable, Sendable {
    /// The width.
    public let width: Double
    /// The height.
    public let height: Double

    /// Makes a size of its lengths.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// Reads `390x844`; nil for anything else, and for lengths that no screen has.
    public init?(_ text: String) {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], (1...10_000).contains(width),
            (1...10_000).contains(height)
        else { return nil }
        self.init(width: width, height: height)
    }
}
