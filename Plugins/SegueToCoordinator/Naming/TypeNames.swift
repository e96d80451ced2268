import TransformKit

/// Names of types that a project has, and new ones beside them.
struct TypeNames {
    private var taken: Set<String>

    init(_ graph: ProjectGraph) {
        taken = []
        for file in graph.swiftFiles {
            for type in file.types where type.kind != .extension { taken.insert(type.name) }
        }
        for file in graph.objectiveCFiles { for type in file.classes { taken.insert(type.name) } }
        // Structures and enumerations without a class beside them are in files that were not parsed.
        for path in graph.paths where path.hasSuffix(".swift") { taken.insert(path.fileName.withoutExtension) }
    }

    /// The first of these that is free, else the last with a number; it is taken from then on.
    mutating func make(_ candidates: String...) -> String {
        for candidate in candidates where taken.insert(candidate).inserted { return candidate }
        var number = 2
        while !taken.insert("\(candidates[candidates.count - 1])\(number)").inserted { number += 1 }
        return "\(candidates[candidates.count - 1])\(number)"
    }
}

extension String {
    /// A file's name up to its last full stop.
    var withoutExtension: String {
        guard let dot = lastIndex(of: "."), dot != startIndex else { return self }
        return String(self[..<dot])
    }

    /// `Base` of `Module.Base`.
    var lastNamePart: String { split(separator: ".").last.map(String.init) ?? self }
}
