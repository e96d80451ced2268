public import TransformKit

/// The views of view controllers move from documents to code.
public struct DocumentToUIKit: Transform {
    public static let description = TransformDescription(
        id: "document-to-uikit",
        summary: "Let code build the views of view controllers, and take them out of storyboards and xibs.",
        details: """
            The view of a scene, or of a xib whose File's Owner is a view controller, becomes a class of its own: every view
            is a property that is made where it is declared, the views are put into each other by `addSubview`, and all
            constraints are anchors that are activated at once. The view controller makes it in `loadView`.

            Only what differs from what UIKit begins with is written. Texts, fonts, colors, images, states of buttons,
            priorities, accessibility and runtime attributes are the document's. What a view's own class sets as it is made is
            left to it, as it wins against the document today.

            Outlets go: code asks the view (`contentView.titleLabel.text`). Where code does something of its own for an
            outlet that is nil, takes it as an optional, or where a class above declares it, the property stays, and
            `loadView` fills it. Actions become `addTarget`, delegates assignments.

            A segue of a button begins at the view controller then: a method performs it for the button, and asks
            `shouldPerformSegue` first where the class has it. A scene that a container view embeds is opened by its identifier
            and added as a child, after `prepare(for:sender:)` was asked as for the segue.

            What differs by size class is set in `adaptToSizeClasses`: constants, fonts, axes, what is hidden, and which
            constraints are active. It is called at first and each time that the traits change. What no size class has goes.

            A view's class that only documents have made so far gets `init(frame:)`, which does what its `init(coder:)` and its
            `awakeFromNib` do, where these are a few lines that ask for nothing the document says. Else what `awakeFromNib`
            does becomes a method (`setUp()`), which code calls once the view is set up; a class that needs its outlets, its
            size or what is around it there keeps its screens. For documents it stays as it is.

            A table view controller makes its table. The rows of a static table become cells of a class of the table
            (`SettingsTableView`), and the view controller answers for them: where its class asks UIKit for a row, a text or a
            height of the document (`super.tableView(…)`), it asks the table then.

            Translated texts become `NSLocalizedString`, and their translations move from the tables of the document to those
            of the name `Localizable`. The text is the key, unless other code has it for something else or the tables have
            names for keys (`settings.title`): then a key is made, and the text is its default value.

            The scene stays in its storyboard without a view, with its identifier, segues, bar items and tab: nothing that
            opens it changes, until `scenes-to-uikit` takes it out. A xib goes, and who named it names no xib any more.

            **Every change is for review**: open the screen, and look at it beside its old self.
            """,
        options: [
            OptionDescription(
                "folder", .string, "The folder for the new files; by default the one of the view controller.")
        ],
        selectors: [
            OptionDescription("document", .string, "Only documents whose path matches, with * and ?."),
            OptionDescription("class", .string, "Only view controllers whose class matches, with * and ?."),
        ],
        tables: [
            TableDescription(
                "members", title: "Views that the controller asks for", "What the new class lets the controller see.",
                columns: [ColumnDescription("member", "Member"), ColumnDescription("kind", "Kind")]),
            TableDescription(
                "places", title: "To look at", "Code that may tell the difference.",
                columns: [ColumnDescription("place", "Place"), ColumnDescription("reason", "Reason")]),
        ],
        refusals: RefusalCode.ofUIKitCode, highestSafety: .review)

    private let document: NamePattern?
    private let type: NamePattern?
    private let folder: String?

    public init(options: OptionValues, selection: OptionValues) {
        document = selection.string("document").map(NamePattern.init)
        type = selection.string("class").flatMap { $0 == "*" ? nil : NamePattern($0) }
        folder = options.string("folder").map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    }

    public static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        guard let folder = options.string("folder"),
            folder.hasPrefix("/") || folder.split(separator: "/").contains("..")
        else { return [] }
        return [OptionProblem("folder", "It must be a folder of the project: App/Views.")]
    }

    public func propose(in context: TransformContext) -> Proposals {
        let documents = context.graph.documents.filter { document?.matches($0.path) ?? true }
        let controllers = documents.flatMap(\.screenControllers).filter { controller in
            guard let type else { return true }
            return controller.customClass.map(type.matches) ?? false
        }
        return ScreenProposals(context, folder: folder).proposals(for: controllers)
    }
}
