import ProjectFiles
import TransformKit

/// Finds the paths of written files, one for each owner.
struct OwnedFilePaths {
    private let graph: ProjectGraph
    /// The name of the file, or its path.
    private let file: String
    private(set) var all: [SceneOwner: String] = [:]

    init(_ graph: ProjectGraph, file: String) {
        self.graph = graph
        self.file = file
    }

    /// Adds the path of an owner's file; none where no place for it is found.
    ///
    /// - Parameters:
    ///   - written: the file of an earlier run.
    ///   - documents: what the file is written for.
    mutating func add(_ owner: SceneOwner, written: String?, _ documents: [IBDocument]) {
        if let path = written ?? newPath(owner, documents) { all[owner] = path }
    }

    /// Beside the code of the owner's targets: where its app delegate is, else the outermost folder. Beside the first
    /// document where no code is in exactly these targets.
    private func newPath(_ owner: SceneOwner, _ documents: [IBDocument]) -> String? {
        let swift = owner.swiftFiles(in: graph).filter { !GeneratedFile.isOne($0.source) }
        if case .package(let folder) = owner.builder { return folder + "/" + file.fileName }
        if file.contains("/"), !all.values.contains(file) { return file }
        guard let origin = FileOperations(graph).swiftFile(ofExactly: owner.targets) ?? documents.map(\.path).min()
        else { return nil }
        let folder = LocalizedFile(path: origin).folder
        let prefix = folder.isEmpty ? "" : folder + "/"
        return prefix + freeFileName(owner, prefix)
    }

    /// Swift takes no two files of one name into a module.
    private func freeFileName(_ owner: SceneOwner, _ folder: String) -> String {
        let wanted = file.fileName
        var taken: Set<String> = []
        for (other, path) in all where !Set(other.targets).isDisjoint(with: owner.targets) {
            taken.insert(path.fileName)
        }
        for target in owner.targets {
            let members = graph.targets.members(of: target, phase: .sources)
            taken.formUnion(members.filter { $0 != folder + wanted }.map(\.fileName))
        }
        let second = (owner.targets.count > 1 ? "Shared" : owner.targets.first?.moduleName ?? "") + wanted
        var name = wanted
        var number = 2
        while taken.contains(name) {
            name = name == wanted ? second : String(second.dropLast(6)) + String(number) + ".swift"
            if name != second { number += 1 }
        }
        return name
    }
}

extension GeneratedFile {
    /// The file that an earlier run of a transform wrote for an owner.
    static func written(
        for owner: SceneOwner, beginningWith firstLine: String, in graph: ProjectGraph
    ) -> SourceText? {
        graph.swiftFiles.map(\.source).filter { source in
            guard source.bytes.starts(with: firstLine.utf8) else { return false }
            switch owner.builder {
            case .targets(let targets): return Set(graph.targets.targets(of: source.path)) == Set(targets)
            case .package(let folder): return source.path.hasPrefix(folder + "/")
            }
        }.min { $0.path < $1.path }
    }
}
