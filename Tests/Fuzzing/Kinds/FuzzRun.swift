import Linting
import ProjectGraph
import SourceText
public import TransformKit

/// What the kit does with one input: the reader of its kind reads it, and the graph of a small project links it.
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
    ///
    /// - Returns: what the reader said of it, in a few words.
    @discardableResult
    public func read(_ bytes: [UInt8]) -> [String] {
        FuzzReading.words(kind, SourceText(path: kind.path, bytes: bytes))
    }

    /// Links an input into a project, and lints it, and lets the transforms propose.
    ///
    /// - Returns: the rules that found something, and what each transform proposed or refused.
    @discardableResult
    public func link(_ bytes: [UInt8]) -> Set<String> {
        guard kind.isInProject else { return Set(read(bytes)) }
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
            features.formUnion(proposals.refusals.map { "\(name) \($0.code.id)" })
        }
        return features
    }
}
