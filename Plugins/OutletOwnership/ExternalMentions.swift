import TransformKit

/// Finds mentions of outlets that the uses in Swift code do not show: requirements of protocols, and Objective-C.
struct ExternalMentions {
    private let graph: ProjectGraph
    /// The first file with a protocol that requires a property, by the property's name.
    private var requirements: [String: String] = [:]
    private let objectiveC: WordIndex

    init(_ candidates: [OutletCandidate], in graph: ProjectGraph) {
        self.graph = graph
        let words = candidates.flatMap { [$0.outlet.name] + $0.owner.objectiveCNames }
        objectiveC = WordIndex(Set(words), in: graph.objectiveCFiles.map(\.source))
        for file in graph.swiftFiles where file.source.contains("protocol " as StaticString) {
            for name in ProtocolRequirements.properties(of: file.source) where requirements[name] == nil {
                requirements[name] = file.path
            }
        }
    }

    /// Returns the first file with a protocol that may require the outlet.
    func protocolFile(for candidate: OutletCandidate) -> String? { requirements[candidate.outlet.name] }

    /// Returns the first Objective-C file that names both the class and the outlet.
    func objectiveCFile(for candidate: OutletCandidate) -> String? {
        let naming = objectiveC.texts(naming: candidate.outlet.name)
        let both = candidate.owner.objectiveCNames.flatMap(objectiveC.texts).filter(naming.contains)
        return both.min().map { graph.objectiveCFiles[$0].path }
    }
}

extension SwiftClass {
    /// The names by which Objective-C may know the class.
    fileprivate var objectiveCNames: [String] { [name, declaration.objectiveCName].compactMap { $0 } }
}
