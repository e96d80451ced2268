import TransformKit

/// Finds ids that name an object which the document does not have.
struct DanglingReferenceRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "dangling-reference",
        summary: "A connection, constraint or setting that names an object which the document does not have.",
        rationale: """
            Xcode refuses to compile such a document or drops the connection. It is what a merge leaves behind \
            that took an object from one side and kept what names it from the other.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.elements.filter { !Self.isNoConnection($0) }.flatMap { element in
            element.knownObjectReferences.filter { document.object(id: $0.id) == nil }.map { attribute, id in
                LintFinding(
                    element.placeInOwner,
                    "The \(words(for: element)) names the object \(id) (`\(attribute)`), which this document does not "
                        + "have. Connect it again or delete it."
                ).fixed(by: fix(for: element))
            }
        }
    }

    /// What is nothing without the object goes; a setting of something else stays for a person.
    private func fix(for element: Element) -> LintFix? {
        let isConnection = Connection(element) != nil || element.isNamed("constraint") || element.isNamed("binding")
        guard isConnection else { return nil }
        return LintFix("delete the \(words(for: element))", .review, editing: element.document) {
            $0.removeElement(element)
        }
    }

    /// Whether what the element names may be gone: size classes have a rule of their own, and Xcode writes anew what it
    /// remembers of designables.
    private static func isNoConnection(_ element: Element) -> Bool {
        element.isNamed("include") || element.isNamed("exclude") || element.isNamed("designable")
    }

    private func words(for element: Element) -> String {
        if let property = element["property"] { return "outlet `\(property)`" }
        if let selector = element["selector"] { return "action `\(selector)`" }
        if element.isNamed("document") { return "setting of the initial view controller" }
        if element.isNamed("segue"), element["reference"] != nil { return "choice of a segue for simulated metrics" }
        return element.name
    }
}

/// Finds settings for size classes of views and constraints that are gone.
struct DanglingVariationRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "dangling-variation",
        summary: "A size class that installs or leaves out an object which the document does not have.",
        rationale: """
            What a size class says about an object that is gone is lost, and with it, most likely, the object: a \
            merge or an edit by hand took it away.
            """,
        level: .warning)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.elements.filter { $0.isNamed("include") || $0.isNamed("exclude") }.compactMap { entry in
            guard let mask = entry.parent, mask.isNamed("mask"), let id = entry["reference"],
                document.object(id: id) == nil
            else { return nil }
            let verb = entry.isNamed("include") ? "installs" : "leaves out"
            return LintFinding(
                entry.placeInOwner,
                "The variation `\(mask.parent?["key"] ?? "")` \(verb) \(id), which this document does not have. "
                    + "Bring the object back or delete the entry."
            ).fixed(
                by: LintFix("delete what the variation says of \(id)", .review, editing: document) {
                    $0.removeElement(entry)
                })
        }
    }
}
