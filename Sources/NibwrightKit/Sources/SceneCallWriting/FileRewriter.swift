public import ProjectGraph
public import SourceText
import SwiftCode
public import SwiftSyntax
import SwiftWriting
public import TransformKit

/// Writes the calls of one Swift file anew.
public struct FileRewriter {
    /// The calls of a file that change together.
    public struct Group {
        /// The level of the least certain of them.
        public let safety: Safety
        /// The calls.
        public let calls: [RewrittenCall]
        /// What changes in the file, with the locals and constants that go.
        public let edits: [TextEdit]
    }

    private let graph: ProjectGraph
    private let source: SourceText
    private let constants: UnusedConstants
    private let expressions: [Range<Int>: ExprSyntax]

    /// Nil where the file cannot be parsed.
    public init?(
        _ source: SourceText, _ calls: [SceneCall], _ graph: ProjectGraph, _ constants: UnusedConstants
    ) {
        guard case .success(let tree) = SwiftSyntaxTree.read(source) else { return nil }
        self.graph = graph
        self.source = source
        self.constants = constants
        let finder = ExpressionFinder(Set(calls.compactMap { SystemCallPlace.range(of: $0) }))
        finder.walk(tree)
        expressions = finder.found
    }

    /// The new calls by their safety, and the reasons why others stay.
    public func groups(
        _ calls: [(call: SceneCall, making: SceneMaking)]
    ) -> (groups: [Group], refused: [(SceneCall, Obstacle)]) {
        var refused: [(SceneCall, Obstacle)] = []
        var rewritten: [RewrittenCall] = []
        let rewriter = CallRewriter(graph: graph, source: source)
        let emptied = EmptiedGuards(calls, expressions, rewriter)
        rewritten += emptied.calls
        for (call, making) in calls where !emptied.contains(call) {
            do throws(Obstacle) {
                guard let range = SystemCallPlace.range(of: call), let node = expressions[range] else {
                    throw Obstacle(
                        code: .helper,
                        reason:
                            "a function of the project opens the scene, and not all that it does is to make the controller",
                        place: call.reference.place)
                }
                let new = try rewriter.rewritten(call, making, CallExpression(node))
                guard EditList(new.edits) != nil, !rewritten.contains(where: { $0.overlaps(new) }) else {
                    throw Obstacle(
                        code: .castDecides, reason: "its statement changes with another call",
                        place: call.reference.place)
                }
                rewritten.append(new)
            } catch {
                refused.append((call, error))
            }
        }
        return (grouped(rewritten), refused)
    }

    private func grouped(_ calls: [RewrittenCall]) -> [Group] {
        let locals = StoryboardLocals(source, calls)
        // Calls that share a local change together, since it goes with the last of them.
        var safety = calls.map(\.safety)
        for local in locals.all {
            let most = local.calls.map { safety[$0] }.max() ?? .safe
            for number in local.calls { safety[number] = most }
        }
        return Set(safety).sorted().map { level in
            let numbers = calls.indices.filter { safety[$0] == level }
            let removals = locals.all.filter { $0.calls.allSatisfy(numbers.contains) }
            var edits = numbers.flatMap { calls[$0].edits }
            let locals = LineRemoval(source, removals.compactMap(\.declaration), keepsComments: true).edits
            edits += removals.compactMap(\.condition)
            let unsaid = constants.removable(
                in: source.path, by: numbers.map { calls[$0] }, gone: edits + locals)
            let removed = locals + LineRemoval(source, unsaid).edits
            // A line that goes takes its indentation along.
            edits.removeAll { edit in removed.contains { $0.overlaps(edit) || $0.range.contains(edit.range.lowerBound) }
            }
            edits += removed
            return Group(safety: level, calls: numbers.map { calls[$0] }, edits: Self.withoutInner(edits))
        }
    }

    /// Without the removals of indentation that lie inside of another edit.
    private static func withoutInner(_ edits: [TextEdit]) -> [TextEdit] {
        edits.filter { edit in
            !edit.replacement.isEmpty
                || !edits.contains { other in
                    other != edit && other.range.lowerBound < edit.range.lowerBound
                        && edit.range.upperBound <= other.range.upperBound
                }
        }
    }
}

extension RewrittenCall {
    /// Whether two calls change the same code; indentation that goes does not count.
    fileprivate func overlaps(_ other: RewrittenCall) -> Bool {
        let own = edits.filter { !$0.replacement.isEmpty }
        let others = other.edits.filter { !$0.replacement.isEmpty }
        return own.contains { edit in others.contains { $0.overlaps(edit) } }
    }
}

/// The piece of code that a call of the system's is.
public enum SystemCallPlace {
    /// Its bytes; nil where it is in another file than the reference.
    public static func range(of call: SceneCall) -> Range<Int>? {
        if let syntax = call.syntax { return syntax.range }
        if let made = call.made, made.call.path == call.reference.path { return made.call.range }
        return GeneratedCall(call) == nil ? nil : call.reference.range
    }
}

/// Finds expressions by their ranges.
public final class ExpressionFinder: SyntaxVisitor {
    private let wanted: Set<Range<Int>>
    /// Those that were found so far.
    public private(set) var found: [Range<Int>: ExprSyntax] = [:]

    /// - Parameter wanted: the bytes of the calls and members to look for.
    public init(_ wanted: Set<Range<Int>>) {
        self.wanted = wanted
        super.init(viewMode: .sourceAccurate)
    }

    public override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let range: Range<Int> = node.bytes
        if wanted.contains(range), found[range] == nil { found[range] = ExprSyntax(node) }
        return .visitChildren
    }

    /// A generated symbol is told by its name, without what calls it.
    public override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let range: Range<Int> = node.bytes
        if wanted.contains(range), found[range] == nil {
            let call = node.parent?.as(FunctionCallExprSyntax.self)
            found[range] =
                call?.calledExpression.id == ExprSyntax(node).id ? call.map(ExprSyntax.init) : ExprSyntax(node)
        }
        return .visitChildren
    }
}
