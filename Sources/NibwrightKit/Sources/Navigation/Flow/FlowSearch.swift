/// The scene that a name typed by a person means in a flow.
public enum FlowMatch: Hashable, Sendable {
    /// The one scene of the name.
    case scene(FlowSceneID)
    /// Several scenes have the name.
    case ambiguous([FlowSceneID])
    /// No scene has the name; these names are near.
    case unknown([String])
}

extension AppFlow {
    /// Finds a scene by `Main.storyboard#id`, storyboard identifier, class or title: the first of these that any scene
    /// has.
    public func scene(named name: String) -> FlowMatch {
        let keys: [(FlowScene) -> Bool] = [
            { scene in
                scene.id.description == name || scene.id.description.hasSuffix("/" + name) || scene.id.object == name
            },
            { $0.storyboardIdentifier == name },
            { $0.className == name || $0.className?.lastNamePart == name },
            { $0.title == name },
            { $0.isInitial && ($0.storyboard == name || "\($0.storyboard).storyboard" == name) },
        ]
        for isIn in keys + keys.dropFirst().map(ignoringCase(name)) {
            let found = scenes.filter(isIn).map(\.id)
            if found.count == 1 { return .scene(found[0]) }
            if found.count > 1 { return .ambiguous(found) }
        }
        return .unknown(nearNames(to: name))
    }

    /// Ignores case where no scene has the name as typed.
    private func ignoringCase(_ name: String) -> (_ key: (FlowScene) -> Bool) -> (FlowScene) -> Bool {
        let lowered = name.lowercased()
        return { _ in
            { scene in names(of: scene).contains { $0.lowercased() == lowered } }
        }
    }

    private func names(of scene: FlowScene) -> [String] {
        [scene.storyboardIdentifier, scene.className, scene.title].compactMap { $0 }.filter { !$0.isEmpty }
    }

    private func nearNames(to name: String) -> [String] {
        guard name.utf8.count <= 100 else { return [] }
        let written = Array(name.lowercased())
        var ranked: [(name: String, distance: Int)] = []
        for candidate in Set(scenes.flatMap(names)).sorted() where candidate.utf8.count <= 200 {
            let other = Array(candidate.lowercased())
            let isPart = written.count > 2 && candidate.lowercased().contains(name.lowercased())
            let distance = isPart ? 1 : Self.distance(written, other)
            if distance <= max(1, min(4, written.count / 3)) { ranked.append((candidate, distance)) }
        }
        return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(5).map(\.name)
    }

    /// Letters inserted, dropped and replaced.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var row = Array(0...right.count)
        for (place, letter) in left.enumerated() {
            var diagonal = row[0]
            row[0] = place + 1
            for column in right.indices {
                let replaced = diagonal + (letter == right[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
            }
        }
        return row[right.count]
    }

    // MARK: Neighborhoods and ways

    /// The scenes that one leads to, or that lead to it, with itself. Ways back do not count as leading on.
    public func neighborhood(of id: FlowSceneID, backwards: Bool, depth: Int? = nil) -> Set<FlowSceneID> {
        var found: Set<FlowSceneID> = [id]
        var edge = [id]
        var level = 0
        while !edge.isEmpty, level < depth ?? .max {
            level += 1
            edge = edge.flatMap { backwards ? transitions(to: $0) : transitions(from: $0) }
                .filter { $0.kind != .unwind }.map { backwards ? $0.source : $0.destination }
                .filter { found.insert($0).inserted }
        }
        return found
    }

    /// The scenes on any way from one to another; empty where there is none.
    public func between(_ start: FlowSceneID, _ end: FlowSceneID) -> Set<FlowSceneID> {
        let found = neighborhood(of: start, backwards: false)
        return found.contains(end) ? found.intersection(neighborhood(of: end, backwards: true)) : []
    }

    /// Ways from one scene to another that pass none twice, shortest first.
    ///
    /// - Parameters:
    ///   - start: the scene that every way begins with.
    ///   - end: the scene that every way ends with.
    ///   - limit: how many at most; there may be more than anyone could read.
    public func paths(from start: FlowSceneID, to end: FlowSceneID, limit: Int = 10) -> [[FlowTransition]] {
        let allowed = between(start, end)
        guard !allowed.isEmpty, start != end else { return [] }
        var paths: [[FlowTransition]] = []
        var open: [[FlowTransition]] = [[]]
        var next = 0
        // Breadth first gives the shortest first; the bound ends a search among very many ways.
        while next < open.count, paths.count < limit, open.count < 20_000 {
            let path = open[next]
            next += 1
            let last = path.last?.destination ?? start
            var seen: Set<FlowSceneID> = []
            for transition in transitions(from: last) where transition.kind != .unwind {
                let destination = transition.destination
                guard allowed.contains(destination), destination != start, seen.insert(destination).inserted,
                    !path.contains(where: { $0.destination == destination })
                else { continue }
                if destination == end { paths.append(path + [transition]) } else { open.append(path + [transition]) }
            }
        }
        return Array(paths.prefix(limit))
    }
}
