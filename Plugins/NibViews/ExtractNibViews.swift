import TransformKit

/// Views that documents have several times get a xib and a class of their own.
struct ExtractNibViews: Transform {
    static let description = TransformDescription(
        id: "extract-nib-views",
        summary: "Give views that documents have several times a xib and a class of their own.",
        details: """
            Two views are equal when everything in them is: kinds of views, attributes, constraints, colors and fonts, and the
            connections from one to another. Their ids, texts and images may differ. Of equal views inside of other equal
            views, the outer ones are taken; a second run finds the others in the new xib.

            The content becomes a xib whose File's Owner is a new class. The class above all new ones, `NibView`, loads the xib
            that has the name of its class and lets the content fill it; it is written once. In each place a plain view of
            the class stays, with its id, its place and all that ties it. Texts and images that differ become inspectable
            properties, which each place sets. Translations go from the document's tables to those
            of the xib, which stands beside the document then; texts that differ and are translated stay where they are.

            Outlets that led into the view become outlets of the class. The view controller gets an outlet of the view, and
            properties of the old names that ask it, so that its code stays as it is. An action becomes a closure of the class
            that the view controller sets when the document is loaded, and which calls the method that it has.

            Views of a class of the project are extracted where `class` selects it: the class gets `NibView` above it, and
            loads its content from a xib of its name. Its outlets and actions stay as they are.

            **Every extraction is for review**: there is one view more between the content and what is around it, so that code
            which goes from view to view by `superview` or `subviews` finds another one. Places with such code are listed.
            """,
        options: [
            OptionDescription(
                "min-views", .integer, default: .integer(4), "The fewest views that make a view worth a xib."),
            OptionDescription("min-places", .integer, default: .integer(2), "The fewest equal views that share one."),
            OptionDescription("name", .string, "The name of the class, where one view is selected by `object`."),
            OptionDescription(
                "base", .string, default: .string("NibView"), "The name of the class above all new ones."),
            OptionDescription(
                "access", .string, default: .string("forward"),
                "How code reaches the outlets: `forward`, by properties of the old names, or `through` the view where all of it can."
            ),
            OptionDescription(
                "folder", .string, "The folder for the new files; by default one of views near the code."),
        ],
        selectors: [
            OptionDescription("document", .string, "Only views in documents whose path matches, with * and ?."),
            OptionDescription(
                "object", .string,
                "Only the view with this object id or label, and those that are equal to it; a single one as well."),
            OptionDescription(
                "class", .string,
                "Only the views of this class of the project, which loads their content from a xib of its name then."),
        ],
        tables: [
            TableDescription(
                "views", title: "Views", "Each view that becomes one of the class.",
                columns: [ColumnDescription("view", "View"), ColumnDescription("place", "Place")]),
            TableDescription(
                "members", title: "Members", "What the class lets others see.",
                columns: [ColumnDescription("member", "Member"), ColumnDescription("kind", "Kind")]),
            TableDescription(
                "places", title: "To look at", "Code that may tell the difference.",
                columns: [ColumnDescription("place", "Place"), ColumnDescription("reason", "Reason")]),
        ],
        refusals: RefusalCode.ofExtraction, highestSafety: .review)

    private let selection: ExtractionSelection
    private let name: String?
    private let base: String
    private let folder: String?
    private let reachesThrough: Bool

    init(options: OptionValues, selection: OptionValues) {
        self.selection = ExtractionSelection(
            minimumViews: options.integer("min-views") ?? 4, minimumPlaces: options.integer("min-places") ?? 2,
            documents: selection.string("document").map(NamePattern.init), object: selection.string("object"),
            ownClass: selection.string("class"))
        name = options.string("name")
        base = options.string("base") ?? "NibView"
        folder = options.string("folder")
        reachesThrough = options.string("access") == "through"
    }

    static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        var problems: [OptionProblem] = []
        if let views = options.integer("min-views"), views < 2 {
            problems.append(OptionProblem("min-views", "A view with fewer than 2 views in it has nothing to share."))
        }
        if let places = options.integer("min-places"), places < 1 {
            problems.append(OptionProblem("min-places", "It must be 1 or more."))
        }
        for key in ["name", "base"] {
            guard let name = options.string(key), !name.isTypeName else { continue }
            problems.append(
                OptionProblem(key, "It must be the name of a class: letters and digits, such as RatingView."))
        }
        if let access = options.string("access"), !["forward", "through"].contains(access) {
            problems.append(OptionProblem("access", "It must be `forward` or `through`."))
        }
        if options.string("name") != nil, selection.string("object") == nil {
            problems.append(OptionProblem("name", "It names one class, so a view has to be selected by `object`."))
        }
        if selection.string("class") != nil, selection.string("object") != nil {
            problems.append(OptionProblem("class", "Select views by their class or by `object`, not by both."))
        }
        if let folder = options.string("folder"), folder.hasPrefix("/") || folder.split(separator: "/").contains("..") {
            problems.append(OptionProblem("folder", "It must be a folder of the project: App/Views."))
        }
        return problems
    }

    func propose(in context: TransformContext) -> Proposals {
        let groups = selection.groups(in: context)
        if groups.isEmpty {
            guard let name = selection.object ?? selection.ownClass, !context.graph.documents.isEmpty else {
                return Proposals()
            }
            return Proposals(refusals: [
                Refusal(
                    subject: name, title: "extract \(name)", code: .noObject,
                    reason: selection.ownClass == nil
                        ? "no view that could be extracted has this id or label"
                        : "no view of this class has content that could be extracted",
                    place: Place(path: context.graph.documents[0].path))
            ])
        }
        let files = NibViewFiles(
            context, baseName: base, folder: folder.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 })
        var proposing = ExtractionProposals(
            context, groups, files, name: name,
            minimumPlaces: selection.object == nil && selection.ownClass == nil ? selection.minimumPlaces : 1,
            selected: selection.object, ownClass: selection.ownClass, reachesThrough: reachesThrough)
        return proposing.all()
    }
}

extension String {
    /// Whether Swift takes the text as a type's name.
    fileprivate var isTypeName: Bool {
        guard let first, first.isLetter else { return false }
        return allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }
}
