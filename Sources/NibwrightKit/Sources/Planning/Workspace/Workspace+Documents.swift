public import ProjectGraph
import SourceText

extension Workspace {
    /// The project without its code: documents, catalogs, tables and Xcode projects, for whoever only draws documents.
    public func documentGraph(threads: Int = defaultThreadCount) -> ProjectGraph {
        var names: Set<String> = []
        let files = scan().files.filter { names.insert($0.path).inserted }
        let readable = files.filter { file in
            ![.swift, .objectiveCSource, .objectiveCHeader].contains(file.kind)
                && ProjectGraph.reads(file.path, file.kind)
        }
        var texts: [String: SourceText] = [:]
        for file in readAll(readable.map(\.path), threads: threads) {
            if case .success(let bytes) = file.bytes { texts[file.path] = SourceText(path: file.path, bytes: bytes) }
        }
        let found = texts
        return ProjectGraph.load(paths: files.map(\.path), threads: threads) { found[$0] }
    }
}
