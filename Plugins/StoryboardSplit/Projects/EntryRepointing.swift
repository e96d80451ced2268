import ProjectFiles
import TransformKit
import XMLCode

/// Changes Info.plists and build settings that name a storyboard, to open the same initial scene after scenes moved.
struct EntryRepointing: Sendable {
    /// The edits; empty where there are obstacles.
    private(set) var edits: [FileEdit] = []
    /// Entries that would open another scene, and cannot be changed to open the same.
    private(set) var obstacles: [Obstacle] = []

    private let relocation: SceneRelocation
    private let graph: ProjectGraph
    /// The documents whose scenes move or stay by this change, and those that have scenes after it.
    private let changed: Set<String>
    private let kept: Set<String>

    init(_ relocation: SceneRelocation, in graph: ProjectGraph) {
        self.relocation = relocation
        self.graph = graph
        changed = Set(relocation.placements.keys.map(\.document))
        kept = Set(relocation.placements.values.map(\.path))
        var names: [EntryPlace: Set<String>] = [:]
        let entries = graph.entryReferences.filter(\.kind.namesStoryboard)
        for entry in entries {
            guard let name = name(for: entry) else { continue }
            names[EntryPlace(entry), default: []].insert(name)
        }
        for entry in entries {
            guard let wanted = names[EntryPlace(entry)], wanted != [entry.name] else { continue }
            // The same bytes stand for several targets' entries.
            guard wanted.count == 1, let name = wanted.first else {
                obstacle(entry, .entryShared, "targets whose initial scenes would be in different storyboards share it")
                continue
            }
            repoint(entry, to: name)
        }
        if !obstacles.isEmpty { edits = [] }
    }

    /// The place of a name.
    private struct EntryPlace: Hashable {
        let path: String
        let range: Range<Int>?
        let key: String

        init(_ entry: EntryReference) {
            path = entry.place.path
            range = entry.range
            key = entry.range == nil ? entry.key : ""
        }
    }

    // MARK: What the name has to be

    /// Returns the storyboard's name that the entry needs afterwards; nil where there is an obstacle.
    private mutating func name(for entry: EntryReference) -> String? {
        if entry.isUncertain {
            guard let moved = movedInitial(in: entry.target) else { return entry.name }
            obstacle(entry, .entryVariable, "its name holds a variable, and may mean \(moved)")
            return nil
        }
        var names: Set<String> = []
        for document in entry.documents {
            guard changed.contains(document.path) else {
                names.insert(entry.name)
                continue
            }
            guard let name = name(of: document, for: entry) else { return nil }
            names.insert(name)
        }
        if names.isEmpty { return entry.name }
        if names.count > 1 { obstacle(entry, .entryAmbiguous, "it means documents that would open differently") }
        return names.count == 1 ? names.first : nil
    }

    private mutating func name(of document: IBDocument, for entry: EntryReference) -> String? {
        guard let initial = document.initialViewController, let placement = relocation.placement(of: initial) else {
            if kept.contains(document.path) { return entry.name }
            obstacle(entry, .entryWithoutScene, "\(document.path) does not say with which of its scenes it opens")
            return nil
        }
        guard placement.isInitial else {
            obstacle(entry, .entrySceneNotInitial, "the scene that it opens would be initial in no storyboard")
            return nil
        }
        // An application finds its main menu in the storyboard that it opens with.
        let application = document.scenes.compactMap(\.controller).first { $0.isNamed("application") }
        if let application, let menu = relocation.placement(of: application), menu.path != placement.path {
            obstacle(entry, .entryMainMenu, "the application's menu would be in \(menu.storyboard)")
            return nil
        }
        return placement.storyboard
    }

    /// Returns a storyboard of the target that would open with another scene under its old name.
    private func movedInitial(in target: XcodeTarget?) -> String? {
        let documents = changed.sorted().compactMap(graph.document)
        return documents.first { document in
            guard let initial = document.initialViewController, let placement = relocation.placement(of: initial) else {
                return false
            }
            let isBuilt = target.map { graph.targets.targets(of: document.path).contains($0) } ?? true
            return isBuilt && placement.storyboard != LocalizedFile(path: document.path).baseName
        }?.path
    }

    // MARK: Writing it

    private mutating func repoint(_ entry: EntryReference, to name: String) {
        let path = entry.place.path
        guard let range = entry.range, let source = graph.text(at: path), range.upperBound <= source.bytes.count else {
            let kind = path.hasSuffix(".xcconfig") ? "a configuration file" : "a binary property list"
            return obstacle(entry, .entryNotEditable, "it would have to name \(name), and \(kind) is not edited")
        }
        let written = source.string(range)
        if written.contains("$(") || written.contains("${") {
            return obstacle(entry, .entryVariable, "it would have to name \(name), and its name holds a variable")
        }
        let ending = written.contains(".storyboard") ? ".storyboard" : ""
        guard ProjectFileKind(path: path) == .xcodeProject else {
            edits.append(.replace(path: path, TextEdit(range, XMLText.content(name + ending))))
            return
        }
        guard let project = graph.targets.projects.first(where: { $0.path == path }),
            let edit = project.replacingValue(at: range, with: name + ending)
        else { return obstacle(entry, .entryNotEditable, "it would have to name \(name), and the project is XML") }
        if let generator = graph.targets.generator(of: project) {
            return obstacle(
                entry, .entryNotEditable,
                "it would have to name \(name), and \(generator.rawValue) writes the project")
        }
        edits.append(.replace(path: path, edit))
    }

    private mutating func obstacle(_ entry: EntryReference, _ code: RefusalCode, _ reason: String) {
        let obstacle = Obstacle(
            code: code, reason: "\(entry.key) in \(entry.place.path) names \(entry.name): \(reason)", place: entry.place
        )
        if !obstacles.contains(obstacle) { obstacles.append(obstacle) }
    }
}
