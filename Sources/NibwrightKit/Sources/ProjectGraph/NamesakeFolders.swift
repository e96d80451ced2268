import SwiftCode

/// The folders of the classes of one name, so that a file finds the nearest of thousands without looking at each.
struct NamesakeFolders: Sendable {
    /// The number of classes of one name up to which they are compared one by one.
    private static let few = 8

    /// For each folder the places of the classes in it and in the folders below, in the order of the names.
    private var places: [String: [Int]] = [:]
    private var paths: [Int: String] = [:]

    /// For each name that many classes have.
    static func all(_ classes: [SwiftTypeDeclaration], _ names: ScopedNames<Int>) -> [String: NamesakeFolders] {
        var found: [String: NamesakeFolders] = [:]
        for (name, places) in names.crowded(moreThan: few) {
            var folders = NamesakeFolders()
            for (place, number) in places { folders.add(place, classes[number].path) }
            found[name] = folders
        }
        return found
    }

    private mutating func add(_ place: Int, _ path: String) {
        paths[place] = path
        for folder in path.foldersInward { places[folder, default: []].append(place) }
    }

    /// Those of the classes that a name means to a file that share the most folders with it, below the folder of its
    /// project; nil where none does, or where targets decide.
    func nearest(_ match: ScopedNames<Int>.Match, _ path: String, _ scopes: ProjectScopes) -> [Int]? {
        guard match.places.count > Self.few, match.closeness == .sameProject || match.closeness == .elsewhere else {
            return nil
        }
        let region = scopes.region(of: path)
        let depth = region.split(separator: "/").count
        for folder in path.foldersInward.dropFirst(depth).reversed() {
            let near = (places[folder] ?? []).filter { place in
                match.closeness == .elsewhere || paths[place].map { scopes.region(of: $0) == region } ?? false
            }
            if !near.isEmpty { return match.values(at: near) }
        }
        return nil
    }
}

extension String {
    /// `a` and `a/b` of the path `a/b/c.swift`.
    fileprivate var foldersInward: [String] {
        utf8.indices.filter { utf8[$0] == UInt8(ascii: "/") }.map { String(self[..<$0]) }
    }
}
