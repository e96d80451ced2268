import TransformKit

/// Finds the Swift file beside which a new file of the same targets goes.
enum SceneFileOrigin {
    static func find(_ owner: SceneOwner, _ swift: [SwiftFile], _ graph: ProjectGraph) -> String? {
        let wanted = Set(owner.targets)
        let paths = swift.map(\.path).filter { Set(graph.targets.targets(of: $0)) == wanted }
        return paths.min { rank($0) < rank($1) }
    }

    private static func rank(_ path: String) -> (Int, Int, String) {
        let depth = path.utf8.count { $0 == UInt8(ascii: "/") }
        return (path.fileName == "AppDelegate.swift" ? 0 : 1, depth, path)
    }
}
