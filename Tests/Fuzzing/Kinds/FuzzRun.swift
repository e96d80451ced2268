import Linting
import ProjectGraph
import SourceText
public import TransformKit

/// What the kit does with one input, as far as tests can tell it from what it does with another.
///
/// Each input is read by the reader of its kind, and linked into the graph of a project of two files. What a set of
/// features adds to those seen before is what an input is kept for.
public struct FuzzRun: Sendable {
    public let kind: FuzzKind
    /// Files around the input, by path, so that what it names is there.
    private let companions: [String: [UInt8]]
    private let transforms: [any Transform]

    /// - Parameters:
    ///   - companions: one input of each kind that a graph reads.
    ///   - transforms: those that propose changes of the whole project.
    public init(kind: FuzzKind, companions: [FuzzKind: [UInt8]], transforms: [any Transform] = []) {
        self.kind = kind
        self.companions = Dictionary(
            uniqueKeysWithValues: companions.filter(\.key.isInProject).filter { $0.key != .binaryPlist }.map {
                ($0.key.path, $0.value)
            })
        self.transforms = transforms
    }

    /// Reads an input by itself.
    public func read(_ bytes: [UInt8]) -> Set<String> {
        let source = SourceText(path: kind.path, bytes: bytes)
        if kind == .swift { return FuzzFeatures.ofSwift(source) }
        return Set(FuzzFeatures.ofReading(kind, source).map { "\(kind.rawValue) \($0)" })
    }

    /// Links an input into a project, and lints it, and lets the transforms propose.
    public func link(_ bytes: [UInt8]) -> Set<String> {
        guard kind.isInProject else { return read(bytes) }
        var files = companions
        files[kind.path] = bytes
        let graph = ProjectGraph.load(paths: files.keys.sorted(), threads: 1) { [files] path in
            files[path].map { SourceText(path: path, bytes: $0) }
        }
        let result = Linter(configuration: LintConfiguration(), threads: 1).lint(graph, root: "/project")
        var features = Set(result.findings.map { "lint \($0.rule)" })
        for transform in transforms {
            let name = type(of: transform).description.id
            let proposals = transform.propose(in: TransformContext(graph: graph))
            features.formUnion(proposals.changes.map { "\(name) change \($0.safety)" })
            features.formUnion(proposals.refusals.map { "\(name) \($0.code)" })
        }
        return features
    }
}
