import TransformKit

/// Knows the names of a project's types and makes new ones that are free.
///
/// Projects of one repository of which none contains the other may have types of the same name.
struct TypeNames {
    private let graph: ProjectGraph
    /// The folders of the projects that have a type of a name.
    private var folders: [String: Set<String>] = [:]

    init(_ graph: ProjectGraph) {
        self.graph = graph
        for file in graph.swiftFiles {
            for type in file.types where type.kind != .extension { take(type.name, at: file.path) }
        }
        for file in graph.objectiveCFiles { for type in file.classes { take(type.name, at: file.path) } }
        // Structures and enumerations without a class beside them are in files that were not parsed.
        for path in graph.paths where path.hasSuffix(".swift") { take(path.fileName.withoutExtension, at: path) }
    }

    /// The first candidate that is free in the project of a file, else the last with a number; it is taken from then
    /// on.
    mutating func make(_ candidates: String..., beside path: String) -> String {
        let last = candidates[candidates.count - 1]
        var name = candidates.first { isFree($0, beside: path) } ?? last
        var number = 2
        while !isFree(name, beside: path) {
            name = "\(last)\(number)"
            number += 1
        }
        take(name, at: path)
        return name
    }

    private func isFree(_ name: String, beside path: String) -> Bool {
        guard let taken = folders[name] else { return true }
        let own = graph.projectFolder(of: path)
        return !taken.contains { ProjectGraph.areNear($0, own) }
    }

    private mutating func take(_ name: String, at path: String) {
        folders[name, default: []].insert(graph.projectFolder(of: path))
    }
}

extension String {
    /// A file's name up to its last period.
    var withoutExtension: String {
        guard let dot = lastIndex(of: "."), dot != startIndex else { return self }
        return String(self[..<dot])
    }

    /// `Base` of `Module.Base`.
    var lastNamePart: String { split(separator: ".").last.map(String.init) ?? self }
}
