import TransformKit

/// Finds the classes that are written in a Swift before 3, beside which code of a later Swift cannot stand.
///
/// One file shows it for all files of its target, since a target has one version of Swift. `OldSwiftSign` lists the
/// signs.
struct OldSwift: Sendable {
    /// The sign in each file that has one, by path.
    private let signs: [String: String]
    /// The first file with a sign, by target.
    private let fileByTarget: [[String]: String]
    private let graph: ProjectGraph

    init(_ graph: ProjectGraph) {
        self.graph = graph
        let found = concurrentMap(graph.swiftFiles, threads: defaultThreadCount, OldSwiftSign.read)
        let files = zip(graph.swiftFiles.map(\.path), found).filter { !$1.declaredNames.isEmpty || !$1.signs.isEmpty }
        let declaring = files.filter { !$1.declaredNames.isEmpty }
        var signs: [String: String] = [:]
        for (path, file) in files {
            // A project may keep the old name for a function of its own.
            signs[path] =
                file.signs.first { sign in
                    guard let name = sign.name else { return true }
                    return !declaring.contains { $1.declaredNames.contains(name) && graph.isNear($0, path) }
                }?.text
        }
        self.signs = signs
        var fileByTarget: [[String]: String] = [:]
        for path in signs.keys.sorted() {
            for target in graph.targetNames(of: path) where fileByTarget[target] == nil { fileByTarget[target] = path }
        }
        self.fileByTarget = fileByTarget
    }

    /// The reason for which a class counts as written in Swift 2; nil where there is no sign of it.
    func reason(for type: SwiftClass) -> String? {
        let path = type.declaration.path
        if let sign = signs[path] { return "\(path.fileName) is written in Swift 2 (\(sign))" }
        guard let other = graph.targetNames(of: path).lazy.compactMap({ fileByTarget[$0] }).first,
            let sign = signs[other]
        else { return nil }
        return "\(other.fileName), of the same target as \(path.fileName), is written in Swift 2 (\(sign))"
    }
}

extension ProjectGraph {
    /// The targets that build a file, each as the path of its project and its name.
    fileprivate func targetNames(of path: String) -> [[String]] {
        targets.targets(of: path).map { [$0.projectPath, $0.name] }
    }
}
