public import SourceText

/// An `Info.plist`: the storyboards, nibs and classes that it names, each with the bytes of its name.
public struct InfoPlist: Sendable {
    /// The file that the property list was read from.
    public let source: SourceText
    /// The top dictionary.
    public let root: PropertyListValue
    /// Every name of a storyboard, nib or class, in file order.
    public let references: [InfoPlistReference]

    /// The project-relative path of the file.
    public var path: String { source.path }

    /// Makes an `Info.plist` from a property list that was read, and collects its references.
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

    /// Whether an app or extension could use a file of this path as its Info.plist.
    public static func isInfoPlist(path: String) -> Bool { path.hasSuffix("Info.plist") }

    /// Whether its names have byte ranges to edit; false for a binary property list.
    public var hasPlaces: Bool { root.range != nil }

    /// The language that the app falls back on, as written; nil where the file names none.
    public var developmentRegion: String? { root["CFBundleDevelopmentRegion"]?.string }

    /// `MinimumOSVersion` or `LSMinimumSystemVersion`, as written: build variables stay.
    public var minimumSystemVersion: String? {
        root["MinimumOSVersion"]?.string ?? root["LSMinimumSystemVersion"]?.string
    }

    /// `com.apple.widget-extension` and the like, for an app extension.
    public var extensionPoint: String? { root["NSExtension"]?["NSExtensionPointIdentifier"]?.string }
}

/// A storyboard, nib or class that an Info.plist names for the system to load.
public struct InfoPlistReference: Hashable, Sendable {
    /// The kinds of things that an `Info.plist` names.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// `UIMainStoryboardFile`, `NSMainStoryboardFile`.
        case mainStoryboard = "main-storyboard"
        /// `UILaunchStoryboardName`, `UILaunchStoryboardFile`, `UILaunchStoryboards`.
        case launchStoryboard = "launch-storyboard"
        /// `UISceneStoryboardFile` of a scene's configuration.
        case sceneStoryboard = "scene-storyboard"
        /// `NSExtensionMainStoryboard`.
        case extensionStoryboard = "extension-storyboard"
        /// `NSMainNibFile`, `UIMainNibFile`.
        case mainNib = "main-nib"
        /// `UISceneDelegateClassName`.
        case sceneDelegateClass = "scene-delegate-class"
        /// `UISceneClassName`.
        case sceneClass = "scene-class"
        /// `NSPrincipalClass`.
        case principalClass = "principal-class"
        /// `NSExtensionPrincipalClass`.
        case extensionClass = "extension-class"

        /// Whether the name is a storyboard's.
        public var namesStoryboard: Bool { rawValue.hasSuffix("storyboard") }
    }

    /// The kind of thing that the name is of.
    public let kind: Kind
    /// As written, build variables included; a module may stand before a class's name.
    public let name: String
    /// The keys on the way; numbers are places in arrays.
    public let keyPath: [String]
    /// The device or platform behind the last key's `~`: `ipad`, `iphone`.
    public let idiom: String?
    /// The name's own bytes, between the tags; nil where the list is not XML.
    public let range: Range<Int>?

    /// The key that has the name as its value; empty for a reference without one.
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
