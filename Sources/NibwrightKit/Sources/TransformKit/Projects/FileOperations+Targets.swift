public import ProjectFiles
import ProjectGraph
public import SourceText

extension FileOperations {
    /// Adds a Swift file that some targets build: like one that exactly these build, else to each of them by itself.
    ///
    /// - Parameters:
    ///   - path: of the new file, relative to the project's folder.
    ///   - text: what is in it.
    ///   - targets: those that build it, at least one.
    /// - Throws: an ``Obstacle`` with one of ``RefusalCode/projectUpdate``, with one of ``RefusalCode/projectEdits``, or
    ///   with ``RefusalCode/noSharedFile`` where a tool writes the project and no file of exactly these targets says
    ///   where the new one belongs.
    public func add(_ path: String, text: String, to targets: [XcodeTarget]) throws(Obstacle) -> Outcome {
        if let origin = swiftFile(ofExactly: targets) { return try add(path, text: text, like: origin) }
        var edits: [FileEdit] = []
        for project in graph.targets.projects {
            let own = targets.filter { $0.projectPath == project.path }
            if own.isEmpty { continue }
            if graph.targets.generator(of: project) != nil {
                throw Obstacle(
                    code: .noSharedFile,
                    reason: "a tool writes the project, and no Swift file is in exactly "
                        + targets.map(\.name).joined(separator: ", "),
                    place: Place(path: project.path))
            }
            var editor = XcodeProjectEditor(project)
            do throws(XcodeEditRefusal) {
                try editor.addFile(path, toTargets: own)
            } catch {
                throw Obstacle(
                    code: error.code, reason: "\(project.path): \(error.message)", place: Place(path: project.path))
            }
            edits += editor.edits.edits.map { .replace(path: project.path, $0) }
        }
        return Outcome(edits: edits + [.create(path: path, bytes: Array(text.utf8))], findings: [])
    }

    /// The Swift file of some targets, and of no other, beside which a new one goes: the app delegate's, else the one
    /// in the outermost folder.
    public func swiftFile(ofExactly targets: [XcodeTarget]) -> String? {
        let wanted = Set(targets)
        let files = graph.swiftFiles.filter { file in
            Set(graph.targets.targets(of: file.path)) == wanted && !GeneratedFile.isOne(file.source)
        }
        return files.map(\.path).min { Self.rank($0) < Self.rank($1) }
    }

    private static func rank(_ path: String) -> (Int, Int, String) {
        (path.fileName == "AppDelegate.swift" ? 0 : 1, path.utf8.count { $0 == UInt8(ascii: "/") }, path)
    }
}
