import TransformKit

/// Says what stands in the way of changing an attribute of one element.
struct AttributeJudge {
    let element: Element
    let isUnchecked: Bool
    let texts: TranslatedTexts
    let names: NamesInCode
    let resources: ListedResources

    /// The first obstacle, from what can never be to what a person may clear away.
    func obstacle(to intent: AttributeIntent) -> Obstacle? {
        header() ?? reference(intent) ?? unknown(intent) ?? taken(intent) ?? child(intent) ?? variation(intent)
            ?? translation(intent) ?? lookup(intent) ?? resource(intent)
    }

    private func header() -> Obstacle? {
        element.isInHeader
            ? Obstacle(
                code: .documentHeader, reason: "the \(element.name) is no part of an object", place: element.place)
            : nil
    }

    private func reference(_ intent: AttributeIntent) -> Obstacle? {
        let holdsID = element.objectReferences.contains { $0.name == intent.name }
        let isKnown = [intent.name, intent.writtenName].compactMap { $0 }.contains {
            Element.isObjectReference($0, of: element.name)
        }
        if holdsID || isKnown {
            return obstacle(.objectReference, "“\(intent.name)” leads to another object of the document")
        }
        guard let value = intent.newValue(for: element), value.utf8.count == 10, value.contains("-"),
            let object = element.document.object(id: value)
        else { return nil }
        return Obstacle(code: .objectReference, reason: "“\(value)” is the id of an object", place: object.place)
    }

    private func unknown(_ intent: AttributeIntent) -> Obstacle? {
        guard !isUnchecked, let name = intent.writtenName, !KnownAttributes.knows(name, of: element.name) else {
            return nil
        }
        return obstacle(.unknownAttribute, "no known document has “\(name)” on \(element.name.withArticle)")
    }

    private func taken(_ intent: AttributeIntent) -> Obstacle? {
        guard case .rename(_, let name) = intent, let value = element.writtenText(named: name) else { return nil }
        return obstacle(.nameTaken, "“\(name)” is there already and says \(value.asShown)")
    }

    /// `<attributedString key="title">` and `<nil key="text">` stand for what the attribute would say.
    private func child(_ intent: AttributeIntent) -> Obstacle? {
        guard let name = intent.writtenName,
            let child = element.children.first(where: { child in
                child["key"] == name && !child.isNamed("string") && !child.isNamed("mutableString")
            })
        else { return nil }
        return Obstacle(
            code: .otherChildThere, reason: "the child \(child.name) says what “\(name)” is", place: child.place)
    }

    private func variation(_ intent: AttributeIntent) -> Obstacle? {
        let variations = element.variations
        guard let other = variations.first(where: { $0.attribute(named: intent.name) != nil }) else { return nil }
        return Obstacle(
            code: .varies, reason: "“\(intent.name)” has another value for \(other["key"] ?? "a variation")",
            place: other.place)
    }

    private func translation(_ intent: AttributeIntent) -> Obstacle? {
        guard let entry = texts.entry(translating: intent.name, of: element) else { return nil }
        return Obstacle(code: .translated, reason: "\(entry.path) translates “\(intent.name)”", place: entry.place)
    }

    private func lookup(_ intent: AttributeIntent) -> Obstacle? {
        guard let value = element.writtenText(named: intent.name),
            let place = names.place(of: intent.name, value, in: element.document)
        else { return nil }
        let what = intent.name == "tag" ? "the code asks for tags" : "the code says “\(value)”"
        return Obstacle(code: .lookedUpName, reason: what, place: place)
    }

    private func resource(_ intent: AttributeIntent) -> Obstacle? {
        guard let name = intent.writtenName, let value = intent.newValue(for: element),
            let missing = resources.missing(name, value, on: element)
        else { return nil }
        return obstacle(.resourceNotListed, "the document lists no \(missing) “\(value)”")
    }

    private func obstacle(_ code: RefusalCode, _ reason: String) -> Obstacle {
        Obstacle(code: code, reason: reason, place: element.place)
    }
}

extension String {
    /// `a label`, `an imageView`.
    var withArticle: String { (first.map("aeiou".contains) ?? false ? "an " : "a ") + self }
}
