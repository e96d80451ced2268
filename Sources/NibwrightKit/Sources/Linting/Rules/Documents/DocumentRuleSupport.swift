import TransformKit

extension Element {
    /// The nearest object that the element is or stands in: what a person selects in Xcode to see it.
    var owner: Element? { id == nil ? ancestors.first { $0.id != nil } : self }

    /// The element's own position, named for the object that it belongs to.
    var placeInOwner: Place {
        let owner = self.owner
        return Place(
            document.source, at: range.lowerBound, objectID: owner?.id, objectName: owner?.interfaceBuilderName)
    }

    /// Whether the element describes the document or its resources and is no part of what the user sees.
    var isInResources: Bool { ancestors.contains { $0.isNamed("resources") } }

    /// Whether the element stands in an object's note for translators: Xcode keeps notes as attributed strings.
    var isInTranslatorsNote: Bool {
        ancestors.contains { $0.isNamed("attributedString") && $0["key"] == "userComments" }
    }

    /// The value of the runtime attribute with a key path, or nil where there is none or it is empty.
    func runtimeAttribute(_ keyPath: String) -> String? {
        guard let attribute = userDefinedRuntimeAttributes.first(where: { $0["keyPath"] == keyPath }) else {
            return nil
        }
        let value = attribute["value"] ?? attribute.children.first.flatMap { $0["value"] ?? $0.text }
        return value.flatMap { $0.isEmpty ? nil : $0 }
    }
}

extension IBDocument {
    /// The document as a whole, for findings about its settings.
    var documentPlace: Place { Place(source, at: root.range.lowerBound) }

    /// The file's name without folder, extension and device suffix: `Cup` for `Views/Cup~ipad.xib`.
    var baseName: String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        return name.split(separator: "~", maxSplits: 1).first.map(String.init) ?? name
    }

    /// Ids of objects that an outlet or outlet collection leads to: code may change these at run time.
    var outletDestinations: Set<String> {
        var ids: Set<String> = []
        for connection in connections where connection.kind == .outlet || connection.kind == .outletCollection {
            // A view's recognizers are wired by UIKit itself; that says nothing about code.
            if let id = connection.destinationID, connection.property != "gestureRecognizers" { ids.insert(id) }
        }
        return ids
    }
}

extension Double {
    /// `13` for 13.0, `12.5` for 12.5.
    var formatted: String { Int(exactly: self).map(String.init) ?? String(self) }
}
