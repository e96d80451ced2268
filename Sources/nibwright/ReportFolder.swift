import Foundation
import Planning
import Reporting

/// A folder that gets several files of one report.
struct ReportFolder {
    let path: String
    private let projects: [String]

    /// - Parameter path: relative to the working folder; a folder that is there, or one to make beside others.
    init(_ path: String, projects: [String]) throws {
        self.path = path
        self.projects = projects
        if let kind = FileManager.default.isFolder(path) {
            guard kind else { throw Failure(.usage, "\"\(path)\" is a file; name a folder") }
            return
        }
        let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard FileManager.default.isFolder(parent) == true else {
            throw Failure(
                .usage,
                "\"\(path)\" cannot be made: no folder \"\(parent)\"; create it with: mkdir -p \(Terminal.shellWord(parent))"
            )
        }
    }

    /// The names of the files that are there and end so.
    func names(endingIn ending: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { $0.hasSuffix(ending) }.sorted()
    }

    /// Makes the folder where it is missing, and writes a file in it.
    func write(_ bytes: [UInt8], to name: String) throws {
        do {
            if FileManager.default.isFolder(path) == nil {
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            }
        } catch {
            throw Failure(.usage, "the folder \"\(path)\" cannot be made: \(error.localizedDescription)")
        }
        try ReportFile((path as NSString).appendingPathComponent(name), projects: projects)
            .write(bytes, isAnnounced: false)
    }
}

/// The folder that gets a file for each table.
struct TableFolder {
    private let folder: ReportFolder

    /// Nil where the output is no folder: one is there, or its name ends in a slash.
    init?(_ output: String?, isWanted: Bool, projects: [String]) throws {
        guard isWanted, let output, output.hasSuffix("/") || FileManager.default.isFolder(output) == true else {
            return nil
        }
        folder = try ReportFolder(output, projects: projects)
    }

    func write(_ tables: [NamedTable]) throws {
        for table in tables { try folder.write(Array(table.text.utf8), to: table.name + ".csv") }
    }
}
