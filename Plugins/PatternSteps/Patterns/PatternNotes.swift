import TransformKit

/// Says why a pattern selects nothing, where one of its names is nowhere in the project.
struct PatternNotes {
    private let selection: OptionValues
    private let documents: [IBDocument]

    init(_ selection: OptionValues, in documents: [IBDocument]) {
        self.selection = selection
        self.documents = documents
    }

    /// A note for each selector that selects nothing by itself; none where only all of them together do, as after a
    /// run that changed all there was.
    var findings: [Finding] {
        guard let first = documents.first else { return [] }
        let names = [
            ("element", "an element", { (element: Element) in [element.name] }),
            ("class", "an element of a custom class", { [$0.customClass].compactMap { $0 } }),
            ("key", "an element with a key", { [$0["key"]].compactMap { $0 } }),
            ("id", "an object with an id", { [$0.id].compactMap { $0 } }),
        ].compactMap { option, words, names -> String? in
            guard let text = selection.string(option), let choice = NameChoice(text), !choice.isNegated,
                selection.boolean("subclasses") != true || option != "class",
                !contains({ names($0).contains(where: choice.covers) })
            else { return nil }
            return "no document of the project has \(words) “\(text)”"
        }
        let attributes = (selection.map("attributes") ?? []).map(\.key).filter { !$0.contains(".") }.filter { name in
            !contains { $0.writtenText(named: name) != nil }
        }.map { "no element of the project's documents has the attribute “\($0)”" }
        return (names + attributes).map { message in
            Finding(
                rule: "pattern-selects-nothing", level: .note, place: Place(path: first.path),
                message: "The pattern selects nothing: \(message).")
        }
    }

    private func contains(_ test: (Element) -> Bool) -> Bool {
        documents.contains { $0.elements.contains(where: test) }
    }
}
