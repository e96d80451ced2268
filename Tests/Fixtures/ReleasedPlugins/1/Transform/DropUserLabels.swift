import NibwrightKit

@_cdecl("nibwright_plugin")
public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
    register([DropUserLabels.self], in: registry)
}

/// Written against NibwrightKit 1: a transform that uses options of every type, tables, offers, intents and the editor.
struct DropUserLabels: Transform {
    static let description = TransformDescription(
        id: "drop-user-labels",
        summary: "Take labels that nobody needs out of the document outline.",
        details: "A label that a string of the code says is kept.",
        options: [
            OptionDescription("keep", .list(.string), default: .list([]), "Labels that stay."),
            OptionDescription("style", .choice(["all", "views"]), default: .string("all"), "Which objects count."),
            OptionDescription("limit", .integer, default: .integer(100), "The most labels of a document."),
            OptionDescription("weight", .number, default: .number(1), "Counts each label so often."),
            OptionDescription("dry", .boolean, default: .boolean(false), "Propose nothing."),
            OptionDescription("names", .map(.string), default: .map([]), "New labels by old ones."),
            OptionDescription("list", .file, "A file of labels that stay, one a line."),
        ],
        selectors: [OptionDescription("label", .string, default: .string("*"), "Only labels that match.")],
        offers: [OfferDescription("labels", "The labels that were found, one a line.")],
        tables: [
            TableDescription(
                "labels", title: "Labels", "The label and its object.",
                columns: [ColumnDescription("object", "Object"), ColumnDescription("bytes", "Bytes", .number)])
        ],
        refusals: [.labelInCode, .tooManyLabels], highestSafety: .review)

    private let kept: Set<String>
    private let names: [String: String]
    private let viewsOnly: Bool
    private let isDry: Bool
    private let limit: Double
    private let wanted: NamePattern

    init(options: OptionValues, selection: OptionValues) {
        let listed = options.file("list").map { String(decoding: $0.bytes, as: UTF8.self).split(separator: "\n") } ?? []
        let names: [String: String] = (options.map("names") ?? []).reduce(into: [:]) { names, entry in
            if case .string(let name) = entry.value { names[entry.key] = name }
        }
        self.names = names
        kept = Set(options.strings("keep") ?? []).union(listed.map(String.init)).union(names.values)
        viewsOnly = options.string("style") == "views"
        isDry = options.boolean("dry") ?? false
        limit = Double(options.integer("limit") ?? 100) / (options.number("weight") ?? 1)
        wanted = NamePattern(selection.string("label") ?? "*")
    }

    static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        guard let limit = options.integer("limit"), limit < 1 else { return [] }
        return [OptionProblem("limit", "must be at least 1")]
    }

    func propose(in context: TransformContext) -> Proposals {
        guard !isDry else { return Proposals() }
        var proposals = Proposals()
        var found: Set<String> = []
        for document in context.graph.documents where context.mayEdit(document.path) {
            let objects = document.elements.filter(isWanted)
            found.formUnion(objects.compactMap(\.userLabel))
            proposals.append(self.proposals(for: objects, of: document, in: context.graph))
        }
        let text = found.sorted().map { $0 + "\n" }.joined()
        if !found.isEmpty {
            proposals.offers.append(OfferedFile("labels", text: text))
        }
        return proposals
    }

    private func isWanted(_ element: Element) -> Bool {
        guard let label = element.userLabel, !element.isPlaceholder, !kept.contains(label), wanted.matches(label) else {
            return false
        }
        return !viewsOnly || !(element.isController || element.isPlaceholder || element.isGestureRecognizer)
    }

    private func proposals(for objects: [Element], of document: IBDocument, in graph: ProjectGraph) -> Proposals {
        let mentioned = graph.mentions(of: Set(objects.compactMap(\.userLabel)))
        var proposals = Proposals()
        for (number, object) in objects.enumerated() {
            let label = object.userLabel ?? ""
            let subject = "\(document.path)#\(object.id ?? label)"
            let title = "drop the label “\(label)” of the \(object.name)"
            do throws(Obstacle) {
                if mentioned.contains(label) {
                    throw Obstacle(code: .labelInCode, reason: "a string in code says “\(label)”", place: object.place)
                }
                if Double(number) >= limit {
                    throw Obstacle(
                        code: .tooManyLabels, reason: "\(document.path) has more labels than that", place: object.place)
                }
                proposals.changes.append(
                    Change(
                        subject: subject, title: title, reason: "no string in code says it", safety: .safe,
                        place: object.place, edits: edits(object, label).map { .replace(path: document.path, $0) },
                        details: ["labels": [["object": .text(object.name), "bytes": .number(label.utf8.count)]]],
                        dependence: CodeDependence.none))
            } catch {
                proposals.refusals.append(
                    Refusal(subject: subject, title: title, code: error.code, reason: error.reason, place: error.place))
            }
        }
        return proposals
    }

    private func edits(_ object: Element, _ label: String) -> [TextEdit] {
        var editor = DocumentEditor(object.document)
        if let name = names[label] {
            editor.setAttribute("userLabel", on: object, to: name)
        } else {
            editor.removeAttribute("userLabel", from: object)
        }
        return editor.edits
    }
}

extension RefusalCode {
    static let labelInCode = RefusalCode(
        "label-in-code", "A string in code says the label.", advice: "Take the string away first.")
    static let tooManyLabels = RefusalCode(
        "too-many-labels", "The document has more labels than `limit`.", advice: "Raise the limit.")
}
