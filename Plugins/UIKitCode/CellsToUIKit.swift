public import TransformKit

/// The views of cells move from documents to the classes of the cells.
public struct CellsToUIKit: Transform {
    public static let description = TransformDescription(
        id: "cells-to-uikit",
        summary: "Let the classes of cells make their views in code, and take the cells out of storyboards and xibs.",
        details: """
            The cell of a xib, a prototype of a table or collection in a storyboard, and the header or footer of a collection
            get their views from their class: each outlet becomes the view that it led to, where it is declared, other views
            are private properties, and `init(style:reuseIdentifier:)` or `init(frame:)` puts them into the content view and
            activates the constraints. Only what differs from what UIKit begins with is written, and what a view's own class sets
            as it is made is left to it.

            What the class did in `awakeFromNib` is done at the end of the initializer, and in front of it what one class above
            did, which becomes a method of that (`setUp()`). Code that registered the xib registers
            the class, and the view controller of a prototype registers it in `viewDidLoad`. Code that asks for a cell stays as
            it is. The xib goes, and the prototype.

            Translated texts become `NSLocalizedString`, and their translations move to the tables of the name `Localizable`.

            A prototype without a class gets one. Cells of one class move together where all of them are the same, and stay where
            they differ, as does a cell with a segue, and a xib that code loads in another way than by registering it.

            **Every change is for review**: open the list, and look at it beside its old self.
            """,
        selectors: [
            OptionDescription("document", .string, "Only documents whose path matches, with * and ?."),
            OptionDescription("class", .string, "Only cells whose class matches, with * and ?."),
        ],
        tables: [
            TableDescription(
                "members", title: "Outlets that become views", "What the class declares in place of its outlets.",
                columns: [
                    ColumnDescription("class", "Class"), ColumnDescription("member", "Member"),
                    ColumnDescription("kind", "Kind"),
                ]),
            TableDescription(
                "places", title: "To look at", "Code that may tell the difference.",
                columns: [ColumnDescription("place", "Place"), ColumnDescription("reason", "Reason")]),
        ],
        refusals: RefusalCode.ofCells, highestSafety: .review)

    private let document: NamePattern?
    private let type: NamePattern?

    public init(options: OptionValues, selection: OptionValues) {
        document = selection.string("document").map(NamePattern.init)
        type = selection.string("class").flatMap { $0 == "*" ? nil : NamePattern($0) }
    }

    public func propose(in context: TransformContext) -> Proposals {
        let documents = context.graph.documents.filter { document?.matches($0.path) ?? true }
        let cells = documents.flatMap(\.cells).filter { cell in
            guard let type else { return true }
            return cell.customClass.map(type.matches) ?? false
        }
        return CellProposals(context).proposals(for: cells)
    }
}
