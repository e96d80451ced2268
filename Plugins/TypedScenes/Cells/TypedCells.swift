import TransformKit

/// Gives classes of cells their reuse identifier and views their nib in Swift, and uses them.
public struct TypedCells: Transform {
    public static let description = TransformDescription(
        id: "typed-cells",
        summary: "Dequeue cells by their class and load nibs by a member, in place of names as strings.",
        details: """
            Writes a Swift file with an extension for each class of cells that has one reuse identifier in all storyboards \
            and xibs: its `typedIdentifier`. A class with several identifiers, or below another such class, stays as it \
            is. For each xib whose only view has a class that no other xib makes, the class gets `nib` and \
            `loadFromNib()`, unless the project has a `nib` of its own somewhere.

            Then `tableView.dequeueReusableCell(withIdentifier: "OrderCell", for: indexPath) as! OrderCell` becomes \
            `tableView.dequeue(OrderCell.self, for: indexPath)`, and so for collection views and their supplementary \
            views; `UINib(nibName: "OrderCell", bundle: nil)` becomes `OrderCell.nib`, and the identifier in \
            `register(…, forCellReuseIdentifier: "OrderCell")` becomes `OrderCell.typedIdentifier`. All of it is `safe`: \
            the same names are asked for, and a cell of another class ended the program before. An `as?` goes from `guard` and `if` where all documents and \
            registrations of the identifier agree on the class; where code registers cells for identifiers that are not \
            known, it is for a review. Other calls with `as?`, which decide something, stay; so does a call of which it is \
            not known that a list receives it. Views of AppKit are left alone.

            The next run finds nothing to do, or writes the file anew.
            """,
        options: [
            OptionDescription(
                "file", .string, default: .string("TypedCells.swift"),
                "The name of the written file, or its path; without a folder it goes beside the app delegate."),
            OptionDescription(
                "calls", .boolean, default: .boolean(true), "Also write calls anew that name cells and nibs."),
        ],
        tables: [
            TableDescription(
                "cells", title: "Cells", "The cells and nibs of the file.",
                columns: [ColumnDescription("class", "Class"), ColumnDescription("name", "Name")], isInText: false),
            TableDescription(
                "uses", title: "Uses", "Each call that names a class now.",
                columns: [ColumnDescription("place", "Place"), ColumnDescription("name", "Name")], isInText: false),
        ],
        refusals: [
            .noTarget, .bundle, .fileNotOurs, .nameInUse, .outsideOfStep, .severalIdentifiers, .inheritedIdentifier,
            .receiverUnknown, .commentInside, .castDecides,
        ] + RefusalCode.projectUpdate,
        highestSafety: .review)

    private let file: String
    private let rewritesCalls: Bool

    public init(options: OptionValues, selection: OptionValues) {
        file = options.string("file").flatMap { $0.isEmpty ? nil : $0 } ?? "TypedCells.swift"
        rewritesCalls = options.boolean("calls") ?? true
    }

    public static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        TypedScenes.problems(with: options, selection: selection)
    }

    public func propose(in context: TransformContext) -> Proposals {
        let inventory = CellInventory(context.graph, file: file)
        var writer = OwnedFileWriter(context)
        writer.write(inventory.files, text: { CellFileText(file: $0).text }, change: Self.change)
        var proposals = Proposals(refusals: inventory.refusals)
        proposals.append(writer.proposals)
        guard rewritesCalls else { return proposals }
        let files = writer.ready(inventory.files)
        let properties = PropertyReader(context.graph)
        let uses = NamedUses(
            context: context, kinds: [.dequeuedReuseIdentifier, .registeredReuseIdentifier, .nib],
            title: { "name \(Count.of($0, "cell")) by class" }, refusalTitle: "dequeue by its class",
            reason: "each asks for the name that it asked for before")
        let certainty = CellCertainty(context.graph)
        proposals.append(
            uses.proposals(
                by: { CellUses($0, $1, context.graph, properties, certainty, files) },
                shared: { writer.edits(for: $0, files) }))
        return proposals
    }

    private static func change(_ file: CellFile, _ edits: [FileEdit]) -> Change {
        let cells = file.cells.map { cell -> Detail in
            .record(["class": .text(cell.type.name), "name": .text("reuse identifier \"\(cell.identifier)\"")])
        }
        let nibs = file.nibs.map { nib -> Detail in
            .record(["class": .text(nib.type.name), "name": .text("nib \(nib.name)")])
        }
        return Change(
            subject: file.path,
            title: file.isNew
                ? "write the cells and nibs that code knows into \(file.path)"
                : "renew the cells and nibs in \(file.path)",
            reason:
                "\(Count.of(file.cells.count, "cell")) and \(Count.of(file.nibs.count, "nib")) in \(file.owner.described)",
            safety: .safe, place: Place(path: file.path), edits: edits, details: ["cells": .list(cells + nibs)])
    }
}
