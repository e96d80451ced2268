import TransformKit

/// Groups files that need one declaration by the targets that build them: files of one group are connected by targets.
struct ModuleGroups: Sendable {
    /// Files that one declaration can serve, where one of them is built by every target of the group.
    struct Group: Hashable, Sendable {
        /// The files, sorted by path.
        let paths: [String]
        /// The first file that all targets of the group build; nil where there is no such file.
        let origin: String?
    }

    /// All groups, in the order of their first path.
    let groups: [Group]
    private let places: [String: Int]

    init(_ paths: Set<String>, in graph: ProjectGraph) {
        var open: [(paths: [String], builders: Set<String>)] = []
        for path in paths.sorted() {
            var joined = (paths: [path], builders: Self.builders(of: path, graph))
            open.removeAll { other in
                guard !other.builders.isDisjoint(with: joined.builders) else { return false }
                joined = (other.paths + joined.paths, other.builders.union(joined.builders))
                return true
            }
            open.append(joined)
        }
        groups = open.map { group in
            let sorted = group.paths.sorted()
            return Group(paths: sorted, origin: sorted.first { Self.builders(of: $0, graph) == group.builders })
        }.sorted { ($0.paths.first ?? "") < ($1.paths.first ?? "") }
        var places: [String: Int] = [:]
        for (place, group) in groups.enumerated() {
            for path in group.paths { places[path] = place }
        }
        self.places = places
    }

    func group(of path: String) -> Group? { places[path].map { groups[$0] } }

    /// The targets of a file; for a file in no Xcode target, the folder of its package target or of its project.
    private static func builders(of path: String, _ graph: ProjectGraph) -> Set<String> {
        let targets = graph.targets.targets(of: path).filter { !$0.isTest }
        if !targets.isEmpty { return Set(targets.map { "\($0.projectPath) \($0.id)" }) }
        let project = graph.projectFolder(of: path)
        let inside = path.dropFirst(project.isEmpty ? 0 : project.utf8.count + 1).split(separator: "/")
        let isPackage = graph.lists(project.isEmpty ? "Package.swift" : project + "/Package.swift")
        return [([project] + (isPackage ? inside.dropLast().prefix(2).map(String.init) : [])).joined(separator: "/")]
    }
}
