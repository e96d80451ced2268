import Foundation

/// The file that `--output` names.
struct ReportFile {
    let path: String

    /// - Parameter path: relative to the working folder; one that cannot be written is refused before anything is read.
    init(_ path: String) throws {
        self.path = path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw Failure(.usage, "the report cannot be written to \"\(path)\": it is a folder; name a file in it")
        }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
            let advice = "mkdir -p \(Terminal.shellWord((path as NSString).deletingLastPathComponent))"
            throw Failure(
                .usage,
                "the report cannot be written to \"\(path)\": no folder \"\(folder)\"; create it with: \(advice)"
            )
        }
        guard isFolder.boolValue else {
            throw Failure(.usage, "the report cannot be written to \"\(path)\": \"\(folder)\" is no folder")
        }
    }

    func write(_ text: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw Failure(.usage, "the report cannot be written to \"\(path)\": \(error.localizedDescription)")
        }
    }

    /// What the name ends with, in lower case, without the dot.
    var ending: String { (path as NSString).pathExtension.lowercased() }
}
