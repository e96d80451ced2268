import InterfaceBuilder
public import ProjectGraph
public import SwiftCode

/// Looks up the identifiers that a comparison in code means: `"detail"`, `Segues.detail`, `SegueID.detail.rawValue`.
public struct SegueTests: Sendable {
    /// The comparisons in each file, in the order of their positions.
    private let testsByPath: [String: [CodeReference]]

    public init(_ graph: ProjectGraph) {
        var found: [String: [CodeReference]] = [:]
        for reference in graph.codeReferences where reference.kind == .segueTest && reference.language == .swift {
            found[reference.path, default: []].append(reference)
        }
        testsByPath = found.mapValues { $0.sorted { $0.range.lowerBound < $1.range.lowerBound } }
    }

    /// Whether code of a file compares the identifier of any segue.
    public func isCompared(in path: String) -> Bool { testsByPath[path] != nil }

    /// All identifiers that comparisons within a range of a file mean, as far as they are known.
    public func identifiers(in range: Range<Int>, of path: String) -> Set<String> {
        Set(tests(in: range, path).flatMap(\.names))
    }

    /// The identifiers that an expression of a comparison stands for; nil where they cannot be determined.
    public func names(_ expression: some SyntaxProtocol, in path: String) -> [String]? {
        let range = expression.trimmedByteRange
        let inside = tests(in: range, path)
        let names = Set(inside.map(\.names))
        if names.count == 1, let only = names.first, inside.allSatisfy(\.isExact) { return only }
        return inside.isEmpty ? Self.literal(Syntax(expression)).map { [$0] } : nil
    }

    /// The comparisons within a range.
    private func tests(in range: Range<Int>, _ path: String) -> [CodeReference] {
        let all = testsByPath[path] ?? []
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if all[middle].range.lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return all[low...].prefix { $0.range.lowerBound <= range.upperBound }
            .filter { $0.range.upperBound <= range.upperBound }
    }

    private static func literal(_ node: Syntax) -> String? {
        if let pattern = node.as(ExpressionPatternSyntax.self) { return literal(Syntax(pattern.expression)) }
        if let optional = node.as(OptionalChainingExprSyntax.self) { return literal(Syntax(optional.expression)) }
        if let call = node.as(FunctionCallExprSyntax.self), call.isSome, let only = call.arguments.first {
            return literal(Syntax(only.expression))
        }
        return node.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}
