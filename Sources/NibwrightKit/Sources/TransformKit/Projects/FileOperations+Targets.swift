public import ProjectFiles
import ProjectGraph
public import SourceText

extension FileOperations {
    /// Adds a Swift file or a document that some targets build: like one that exactly these build, in the same folder if
    /// there is one, else to each of them by itself.
    ///
    /// - Parameters:
    ///   - path: of the new file, relative to the project's folder; in no language's folder.
    ///   - text: what is in it.
    ///   - targets: those that build it, at least one.
    /// - Throws: an ``Obstacle`` with one of ``RefusalCode/projectUpdate``, with one of ``RefusalCode/projectEdits``, or
    ///   with ``RefusalCode/noSharedFile`` where a tool writes the project and no file of exactly these targets says
    ///   where the new one belongs.
    public func add(_ path: String, text: String, to targets: [XcodeTarget]) throws(Obstacle) -> Outcome {
        if let origin = origin(of: path, targets) { return try add(path, text: text, like: origin) }
        var edits: [FileEdit] = []
        for project in graph.targets.projects {
            let own = targets.filter { $0.projectPath == project.path }
            if own.isEmpty { continue }
            if graph.targets.generator(of: project) != nil {
                throw Obstacle(
                    code: .noSharedFile,
                    reason:
                        "a tool writes the project, and no \(path.hasSuffix(".swift") ? "Swift file" : "document") is in exactly "
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

    /// The file beside which a new one goes: in its folder, else where the targets' code or documents begin.
    private func origin(of path: String, _ targets: [XcodeTarget]) -> String? {
        let folder = LocalizedFile(path: path).folder
        // A document in several languages is a group of the project, and the new one has none.
        let own =
            path.hasSuffix(".swift")
            ? swiftFiles(ofExactly: targets)
            : files(ofExactly: targets, graph.documents.map(\.path).filter { LocalizedFile(path: $0).language == nil })
        if let beside = own.filter({ LocalizedFile(path: $0).folder == folder }).min() { return beside }
        return own.min { Self.rank($0) < Self.rank($1) }
    }

    /// The Swift file of some targets, and of no other, beside which a new one goes: the app delegate's, else the one
    /// in the outermost folder.
    public func swiftFile(ofExactly targets: [XcodeTarget]) -> String? {
        swiftFiles(ofExactly: targets).min { Self.rank($0) < Self.rank($1) }
    }

    private func swiftFiles(ofExactly targets: [XcodeTarget]) -> [String] {
        files(ofExactly: targets, graph.swiftFiles.filter { !GeneratedFile.isOne($0.source) }.map(\.path))
    }

    private func files(ofExactly targets: [XcodeTarget], _ paths: [String]) -> [String] {
        let wanted = Set(targets)
        return paths.filter { Set(graph.targets.targets(of: $0)) == wanted }
    }

    private static func rank(_ path: String) -> (Int, Int, String) {
        (path.fileName == "AppDelegate.swift" ? 0 : 1, path.utf8.count { $0 == UInt8(ascii: "/") }, path)
    }
}
