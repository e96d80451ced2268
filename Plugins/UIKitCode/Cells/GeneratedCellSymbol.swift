import SwiftSyntax
import SwiftWriting
import TransformKit

/// A place that names a cell's xib, or its reuse identifier, by a symbol of R.swift.
enum GeneratedCellSymbol {
    /// The edits after which the place says the same without the symbol; nil where it is another form than those that
    /// register and dequeue cells.
    ///
    /// - Parameters:
    ///   - root: the offset of `R`.
    ///   - name: the class of the cell.
    ///   - identifier: its reuse identifier.
    static func edits(
        at root: Int, in tree: SourceFileSyntax, _ kind: Cell.Kind, _ name: String, _ identifier: String
    ) -> [TextEdit]? {
        guard let token = tree.token(at: AbsolutePosition(utf8Offset: root)),
            var symbol = token.parent?.as(DeclReferenceExprSyntax.self).map({ ExprSyntax($0) })
        else { return nil }
        while let member = symbol.parent?.as(MemberAccessExprSyntax.self), member.base?.id == symbol.id {
            symbol = ExprSyntax(member)
        }
        let words = symbol.trimmedDescription.split(separator: ".").map(String.init)
        guard words.count > 2 else { return nil }
        let literal = identifier.swiftLiteral
        if words.count == 4, ["identifier", "name"].contains(words[3]), !identifier.isEmpty {
            return words[1] == "nib" && words[3] == "name" ? nil : [TextEdit(symbol.bytes, literal)]
        }
        guard words.count == 3, !identifier.isEmpty, let argument = symbol.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            let method = call.calledExpression.lastName, call.calledExpression.is(MemberAccessExprSyntax.self)
        else { return nil }
        let labels = call.arguments.map { $0.label?.text ?? "" }
        if words[1] == "nib" {
            guard method == "register", argument.label == nil else { return nil }
            let registered = kind.registerLabels
            switch (kind, labels) {
            case (.tableCell, [""]), (.collectionCell, [""]):
                return [TextEdit(symbol.bytes, "\(name).self, \(registered[0]): \(literal)")]
            case (.reusableView, ["", "forSupplementaryViewOfKind"]):
                guard let last = call.arguments.last else { return nil }
                return [
                    TextEdit(symbol.bytes, "\(name).self"),
                    TextEdit(insert: ", withReuseIdentifier: \(literal)", at: last.expression.bytes.upperBound),
                ]
            default: return nil
            }
        }
        guard method == "dequeueReusableCell" || method == "dequeueReusableSupplementaryView", labels.last == "for"
        else { return nil }
        return [TextEdit(symbol.bytes, literal)] + cast(of: call, to: name)
    }

    /// R.swift's method gives the class as an optional, and the system's a cell of any class.
    private static func cast(of call: FunctionCallExprSyntax, to name: String) -> [TextEdit] {
        let forced = call.parent?.as(ForceUnwrapExprSyntax.self)
        let whole = forced.map { ExprSyntax($0) } ?? ExprSyntax(call)
        let cast = forced == nil ? " as? \(name)" : " as! \(name)"
        let needsParentheses =
            whole.parent?.is(MemberAccessExprSyntax.self) == true
            || whole.parent?.is(OptionalChainingExprSyntax.self) == true
        let end = call.bytes.upperBound..<whole.bytes.upperBound
        if needsParentheses {
            return [
                TextEdit(insert: "(", at: whole.bytes.lowerBound), TextEdit(end, cast + ")"),
            ]
        }
        return [TextEdit(end, cast)]
    }
}
