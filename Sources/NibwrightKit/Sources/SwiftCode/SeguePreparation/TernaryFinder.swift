import SwiftSyntax

/// Finds `segue.identifier == "a" ? b : c` in a statement.
final class TernaryFinder: SyntaxVisitor {
    private let roles: SegueRoles
    private(set) var condition: (conditions: [SeguePreparation.Condition], range: Range<Int>)?

    init(_ roles: SegueRoles) {
        self.roles = roles
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ sequence: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(sequence.elements)
        guard condition == nil, let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
        else { return .visitChildren }
        let start = elements[..<place].lastIndex { $0.is(AssignmentExprSyntax.self) }.map { $0 + 1 } ?? 0
        let asked = Array(elements[start..<place])
        guard let first = asked.first, let last = asked.last else { return .visitChildren }
        var reader = SegueConditionReader(roles)
        reader.read(asked, text: asked.map(\.trimmedText).joined(separator: " "))
        guard reader.testsSegue else { return .visitChildren }
        condition = (
            reader.conditions, first.trimmedByteRange.lowerBound..<last.trimmedByteRange.upperBound
        )
        return .skipChildren
    }
}
