import Foundation
import Planning
import ProjectFiles

/// The file that `--output` names.
struct ReportFile {
    let path: String
    private let file: NamedFile

    /// - Parameters:
    ///   - path: relative to the working folder; one that cannot be written is refused before anything is read.
    ///   - projects: folders in which no link may lead the report elsewhere.
    init(_ path: String, projects: [String]) throws {
        self.path = path
        file = NamedFile(path, projects: projects)
        // A slip of the hand must not cost anyone a document.
        guard ProjectFileKind(path: path) == .other else {
            throw Failure(
                .usage,
                "the report cannot be written to \"\(path)\": that is the name of a file of a project, not of a report")
        }
        if FileManager.default.isFolder(path) == true {
            throw Failure(.usage, "the report cannot be written to \"\(path)\": it is a folder; name a file in it")
        }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard let isFolder = FileManager.default.isFolder(folder) else {
            let advice = "mkdir -p \(Terminal.shellWord((path as NSString).deletingLastPathComponent))"
            throw Failure(
                .usage,
                "the report cannot be written to \"\(path)\": no folder \"\(folder)\"; create it with: \(advice)"
            )
        }
        guard isFolder else {
            throw Failure(.usage, "the report cannot be written to \"\(path)\": \"\(folder)\" is no folder")
        }
    }

    func write(_ text: String, isAnnounced: Bool = true) throws {
        try write(Array(text.utf8), isAnnounced: isAnnounced)
    }

    /// - Parameter isAnnounced: whether a line says that it was written; else the command says so itself.
    func write(_ bytes: [UInt8], isAnnounced: Bool = true) throws {
        do {
            try file.write(bytes)
            if isAnnounced { Terminal.note("Wrote \(path).".printable) }
        } catch let error as WorkspaceError {
            throw Failure(.usage, "the report cannot be written: \(error)")
        } catch {
            throw Failure(.usage, "the report cannot be written to \"\(path)\": \(error.localizedDescription)")
        }
    }

    /// The ending of the name, in lower case, without the dot.
    var ending: String { (path as NSString).pathExtension.lowercased() }

    /// The format of a command's report that the ending says; nil for an ending that says none of them.
    func format<Format: RawRepresentable>(of type: Format.Type = Format.self) -> Format?
    where Format.RawValue == String {
        Format(rawValue: formatName)
    }

    /// The word for the form that the ending says; another ending is given as it is.
    var formatName: String {
        switch ending {
        case "htm": "html"
        case "txt": "text"
        case "md": "markdown"
        case "diff": "patch"
        default: ending
        }
    }
}
