import SegueCode
import TransformKit

/// Finds the class that all destinations of a segue share, where it is one of the project's Swift.
enum StyleDestination {
    static func classes(
        of segue: PreparedSegue, in graph: ProjectGraph
    ) -> (destination: SwiftClass?, content: SwiftClass?) {
        func only(_ controllers: [Element]) -> SwiftClass? {
            let found = Set(controllers.map(graph.classes.swiftClass))
            return found.count == 1 ? found.first ?? nil : nil
        }
        let contents = segue.contents.compactMap { $0 }
        return (only(segue.destinations), contents.count == segue.destinations.count ? only(contents) : nil)
    }
}
