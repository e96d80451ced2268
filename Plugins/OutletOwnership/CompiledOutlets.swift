import TransformKit

/// Decides which documents and which uses in code can belong to an outlet that not every build compiles.
///
/// A document for tvOS is no evidence on an outlet that only iOS compiles, and code that only tvOS compiles means
/// another declaration of the name.
struct CompiledOutlets {
    private let graph: ProjectGraph
    /// The systems for which documents are built, by path.
    private let documents: [String: SwiftSystems]
    /// The systems for which targets build Swift files, by path.
    private let files: [String: SwiftSystems]

    init(_ graph: ProjectGraph) {
        self.graph = graph
        documents = Dictionary(
            graph.documents.map { ($0.path, graph.systems(of: $0)) }, uniquingKeysWith: { first, _ in first })
        files = Dictionary(
            graph.swiftFiles.compactMap { file in graph.builtSystems(of: file.path).map { (file.path, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Returns whether a document can be loaded in a build that has the outlet.
    func compile(_ outlet: SwiftOutlet, for document: IBDocument) -> Bool {
        !systems(of: outlet).isDisjoint(with: documents[document.path] ?? .all)
    }

    /// Returns whether a use can be in a build that has the outlet.
    func canMean(_ use: MemberUse, _ outlet: SwiftOutlet) -> Bool {
        use.conditions.canMeet(outlet.conditions) && !systems(of: use, outlet).isDisjoint(with: systems(of: outlet))
    }

    /// Returns whether every build that has the use has the outlet as well, so that the name can mean nothing else.
    func surelyMean(_ use: MemberUse, _ outlet: SwiftOutlet) -> Bool {
        systems(of: outlet).isSuperset(of: systems(of: use, outlet))
            && use.conditions.others.isSuperset(of: outlet.conditions.others)
    }

    private func systems(of outlet: SwiftOutlet) -> SwiftSystems {
        outlet.conditions.systems.intersection(files[outlet.path] ?? .all)
    }

    /// Returns the systems that compile the use; where no target is known to build its file, those of the outlet's file.
    private func systems(of use: MemberUse, _ outlet: SwiftOutlet) -> SwiftSystems {
        use.conditions.systems.intersection(files[use.path] ?? files[outlet.path] ?? .all)
    }
}
