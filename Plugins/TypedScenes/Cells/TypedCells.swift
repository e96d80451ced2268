import Navigation
import SceneCallWriting
import TransformKit

/// Gives classes of cells their reuse identifier and views their nib in Swift, and uses them.
public struct TypedCells: Transform {
    public static let description = TransformDescription(
        id: "typed-cells",
        summary: "Dequeue cells by their class and load nibs by a member, in place of names as strings.",
        details: """
            Writes a Swift file with an extension for each class of cells that has one reuse identifier in all storyboards \
            and xibs: its `typedIdentifier`. A class with several, one below another such class, and the system's own have a \
            name for each identifier instead. A class of a view that one xib makes, and no other, \
            gets `nib` and `loadFromNib()`, unless the project has a `nib` of its own somewhere; one that moves from R.swift then gets `typedNib` \
            and `loadFromTypedNib()`.

            Then `tableView.dequeueReusableCell(withIdentifier: "OrderCell", for: indexPath) as! OrderCell` becomes \
            `tableView.dequeue(OrderCell.self, for: indexPath)`, or `tableView.dequeue(OrderCell.self, .small, for: indexPath)` \
            where the class has several identifiers, and so for collection views and their supplementary views; `UINib(nibName: "OrderCell", bundle: nil)` becomes `OrderCell.nib`, and the identifier in \
            `register(…, forCellReuseIdentifier: "OrderCell")` becomes `OrderCell.typedIdentifier`, or both together \
            `register(nibOf: OrderCell.self)`. `Bundle.main.loadNibNamed("TotalView", owner: self)?.first as! TotalView` \
            becomes `TotalView.loadFromNib(owner: self)`. All of it is `safe`: \
            the same names are asked for, and a cell of another class ended the program before. An `as?` goes from `guard` and `if` where all documents and \
            registrations of the identifier agree on the class; where code registers cells for identifiers that are not \
            known, it is for a review. Other calls with `as?`, which decide something, stay; so does a call of which it is \
            not known that a list receives it. In AppKit, \
            `tableView.makeView(withIdentifier: NSUserInterfaceItemIdentifier("OrderView"), owner: self) as? OrderView` becomes \
            `tableView.makeView(OrderView.self, owner: self)`, which is an optional too, and `NSNib(nibNamed: "OrderView", bundle: nil)` \
            becomes `OrderView.nib`.

            With `from: r-swift` the same becomes of `R.reuseIdentifier.order`, of `tableView.register(R.nib.orderCell)` and of \
            `R.nib.orderView(withOwner: self)!`. A xib whose view has no class, such as a view controller's, is called \
            `TypedNibFile.profileView`, with `name` and `bundle`.

            The next run finds nothing to do, or writes the file anew.
            """,
        options: [
            OptionDescription(
                "file", .string, default: .string("TypedCells.swift"),
                "The name of the written file, or its path; without a folder it goes beside the app delegate."),
            OptionDescription(
                "calls", .boolean, default: .boolean(true), "Also write calls anew that name cells and nibs."),
            OptionDescription(
                "from", .choice(["none"] + SceneGenerator.allCases.map(\.rawValue)),
                default: .string("none"),
                "The generator whose symbols are written anew; SwiftGen has none for cells."),
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
            .noTarget, .bundle, .fileNotOurs, .nameInUse, .outsideOfStep, .noSwiftName, .generatedSymbol,
            .receiverUnknown, .commentInside, .castDecides,
        ] + RefusalCode.targetAdditions,
        highestSafety: .review)

    private let file: String
    private let rewritesCalls: Bool
    private let origin: SceneGenerator?

    public init(options: OptionValues, selection: OptionValues) {
        file = options.string("file").flatMap { $0.isEmpty ? nil : $0 } ?? "TypedCells.swift"
        rewritesCalls = options.boolean("calls") ?? true
        origin = options.string("from").flatMap(SceneGenerator.init)
    }

    public static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        TypedScenes.problems(with: options, selection: selection)
    }

    public func propose(in context: TransformContext) -> Proposals {
        let inventory = CellInventory(context.graph, file: file, from: origin)
        var writer = OwnedFileWriter(context)
        writer.write(
            inventory.files,
            text: { file in
                let files = inventory.files.filter { $0.declaringPath == file.path }
                return CellFileText(
                    file: file, hasIdentifiers: files.contains { !$0.identified.isEmpty },
                    hasNibFiles: files.contains { !$0.nibFiles.isEmpty },
                    hasNibCells: files.contains { $0.nibs.contains(where: \.isOfCell) }
                ).text
            }, change: Self.change)
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
                by: { CellUses($0, $1, context.graph, properties, certainty, files, from: origin) },
                shared: { writer.edits(for: $0, files) }))
        return proposals
    }

    private static func change(_ file: CellFile, _ edits: [FileEdit]) -> Change {
        let cells = file.cells.map { cell -> Detail in
            .record(["class": .text(cell.type.name), "name": .text("reuse identifier \"\(cell.identifier)\"")])
        }
        let identified = file.identified.flatMap { part in
            part.members.map { member -> Detail in
                .record([
                    "class": .text(part.type.name),
                    "name": .text("reuse identifier \"\(member.identifier)\", .\(member.name)"),
                ])
            }
        }
        let nibs =
            file.nibs.map { nib -> Detail in
                .record(["class": .text(nib.type.name), "name": .text("nib \(nib.name)")])
            }
            + file.nibFiles.map { nib -> Detail in
                .record(["class": .text("TypedNibFile"), "name": .text(".\(nib.member)")])
            }
        return Change(
            subject: file.path,
            title: file.isNew
                ? "write the cells and nibs that code knows into \(file.path)"
                : "renew the cells and nibs in \(file.path)",
            reason:
                "\(Count.of(file.cells.count + identified.count, "cell")) and \(Count.of(nibs.count, "nib")) in \(file.owner.described)",
            safety: .safe, place: Place(path: file.path), edits: edits,
            details: ["cells": .list(cells + identified + nibs)])
    }
}
