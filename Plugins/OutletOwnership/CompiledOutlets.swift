import TransformKit

/// Which documents and which uses in code belong to a declaration that not every build has.
///
/// A document of tvOS says nothing of an outlet that only iOS compiles, and code that only tvOS compiles means another
/// declaration of the name.
struct CompiledOutlets {
    private let graph: ProjectGraph
    /// By path, of documents and of the Swift files that targets build.
    private let documents: [String: SwiftSystems]
    private let files: [String: SwiftSystems]

    init(_ graph: ProjectGraph) {
        self.graph = graph
        documents = Dictionary(
            graph.documents.map { ($0.path, graph.systems(of: $0)) }, uniquingKeysWith: { first, _ in first })
        files = Dictionary(
            graph.swiftFiles.compactMap { file in graph.builtSystems(of: file.path).map { (file.path, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Whether a document can be loaded in a build that has the outlet.
    func compile(_ outlet: SwiftOutlet, for document: IBDocument) -> Bool {
        !systems(of: outlet).isDisjoint(with: documents[document.path] ?? .all)
    }

    /// Whether a use can be in a build that has the outlet.
    func canMean(_ use: MemberUse, _ outlet: SwiftOutlet) -> Bool {
        use.conditions.canMeet(outlet.conditions) && !systems(of: use, outlet).isDisjoint(with: systems(of: outlet))
    }

    /// Whether every build that has the use has the outlet as well, so that nothing else of the name can be meant.
    func surelyMean(_ use: MemberUse, _ outlet: SwiftOutlet) -> Bool {
        systems(of: outlet).isSuperset(of: systems(of: use, outlet))
            && use.conditions.others.isSuperset(of: outlet.conditions.others)
    }

    private func systems(of outlet: SwiftOutlet) -> SwiftSystems {
        outlet.conditions.systems.intersection(files[outlet.path] ?? .all)
    }

    /// Where no target is known to build the use, it is built with the outlet.
    private func systems(of use: MemberUse, _ outlet: SwiftOutlet) -> SwiftSystems {
        use.conditions.systems.intersection(files[use.path] ?? files[outlet.path] ?? .all)
    }
}
