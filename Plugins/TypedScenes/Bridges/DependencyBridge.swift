import Navigation
import TransformKit

/// Moves what other code gives to a screen into an object of its scene.
public struct DependencyBridge: Transform {
    public static let description = TransformDescription(
        id: "dependency-bridge",
        summary: "Move what other code gives to a screen into an object of its scene, the bridge.",
        details: """
            A view controller of a storyboard takes what it needs by properties that anyone may set at any time. This \
            collects those that other code does set: a class `OrderBridge` gets them, every scene of the controller \
            gets an object of the class, `@IBOutlet var bridge` holds it, and the assignments name it: \
            `order.bridge.item = item`. The controller reads its properties as before, by `var item: Item! { bridge.item }`, \
            with a setter where something still sets them there.

            The properties are found from the places that set them on an object of the class: behind a cast in \
            `prepare(for:sender:)`, on a local of the class, on a controller that a typed scene or a function such as \
            `OrderViewController.fromStoryboard()` gives. Code that goes by another type still sets them by the \
            controller.

            The bridge is an object beside the controller, like the module initializers of VIPER projects: it is made and \
            connected together with the controller, before `awakeFromNib` and before `prepare(for:sender:)`. So the class \
            must come from scenes alone: one that code makes, that a xib has, or whose scene cannot be read gets none. A \
            property with an observer stays, since the observer would not run, and so does one that is used while the \
            object is made. Subclasses share the bridge of their superclass.

            With `protocols`, the bridge stands behind `OrderInput`, what the screen takes, and `OrderOutput`, its \
            delegates and closures: `order.input.item = item`. `references` does so for the screens of storyboards that \
            a storyboard reference leads to, `all` for each.

            Every change is for a review, with the scenes to try.
            """,
        options: [
            OptionDescription("outlet", .string, default: .string("bridge"), "The name of the outlet."),
            OptionDescription(
                "suffix", .string, default: .string("Bridge"), "What the names of the classes end with."),
            OptionDescription(
                "protocols", .choice(DependencyBridgeOptions.Protocols.allCases.map(\.rawValue)),
                default: .string("none"),
                "Which bridges stand behind protocols."),
        ],
        selectors: [
            OptionDescription("class", .string, "Only classes whose name matches, with * and ?."),
            OptionDescription("property", .string, "Only properties whose name matches, with * and ?."),
        ],
        tables: [
            TableDescription(
                "properties", title: "Properties", "What moves into the bridge.",
                columns: [
                    ColumnDescription("property", "Property"), ColumnDescription("setBy", "Set by"),
                    ColumnDescription("setter", "Keeps a setter"),
                ], isInText: false),
            TableDescription(
                "scenes", title: "Scenes", "The scenes that get an object.",
                columns: [ColumnDescription("scene", "Scene")], isInText: false),
        ],
        refusals: RefusalCode.ofBridges,
        highestSafety: .review)

    private let options: DependencyBridgeOptions

    public init(options: OptionValues, selection: OptionValues) {
        self.options = DependencyBridgeOptions(options, selection)
    }

    public static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        var problems: [OptionProblem] = []
        for key in ["outlet", "suffix"] {
            guard let name = options.string(key), !name.isEmpty else { continue }
            if !name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
                || (key == "outlet" && name.first!.isNumber)
            {
                problems.append(OptionProblem(key, "is no name in Swift"))
            }
        }
        return problems
    }

    public func propose(in context: TransformContext) -> Proposals {
        let graph = context.graph
        var files: [SceneFile] = []
        if let first = graph.swiftFiles.compactMap({ WrittenFile($0.source) }).min(by: { $0.path < $1.path }) {
            var builder = SceneInventoryBuilder(graph, TypedScenesOptions(writtenIn: first))
            files = builder.build().files.filter { $0.written != nil }
        }
        let properties = PropertyReader(graph)
        let planner = BridgePlanner(context, options, properties, MadeControllers(graph, properties, files))
        return Proposals(changes: BridgeChanges(planner.bridges, graph).changes, refusals: planner.refusals)
    }
}
