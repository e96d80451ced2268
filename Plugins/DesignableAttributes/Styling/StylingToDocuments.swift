import TransformKit

/// Styling that code sets once and never changes goes where the views are.
struct StylingToDocuments: Transform {
    static let description = TransformDescription(
        id: "styling-to-documents",
        summary:
            "Let documents say the fonts, colors and other constants that code sets on outlets when they are loaded.",
        details: """
            Looks for statements such as `titleLabel.font = .boldSystemFont(ofSize: 17)` right in `viewDidLoad` or
            `awakeFromNib`, and lets every object that a document makes of the class have the value. A controller's own
            `view`, `tableView` and `collectionView` and a cell's `contentView` count as outlets do. What sets a computed
            value, one of the project's own names, or something that a document cannot say stays in code.

            A change takes one outlet's statements: in code they go, with the method where nothing else is in it, and each
            document that connects the outlet says the values, in place of what it said and code overrode.

            **Safe** is what nothing can tell from before: all statements before it in the method only set properties of the
            system's, so that no other code runs between loading and it; no initializer or observer of an outlet has to do
            with the view; the view's class is the system's or has nothing to do with the property. What may be read or set
            earlier is for review, with the place.

            Corners and borders become runtime attributes, by the inspectable property of `UIView` that the project has;
            `designable-attributes` makes such a property where there is none.
            """,
        options: [],
        selectors: [
            OptionDescription("class", .string, "Only outlets of classes whose name matches, with * and ?."),
            OptionDescription("property", .string, "Only properties whose path matches, such as isHidden or layer.*."),
        ],
        tables: [
            TableDescription(
                "values", title: "Values", "What the document says from now on.",
                columns: [
                    ColumnDescription("property", "Property"), ColumnDescription("value", "Value"),
                    ColumnDescription("views", "Views", .list),
                ]),
            TableDescription(
                "places", title: "To look at", "Code that may tell the difference.",
                columns: [ColumnDescription("place", "Place"), ColumnDescription("reason", "Reason")]),
        ],
        refusals: RefusalCode.ofStyling, highestSafety: .review)

    private let classes: NamePattern?
    private let properties: NamePattern?

    init(options: OptionValues, selection: OptionValues) {
        classes = selection.string("class").map(NamePattern.init)
        properties = selection.string("property").map(NamePattern.init)
    }

    func propose(in context: TransformContext) -> Proposals {
        let graph = context.graph
        let colors = graph.swiftColors.declarations.values.reduce(into: Set<String>()) {
            $0.formUnion($1.staticMembers)
        }
        let reader = StyleValueReader(declaredColors: colors)
        let files = graph.swiftFiles.filter { file in
            context.mayEdit(file.path) && !GeneratedFile.isOne(file.source) && !graph.isTest(file.path)
                && file.types.contains { $0.kind == .class && (classes?.matches($0.name) ?? true) }
                && ["viewDidLoad", "awakeFromNib"].contains { file.source.contains(identifier: $0) }
        }
        let methods = concurrentMap(files, threads: defaultThreadCount) { file in
            StylingMethodFinder(in: file.source, graph, reader).found
        }.flatMap(\.self).filter { classes?.matches($0.type.name) ?? true }
        guard !methods.isEmpty else { return Proposals() }
        let code = StylingCode(methods, in: graph)
        let layers = ViewProperties([.cornerRadius, .borderWidth, .borderColor], in: graph)
        let found = concurrentMap(methods, threads: defaultThreadCount) { method in
            StylingChanges(method, code, layers, context, properties).proposals()
        }
        return found.reduce(into: Proposals()) { $0.append($1) }
    }
}

/// Makes the changes of one method: one for each outlet.
private struct StylingChanges {
    private let method: StylingMethod
    private let code: StylingCode
    private let layers: ViewProperties
    private let context: TransformContext
    private let properties: NamePattern?

