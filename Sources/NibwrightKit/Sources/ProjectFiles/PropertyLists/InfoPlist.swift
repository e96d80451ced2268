public import SourceText

/// An `Info.plist`: what it says about storyboards, nibs and classes, each with the bytes that say it.
public struct InfoPlist: Sendable {
    public let source: SourceText
    public let root: PropertyListValue
    /// Every name of a storyboard, nib or class, in file order.
    public let references: [InfoPlistReference]

    public var path: String { source.path }

    public init(source: SourceText, root: PropertyListValue) {
        self.source = source
        self.root = root
        references = InfoPlistReference.all(in: root)
    }

    /// Reads a property list of any form; only an XML one has places.
    public static func read(_ source: SourceText) -> Result<InfoPlist, ReadingRefusal> {
        PropertyListValue.read(source).flatMap { root in
            guard case .dictionary = root.content else {
                return .failure(.unexpectedContent("the property list is no dictionary, as an Info.plist must be"))
            }
            return .success(InfoPlist(source: source, root: root))
        }
    }

    /// Whether a path names what an app or extension would use as its Info.plist.
    public static func isInfoPlist(path: String) -> Bool { path.hasSuffix("Info.plist") }

    /// Whether names can be edited by bytes.
    public var hasPlaces: Bool { root.range != nil }

    public var developmentRegion: String? { root["CFBundleDevelopmentRegion"]?.string }

    /// `MinimumOSVersion` or `LSMinimumSystemVersion`, as written: build variables stay.
    public var minimumSystemVersion: String? {
        root["MinimumOSVersion"]?.string ?? root["LSMinimumSystemVersion"]?.string
    }

    /// `com.apple.widget-extension` and the like, for an app extension.
    public var extensionPoint: String? { root["NSExtension"]?["NSExtensionPointIdentifier"]?.string }
}

/// A name that an Info.plist gives to what the system loads for it.
public struct InfoPlistReference: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case mainStoryboard = "main-storyboard"
        case launchStoryboard = "launch-storyboard"
        case sceneStoryboard = "scene-storyboard"
        case extensionStoryboard = "extension-storyboard"
        case mainNib = "main-nib"
        case sceneDelegateClass = "scene-delegate-class"
        case sceneClass = "scene-class"
        case principalClass = "principal-class"
        case extensionClass = "extension-class"

        /// Whether the name is a storyboard's.
        public var namesStoryboard: Bool { rawValue.hasSuffix("storyboard") }
    }

    public let kind: Kind
    /// As written, build variables included; a module may stand before a class's name.
    public let name: String
    /// The keys on the way; numbers are places in arrays.
    public let keyPath: [String]
    /// The device or platform behind the last key's `~`: `ipad`, `iphone`.
    public let idiom: String?
    /// The name's own bytes, between the tags; nil where the list is not XML.
    public let range: Range<Int>?

    public var key: String { keyPath.last ?? "" }

    /// The name without the extension that some write behind it.
    public var baseName: String {
        for suffix in [".storyboard", ".storyboardc", ".xib", ".nib"] where name.hasSuffix(suffix) {
            return String(name.dropLast(suffix.count))
        }
        return name
    }

    /// Whether the name holds a build variable such as `$(PRODUCT_NAME)`.
    public var hasVariable: Bool { name.contains("$(") || name.contains("${") }
}
