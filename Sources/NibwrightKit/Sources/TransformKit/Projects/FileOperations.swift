import ProjectFiles
public import ProjectGraph
public import SourceText

/// Adds, moves and removes files of a project together with what names them: Xcode projects and a document's other
/// languages.
///
/// A `Package.swift` and a project's description are never edited: where one names the file itself, the operation is refused.
/// Where XcodeGen or Tuist writes the Xcode project, a finding says that it has to be written again.
public struct FileOperations: Sendable {
    /// What an operation comes to.
    public struct Outcome: Hashable, Sendable {
        /// The edits of a change: those of the files and of the projects that name them.
        public let edits: [FileEdit]
        /// Notes for the plan, such as a project that a tool has to write again.
        public let findings: [Finding]
    }

    let graph: ProjectGraph

    /// - Parameter graph: the project as it is before the operation.
    public init(_ graph: ProjectGraph) { self.graph = graph }

    /// Adds a file that the same targets build, in the same phase and group, as another one.
    ///
    ///     let outcome = try context.files.add("App/Colors.swift", text: code, like: "App/Menu.swift")
    ///
    /// - Parameters:
    ///   - path: of the new file, relative to the project's folder.
    ///   - text: what is in it.
    ///   - origin: the path of a file of the project that says where the new one belongs.
    /// - Throws: an ``Obstacle`` with one of ``RefusalCode/projectUpdate`` where a project cannot take the file.
    public func add(_ path: String, text: String, like origin: String) throws(Obstacle) -> Outcome {
        let file = NewFile(path: path, origin: origin, name: LocalizedFile(path: path).baseName)
        let update = try Self.unhindered(ProjectUpdate(adding: [file], removing: [], in: graph))
        return Outcome(edits: update.edits + [.create(path: path, bytes: Array(text.utf8))], findings: update.findings)
    }

    /// Removes a file, a localized one in all its languages.
    ///
    /// Whether anything still needs the file is not asked: gates refuse a change after which code finds a document no more.
    ///
    /// - Parameter path: of the file, relative to the project's folder.
    /// - Throws: an ``Obstacle`` with one of ``RefusalCode/projectUpdate``, or with ``RefusalCode/fileNotRead``.
    public func remove(_ path: String) throws(Obstacle) -> Outcome {
        let paths = try languages(of: path)
        let update = try Self.unhindered(ProjectUpdate(adding: [], removing: paths, in: graph))
        return Outcome(edits: update.edits + paths.map { .remove(path: $0) }, findings: update.findings)
    }

    /// Gives a file another folder, another name or both; a localized one keeps its languages, each in its own `.lproj`.
    ///
    /// Targets, phases and groups stay: in another folder the file stands in the group where it stood. Whatever asks for the
    /// file by its old name has to be changed by the transform.
    ///
    /// - Parameters:
    ///   - path: of the file, relative to the project's folder.
    ///   - newPath: where it goes; of a localized file, in the `.lproj` of the same language.
    ///   - textEdits: what changes in the file on the way.
    /// - Throws: an ``Obstacle`` with one of ``RefusalCode/projectUpdate`` or ``RefusalCode/projectRenaming``, with
    ///   ``RefusalCode/fileNotRead``, or with ``RefusalCode/otherLanguage``.
    public func move(
        _ path: String, to newPath: String, edits textEdits: [TextEdit] = []
    ) throws(Obstacle) -> Outcome {
        let paths = try languages(of: path)
        let (old, new) = (LocalizedFile(path: path), LocalizedFile(path: newPath))
        guard old.language == new.language else {
            throw Obstacle(
                code: .otherLanguage, reason: "\(newPath) is not in the language of \(path)", place: Place(path: path))
        }
        let moves = paths.map { ($0, $0 == path ? newPath : Self.path(of: $0, asIn: new)) }
        let update = try Self.unhindered(
            old.folder == new.folder ? renaming(moves) : moving(moves, named: new.baseName))
        var edits = update.edits
        for (path, newPath) in moves {
            guard let source = graph.text(at: path) else { continue }
            guard let list = EditList(path == moves[0].0 ? textEdits : []) else {
                return Outcome(edits: [.replace(path: path, .impossible("the edits of \(path) overlap"))], findings: [])
            }
            edits += [.remove(path: path), .create(path: newPath, bytes: list.apply(to: source.bytes))]
        }
        return Outcome(edits: edits, findings: update.findings)
    }

    private func renaming(_ moves: [(path: String, newPath: String)]) -> ProjectUpdate {
        let files = moves.map { RenamedFile(path: $0.path, newName: $0.newPath.fileName) }
        return ProjectUpdate(renaming: files, in: graph)
    }

    private func moving(_ moves: [(path: String, newPath: String)], named name: String) -> ProjectUpdate {
        let files = moves.map { NewFile(path: $0.newPath, origin: $0.path, name: name) }
        return ProjectUpdate(adding: files, removing: moves.map(\.path), in: graph)
    }

    /// The file first, then its other languages.
    private func languages(of path: String) throws(Obstacle) -> [String] {
        guard graph.text(at: path) != nil else {
            throw Obstacle(code: .fileNotRead, reason: "no file \(path) was read", place: Place(path: path))
        }
        let file = LocalizedFile(path: path)
        // Code beside tables of its name is not what they translate.
        guard file.language != nil || ["storyboard", "xib"].contains(file.fileExtension) else { return [path] }
        let others = graph.paths.filter { other in
            guard other != path, graph.text(at: other) != nil else { return false }
            let other = LocalizedFile(path: other)
            return other.language != nil && other.belongs(with: file)
        }
        return [path] + others.sorted()
    }

    private static func path(of path: String, asIn new: LocalizedFile) -> String {
        let file = LocalizedFile(path: path)
        let folder = new.folder.isEmpty ? "" : new.folder + "/"
        let language = file.language.map { $0 + ".lproj/" } ?? ""
        return folder + language + new.baseName + (file.fileExtension.isEmpty ? "" : "." + file.fileExtension)
    }

    private static func unhindered(_ update: ProjectUpdate) throws(Obstacle) -> ProjectUpdate {
        if let doubt = update.doubts.first { throw doubt }
        return update
    }
}
