import Batch
import Foundation
import Planning
import SourceText

/// One project of a run, with where it is.
struct BatchProject: Sendable {
    enum Location: Sendable, Hashable {
        /// An absolute path; nothing need be there.
        case folder(String)
        case repository(String, revision: String?, folder: String)
    }

    let name: String
    let tags: [String]
    let location: Location

    /// The name of its folder in the run's.
    var folderName: String { ProjectRecord.folderName(of: name) }
}

/// Finds the projects that a run file means.
struct BatchProjects {
    /// The run file's folder, absolute.
    let folder: String

    /// All of them, in the order of the file; what one pattern finds, by name.
    func all(of file: BatchFile) throws -> [BatchProject] {
        var projects: [BatchProject] = []
        for source in file.sources {
            switch source.location {
            case .folders(let pattern): projects += try self.folders(pattern, source)
            case .repository(let address, let revision, let below):
                let name = source.name ?? Self.name(of: address, below)
                projects.append(
                    BatchProject(
                        name: name, tags: source.tags,
                        location: .repository(
                            isLocal(address) ? absolute(address) : address, revision: revision, folder: below)))
            }
        }
        let names = Dictionary(grouping: projects, by: \.name)
        if let name = projects.first(where: { (names[$0.name]?.count ?? 0) > 1 })?.name {
            throw Failure(
                .usage,
                "two projects of the run are called \"\(name.printable)\"; give one of them another name with \"name\"")
        }
        // A disk that ignores case would give both the same folder.
        let folders = Dictionary(grouping: projects) { $0.folderName.lowercased() }
        if let pair = folders.values.first(where: { $0.count > 1 }) {
            throw Failure(
                .usage,
                "the projects \"\(pair[0].name.printable)\" and \"\(pair[1].name.printable)\" would share a folder of the "
                    + "run; give one of them another name with \"name\"")
        }
        return projects
    }

    private func folders(_ pattern: String, _ source: ProjectSource) throws -> [BatchProject] {
        let parts = pattern.split(separator: "/").map(String.init).filter { $0 != "." }
        guard pattern.contains("*") || pattern.contains("?") else {
            let name = source.name ?? Self.name(ofPath: pattern)
            return [BatchProject(name: name, tags: source.tags, location: .folder(absolute(pattern)))]
        }
        let start = pattern.hasPrefix("/") ? "" : folder
        let found = matches(parts[...], in: start, "").sorted()
        guard !found.isEmpty else {
            throw Failure(.usage, "the run file's \"\(pattern.printable)\" finds no folder in \(folder.printable)")
        }
        // An absolute pattern's own folders are the same for all that it finds.
        let fixed = pattern.hasPrefix("/") ? parts.prefix { !$0.contains("*") && !$0.contains("?") }.count : 0
        func shown(_ path: String) -> String {
            Self.name(ofPath: path.split(separator: "/").dropFirst(fixed).joined(separator: "/"))
        }
        return found.map { path in
            let name = source.name.map { $0 + "/" + (path.split(separator: "/").last ?? "") } ?? shown(path)
            return BatchProject(name: name, tags: source.tags, location: .folder(start + "/" + path))
        }
    }

    /// The folders below one that the parts of a pattern mean, relative to where the search began.
    private func matches(_ parts: ArraySlice<String>, in start: String, _ path: String) -> [String] {
        guard let part = parts.first else { return path.isEmpty ? [] : [path] }
        let rest = parts.dropFirst()
        if !part.contains("*"), !part.contains("?") {
            let next = path.isEmpty ? part : path + "/" + part
            return FileManager.default.isFolder(start + "/" + next) == true ? matches(rest, in: start, next) : []
        }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: start + "/" + path)) ?? [])
            .filter { !$0.hasPrefix(".") }
        let isDeep = part == "**"
        var found = isDeep ? matches(rest, in: start, path) : []
        for name in names where isDeep || NamePattern(part).matches(name) {
            let next = path.isEmpty ? name : path + "/" + name
            guard FileManager.default.isFolder(start + "/" + next) == true else { continue }
            // A link to a folder above would be followed without end.
            if isDeep, (try? FileManager.default.destinationOfSymbolicLink(atPath: start + "/" + next)) != nil {
                continue
            }
            found += matches(isDeep ? parts : rest, in: start, next)
        }
        return Array(Set(found))
    }

    private func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path.hasPrefix("/") ? path : folder + "/" + path).standardizedFileURL.path
    }

    /// A repository on this machine by its path.
    private func isLocal(_ address: String) -> Bool {
        address.hasPrefix("/") || address.hasPrefix("./") || address.hasPrefix("../")
    }

    /// What is written, without what leads out of the run file's folder.
    private static func name(ofPath path: String) -> String {
        let parts = path.split(separator: "/").map(String.init).filter { $0 != "." }
        if path.hasPrefix("/") || parts.contains("..") {
            return parts.last { $0 != ".." } ?? "project"
        }
        return parts.isEmpty ? "project" : parts.joined(separator: "/")
    }

    private static func name(of address: String, _ folder: String) -> String {
        let last = address.split { "/:".contains($0) }.last.map(String.init) ?? "project"
        let plain = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        return folder.isEmpty ? plain : plain + "/" + folder
    }
}
