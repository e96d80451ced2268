import Foundation
import InterfaceBuilder
import Planning
import ProjectGraph
import Rendering
import SourceText

/// The documents to draw, with the project that has their colors, images and translations.
struct RenderSource {
    /// A document that was read, or the reason why it was not.
    struct Document {
        let path: String
        let content: Result<IBDocument, ReadingRefusal>
    }

    let workspace: Workspace
    let graph: ProjectGraph
    /// The one document that the user named; nil for a project.
    let document: Document?
    private let fonts: ProjectFonts

    init(_ path: String, threads: Int) throws {
        guard let isFolder = FileManager.default.isFolder(path) else {
            throw Failure(.usage, "there is no file or folder \"\(path)\"")
        }
        let absolute = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let root = isFolder ? absolute : Self.project(around: absolute)
        workspace = try failingAsWorkspace { try Workspace(root: root) }
        graph = workspace.documentGraph(threads: threads)
        fonts = workspace.fonts
        document = isFolder ? nil : try Self.document(absolute, workspace, graph)
    }

    /// All documents by path, or the one that the user named.
    var documents: [Document] {
        if let document { return [document] }
        let read = graph.documents.map { Document(path: $0.path, content: .success($0)) }
        let refused = graph.refusedDocuments.map { Document(path: $0.path, content: .failure($0.refusal)) }
        return (read + refused).sorted { $0.path < $1.path }
    }

    func renderer(of document: IBDocument, _ options: RenderOptions) -> DocumentRenderer {
        let workspace = self.workspace
        return DocumentRenderer(document, in: graph, options: options, fonts: fonts) { try? workspace.read($0) }
    }

    /// The nearest folder around a file that looks like a project's; the file's own folder where none does.
    private static func project(around file: String) -> String {
        let own = (file as NSString).deletingLastPathComponent
        var folder = own
        for _ in 0..<12 where folder.count > 1 {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let isProject = names.contains { name in
                name == ".git" || name == "Package.swift" || name.hasSuffix(".xcodeproj")
                    || name.hasSuffix(".xcworkspace")
            }
            if isProject { return folder }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return own
    }

    /// What to say where nothing is translated into a language; nil where something is.
    func missing(_ language: String) -> String? {
        func spelled(_ name: String) -> String { name.lowercased().replacing("_", with: "-") }
        var languages: Set<String> = []
        for document in graph.documents {
            let translations = graph.translations(of: document)
            languages.formUnion(translations.tables.compactMap(\.file.language))
            languages.formUnion(translations.catalogs.flatMap(\.entries).flatMap(\.localizations).map(\.language))
        }
        languages.remove("Base")
        guard language != "longest", !languages.map(spelled).contains(spelled(language)) else { return nil }
        let known = languages.sorted().joined(separator: ", ")
        return "nothing is translated into \"\(language)\": there are "
            + (known.isEmpty ? "no translations" : "translations into \(known)")
    }

    private static func document(_ file: String, _ workspace: Workspace, _ graph: ProjectGraph) throws -> Document {
        let path = String(file.dropFirst(workspace.root.count + 1))
        if let document = graph.document(at: path) { return Document(path: path, content: .success(document)) }
        if let refused = graph.refusedDocument(at: path) {
            return Document(path: path, content: .failure(refused.refusal))
        }
        // A file that the project leaves out, as one that git ignores, or of another name.
        let bytes = try failingAsWorkspace { try workspace.read(path) }
        return Document(path: path, content: IBDocument.read(SourceText(path: path, bytes: bytes)))
    }
}

extension Workspace {
    /// The fonts of the project, found and read when they are needed.
    var fonts: ProjectFonts { ProjectFonts(paths: { scan().fontFiles }, bytes: { try? read($0) }) }
}
