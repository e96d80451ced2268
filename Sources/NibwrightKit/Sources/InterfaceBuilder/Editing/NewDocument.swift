/// A document to be written from nothing, as Xcode writes one.
public struct NewDocument: Hashable, Sendable {
    /// The root element, with all that is in it.
    public let root: NewElement
    /// Whether the XML declaration says `standalone="no"`, as older Xcodes write it.
    public let isStandaloneDeclared: Bool

    public init(root: NewElement, isStandaloneDeclared: Bool = false) {
        self.root = root
        self.isStandaloneDeclared = isStandaloneDeclared
    }

    /// The file's bytes: declaration, root and a final line break.
    public var bytes: [UInt8] {
        let kind = DocumentKind(type: root["type"], runtime: root["targetRuntime"], path: "")
        let order = XcodeOrder(toolsVersion: root["toolsVersion"], platform: kind.platform)
        let writer = ElementWriter(order: order, style: .xcode)
        let standalone = isStandaloneDeclared ? " standalone=\"no\"" : ""
        let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"\(standalone)?>\n"
        return Array(declaration.utf8) + writer.lines(of: root, indentation: []) + [0x0A]
    }
}
