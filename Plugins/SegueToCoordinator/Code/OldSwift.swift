import SwiftSyntax
import TransformKit

/// Which classes are written in a Swift before 3: code of a later one cannot be put beside theirs.
///
/// What methods about segues were called then shows it. One file shows it for all of its target's: a target has one
/// version of Swift. Comments show nothing, as Xcode's templates were left in many files when these were converted.
struct OldSwift: Sendable {
    /// What shows it, by file.
    private let signs: [String: String]
    /// The first file that shows it, by target.
    private let fileByTarget: [[String]: String]
    private let graph: ProjectGraph

    init(_ graph: ProjectGraph) {
        self.graph = graph
        let sources = graph.swiftFiles.map(\.source)
        let found = concurrentMap(sources, threads: defaultThreadCount, OldSwiftFinder.read)
        let files = zip(sources.map(\.path), found).filter { $1.declares || $1.sign != nil }
        let declaring = files.filter(\.1.declares).map(\.0)
        var signs: [String: String] = [:]
        for (path, file) in files {
            // A project may go on with the old name for a function of its own.
            let isOwn = file.sign == OldSwiftFinder.performing && declaring.contains { graph.isNear($0, path) }
            if !isOwn { signs[path] = file.sign }
        }
        self.signs = signs
        var fileByTarget: [[String]: String] = [:]
        for path in signs.keys.sorted() {
            for target in graph.targetNames(of: path) where fileByTarget[target] == nil { fileByTarget[target] = path }
        }
        self.fileByTarget = fileByTarget
    }

    /// Why a class is taken for one in so old a Swift; nil where nothing shows it.
    func reason(for type: SwiftClass) -> String? {
        let path = type.declaration.path
        if let sign = signs[path] { return "\(path.fileName) is written in Swift 2 (\(sign)(…))" }
        guard let other = graph.targetNames(of: path).lazy.compactMap({ fileByTarget[$0] }).first,
            let sign = signs[other]
        else { return nil }
        return "\(other.fileName), of the same target as \(path.fileName), is written in Swift 2 (\(sign)(…))"
    }
}

/// Finds what was called otherwise before Swift 3.
private final class OldSwiftFinder: SyntaxVisitor {
    static let performing = "performSegueWithIdentifier"
    private static let overridden: Set<String> = ["prepareForSegue", "shouldPerformSegueWithIdentifier", performing]

    /// The first name met that UIKit had then.
    private var sign: String?
    /// Whether a function of the file's own has such a name.
    private var declares = false

    static func read(_ source: SourceText) -> (sign: String?, declares: Bool) {
        guard overridden.contains(where: { source.contains(identifier: $0) }) else {
            return (nil, false)
        }
        let finder = OldSwiftFinder(viewMode: .sourceAccurate)
        finder.walk(SwiftSyntaxTree.parse(source))
        return (finder.sign, finder.declares)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        let isOverride = node.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
        if name == Self.performing, !isOverride { declares = true }
        if isOverride, Self.overridden.contains(name) { sign = sign ?? name }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression
        let name =
            called.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        if name == Self.performing { sign = sign ?? Self.performing }
        return .visitChildren
    }
}

extension ProjectGraph {
    /// The targets that build a file, each as the path of its project and its name.
    fileprivate func targetNames(of path: String) -> [[String]] {
        targets.targets(of: path).map { [$0.projectPath, $0.name] }
    }
}
