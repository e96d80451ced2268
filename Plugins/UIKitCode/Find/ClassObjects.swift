import TransformKit

/// The objects that all documents make of the project's classes, by their classes.
struct ClassObjects {
    private let byType: [SwiftClass: [Element]]
    /// The cells that lists ask code for.
    let cells: Set<Element>

    init(_ graph: ProjectGraph) {
        var byType: [SwiftClass: [Element]] = [:]
        for document in graph.documents {
            for element in document.elements where element.customClass != nil {
                guard case .swift(let types)? = graph.classes.resolve(element) else { continue }
                for type in types { byType[type, default: []].append(element) }
            }
        }
        self.byType = byType
        cells = Set(graph.documents.flatMap(\.cells))
    }

    /// All objects that documents make of a class.
    func elements(of type: SwiftClass) -> [Element] { byType[type] ?? [] }
}
