import Navigation
import TransformKit

/// Writes functions that make, push and present a screen in one line with what it needs, and uses them.
public struct SceneFactories: Transform {
    public static let description = TransformDescription(
        id: "scene-factories",
        summary: "Make, push and present screens in one line each, with what they need as parameters.",
        details: """
            For each screen that code makes by its typed scene, the properties that every place sets right after making it \
            become the parameters of an `initialize(…)`: the places that make it, and those that prepare a segue to it. \
            Then `UIViewController.create.signUp(user:)`, `navigationController.push.signUp(user:animated:)` and \
            `viewController.present.signUp(user:animated:completion:)` make it, set it, and show it. The functions are \
            in extensions of three small types, so that nothing global gets a name.

            A parameter has the type of its property. An optional one without a first value has the default nil; `T!` \
            becomes `T` where no place gives it nil. What only some places set stays out, as does what has no type that \
            can be told, and properties of UIKit's; the table of screens lists them.

            Places that make a controller, set its properties and push or present it become one line; those that do more \
            with it make it by `create`; a `prepare(for:sender:)` that sets two or more of them calls `initialize`. They \
            are `safe` where nothing can notice that values are computed before the controller is made: the values only \
            read, or making it runs no code of the project. Everything else is for a review, with the place, or stays \
            with the reason.

            The functions use the file that `typed-scenes` writes; the recipe `create-push-present` runs both. The next \
            run finds nothing to do, or renews the file; a screen that is made already keeps its parameters. On macOS \
            there is `create` alone.
            """,
        options: [
            OptionDescription(
                "file", .string, default: .string("SceneFactories.swift"),
                "The name of the written file, or its path; without a folder it goes beside the file of scenes."),
            OptionDescription(
                "calls", .boolean, default: .boolean(true), "Also write the places anew that open the screens."),
        ],
        tables: [
            TableDescription(
                "screens", title: "Screens", "The screens of the file, with what they need.",
                columns: [
                    ColumnDescription("screen", "Screen"), ColumnDescription("function", "Function"),
                    ColumnDescription("leftOut", "Left out"),
                ], isInText: false),
            TableDescription(
                "places", title: "Places", "Each place that opens a screen in one line now.",
                columns: [ColumnDescription("place", "Place"), ColumnDescription("form", "Form")], isInText: false),
        ],
        refusals: RefusalCode.ofFactories + RefusalCode.targetAdditions,
        highestSafety: .review)

    private let options: SceneFactoriesOptions

    public init(options: OptionValues, selection: OptionValues) {
        self.options = SceneFactoriesOptions(options)
    }

    public static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        TypedScenes.problems(with: options, selection: selection)
    }

    public func propose(in context: TransformContext) -> Proposals {
        let graph = context.graph
        let written = graph.swiftFiles.compactMap { WrittenFile($0.source) }.sorted { $0.path < $1.path }
        guard let first = written.first else { return Proposals(refusals: noTypedScenes(graph)) }
        var builder = SceneInventoryBuilder(graph, TypedScenesOptions(writtenIn: first))
        let properties = PropertyReader(graph)
        let planner = FactoryPlanner(graph, options, properties, builder.build().files.filter { $0.written != nil })
        var writer = OwnedFileWriter(context)
        writer.write(planner.files, text: { FactoryFileText(file: $0, graph: graph).text }, change: change)
        var proposals = Proposals(refusals: planner.refusals)
        proposals.append(writer.proposals)
        if options.rewritesCalls {
            let places = OpeningChanges(
                context: context, properties: properties, files: writer.ready(planner.files), writer: writer)
            proposals.append(places.proposals())
        }
        return proposals
    }

    /// Where no code opens a scene by strings there is nothing to write, and nothing to say.
    private func noTypedScenes(_ graph: ProjectGraph) -> [Refusal] {
        let calls = graph.sceneCalls.filter { $0.reference.language == .swift && !graph.isTest($0.reference.path) }
        guard let first = calls.min(by: { $0.reference.path < $1.reference.path }) else { return [] }
        return [
            Refusal(
                subject: first.reference.path, title: "write functions for the screens of the project",
                code: .noTypedScenes, reason: "no file of typed scenes is in the project",
                place: first.reference.place)
        ]
    }

    private func change(_ file: FactoryFile, _ edits: [FileEdit]) -> Change {
        let screens = file.factories.map { factory -> Detail in
            let labels = factory.parameters.map { $0.declaration(isInClass: false) }.joined(separator: ", ")
            return .record([
                "screen": .text("\(factory.namespace.storyboard): \(factory.scene.described)"),
                "function": .text("\(factory.name)(\(labels))"),
                "leftOut": .text(factory.leftOut.map { "\($0.name): \($0.reason)" }.joined(separator: "; ")),
            ])
        }
        return Change(
            subject: file.path,
            title: file.isNew
                ? "write functions that make, push and present screens into \(file.path)"
                : "renew the functions of screens in \(file.path)",
            reason: "\(Count.of(file.factories.count, "screen")) in \(file.scenes.owner.described)", safety: .safe,
            place: Place(path: file.path), edits: edits, details: ["screens": .list(screens)])
    }
}
