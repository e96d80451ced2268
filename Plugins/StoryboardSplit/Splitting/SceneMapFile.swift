import TransformKit
import YAMLCode

/// Writes the divisions of a run as the YAML file that `map:` reads: every scene with the storyboard that it would go
/// to.
struct SceneMapFile {
    static let offer = OfferDescription(
        "map", "Each scene of the storyboards that would be split, with the name of its storyboard: edit the names.")

    private let keys: SceneKeys
    private var sections: [(path: String, lines: [String])] = []

    init(_ graph: ProjectGraph) {
        keys = SceneKeys(graph)
    }

    /// The file; nil where no storyboard is split.
    var file: OfferedFile? {
        guard !sections.isEmpty else { return nil }
        let sorted = sections.sorted { $0.path < $1.path }.map { section in
            "# \(section.path)\n" + section.lines.map { $0 + "\n" }.joined()
        }
        return OfferedFile(Self.offer.name, text: Self.head + sorted.map { "\n" + $0 }.joined())
    }

    /// Adds the division of one storyboard, in place of an earlier one of the same storyboard.
    mutating func add(_ partition: ScenePartition, names: [String]) {
        let document = partition.graph.document
        var lines: [String] = []
        for (part, name) in zip(partition.parts, names) {
            if !lines.isEmpty { lines.append("") }
            lines += part.scenes.map { line(of: $0, in: partition.graph, name) }
        }
        sections.removeAll { $0.path == document.path }
        sections.append((document.path, lines))
    }

    private func line(of number: Int, in graph: SceneGraph, _ name: String) -> String {
        let scene = graph.scenes[number]
        let key = keys.key(of: scene)
        let shown = graph.name(of: number)
        var notes = key == shown ? [] : [shown.onOneLine]
        notes += graph.pins[number].prefix(1).map { "stays: \($0.word)" }
        let comment = notes.isEmpty ? "" : "  # " + notes.joined(separator: ", ")
        return "\(YAMLText.scalar(key)): \(YAMLText.scalar(name))\(comment)"
    }

    private static let head = """
        # Where each scene goes. Change the names behind the colons, or add scenes with * and ?, and give the file back:
        # plan the same recipe again with
        #   --set map=FILE
        # The name of its own storyboard leaves a scene where it is.

        """
}

/// Finds the shortest name by which a map means one scene and no other of the project.
private struct SceneKeys {
    private var counts: [String: Int] = [:]

    init(_ graph: ProjectGraph) {
        let scenes = graph.documents.filter { $0.kind.form == .storyboard }.flatMap(\.scenes)
        for scene in scenes {
            for name in Set(scene.mapNames) { counts[name, default: 0] += 1 }
        }
    }

    func key(of scene: Scene) -> String {
        guard let controller = scene.controller else { return scene.id ?? "" }
        let names = [controller.customClass, controller.storyboardIdentifier].compactMap(\.self)
        let plain = names.first { counts[$0] == 1 && !$0.contains { "*?".contains($0) } }
        return plain ?? "\(scene.element.document.path.storyboardName)/\(controller.id ?? "")"
    }
}

extension Scene {
    /// All names by which a map can mean the scene: class, storyboard identifier, title and object id, each of them
    /// also behind the storyboard's name as in `Main/Login`.
    var mapNames: [String] {
        guard let controller else { return [] }
        let names = [
            controller.customClass, controller.storyboardIdentifier, controller["title"],
            controller.child(named: "navigationItem")?["title"], controller.id, id,
        ].compactMap(\.self)
        let storyboard = element.document.path.storyboardName
        return names + names.map { "\(storyboard)/\($0)" }
    }
}
