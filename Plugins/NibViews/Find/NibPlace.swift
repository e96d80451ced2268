import TransformKit

/// A view that can become one of a class of its own, whose content is in a xib.
struct NibPlace {
    let view: Element
    let shape: ViewShape
    let crossings: Crossings

    var document: IBDocument { view.document }

    /// - Throws: the reason why the view stays where it is.
    init(_ view: Element, _ shape: ViewShape, _ translations: TranslatedTexts) throws(Obstacle) {
        self.view = view
        self.shape = shape
        guard view.document.root["useAutolayout"] == "YES" else {
            throw Obstacle(code: .noAutoLayout, reason: "its document uses no Auto Layout", place: view.place)
        }
        if let variation = view.variations.first(where: { !$0.isMaskOfContent(of: view) }) {
            throw Obstacle(
                code: .variesItself, reason: "what it says of itself differs by \(variation["key"] ?? "size class")",
                place: variation.place)
        }
        crossings = try Crossings(of: view, shape)
        for object in shape.objects.dropFirst(view.isPlainView ? 1 : 0) {
            guard let id = object.id, let entry = translations.entries(ofObject: id).first else { continue }
            throw Obstacle(
                code: .translated, reason: "\(ElementSubject(object).words) is translated in \(entry.path)",
                place: entry.place)
        }
    }

    /// The runtime attributes and outlets by which the view's own look may be changed are reasons to leave it there.
    var keepsBackground: Bool {
        !view.isPlainView || !crossings.ownOutlets.isEmpty || !view.userDefinedRuntimeAttributes.isEmpty
            || view.child(named: "connections") != nil
    }

    /// The ids of the objects that move.
    var movedIDs: [String] { shape.objects.dropFirst().compactMap(\.id) }

    /// The color behind the view; nil where it has none.
    var background: Element? { view.children.first { $0["key"] == "backgroundColor" } }
}

extension Element {
    /// Whether a variation of a view says nothing but which of its subviews and constraints there are.
    fileprivate func isMaskOfContent(of view: Element) -> Bool {
        attributes.allSatisfy { $0.name == "key" } && view.isPlainView
            && children.allSatisfy { mask in
                guard mask.isNamed("mask"), ["subviews", "constraints"].contains(mask["key"]) else { return false }
                return mask.children.allSatisfy { entry in
                    let element = entry["reference"].flatMap(document.object(id:))
                    return element.map { !$0.isSize(of: view) } ?? false
                }
            }
    }
}
