import TransformKit

/// Writes a typed value in Swift for each segue that code knows by its identifier, and uses it.
public struct TypedSegues: Transform {
    public static let description = TransformDescription(
        id: "typed-segues",
        summary:
            "Give each segue a name in its class in Swift with its destination, in place of identifiers as strings.",
        details: """
            Writes a Swift file with an extension for each class whose scenes have segues with identifiers: inside of it \
            `Segues.showOrder` has the identifier and the class of the destination. A class that the module does not see \
            gets none. Where storyboards lead to different classes by one identifier, the destination is any view \
            controller; so it is for exits and storyboard references.

            Then literals are written anew, in the code of the class that has the segue: \
            `performSegue(withIdentifier: "showOrder", sender: self)` becomes `performSegue(Segues.showOrder, sender: self)`, \
            `segue.identifier == "showOrder"` and `case "showOrder":` compare with `Segues.showOrder.rawValue`. All of it is \
            `safe`: it says the same identifiers. `Segues.showOrder.destination(of: segue)` is there for new code: it \
            gives the destination with its class, or nil for any other segue. \
            Constants of your own stay.

            The next run finds nothing to do, or writes the file anew; a segue that is gone does not compile any more.
            """,
        options: [
            OptionDescription(
                "file", .string, default: .string("StoryboardSegues.swift"),
                "The name of the written file, or its path; without a folder it goes beside the app delegate."),
            OptionDescription(
                "calls", .boolean, default: .boolean(true), "Also write literals anew that name segues."),
        ],
        tables: [
            TableDescription(
                "segues", title: "Segues", "The segues of the file.",
                columns: [
                    ColumnDescription("segue", "Segue"), ColumnDescription("name", "Name"),
                    ColumnDescription("destination", "Destination"),
                ], isInText: false),
            TableDescription(
                "uses", title: "Uses", "Each literal that is a name now.",
                columns: [ColumnDescription("place", "Place"), ColumnDescription("name", "Name")], isInText: false),
        ],
        refusals: [.noTarget, .bundle, .fileNotOurs, .outsideOfStep, .noSuchSegue, .segueForm]
            + RefusalCode.projectUpdate,
        highestSafety: .safe)

    private let file: String
    private let rewritesCalls: Bool

    public init(options: OptionValues, selection: OptionValues) {
        file = options.string("file").flatMap { $0.isEmpty ? nil : $0 } ?? "StoryboardSegues.swift"
        rewritesCalls = options.boolean("calls") ?? true
    }

    public static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        TypedScenes.problems(with: options, selection: selection)
    }

    public func propose(in context: TransformContext) -> Proposals {
        let inventory = SegueInventory(context.graph, file: file)
        var proposals = Proposals(refusals: inventory.refusals)
        var written: [String: [FileEdit]] = [:]
        for file in inventory.files {
            do throws(Obstacle) {
                let outcome = try OwnedFileEdits(context: context, owner: file.owner)
                    .edits(file.path, SegueFileText(file: file).text, renewing: file.written)
                written[file.path] = outcome.edits
                proposals.findings += outcome.findings
                if !outcome.edits.isEmpty {
                    let needed = file.declaresType ? [] : written[file.declaringPath] ?? []
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

    private static func change(_ file: SegueFile, _ edits: [FileEdit]) -> Change {
        let segues = file.classes.flatMap { part in
            part.segues.map { segue -> Detail in
                .record([
                    "segue": .text("\(segue.storyboards.joined(separator: ", ")): \"\(segue.identifier)\""),
                    "name": .text("\(part.type.name).\(file.groupName).\(segue.member)"),
                    "destination": .text(segue.destination.name),
                ])
            }
        }
        return Change(
            subject: file.path,
            title: file.isNew
                ? "write the segues that code knows into \(file.path)" : "renew the segues in \(file.path)",
            reason:
                "\(Count.of(file.segueCount, "segue")) of \(Count.of(file.classes.count, "class")) in \(file.owner.described)",
            safety: .safe, place: Place(path: file.path), edits: edits, details: ["segues": .list(segues)])
    }

    // MARK: Uses

    private func addUses(
        _ files: [SegueFile], _ written: [String: [FileEdit]], _ context: TransformContext,
        to proposals: inout Proposals
    ) {
        let graph = context.graph
        let ready = files.filter { written[$0.path] != nil && written[$0.declaringPath] != nil }
        let references = (graph.codeReferences(of: .performSegue) + graph.codeReferences(of: .segueTest)).filter {
            $0.language == .swift
        }
        let byPath = Dictionary(grouping: references, by: \.path)
        for path in byPath.keys.sorted() where context.mayEdit(path) {
            guard let source = graph.text(at: path), !GeneratedFile.isOne(source),
                let uses = SegueUses(source, byPath[path] ?? [], graph)
            else { continue }
            var found: [SegueUses.Use] = []
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
                            title: "name the segue \(reference.text) in \(path.fileName)", code: error.code,
                            reason: error.reason, place: error.place))
                }
            }
            if !found.isEmpty { proposals.changes.append(Self.change(found, source, ready, written, graph)) }
        }
    }

    private static func change(
        _ uses: [SegueUses.Use], _ source: SourceText, _ files: [SegueFile], _ written: [String: [FileEdit]],
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
            subject: path, title: "name \(Count.of(uses.count, "segue")) in \(path.fileName)",
            reason: "each says the identifier that it said before", safety: .safe,
            place: uses.first?.reference.place ?? Place(path: path),
            edits: uses.flatMap(\.edits).map { .replace(path: path, $0) } + shared,
            details: [
                "uses": .list(
                    uses.map { .record(["place": .text($0.reference.place.description), "name": .text($0.new)]) })
            ])
    }
}