    init(
        _ method: StylingMethod, _ code: StylingCode, _ layers: ViewProperties, _ context: TransformContext,
        _ properties: NamePattern?
    ) {
        self.method = method
        self.code = code
        self.layers = layers
        self.context = context
        self.properties = properties
    }

    func proposals() -> Proposals {
        let wanted = method.statements.filter { properties?.matches($0.property.path) ?? true }
        let byOutlet = Dictionary(grouping: wanted, by: \.outlet)
        return byOutlet.sorted { $0.key < $1.key }.reduce(into: Proposals()) { proposals, entry in
            let (outlet, statements) = entry
            // A controller that no document makes has its own view from code.
            if context.graph.classes.outlet(outlet, of: method.type) == nil, code.objects(of: method.type).isEmpty {
                return
            }
            let subject = "\(method.type.name).\(outlet)"
            do throws(Obstacle) {
                proposals.changes.append(try change(outlet, statements, subject))
            } catch {
                proposals.refusals.append(
                    Refusal(
                        subject: subject, title: title(statements, subject), code: error.code, reason: error.reason,
                        place: error.place))
            }
        }
    }

    private func change(
        _ outlet: String, _ statements: [StylingStatement], _ subject: String
    ) throws(Obstacle) -> Change {
        let judge = StylingJudge(
            method: method, outlet: outlet, statements: statements, code: code, layers: layers)
        let verdict = try judge.verdict()
        let writer = StylingWriter(layers: layers)
        var edits: [FileEdit] = []
        for document in Set(verdict.destinations.map(\.document)).sorted(by: { $0.path < $1.path }) {
            guard context.mayEdit(document.path) else {
                throw Obstacle(
                    code: .outsideOfStep, reason: "the recipe does not let this step change \(document.path)",
                    place: Place(path: document.path))
            }
            var editor = DocumentEditor(document)
            for element in verdict.destinations where element.document == document {
                for statement in verdict.statements { writer.write(statement, on: element, &editor) }
            }
            edits += editor.edits.map { .replace(path: document.path, $0) }
        }
        edits += StylingWriter.removing(verdict.statements, from: method).map { .replace(path: method.source.path, $0) }
        return Change(
            subject: subject, title: self.title(verdict.statements, subject), reason: reason(verdict),
            safety: verdict.points.isEmpty ? .safe : .review,
            place: Place(method.source, at: verdict.statements[0].range.lowerBound), edits: edits,
            details: details(verdict))
    }

    private func title(_ statements: [StylingStatement], _ subject: String) -> String {
        let names = statements.map(\.property.path)
        let list =
            names.count > 1 ? names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1] : names[0]
        return "let documents say \(list) of \(subject)"
    }

    private func reason(_ verdict: StylingJudge.Verdict) -> String {
        let views = Count.of(verdict.destinations.count, "view")
        let start = "\(method.name) sets constants, which \(views) of documents can have from the start"
        guard let first = verdict.points.first else { return start }
        let more = verdict.points.count > 1 ? ", and \(Count.of(verdict.points.count - 1, "more place"))" : ""
        return "\(start); \(first.reason): \(first.place)\(more)"
    }

    private func details(_ verdict: StylingJudge.Verdict) -> [String: Detail] {
        let views = verdict.destinations.map { Detail.text("\(ElementSubject($0).words) in \($0.document.path)") }
        var details: [String: Detail] = [
            "values": .list(
                verdict.statements.map { statement in
                    let text = method.source.string(statement.range)
                    let value = text.split(separator: "=", maxSplits: 1).last.map(String.init) ?? text
                    return [
                        "property": .text(statement.property.path),
                        "value": .text(value.split(whereSeparator: \.isWhitespace).joined(separator: " ")),
                        "views": .list(views),
                    ]
                })
        ]
        if !verdict.points.isEmpty {
            details["places"] = .list(
                verdict.points.map { ["place": .text($0.place.description), "reason": .text($0.reason)] })
        }
        return details
    }
}
