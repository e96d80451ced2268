import InterfaceBuilder
public import ProjectGraph
import SourceText

extension AppFlow {
    /// Reads the flow of a project.
    ///
    /// - Parameters:
    ///   - graph: the project.
    ///   - code: the places in code that name scenes, segues and nibs; nil where code was not searched, so that no
    ///     scene is called unreachable which code may load.
    ///   - declarations: the storyboards that the system opens, by `Info.plist` and build settings.
    ///   - threads: how many threads read the code.
    public init(
        _ graph: ProjectGraph, code: [CodeReference]?, declarations: FlowDeclarations,
        threads: Int = defaultThreadCount
    ) {
        var builder = FlowBuilder(graph, code: code ?? [])
        builder.addScenes()
        builder.addSegues()
        builder.addCode()
        builder.addEntries(declarations)
        let reach = FlowReach(builder, isCodeKnown: code != nil, threads: threads)
        builder.nodes = reach.judged()
        self.init(scenes: builder.nodes, transitions: builder.sortedTransitions, references: builder.references)
    }
}

/// A name within a part of the project: a class and the file that declares it, or an identifier and its project's
/// folder.
struct FlowKey: Hashable {
    let name: String
    let region: String
}

/// Collects a project's scenes and arrows, by number; `AppFlow` sorts them.
struct FlowBuilder {
    let graph: ProjectGraph
    let storyboards: FlowStoryboards
    let code: [CodeReference]
    var nodes: [FlowScene] = []
    /// For each node its document; nil for code and what is outside.
    var documents: [IBDocument?] = []
    var transitions: [FlowTransition] = []
    var references: [FlowReference] = []
    var numbers: [FlowSceneID: Int] = [:]
    /// The scenes of a class, and those of its subclasses.
    var scenesOfClass: [FlowKey: [Int]] = [:]
    var scenesOfSubclass: [FlowKey: [Int]] = [:]
    /// In each region, the scenes of a storyboard identifier.
    var scenesByIdentifier: [FlowKey: [Int]] = [:]
    var nodesByDocument: [String: [Int]] = [:]
    /// In each document, the scenes of a storyboard identifier.
    var nodesByIdentifier: [FlowKey: [Int]] = [:]
    /// Boxes that stand for the many scenes that one call may open.
    var choices: [FlowChoice: Int] = [:]
    /// Segues by their identifier in a region, as indices of `transitions`.
    var seguesByIdentifier: [FlowKey: [Int]] = [:]

    init(_ graph: ProjectGraph, code: [CodeReference]) {
        self.graph = graph
        self.code = code
        storyboards = FlowStoryboards(graph)
    }

    /// By source, each source's in the order of the documents.
    var sortedTransitions: [FlowTransition] {
        transitions.enumerated().sorted { left, right in
            (left.element.source, left.offset) < (right.element.source, right.offset)
        }.map(\.element)
    }

    mutating func add(_ node: FlowScene, in document: IBDocument?) -> Int {
        if let number = numbers[node.id] { return number }
        nodes.append(node)
        documents.append(document)
        numbers[node.id] = nodes.count - 1
        if document != nil {
            nodesByDocument[node.id.document, default: []].append(nodes.count - 1)
            if let identifier = node.storyboardIdentifier {
                let key = FlowKey(name: identifier, region: node.id.document)
                nodesByIdentifier[key, default: []].append(nodes.count - 1)
            }
        }
        return nodes.count - 1
    }

    /// The keys under which the scenes of a controller's class are found, its own first, then its superclasses'.
    func classKeys(of controller: Element) -> (own: [FlowKey], inherited: [FlowKey]) {
        guard let name = controller.customClass else { return ([], []) }
        let region = storyboards.region(of: controller.document.path)
        switch graph.classes.resolve(controller) {
        case .swift(let types)?:
            func key(_ type: SwiftClass) -> FlowKey { FlowKey(name: type.name, region: type.declaration.path) }
            let ancestries = types.map { Ancestry(of: $0, in: graph) }
            let above = Set(ancestries.flatMap(\.objectiveCNames)).sorted()
            return (
                types.map(key),
                ancestries.flatMap { $0.swift.dropFirst().map(key) }
                    + above.map { FlowKey(name: $0, region: region) }
            )
        case .objectiveC(let parts)?:
            let above = Ancestry(of: parts, in: graph).objectiveCNames.dropFirst()
            return ([FlowKey(name: name, region: region)], above.map { FlowKey(name: $0, region: region) })
        default:
            return ([FlowKey(name: name, region: region)], [])
        }
    }

    /// The keys of the type that a piece of code belongs to.
    func classKeys(of type: String, in path: String) -> [FlowKey] {
        if case .swift(let types) = graph.classes.resolve(type, from: path) {
            return types.map { FlowKey(name: $0.name, region: $0.declaration.path) }
        }
        return [FlowKey(name: type, region: storyboards.region(of: path))]
    }
}
