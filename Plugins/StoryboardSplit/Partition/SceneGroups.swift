import TransformKit

/// Groups a storyboard's scenes in each of the ways that a recipe can choose: by flow, each, by prefix, tab or map.
struct SceneGroups {
    let graph: SceneGraph
    let convention: NamingConvention
    let maximumScenes: Int

    typealias Part = ScenePartition.Part

    /// Returns the parts of a division by flow, as `FlowPartition` describes it.
    func byFlow() -> [Part] {
        let (atomGraph, atomByScene) = flow
        let partByAtom = joined(atomGraph).parts { graph in
            let parts = FlowPartition.parts(of: graph, capacity: maximumScenes)
            return UnworthyPartRemoval.kept(graph, capacity: maximumScenes, parts: parts)
        }
        var parts: [[Int]] = Array(repeating: [], count: (partByAtom.max() ?? -1) + 1)
        for scene in atomByScene.indices { parts[partByAtom[atomByScene[scene]]].append(scene) }
        return parts.filter { !$0.isEmpty }.map { Part(scenes: $0) }
    }

    /// The number of scenes with links to others, which a division by flow may separate.
    var joinedSceneCount: Int { joined(flow.graph).sceneCount }

    private func joined(_ graph: AtomGraph) -> JoinedAtoms {
        JoinedAtoms(graph, fewest: UnworthyPartRemoval.fewestScenes(capacity: maximumScenes))
    }

    /// The graph of atoms for a division by flow, and the atom of each scene.
    private var flow: (graph: AtomGraph, atomByScene: [Int]) {
        let pinned = graph.pinned
        let atoms = graph.atoms(joining: pinned)
        var atomByScene = Array(repeating: 0, count: graph.scenes.count)
        for (number, atom) in atoms.enumerated() {
            for scene in atom { atomByScene[scene] = number }
        }
        let joins =
            graph.edges.map { edge in
                let weight = edge.isRelationship ? AtomGraph.Weight.relationship : AtomGraph.Weight.segue
                return (atomByScene[edge.source], atomByScene[edge.destination], weight)
            }
            + graph.softEdges.map { (atomByScene[$0.source], atomByScene[$0.destination], AtomGraph.Weight.code) }
            + alikeJoins(atoms, atomByScene)
        let atomGraph = AtomGraph(
            sizes: atoms.map(\.count), joins: joins, pinnedAtom: pinned.first.map { atomByScene[$0] },
            words: atoms.map { firstWord(of: $0) ?? "" })
        return (atomGraph, atomByScene)
    }

    /// Joins atoms whose classes are in one folder, or whose names share a word that describes them. All joins of a
    /// folder together weigh the same for each of its scenes, however many there are.
    private func alikeJoins(_ atoms: [[Int]], _ atomByScene: [Int]) -> [(Int, Int, Int)] {
        var members: [String: Set<Int>] = [:]
        for (scene, topics) in graph.folders.topics.enumerated() {
            for topic in topics { members["/" + topic, default: []].insert(atomByScene[scene]) }
            for word in stemWords(graph.scenes[scene]) { members[word, default: []].insert(atomByScene[scene]) }
        }
        return members.sorted { $0.key < $1.key }.flatMap { key, alike -> [(Int, Int, Int)] in
            // A folder or word of all atoms distinguishes none.
            guard alike.count > 1, alike.count < atoms.count else { return [] }
            let whole = key.hasPrefix("/") ? AtomGraph.Weight.folder : AtomGraph.Weight.word
            let weight = max(1, whole / (alike.count - 1))
            let sorted = alike.sorted()
            return sorted.indices.flatMap { place in
                sorted[(place + 1)...].map { (sorted[place], $0, weight) }
            }
        }
    }

    /// Returns the words of a scene's class that describe what it shows.
    private func stemWords(_ scene: Scene) -> [String] {
        guard let name = scene.controller?.customClass else { return [] }
        return convention.stem(of: name)
            .filter { $0.count > 2 && !VagueWords.sayNothing([$0]) && !VagueWords.isKind($0) }
    }

    /// Returns one part for each set of tied scenes; a container and its embedded scene are separated.
    func each() -> [Part] {
        let pinned = graph.pinned
        let atoms = graph.atoms(joining: pinned) { tie in
            if case .embed = tie.kind { return false }
            return true
        }
        let staying = pinned.first.flatMap { scene in atoms.firstIndex { $0.contains(scene) } } ?? 0
        return ordered(atoms.enumerated().map { (Part(scenes: $0.element), $0.offset == staying) })
    }

    /// Returns a part for scenes whose names begin with the same word. Scenes with a word of their own stay, and so do
    /// scenes that begin like the one that the storyboard opens with.
    func byPrefix() -> [Part] {
        let pinned = graph.pinned
        let ownWord = initialWord
        var places: [String: Int] = [:]
        var groups: [[[Int]]] = []
        var staying: [Int] = []
        for atom in graph.atoms(joining: pinned) {
            let isPinned = pinned.first.map(atom.contains) ?? false
            guard !isPinned, let word = firstWord(of: atom), word != ownWord else {
                staying += atom
                continue
            }
            if places[word] == nil {
                places[word] = groups.count
                groups.append([])
            }
            groups[places[word] ?? 0].append(atom)
        }
        staying += groups.filter { $0.count < 2 }.joined().joined()
        var moving = groups.filter { $0.count > 1 }.map { $0.joined().sorted() }
        // Where no scene stays otherwise, the storyboard keeps the largest group.
        if staying.isEmpty, let most = moving.map(\.count).max(),
            let largest = moving.firstIndex(where: { $0.count == most })
        {
            staying = moving.remove(at: largest)
        }
        let stays = (part: Part(scenes: staying.sorted()), stays: true)
        return ordered([stays] + moving.map { (Part(scenes: $0, isByWord: true), false) })
    }

    /// The first word in the name of the scene that the storyboard opens with, or of a scene that is tied to it.
    private var initialWord: String? {
        let initial = graph.scenes.indices.first { scene in
            graph.pins[scene].contains { if case .initial = $0 { true } else { false } }
        }
        guard let initial else { return nil }
        return graph.atoms().first { $0.contains(initial) }.flatMap(firstWord)
    }

    /// Returns the first word of the first scene with a class of its own, navigation controllers last.
    func firstWord(of atom: [Int]) -> String? {
        let controllers = atom.compactMap { graph.scenes[$0].controller }
        let contents = controllers.filter { !$0.isNamed("navigationController") } + controllers
        return contents.compactMap(\.customClass).lazy
            .compactMap { convention.stem(of: $0).first }.first
    }

    /// Sorts parts: the one that stays first, then the others by their first scenes.
    func ordered(_ parts: [(part: Part, stays: Bool)]) -> [Part] {
        parts.sorted { left, right in
            if left.stays != right.stays { return left.stays }
            return (left.part.scenes.first ?? 0) < (right.part.scenes.first ?? 0)
        }.map(\.part)
    }
}
