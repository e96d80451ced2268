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
    /// The files that all targets of their group build.
    private let complete: Set<String>
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
        var complete: Set<String> = []
        groups = open.map { group in
            let sorted = group.paths.sorted()
            let built = sorted.filter { Self.builders(of: $0, graph) == group.builders }
            complete.formUnion(built)
            // A file that tests build as well would bring the new file to the tests, without the others.
            let origin = built.first { path in !graph.targets.targets(of: path).contains(where: \.isTest) }
            return Group(paths: sorted, origin: origin ?? built.first)
        }.sorted { ($0.paths.first ?? "") < ($1.paths.first ?? "") }
        var places: [String: Int] = [:]
        for (place, group) in groups.enumerated() {
            for path in group.paths { places[path] = place }
        }
        self.places = places
        self.complete = complete
    }

    /// Whether all targets that build some file of a file's group build the file itself.
    func isBuiltByAll(_ path: String) -> Bool { group(of: path) != nil && complete.contains(path) }

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
