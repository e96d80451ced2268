/// Values by name, of which each file sees the ones that are nearest to it.
///
/// Repositories of samples have thousands of things of one name, so what a target or a project's folder holds is looked
/// up, not searched for.
struct ScopedNames<Value: Sendable>: Sendable {
    struct Entry: Sendable {
        let name: String
        let path: String
        let value: Value
    }

    struct Match {
        /// The indices of the values among all that were given, in their order.
        let places: [Int]
        let closeness: Closeness
        fileprivate let entries: [Entry]

        /// In the order in which they were given.
        var values: [Value] { values(at: places) }

        func values(at places: [Int]) -> [Value] { places.map { entries[$0].value } }
    }

    private struct NameInTarget: Hashable {
        let name: String
        let target: Int
    }

    private struct NameInRegion: Hashable {
        let name: String
        let region: String
    }

    private let entries: [Entry]
    private let scopes: ProjectScopes
    private var byName: [String: [Int]] = [:]
    private var byNameInTarget: [NameInTarget: [Int]] = [:]
    private var byNameInRegion: [NameInRegion: [Int]] = [:]

    init(_ entries: [Entry], _ scopes: ProjectScopes) {
        self.entries = entries
        self.scopes = scopes
        for (place, entry) in entries.enumerated() {
            byName[entry.name, default: []].append(place)
            for target in scopes.targets(of: entry.path) {
                byNameInTarget[NameInTarget(name: entry.name, target: target), default: []].append(place)
            }
            let region = scopes.region(of: entry.path)
            byNameInRegion[NameInRegion(name: entry.name, region: region), default: []].append(place)
        }
    }

    /// Every name, sorted.
    var names: [String] { byName.keys.sorted() }

    /// Everything of a name, near or far.
    func all(_ name: String) -> [Value] { (byName[name] ?? []).map { entries[$0].value } }

    /// The names that more than so many things have, with the place and the value of each.
    func crowded(moreThan few: Int) -> [(name: String, things: [(place: Int, value: Value)])] {
        byName.filter { $0.value.count > few }.map { name, places in (name, places.map { ($0, entries[$0].value) }) }
    }

    /// The values that a name means in a file; nil where nothing has the name.
    func nearest(_ name: String, from path: String) -> Match? {
        nearest(name, in: scopes.targets(of: path), near: path)
    }

    /// The values that a name means in targets, by their number, and in the folder of a file where the targets have
    /// none of the name.
    func nearest(_ name: String, in targets: [Int], near path: String) -> Match? {
        guard let everywhere = byName[name] else { return nil }
        if let found = places(name, in: targets) { return match(found, .sameTarget) }
        if let found = places(name, in: scopes.linked(to: targets)) { return match(found, .linkedTarget) }
        if let found = byNameInRegion[NameInRegion(name: name, region: scopes.region(of: path))] {
            return match(found, .sameProject)
        }
        return match(everywhere, .elsewhere)
    }

    private func places(_ name: String, in targets: [Int]) -> [Int]? {
        if targets.count == 1 { return byNameInTarget[NameInTarget(name: name, target: targets[0])] }
        var found: Set<Int> = []
        for target in targets { found.formUnion(byNameInTarget[NameInTarget(name: name, target: target)] ?? []) }
        return found.isEmpty ? nil : found.sorted()
    }

    private func match(_ places: [Int], _ closeness: Closeness) -> Match {
        Match(places: places, closeness: closeness, entries: entries)
    }
}
