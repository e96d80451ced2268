import InterfaceBuilder

/// What a merge may take from either version, since Xcode writes it by itself.
package enum MergeNoise {
    /// The noise that a change of an attribute is: it keeps what Xcode found last, or how it shows the document. Nil for
    /// what somebody may have meant.
    package static func of(_ attribute: Attribute, of element: Element) -> Noise? {
        if let noise = AttributeNoise.of(attribute.name, element) { return noise }
        // Images that old versions of Xcode kept in the document got a new name whenever it was saved.
        let isImage = attribute.name.hasSuffix("mage") && attribute.name.lowercased().hasSuffix("image")
        return isImage && attribute.value.isUUID ? .cachedResource : nil
    }

    /// The noise that a change of an element is, of an object or the object itself: a frame that layout decides, a place
    /// on the canvas, a cached resource, what the document requires. Nil for what somebody may have meant.
    package static func of(_ element: Element, of object: Element) -> Noise? {
        var part: Element? = element
        for _ in 0..<3 {
            guard let current = part else { break }
            if let noise = cachedParts[current.name] { return noise }
            part = current.parent
        }
        if element["key"] == "screenRect" { return .canvasDevice }
        switch element.name {
        case "rect", "frame", "point", "size", "inset", "edgeInsets":
            if let noise = WholeFact.noise(of: element, object) { return noise }
            return isFrame(element) && isPlaced(object) ? .decidedFrame : nil
        // Versions of Xcode write the empty element out or leave it out.
        case "animations": return element.children.isEmpty ? .toolsVersion : nil
        default: return element.name.hasPrefix("simulated") ? .canvasDevice : nil
        }
    }

    /// The attributes of an element that layout decides while others of it are meant: a table gives its header and footer
    /// their place and width, and they bring their height.
    package static func decidedAttributes(of element: Element, of object: Element) -> Set<String> {
        let isListEdge = object["key"] == "tableHeaderView" || object["key"] == "tableFooterView"
        return isListEdge && isFrame(element) && element.parent?.index == object.index ? ["x", "y", "width"] : []
    }

    /// The parts of a document in which Xcode keeps what it needs to show the rest.
    private static let cachedParts: [String: Noise] = [
        "resources": .cachedResource, "dependencies": .toolsVersion, "device": .canvasDevice, "classes": .toolsVersion,
        "designables": .cachedResource, "customFonts": .cachedResource, "inferredMetricsTieBreakers": .canvasDevice,
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
