import Foundation
import Planning
import SourceText

/// The sources that a library was built from, in the user's own state folder: what lies in a project could name any file.
struct BuildRecord: Codable {
    struct Source: Codable, Equatable {
        /// Absolute.
        let path: String
        let sha256: String
    }

    /// The library's real path.
    let library: String
    let module: String
    let sources: [Source]

    /// Remembers a build; without a state folder nothing is remembered.
    static func write(_ files: [String], module: String, library: String) throws {
        let sources = files.map { Source(path: absolute($0), sha256: digest(of: $0) ?? "") }
        let record = BuildRecord(library: real(library), module: module, sources: sources)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try UserStateFolder().write(Array(encoder.encode(record)), to: name(real(library)))
    }

    /// The record of a library's last build; nil where nobody built it here.
    static func read(of library: String) -> BuildRecord? {
        guard let bytes = try? UserStateFolder().read(name(real(library))),
            let record = try? JSONDecoder().decode(BuildRecord.self, from: Data(bytes)),
            record.library == real(library), !record.sources.isEmpty
        else { return nil }
        return record
    }

    /// The sources that are not as they were when the library was built.
    var changedSources: [String] {
        sources.filter { Self.digest(of: $0.path) != $0.sha256 }.map(\.path)
    }

    private static func name(_ library: String) -> String {
        "build-\(SHA256.hexDigest(of: Array(library.utf8))).json"
    }

    private static func digest(of path: String) -> String? {
        FileManager.default.contents(atPath: path).map { SHA256.hexDigest(of: Array($0)) }
    }

    private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    /// With the links of its folder resolved, whichever way leads there.
    private static func real(_ library: String) -> String {
        let file = URL(fileURLWithPath: library).standardizedFileURL
        let folder = file.deletingLastPathComponent().resolvingSymlinksInPath()
        return folder.appendingPathComponent(file.lastPathComponent).path
    }
}
