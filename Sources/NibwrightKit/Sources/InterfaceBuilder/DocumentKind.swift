/// The kind of a document, by its type and target runtime: an iOS storyboard, a macOS xib.
public struct DocumentKind: Hashable, Sendable, CustomStringConvertible {
    /// The two types of documents.
    public enum Form: String, Hashable, Sendable {
        /// A storyboard holds scenes; a xib holds objects of its own.
        case storyboard, xib
    }

    /// The systems that documents are made for.
    public enum Platform: String, Hashable, Sendable, CaseIterable {
        /// `unknown` where neither the type nor the runtime of the document names a system.
        case iOS, macOS, tvOS, watchOS, unknown
    }

    /// The type of the document, by its root's `type` or else by the file's extension.
    public let form: Form
    /// The system, by the root's `type` and `targetRuntime`.
    public let platform: Platform
    /// Made for iPad alone (`iOS.CocoaTouch.iPad`), from before universal documents.
    public let isIPadOnly: Bool

    public init(form: Form, platform: Platform, isIPadOnly: Bool = false) {
        self.form = form
        self.platform = platform
        self.isIPadOnly = isIPadOnly
    }

    /// Reads the root's `type` and `targetRuntime`; hand-made documents that lack both go by the file's name.
    init(type: String?, runtime: String?, path: String) {
        let type = type ?? ""
        let runtime = runtime ?? ""
        let isStoryboard = type.contains("Storyboard") || type.isEmpty && path.hasSuffix(".storyboard")
        let platform: Platform =
            if type.contains("WatchKit") || runtime == "watchKit" {
                .watchOS
            } else if type.contains("AppleTV") || runtime == "AppleTV" {
                .tvOS
            } else if type.contains("CocoaTouch") || runtime.hasPrefix("iOS") {
                .iOS
            } else if type.contains("Cocoa") || runtime.hasPrefix("MacOSX") {
                .macOS
            } else {
                .unknown
            }
        self.init(
            form: isStoryboard ? .storyboard : .xib, platform: platform,
            isIPadOnly: runtime.hasSuffix(".iPad") || type.contains(".iPad."))
    }

    public var description: String { "\(platform == .unknown ? "" : platform.rawValue + " ")\(form.rawValue)" }
}
