public import InterfaceBuilder
public import ProjectGraph

/// All segues, of any kind, of the scenes of each class.
public struct ClassSegues: Sendable {
    private let segues: [SwiftClass: [Segue]]

    public init(_ graph: ProjectGraph) {
        var found: [SwiftClass: [Segue]] = [:]
        for document in graph.documents where document.kind.form == .storyboard {
            for segue in document.segues {
                guard let source = segue.connection.source,
                    let controller = document.scene(holding: source)?.controller,
                    case .swift(let types) = graph.classes.resolve(controller)
                else { continue }
                for type in types { found[type, default: []].append(segue) }
            }
        }
        segues = found
    }

    /// The segues of scenes of exactly this class, not of its subclasses.
    public func segues(of type: SwiftClass) -> [Segue] { segues[type] ?? [] }
}
