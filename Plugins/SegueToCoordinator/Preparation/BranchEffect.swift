import TransformKit

/// What the branches of an `if` do of which hardly anything was left.
enum BranchEffect {
    case nothing
    /// They leave the method, which is nothing where nothing follows.
    case leaves

    /// - Parameter lines: the statement as it was written anew. Nil where it does more than to leave, or may.
    init?(_ lines: [CutLine]) {
        self = .nothing
        for line in lines.map(\.trimmed) where !line.isEmpty && !line.hasPrefix("//") {
            if line.hasPrefix("if ") || line.hasPrefix("} else") { continue }
            if line == "return" {
                self = .leaves
            } else if !Self.isEmptyDeclaration(line) {
                return nil
            }
        }
    }

    /// `let list: ListViewController`
    private static func isEmptyDeclaration(_ line: String) -> Bool {
        let words = line.split(separator: " ")
        guard words.count == 3, words[0] == "let" || words[0] == "var", words[1].hasSuffix(":") else { return false }
        return line.allSatisfy { $0.isLetter || $0.isNumber || " _:.?!".contains($0) }
    }
}

extension IfExprSyntax {
    /// Whether asking its conditions, and those of its `else if`s, does nothing.
    var hasPureConditions: Bool {
        var next: IfExprSyntax? = self
        while let clause = next {
            if !clause.conditions.isPure { return false }
            next = nil
            if case .ifExpr(let other)? = clause.elseBody { next = other }
        }
        return true
    }
}

extension ConditionElementListSyntax {
    fileprivate var isPure: Bool {
        let text = trimmedDescription
        return !text.contains("\n")
            && !tokens(viewMode: .sourceAccurate).contains { token in
                switch token.tokenKind {
                case .leftParen, .leftBrace, .exclamationMark, .keyword(.try), .keyword(.await): true
                default: false
                }
            }
    }
}
