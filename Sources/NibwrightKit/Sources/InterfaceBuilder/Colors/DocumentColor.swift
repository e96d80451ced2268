/// One `<color>` of a document and what it is for.
public struct DocumentColor: Hashable, Sendable {
    /// The use that a document makes of a color.
    public enum Role: Hashable, Sendable {
        /// A property of the object: `backgroundColor`.
        case property(String)
        /// A property in one state of a button: `titleColor` in `normal`.
        case state(String, property: String)
        /// A runtime attribute by its key path: `layer.borderColor`.
        case runtimeAttribute(String)
        /// A part of an attributed text: `NSColor`.
        case attributedText(String)
        /// A property in one size class or on one device.
        case variation(String, property: String)
        /// The document's own: `tintColor`, the global tint.
        case document(String)
        /// The copy that a document keeps of a named or system color so that Interface Builder can show it.
        case cache
        /// Part of a comment for translators, which no app shows.
        case comment
    }

    /// The `color` element.
    public let element: Element
    /// The nearest element with an id; nil for the document's own colors.
    public let object: Element?
    /// The use that is made of it.
    public let role: Role
    /// The content of the element.
    public let spelling: ColorSpelling

    /// Whether an app shows the color: no cache and no comment.
    public var isShown: Bool { role != .cache && role != .comment }

    /// The document of the element.
    public var document: IBDocument { element.document }

    /// The property by its name in code, and where it is set: `titleColor (normal)`.
    public var roleDescription: String {
        switch role {
        case .property(let name), .document(let name): name
        case .state(let state, let property): "\(property) (\(state))"
        case .runtimeAttribute(let keyPath): "runtime attribute \(keyPath)"
        case .attributedText(let name): "\(name) in attributed text"
        case .variation(let traits, let property): "\(property) (\(traits))"
        case .cache: "cached value"
        case .comment: "comment"
        }
    }

    init(_ element: Element) {
        self.element = element
        let ancestors = element.ancestors
        object = ancestors.first { $0["id"] != nil }
        role = Self.role(of: element, ancestors)
        spelling = element.colorSpelling
    }

    private static func role(of element: Element, _ ancestors: [Element]) -> Role {
        guard let parent = ancestors.first else { return .cache }
        let key = element["key"] ?? ""
        if ancestors.contains(where: { $0["key"] == "userComments" }) { return .comment }
        if parent.isNamed("namedColor") || parent.isNamed("systemColor") { return .cache }
        if parent.isNamed("document") { return .document(key) }
        if parent.isNamed("state") { return .state(parent["key"] ?? "", property: key) }
        if parent.isNamed("variation") { return .variation(parent["key"] ?? "", property: key) }
        if parent.isNamed("userDefinedRuntimeAttribute") { return .runtimeAttribute(parent["keyPath"] ?? "") }
        let isText = ancestors.contains { $0.isNamed("attributedString") }
        return isText ? .attributedText(key) : .property(key)
    }
}

extension IBDocument {
    /// Every color, in document order, caches and comments included.
    public var colors: [DocumentColor] {
        elements.filter { $0.isNamed("color") }.map(DocumentColor.init)
    }
}
