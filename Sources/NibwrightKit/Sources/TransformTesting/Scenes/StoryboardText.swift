public import InterfaceBuilder
import SourceText

/// A storyboard told in a line for each scene and each object that matters, for tests and fixtures.
///
///     module: Bakery
///     shelf: ShelfViewController > show cake "showCake"
///         button "Oven" > show oven
///     cake: CakeViewController
///     oven: OvenViewController "Oven"
///
/// The text that Interface Builder would write of it, with views, frames, first responders and ids, is ``text``.
/// Docs/Plugins.md ("Scenes in a few lines") tells the notation.
public struct StoryboardText: Sendable {
    /// Where the document is in the project.
    public var path = "App/Main.storyboard"
    public var scenes: [SceneText]
    /// The object id of the controller that the storyboard opens with; nil for none.
    public var initial: String?
    /// What stands below the scenes, such as `resources`, as XML.
    public var below: [String] = []
    /// What the document says of itself beside its scenes.
    public var settings = Settings()

    /// The settings of a document's head, and those that all its scenes share.
    public struct Settings: Sendable, Hashable {
        /// The module of custom classes: nil names none, an empty one is the target's, unnamed.
        public var module: String?
        /// iOS, tvOS or macOS.
        public var system = "iOS"
        /// A device of Interface Builder, such as `retina6_12`.
        public var device: String?
        /// Capabilities with their least version, such as `Named colors 9.0`.
        public var capabilities: [String] = []
        /// Attributes of the document that differ, such as `useSafeAreas=NO`.
        public var attributes: [OutlineWord.Attribute] = []
        /// Whether a comment above each scene names it.
        public var comments = true
        /// How far one scene stands right of the one before on the canvas.
        public var spacing = 700

        public init() {}
    }

    public init(_ scenes: [SceneText], initial: String? = nil) {
        self.scenes = scenes
        self.initial = initial
    }

    /// Reads a storyboard from its notation, by lines.
    public init(outline lines: [String]) throws(OutlineFault) {
        self.init([])
        try add(lines)
    }

    /// Adds what lines of the notation tell.
    public mutating func add(_ lines: [String]) throws(OutlineFault) {
        for node in try OutlineNode.nodes(lines) {
            if let start = node.markup.first, !start.hasPrefix("<scene"), !start.hasPrefix("<!--") {
                below += node.markup
            } else if try !settings.take(node, initial: &initial) {
                scenes.append(try SceneText(node))
            }
        }
    }

    /// Every scene's XML stands between the document's head and its end.
    public var text: String {
        let numbered = scenes.enumerated().map { number, scene in
            scene.lines(settings, x: number * settings.spacing)
        }
        let lines =
            settings.head(initial: initial) + ["<scenes>"].indented(1) + numbered.flatMap { $0 }.indented(2)
            + ["</scenes>"].indented(1) + below.indented(1) + ["</document>", ""]
        return lines.joined(separator: "\n")
    }

    /// The document as the kit reads it; nil for one that it refuses.
    public var document: IBDocument? {
        try? IBDocument.read(SourceText(path: path, bytes: Array(text.utf8))).get()
    }
}

/// A line of an outline that cannot be read.
public struct OutlineFault: Error {
    /// From 1.
    let line: Int
    let message: String
}

extension [String] {
    func indented(_ levels: Int) -> [String] {
        let space = String(repeating: " ", count: 4 * levels)
        return map { $0.isEmpty ? $0 : space + $0 }
    }
}
