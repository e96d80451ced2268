import TransformKit

extension SceneGroups {
    /// Assigns each scene the storyboard of the first pattern in the recipe's map that it matches. Scenes that match
    /// none go with those that they are tied to, or stay.
    func mapped(by map: [(scene: NamePattern, storyboard: String)]) -> (
        parts: [Part], problems: [ScenePartition.Problem]
    ) {
        let ownName = graph.document.path.storyboardName
        let wishes = graph.scenes.map { scene in map.first { $0.scene.matches(any: scene) }?.storyboard }
        var problems: [ScenePartition.Problem] = []
        var partByName: [String: Int] = [ownName: 0]
        var parts: [(scenes: [Int], name: String)] = [([], ownName)]
        for atom in graph.atoms() {
            let wished = atom.first { wishes[$0] != nil }
            let name = wished.flatMap { wishes[$0] } ?? ownName
            problems += contradictions(in: atom, name, wished, wishes)
            if partByName[name] == nil {
                partByName[name] = parts.count
                parts.append(([], name))
            }
            parts[partByName[name] ?? 0].scenes += atom
        }
        if parts[0].scenes.isEmpty, let first = graph.scenes.first {
            problems.append(
                ScenePartition.Problem(
                    scene: first, reason: "The map leaves no scene in “\(ownName)”, where one at least has to stay."))
        }
        let made = parts.enumerated().map { number, part in
            (Part(scenes: part.scenes.sorted(), givenName: number == 0 ? nil : part.name), number == 0)
        }
        return (ordered(made), problems)
    }

    /// Returns the wishes of the map that tied or pinned scenes do not allow.
    private func contradictions(in atom: [Int], _ name: String, _ wished: Int?, _ wishes: [String?])
        -> [ScenePartition.Problem]
    {
        let ownName = graph.document.path.storyboardName
        var problems: [ScenePartition.Problem] = []
        for scene in atom {
            if let wish = wishes[scene], wish != name, let wished {
                let reason =
                    "The map sends it to “\(wish)”, but \(graph.names[wished]), which it has to be with"
                    + "\(tieWords(of: scene, in: atom)), to “\(name)”."
                problems.append(ScenePartition.Problem(scene: graph.scenes[scene], reason: reason))
            }
            guard name != ownName else { continue }
            for pin in graph.pins[scene] {
                // Only a map that names the first scene moves it.
                if case .initial = pin, wishes[scene] != nil { continue }
                let reason = "It cannot go to “\(name)”, as the map says: \(pin.sentence)."
                problems.append(ScenePartition.Problem(scene: graph.scenes[scene], reason: reason))
            }
        }
        return problems
    }

    private func tieWords(of scene: Int, in atom: [Int]) -> String {
        guard let tie = graph.ties.first(where: { $0.scenes.contains(scene) }) else { return "" }
        return " (\(tie.kind.words))"
    }
}

extension NamePattern {
    /// Returns whether it matches a scene by class, storyboard identifier, title or object id, also after the
    /// storyboard's name.
    fileprivate func matches(any scene: Scene) -> Bool {
        scene.mapNames.contains(where: matches)
    }
}
