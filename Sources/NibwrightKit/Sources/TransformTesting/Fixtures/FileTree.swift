import Foundation
import Planning

/// The files of a project by path, for comparing projects. The tool's own state does not count.
public struct FileTree: Sendable, Equatable {
    public internal(set) var files: [String: [UInt8]] = [:]

    init() {}

    /// Reads every file below a folder; a folder that is not there has none.
    init(_ folder: String) {
        let found = FileManager.default.enumerator(atPath: folder)
        while let path = found?.nextObject() as? String {
            guard !path.hasPrefix(".nibwright"), let data = FileManager.default.contents(atPath: folder + "/" + path)
            else {
                continue
            }
            files[path] = Array(data)
        }
    }

    /// The text of a file; nil for one that is not there or is no UTF-8.
    public func text(_ path: String) -> String? { files[path].flatMap { String(validating: $0, as: UTF8.self) } }

    /// Writes every file below a folder, which is made where it is missing.
    public func write(to folder: String) throws {
        for (path, bytes) in files {
            let file = URL(fileURLWithPath: folder + "/" + path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        }
    }

    func applying(_ outcomes: [ChangedFile]) -> FileTree {
        outcomes.reduce(into: self) { tree, file in tree.files[file.path] = file.after?.bytes }
    }

    func differences(from expected: FileTree, named verb: String) -> [String] {
        Set(files.keys).union(expected.files.keys).sorted().compactMap { path in
            switch (files[path], expected.files[path]) {
            case (let found?, let wanted?) where found != wanted:
                "\(verb) another \(path):\n\(String(decoding: found, as: UTF8.self))"
            case (_?, nil): "\(verb) \(path), which should not be there"
            case (nil, _?): "\(verb) no \(path)"
            default: nil
            }
        }
    }
}
