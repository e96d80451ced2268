import ObjectiveCCode
public import ProjectGraph
public import SourceText
import SwiftCode
import SwiftSyntax
import SwiftWriting

/// Finds code that makes objects of classes without their scenes.
public struct CreationsInCode {
    private let graph: ProjectGraph
    private let trees = RecentTrees()

    /// Looks at no file yet.
    public init(in graph: ProjectGraph) { self.graph = graph }

    /// The first place that makes an object of one of some classes; nil where none does.
    ///
    /// An initializer with a coder is what a scene calls by way of the project's code, and makes none by itself.
    ///
    /// - Parameter isCounted: whether a file is looked at, by its path.
    public func first(
        of family: [SwiftClass], in isCounted: (String) -> Bool = { _ in true }
    ) -> (name: String, place: Place)? {
        for file in graph.swiftFiles {
            for name in family.map(\.name) where file.source.contains(identifier: name) && isCounted(file.path) {
                for offset in file.source.offsets(ofIdentifier: name) {
                    if isCreation(offset, offset + name.utf8.count, file) {
                        return (name, Place(file.source, at: offset))
                    }
                }
            }
        }
        for file in graph.objectiveCFiles where isCounted(file.source.path) {
            for name in family.flatMap({ [$0.name, $0.declaration.objectiveCName].compactMap(\.self) }) {
                for offset in file.source.offsets(ofIdentifier: name) {
                    let end = offset + name.utf8.count
                    let behind = file.source.string(end..<min(file.source.bytes.count, end + 12)).drop { $0 == " " }
                    if behind.hasPrefix("alloc]") || behind.hasPrefix("new]") {
                        return (name, Place(file.source, at: offset))
                    }
                }
            }
        }
        return nil
    }

    private func isCreation(_ offset: Int, _ end: Int, _ file: SwiftFile) -> Bool {
        let behind = file.source.string(end..<min(file.source.bytes.count, end + 8)).drop { $0.isWhitespace }
        guard behind.hasPrefix("(") || behind.hasPrefix(".init"),
            let token = trees.tree(of: file.source).token(at: AbsolutePosition(utf8Offset: offset)),
            let reference = token.parent?.as(DeclReferenceExprSyntax.self)
        else { return false }
        var callee = ExprSyntax(reference)
        if let member = reference.parent?.as(MemberAccessExprSyntax.self) { callee = ExprSyntax(member) }
        guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id else {
            return false
        }
        return !call.arguments.contains { $0.label?.text == "coder" }
    }
}
