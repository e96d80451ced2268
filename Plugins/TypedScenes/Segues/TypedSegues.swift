import SceneCallWriting
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
            OptionDescription(
                "from", .choice(["none"] + SceneGenerator.allCases.map(\.rawValue)),
                default: .string("none"), "The generator whose symbols for segues are written anew."),
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
            + RefusalCode.targetAdditions,
        highestSafety: .safe)

    private let file: String
    private let rewritesCalls: Bool
    private let origin: SceneGenerator?

    public init(options: OptionValues, selection: OptionValues) {
        file = options.string("file").flatMap { $0.isEmpty ? nil : $0 } ?? "StoryboardSegues.swift"
        rewritesCalls = options.boolean("calls") ?? true
        origin = options.string("from").flatMap(SceneGenerator.init)
    }

    public static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        TypedScenes.problems(with: options, selection: selection)
    }

    public func propose(in context: TransformContext) -> Proposals {
        let inventory = SegueInventory(context.graph, file: file)
        var writer = OwnedFileWriter(context)
        writer.write(inventory.files, text: { SegueFileText(file: $0).text }, change: Self.change)
        var proposals = Proposals(refusals: inventory.refusals)
        proposals.append(writer.proposals)
        guard rewritesCalls else { return proposals }
        let files = writer.ready(inventory.files)
        let uses = NamedUses(
            context: context, kinds: [.performSegue, .segueTest], title: { "name \(Count.of($0, "segue"))" },
            refusalTitle: "name the segue", reason: "each says the identifier that it said before")
        proposals.append(
            uses.proposals(
                by: { SegueUses($0, $1, context.graph, files, from: origin) }, shared: { writer.edits(for: $0, files) })
        )
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
}
