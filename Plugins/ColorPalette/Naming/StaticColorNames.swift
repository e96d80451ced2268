import TransformKit

/// Names that the project's own Swift gives colors: static members in extensions of `UIColor`, `NSColor` and `Color`.
enum StaticColorNames {
    static func names(in graph: ProjectGraph) -> Set<String> {
        let declaring = graph.swiftFiles.map(\.source).filter(SwiftColorLiterals.mayDeclare)
        let found = concurrentMap(declaring, threads: defaultThreadCount) { source in
            SwiftColorInitializer.read(SwiftSyntaxTree.parse(source), path: source.path).staticMembers
        }
        return found.reduce(into: []) { $0.formUnion($1) }
    }
}
