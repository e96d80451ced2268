import ProjectFiles
import TransformKit

/// Names of colors that something asks for, whether there is such a color set or not: a new one of that name would change
/// what is shown there.
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
