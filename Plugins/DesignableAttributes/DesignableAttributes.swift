import TransformKit

/// Runtime attributes that set a view's layer become properties of the view that Interface Builder shows.
struct DesignableAttributes: Transform {
    static let description = TransformDescription(
        id: "designable-attributes",
        summary: "Set corners, borders and clipping in the attributes inspector in place of runtime attributes.",
        details: """
            A user-defined runtime attribute such as `layer.cornerRadius` is typed by hand and checked by nobody.
            `layer.masksToBounds` is what documents say by `clipsToBounds`. `layer.cornerRadius`, `layer.borderWidth`,
            `layer.borderColor` and the shadow's become inspectable properties of `UIView`: those that the project has,
            where they do the same and no more, else new ones in one file that the documents' targets build.

            A new property gets the name of the layer's; where anything in the project has that name for another purpose, it
            begins with `layer`. Views whose class has a property of the name keep their attribute.

            **Safe** is what sets the same value at the same moment, on views whose class is known. For review: colors, since
            a layer takes no `UIColor` and shows the color only afterwards; views of classes whose sources are not here; and
            new properties beside libraries whose sources are not here, since they may have one of the same name.

            A key path that a layer does not know, such as `layer.maskToBounds`, is refused with the word that was meant: what
            it would do then, it has never done.
            """,
        options: [
            OptionDescription(
                "file", .string, default: .string("UIView+Layer.swift"), "The name of the file for new properties.")
        ],
        selectors: [
            OptionDescription("document", .string, "Only documents whose path matches, with * and ?."),
            OptionDescription("key-path", .string, "Only runtime attributes whose key path matches, with * and ?."),
        ],
        tables: [
            TableDescription(
                "views", title: "Views", "Each view whose attribute changes.",
                columns: [ColumnDescription("view", "View"), ColumnDescription("place", "Place")]),
            TableDescription(
                "places", title: "To look at", "What may make a difference.",
                columns: [ColumnDescription("place", "Place"), ColumnDescription("reason", "Reason")]),
        ],
        refusals: RefusalCode.ofAttributes, settledRules: ["layer-color"], highestSafety: .review)

    private let fileName: String
    private let documents: NamePattern?
    private let keyPaths: NamePattern?

    init(options: OptionValues, selection: OptionValues) {
        fileName = options.string("file") ?? "UIView+Layer.swift"
        documents = selection.string("document").map(NamePattern.init)
        keyPaths = selection.string("key-path").map(NamePattern.init)
    }

    static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        guard let name = options.string("file"), !name.hasSuffix(".swift") || name.contains("/") else { return [] }
        return [OptionProblem("file", "It must be the name of a Swift file, without a folder: UIView+Layer.swift.")]
    }

    func propose(in context: TransformContext) -> Proposals {
        let graph = context.graph
        let selected = graph.documents.filter { document in
            [.iOS, .tvOS].contains(document.kind.platform) && context.mayEdit(document.path)
                && document.duplicateObjects.isEmpty && !graph.isTest(document.path)
                && documents?.matches(document.path) ?? true
        }
        let attributes = selected.map { document in
            (document, LayerAttribute.all(in: document).filter { keyPaths?.matches($0.keyPath) ?? true })
        }.filter { !$0.1.isEmpty }
        let properties = Set(attributes.flatMap(\.1).compactMap { LayerProperty(keyPath: $0.keyPath) })
        guard !attributes.isEmpty else { return Proposals() }
        var changes = AttributeChanges(context, AttributeJudge(properties, in: graph), fileName: fileName)
        for (document, attributes) in attributes { changes.add(attributes, of: document) }
        changes.finish()
        return changes.proposals
    }
}
