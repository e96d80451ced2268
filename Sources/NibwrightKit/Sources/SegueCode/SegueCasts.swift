public import SwiftCode

/// A cast of a segue's destination, or of the destination's content, that runs for a segue.
public struct SegueCast: Hashable, Sendable {
    /// The range of the whole cast, in UTF-8 bytes.
    public let range: Range<Int>
    /// The type of the cast as it is written.
    public let className: String
    /// Whether the cast is `as!`.
    public let isForced: Bool
    /// Whether the content of a navigation controller is cast, not the destination.
    public let isOfContent: Bool
    /// Whether the cast succeeds; nil where that cannot be determined.
    public let succeeds: Bool?
    /// Whether it is all that an `if` with an `else` checks: the code has an answer for either case.
    public var isChoice = false
}

extension SegueBlock {
    /// The casts that code comes to for the segue, in no order that matters.
    public var casts: [SegueCast] {
        allStatements.flatMap { statement -> [SegueCast] in
            let checked = statement.checks.flatMap { element, meanings in
                CastFinder.casts(in: element, meanings).map { $0.asChoice(element.isChoice) }
            }
            switch statement.decision {
            case .kept, .named: return checked + CastFinder.casts(in: statement.syntax.item, statement.meanings)
            default: return checked
            }
        }
    }

    /// A condition that compares the segue itself, by an operator of the project's own: `segue == .detail`.
    public var comparisonOfSegue: ExprSyntax? {
        allStatements.lazy.flatMap(\.checks).compactMap { element, meanings in
            guard case .expression(let condition) = element.condition,
                let elements = condition.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
                elements.contains(where: { $0.operatorText == "==" }),
                elements.contains(where: { meanings.meaning(of: $0) == .segue })
            else { return nil }
            return condition
        }.first
    }
}

extension SegueCast {
    fileprivate func asChoice(_ isChoice: Bool) -> SegueCast {
        var cast = self
        cast.isChoice = isChoice
        return cast
    }
}

extension ConditionElementSyntax {
    /// Whether it is the only condition of an `if` that has an `else`.
    fileprivate var isChoice: Bool {
        guard let list = parent?.as(ConditionElementListSyntax.self), list.count == 1 else { return false }
        return list.parent?.as(IfExprSyntax.self)?.elseBody != nil
    }
}

private final class CastFinder: SyntaxVisitor {
    private let meanings: SegueMeanings
    private var found: [SegueCast] = []

    static func casts(in node: some SyntaxProtocol, _ meanings: SegueMeanings) -> [SegueCast] {
        let finder = CastFinder(meanings)
        finder.walk(node)
        return finder.found
    }

    private init(_ meanings: SegueMeanings) {
        self.meanings = meanings
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for (place, element) in elements.enumerated().dropFirst().dropLast() {
            guard let cast = element.as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark,
                let type = elements[place + 1].as(TypeExprSyntax.self),
                case .target(let target)? = meanings.meaning(of: elements[place - 1])
            else { continue }
            let name = type.type.trimmedDescription
            let start = elements[place - 1].trimmedByteRange.lowerBound
            found.append(
                SegueCast(
                    range: start..<type.trimmedByteRange.upperBound, className: name,
                    isForced: mark.tokenKind == .exclamationMark, isOfContent: target.isContent,
                    succeeds: meanings.isKind(target, name)))
        }
        return .visitChildren
    }
}
