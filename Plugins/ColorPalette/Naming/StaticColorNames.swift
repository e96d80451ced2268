import TransformKit

/// Names that the project's own Swift gives colors: static members in extensions of `UIColor`, `NSColor` and `Color`.
enum StaticColorNames {
    static func names(in graph: ProjectGraph) -> Set<String> {
        []
    }
}
