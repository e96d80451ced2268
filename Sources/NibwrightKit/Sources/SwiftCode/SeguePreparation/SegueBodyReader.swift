import SwiftSyntax

/// Reads a method's body into branches.
struct SegueBodyReader {
    private let method: SegueMethod

    init(_ method: SegueMethod) {
        self.method = method
    }

    func read(_ body: CodeBlockSyntax, typeName: String) -> SeguePreparation {
        var reader = SegueBlockReader(SegueRoles(method))
        reader.read(Array(body.statements))
        let block = reader.block
        var branches = block.branches
        var before = block.before
        if branches.isEmpty, let first = before.first, let last = before.last {
            branches = [unconditional(Array(body.statements), first.lowerBound..<last.upperBound)]
            before = []
        }
        return SeguePreparation(
            method: method, typeName: typeName, statements: body.statements.byteRangeOfItems,
            superCall: block.superCall,
            branches: branches, before: before, between: block.between, after: block.after, unclear: block.unclear,
            handsOn: block.handsOn)
    }

    private func unconditional(_ statements: [CodeBlockItemSyntax], _ range: Range<Int>) -> SeguePreparation.Branch {
        let facts = SegueBranchFacts(statements, SegueRoles(method))
        return SeguePreparation.Branch(
            form: .unconditional, conditions: [], conditionRange: nil, statements: range, casts: facts.casts,
            usesSender: facts.usesSender, usedNames: facts.usedNames, nested: [])
    }
}

extension CodeBlockItemListSyntax {
    /// From the first statement to the last; empty, at the place for one, where there are none.
    var byteRangeOfItems: Range<Int> {
        guard let first, let last else {
            let place = positionAfterSkippingLeadingTrivia.utf8Offset
            return place..<place
        }
        return first.trimmedByteRange.lowerBound..<last.trimmedByteRange.upperBound
    }
}
