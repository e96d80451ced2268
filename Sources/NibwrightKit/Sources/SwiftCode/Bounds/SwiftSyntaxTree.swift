public import SourceText
import SwiftParser
public import SwiftSyntax

/// Parses Swift, in one place for all who need a syntax tree, so that no text can end the process or keep it busy for
/// good.
///
/// The text is measured first (`SwiftShape`), then parsed on a thread of its own with a deep stack and a deadline.
public enum SwiftSyntaxTree {
    /// The tree of a text, or why it has none.
    public static func read(_ source: SourceText) -> Result<SourceFileSyntax, SwiftRefusal> {
        let shape = SwiftShape(of: source.bytes)
        if let refusal = refusal(of: source, shape) { return .failure(refusal) }
        let seconds = SwiftLimits.seconds(for: source.bytes.count)
        let read = BoundedThread.run(seconds: seconds) { parse(source.bytes, isAmbiguous: shape.isAmbiguous) }
        switch read {
        case .success(let tree)?: return .success(tree)
        case .failure(let reason)?: return .failure(SwiftRefusal(reason: reason, position: nil))
        case nil: return .failure(SwiftRefusal(reason: .time(seconds: Int(seconds)), position: nil))
        }
    }

    /// The reason why a text will have no tree, as far as its bytes show; the time that parsing takes is not known
    /// before.
    static func refusal(of source: SourceText) -> SwiftRefusal? {
        refusal(of: source, SwiftShape(of: source.bytes))
    }

    private static func refusal(of source: SourceText, _ shape: SwiftShape) -> SwiftRefusal? {
        shape.refusal.map { SwiftRefusal(reason: $0, position: source.position(at: shape.place(of: $0))) }
    }

    /// The tree of a text; a refused text has one that holds an error and nothing else.
    ///
    /// A graph has no refused files (`ProjectGraph.refusedSwift`), so that such a tree is never searched.
    public static func parse(_ source: SourceText) -> SourceFileSyntax {
        switch read(source) {
        case .success(let tree): tree
        case .failure: parse(Array("}".utf8))
        }
    }

    private static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
        bytes.withUnsafeBufferPointer {
            Parser.parse(source: $0, maximumNestingLevel: SwiftLimits.parserNesting)
        }
    }

    private static func parse(
        _ bytes: [UInt8], isAmbiguous: Bool
    ) -> Result<SourceFileSyntax, SwiftRefusal.Reason> {
        let tree = parse(bytes)
        guard isAmbiguous else { return .success(tree) }
        let depth = TreeDepth.measure(tree)
        return depth > SwiftLimits.treeDepth ? .failure(.treeDepth(depth)) : .success(tree)
    }

    /// Missing tokens and unexpected nodes: the number of places at which the parser had to guess.
    public static func errorCount(_ tree: some SyntaxProtocol) -> Int {
        guard tree.hasError else { return 0 }
        if let token = tree.as(TokenSyntax.self) { return token.presence == .missing || token.hasError ? 1 : 0 }
        let own = tree.is(UnexpectedNodesSyntax.self) ? 1 : 0
        return own + tree.children(viewMode: .all).reduce(0) { $0 + errorCount($1) }
    }
}

/// Counts the levels of a tree without recursing itself.
private enum TreeDepth {
    static func measure(_ tree: SourceFileSyntax) -> Int {
        var level: [Syntax] = [Syntax(tree)]
        var depth = 0
        while !level.isEmpty, depth <= SwiftLimits.treeDepth {
            level = level.flatMap { Array($0.children(viewMode: .all)) }
            depth += 1
        }
        return depth
    }
}
