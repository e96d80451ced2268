import InterfaceBuilder

/// What a merge may take from either version, since Xcode writes it by itself.
package enum MergeNoise {
    /// Whether an element's attribute keeps what Xcode found last, or how it shows the document.
    package static func isNoise(_ attribute: Attribute, of element: Element) -> Bool {
        if AttributeNoise.of(attribute.name, element) != nil { return true }
        // Images that old versions of Xcode kept in the document got a new name whenever it was saved.
        return attribute.name.lowercased().hasSuffix("image") && attribute.value.isUUID
    }

    /// Whether an element of an object, or the object itself, is Xcode's own: a frame that layout decides, a place on the
    /// canvas, a cached resource, what the document requires.
    package static func isNoise(_ element: Element, of object: Element) -> Bool {
        let isCached = ([element] + element.ancestors.prefix(2)).contains { cachedParts.contains($0.name) }
        if isCached || element["key"] == "screenRect" { return true }
        switch element.name {
        case "rect", "frame", "point", "size", "inset", "edgeInsets":
            return WholeFact.noise(of: element, object) != nil || isFrame(element) && isPlaced(object)
        default: return element.name.hasPrefix("simulated")
        }
    }

    /// The parts of a document in which Xcode keeps what it needs to show the rest.
    private static let cachedParts: Set = [
        "resources", "dependencies", "device", "classes", "designables", "customFonts", "inferredMetricsTieBreakers",
    ]

    private static func isFrame(_ element: Element) -> Bool { element.isNamed("rect") && element["key"] == "frame" }

    /// Whether a scroll view, a table or whoever loads the nib gives the view its size, whatever frame it was drawn with.
    private static func isPlaced(_ view: Element) -> Bool {
        if ["scroller", "tableHeaderView", "tableCellView", "tableRowView"].contains(view.name) { return true }
        if view.parent?.parent?.isNamed("clipView") == true { return true }
        guard view.isTopLevel, let owner = view.document.elements.first(where: \.isFilesOwner) else { return false }
        let outlets = owner.child(named: "connections")?.children(named: "outlet") ?? []
        return outlets.contains { $0["property"] == "view" && $0["destination"] == view.id }
    }
}

extension String {
    /// Whether this has the form `EB3001C2-D7A4-421B-B76F-6CF5C0FF6805`.
    fileprivate var isUUID: Bool {
        let parts = split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.count) == [8, 4, 4, 4, 12] && parts.allSatisfy { $0.allSatisfy(\.isHexDigit) }
    }
}
