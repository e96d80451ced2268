import ProjectFiles
import TransformKit

/// The edits that write a file of scenes and add it to its targets.
struct SceneFileEdits {
    let context: TransformContext
    let options: TypedScenesOptions

    /// The file's edits: none where it is as it should be.
    func edits(of file: SceneFile, usesCreators: Bool) throws(Obstacle) -> (edits: [FileEdit], findings: [Finding]) {
        let text = SceneFileText(
            file: file, options: options, isOnMainActor: file.owner.targets.contains(where: \.usesSwift6),
            hasCreators: usesCreators || startsWithCreators(file.owner)
        ).text
        guard let written = file.written else {
            guard context.mayEdit(file.path) else { throw outside(file.path) }
            return try added(file, text)
        }
        guard let change = Self.change(from: written.source.bytes, to: Array(text.utf8)) else { return ([], []) }
        guard context.mayEdit(file.path) else { throw outside(file.path) }
        return ([.replace(path: file.path, change)], [])
    }

    /// Replaces only the bytes between the common start and the common end; nil where both texts are the same.
    private static func change(from old: [UInt8], to new: [UInt8]) -> TextEdit? {
        if old == new { return nil }
        let most = min(old.count, new.count)
        let start = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? most
        var end = 0
        while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return TextEdit(start..<(old.count - end), bytes: Array(new[start..<(new.count - end)]))
    }

    private func outside(_ path: String) -> Obstacle {
        Obstacle(
            code: .outsideOfStep, reason: "the recipe does not let this step change \(path)", place: Place(path: path))
    }

    private func added(_ file: SceneFile, _ text: String) throws(Obstacle) -> ([FileEdit], [Finding]) {
        let graph = context.graph
        let create = FileEdit.create(path: file.path, bytes: Array(text.utf8))
        guard !file.owner.targets.isEmpty else { return ([create], []) }
        if let origin = SceneFileOrigin.find(file.owner, file.owner.swiftFiles(in: graph), graph) {
            let outcome = try context.files.add(file.path, text: text, like: origin)
            for edit in outcome.edits where !context.mayEdit(edit.path) { throw outside(edit.path) }
            return (outcome.edits, outcome.findings)
        }
        var edits: [FileEdit] = []
        for project in graph.targets.projects {
            let targets = file.owner.targets.filter { $0.projectPath == project.path }
            if targets.isEmpty { continue }
            if graph.targets.generator(of: project) != nil {
                throw Obstacle(
                    code: .noTarget,
                    reason: "a tool writes the project, and no Swift file is in exactly \(file.owner.described)",
                    place: Place(path: project.path))
            }
            var editor = XcodeProjectEditor(project)
            do throws(XcodeEditRefusal) {
                try editor.addFile(file.path, toTargets: targets)
            } catch {
                throw Obstacle(
                    code: error.code, reason: "\(project.path): \(error.message)", place: Place(path: project.path))
            }
            edits += editor.edits.edits.map { .replace(path: project.path, $0) }
        }
        for edit in edits where !context.mayEdit(edit.path) { throw outside(edit.path) }
        return (edits + [create], [])
    }

    /// Whether no system is too old for initializers of one's own.
    private func startsWithCreators(_ owner: SceneOwner) -> Bool {
        guard !owner.targets.isEmpty else { return false }
        let first = owner.isMac ? SystemVersion(10, 15) : SystemVersion(13)
        return owner.targets.allSatisfy { target in
            guard let text = target.deploymentTargets[owner.isMac ? .macOS : .iOS] else { return false }
            return SystemVersion(text).map { !($0 < first) } ?? false
        }
    }
}
