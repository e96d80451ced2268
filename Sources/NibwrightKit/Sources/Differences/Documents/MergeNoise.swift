import InterfaceBuilder

/// What a merge may take from either version, since Xcode writes it by itself.
package enum MergeNoise {
    /// Whether an element's attribute keeps what Xcode found last, or how it shows the document.
    package static func isNoise(_ attribute: String, of element: Element) -> Bool {
        AttributeNoise.of(attribute, element) != nil
    }

    /// Whether an element of an object, or the object itself, is Xcode's own: a frame that layout decides, a place on the
    /// canvas, a cached resource, what the document requires.
    package static func isNoise(_ element: Element, of object: Element) -> Bool {
        if let parent = element.parent, parent.isNamed("resources") || parent.isNamed("dependencies") { return true }
        switch element.name {
        case "resources", "dependencies", "device", "class", "classes": return true
        case "rect", "frame", "point", "size", "inset", "edgeInsets":
            return WholeFact.noise(of: element, object) != nil
        default: return element.name.hasPrefix("simulated")
        }
    }
}
