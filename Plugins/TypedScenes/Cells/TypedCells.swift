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
            the same names are asked for, and a cell of another class ended the program before. Calls with `as?`, which \
            decide something, stay; so does a call of which it is not known that a list receives it. Views of AppKit are \
            left alone.

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
            .receiverUnknown, .commentInside,
        ] + RefusalCode.projectUpdate,
        highestSafety: .safe)

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
        var proposals = Proposals(refusals: inventory.refusals)
        var written: [String: [FileEdit]] = [:]
        for file in inventory.files {
            do throws(Obstacle) {
                let outcome = try OwnedFileEdits(context: context, owner: file.owner)
                    .edits(file.path, CellFileText(file: file).text, renewing: file.written)
                written[file.path] = outcome.edits
                proposals.findings += outcome.findings
                if !outcome.edits.isEmpty {
                    let needed = file.declaresTypes ? [] : written[file.declaringPath] ?? []
                    proposals.changes.append(Self.change(file, outcome.edits + needed))
                }
            } catch {
                proposals.refusals.append(
                    Refusal(
                        subject: file.path, title: "write \(file.path)", code: error.code, reason: error.reason,
                        place: error.place))
            }
        }
        if rewritesCalls { addUses(inventory.files, written, context, to: &proposals) }
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

    // MARK: Uses

    private func addUses(
        _ files: [CellFile], _ written: [String: [FileEdit]], _ context: TransformContext,
        to proposals: inout Proposals
    ) {
        let graph = context.graph
        let properties = PropertyReader(graph)
        let ready = files.filter { written[$0.path] != nil && written[$0.declaringPath] != nil }
        let kinds: [CodeReference.Kind] = [.dequeuedReuseIdentifier, .registeredReuseIdentifier, .nib]
        let references = kinds.flatMap { graph.codeReferences(of: $0) }.filter { $0.language == .swift }
        let byPath = Dictionary(grouping: references, by: \.path)
        for path in byPath.keys.sorted() where context.mayEdit(path) {
            guard let source = graph.text(at: path), !GeneratedFile.isOne(source),
                let uses = CellUses(source, byPath[path] ?? [], graph, properties)
            else { continue }
            var found: [CellUses.Use] = []
            for reference in (byPath[path] ?? []).sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
                do throws(Obstacle) {
                    guard let use = try uses.rewritten(reference, ready) else { continue }
                    let isFree = !found.contains { other in
                        other.edits.contains { edit in use.edits.contains { $0.overlaps(edit) } }
                    }
                    if isFree { found.append(use) }
                } catch {
                    let position = reference.position
                    proposals.refusals.append(
                        Refusal(
                            subject: "\(path):\(position.line):\(position.column)",
                            title: "dequeue \(reference.text) in \(path.fileName) by its class", code: error.code,
                            reason: error.reason, place: error.place))
                }
            }
            if !found.isEmpty { proposals.changes.append(Self.change(found, source, ready, written, graph)) }
        }
    }

    private static func change(
        _ uses: [CellUses.Use], _ source: SourceText, _ files: [CellFile], _ written: [String: [FileEdit]],
        _ graph: ProjectGraph
    ) -> Change {
        let path = source.path
        var shared: [FileEdit] = []
        for file in files where file.owner.contains(path, in: graph) {
            for edit in (written[file.path] ?? []) + (written[file.declaringPath] ?? []) where !shared.contains(edit) {
                shared.append(edit)
            }
        }
        return Change(
            subject: path, title: "name \(Count.of(uses.count, "cell")) in \(path.fileName) by class",
            reason: "each asks for the name that it asked for before", safety: .safe,
            place: uses.first?.reference.place ?? Place(path: path),
            edits: uses.flatMap(\.edits).map { .replace(path: path, $0) } + shared,
            details: [
                "uses": .list(
                    uses.map { .record(["place": .text($0.reference.place.description), "name": .text($0.new)]) })
            ])
    }
}
