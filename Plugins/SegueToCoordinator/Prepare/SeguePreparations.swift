import Navigation
import SegueCode
import TransformKit

/// Prepares all routes of a project: reads the `prepare(for:sender:)` of its classes and the code that runs for each
/// segue.
struct SeguePreparations {
    let graph: ProjectGraph
    let methods: PrepareMethods
    let tests: SegueTests
    let kinship: ClassKinship
    let scenes: SceneClasses
    /// Files that make segues and call `prepare(for:sender:)` with them, such as tests, sorted by path.
    let handPreparingCode: [SourceText]
    /// Methods in extensions of UIKit's classes: `configure(_:sender:)`.
    let systemExtensionMethods: Set<String>
    /// Whether code that asks nothing of its view controller goes to the coordinator.
    let inlines: Bool
    let senderTypes: SenderTypes
    let properties: PropertyReader

    init(graph: ProjectGraph, inlines: Bool = false) {
        self.inlines = inlines
        senderTypes = SenderTypes(graph)
        properties = PropertyReader(graph)
        self.graph = graph
        methods = PrepareMethods(graph)
        tests = SegueTests(graph)
        kinship = ClassKinship(graph: graph)
        scenes = SceneClasses(graph)
        handPreparingCode = Self.handPreparingCode(graph)
        systemExtensionMethods = SystemExtensions.methods(named: "configure", in: graph)
    }

    static func handPreparingCode(_ graph: ProjectGraph) -> [SourceText] {
        graph.swiftFiles.compactMap { graph.text(at: $0.path) }.filter { text in
            text.contains("UIStoryboardSegue(" as StaticString) && text.contains(".prepare(for:" as StaticString)
                && text.string(0..<text.bytes.count).replacing("super.prepare(for:", with: "")
                    .contains(".prepare(for:")
        }
    }

    /// The preparations of routes of one class.
    func preparations(of owner: SwiftClass, routes: [Route]) -> PreparedClass {
        PreparedClass(owner: owner, routes: routes, in: self)
    }

    /// The code that runs for a segue; nil where no class of the project prepares it.
    func cut(for segue: PreparedSegue) -> SegueBranchCut? {
        let chain = graph.classes.chain(of: segue.sourceClass)
        return cut(for: segue, in: chain[...])
    }

    private func cut(for segue: PreparedSegue, in chain: ArraySlice<SwiftClass>) -> SegueBranchCut? {
        guard let place = chain.firstIndex(where: { methods.method(of: $0) != nil }),
            let method = methods.method(of: chain[place])
        else { return nil }
        return SegueBranchCut(
            method: method, segue: segue, tests: tests, kinship: kinship,
            superObstacle: obstacle(for: segue, above: chain[(place + 1)...]))
    }

    /// The code of a method that may run for a segue.
    func reach(of segue: PreparedSegue, in method: PrepareMethod) -> SegueBlock {
        SegueInterpreter(method, segue, for: .reach, tests: tests, kinship: kinship).run()
    }

    /// The reason for which a call of `super.prepare(for:sender:)` may do something for the segue; nil where it does
    /// nothing.
    private func obstacle(for segue: PreparedSegue, above chain: ArraySlice<SwiftClass>) -> ReviewPoint? {
        guard let cut = cut(for: segue, in: chain) else { return outerObstacle(segue) }
        if let code = try? cut.code(), code.lines.isEmpty { return nil }
        return ReviewPoint(
            reason: "\(cut.method.owner.name), its superclass, prepares it too", place: cut.method.place)
    }

    /// The reason for which a superclass from a library or in Objective-C may prepare the segue; nil where there is
    /// none.
    func outerObstacle(_ segue: PreparedSegue) -> ReviewPoint? {
        if let name = graph.librarySuperclass(of: segue.sourceClass) {
            return ReviewPoint(
                reason: "\(name), its superclass, is not in this project and may prepare segues too",
                place: segue.place)
        }
        guard
            let found = Ancestry(of: segue.sourceClass, in: graph)
                .objectiveCMethod("prepareForSegue:sender:", in: graph)
        else {
            return nil
        }
        return ReviewPoint(
            reason: "\(found.className), its superclass in Objective-C, prepares segues too",
            place: found.place)
    }
}
