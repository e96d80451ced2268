import TransformKit

extension SyntaxProtocol {
    /// From the first token to the last, without what is around them.
    var range: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// Whether it is the name of a member, a component of a key path or the like, and no expression of its own.
    var isMemberName: Bool {
        guard let parent else { return false }
        if let access = parent.as(MemberAccessExprSyntax.self) { return Syntax(access.declName) == Syntax(self) }
        return parent.kind == .keyPathPropertyComponent
    }

    /// The offset of the first blanks with a comment between tokens that are in a range.
    func innerComment(in range: Range<Int>) -> Int? {
        for token in tokens(viewMode: .sourceAccurate) {
            if token.leadingTrivia.hasComment, token.position.utf8Offset >= range.lowerBound,
                token.range.lowerBound < range.upperBound, token.range.lowerBound > range.lowerBound
            {
                return token.position.utf8Offset
            }
            if token.trailingTrivia.hasComment, token.range.upperBound < range.upperBound {
                return token.range.upperBound
            }
        }
        return nil
    }
}

extension Trivia {
    /// Whether a comment of any kind is among the pieces.
    var hasComment: Bool {
        pieces.contains { piece in
            switch piece {
            case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
            default: false
            }
        }
    }
}

extension TokenSyntax {
    /// The text as it is compared: a name in backticks is the name.
    var comparedText: String {
        let text = self.text
        guard text.count > 2, text.first == "`", text.last == "`" else { return text }
        return String(text.dropFirst().dropLast())
    }
}
