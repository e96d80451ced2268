import ProjectFiles
import ProjectGraph
import SourceText

extension LoadedProject {
    /// The project with those of its files that git ignores and a target builds all the same, such as one with the
    /// secrets of each developer: their contents count as much as those of any other.
    func readingIgnoredMembers(threads: Int) -> LoadedProject {
        let found = ignoredMembers()
        if found.isEmpty { return self }
        var changes: [String: [UInt8]?] = [:]
        for file in workspace.readAll(found.map(\.path), threads: threads) {
            if case .success(let bytes) = file.bytes { changes[file.path] = .some(bytes) }
        }
        if changes.isEmpty { return self }
        let size = changes.values.reduce(0) { $0 + ($1?.count ?? 0) }
        let graph = graph.updating(changes, threads: threads)
        let outcomes = changes.keys.compactMap { path -> LeftOut? in
            if let refused = graph.refusedSwift.first(where: { $0.path == path }) {
                return LeftOut(path: path, reason: refused.refusal.leftOutReason)
            }
            let isGenerated = graph.generatedSwift.contains { $0.path == path }
            return isGenerated ? LeftOut(path: path, reason: .generated) : nil
        }
        let leftOut = leftOut.filter { changes[$0.path] == nil } + outcomes
        let files = scan.files + found.filter { changes[$0.path] != nil }
        return LoadedProject(
            workspace: workspace, graph: graph,
            leftOut: leftOut.sorted { ($0.path, $0.reason.rawValue) < ($1.path, $1.reason.rawValue) },
            scan: WorkspaceScan(
                files: files.sorted { ProjectPath.precedes($0.path, $1.path) },
                leftOut: scan.leftOut.filter { changes[$0.path] == nil }, fontFiles: scan.fontFiles),
            bytesRead: bytesRead + size)
    }

    /// Files that are there, that git ignores, and that a target names or takes in with their folder.
    private func ignoredMembers() -> [WorkspaceScan.File] {
        let ignored = Set(scan.leftOut.filter { $0.reason == .gitIgnored }.map(\.path))
        if ignored.isEmpty { return [] }
        var paths: Set<String> = []
        for project in graph.targets.projects {
            guard let memberships = graph.targets.memberships(of: project) else { continue }
            for file in memberships.missingFiles where file.isMember {
                let around = [file.path] + ProjectPath.folders(of: file.path)
                if around.contains(where: ignored.contains) { paths.insert(file.path) }
            }
            for (folder, _) in memberships.synchronizedFolders {
                paths.formUnion(ignored.filter { $0.hasPrefix(folder + "/") })
            }
        }
        return paths.sorted().compactMap { path in
            let kind = ProjectFileKind(path: path)
            guard !graph.lists(path), ProjectGraph.reads(path, kind), (try? ProjectPath.check(path)) != nil,
                let status = workspace.probe(path), status.kind == .file,
                status.size <= LeftOutReason.largestFile
            else { return nil }
            return WorkspaceScan.File(path: path, kind: kind, size: status.size)
        }
    }
}
