import ProjectFiles
import TransformKit

/// Finds the names of colors that documents and code look up, whether such a color set exists or not: a new set of that
/// name would change what is shown there.
enum NamesInUse {
    static func names(in graph: ProjectGraph) -> Set<String> {
        var names: Set<String> = []
        for document in graph.documents {
            for resource in document.resources where resource.isNamed("namedColor") {
                if let name = resource["name"] { names.insert(name) }
            }
            for color in document.colors {
                if case .named(let name) = color.spelling { names.insert(name) }
            }
        }
        for reference in graph.codeReferences(of: .color) { names.formUnion(reference.names) }
        return names
    }
}
