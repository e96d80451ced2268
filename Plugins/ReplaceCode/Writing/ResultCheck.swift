import TransformKit

/// Parses the outcome of a file's changes and looks whether it says what the replacement says.
struct ResultCheck {
    let rule: CodeRule
    let source: SourceText
    let tree: SourceFileSyntax
    let written: WrittenFile

    /// What is wrong, by the number of the match that is to blame.
    func failures() -> [Int: Obstacle] {
        let edits = written.all
        guard !written.edits.isEmpty else { return [:] }
        let outcome = SourceText(path: source.path, bytes: edits.apply(to: source.bytes))
        guard case .success(let after) = SwiftSyntaxTree.read(outcome), errorCount(after) <= errorCount(tree) else {
            return unparsed()
        }
        let places = MovedPlaces(written)
        var failures: [Int: Obstacle] = [:]
        if let expected = expectedRanges(after, outcome) {
            for (number, edits) in written.edits where !edits.isEmpty {
                let range = places.range(of: number)
                let inner = range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)
                if expected.isDisjoint(with: [range, inner]) {
                    failures[number] = Self.unparsed(written.items[number].match, source)
                }
            }
        }
        guard failures.isEmpty else { return failures }
        return foundAgain(after, outcome, places)
    }

    private func errorCount(_ tree: SourceFileSyntax) -> Int { SwiftSyntaxTree.errorCount(tree) }

    static func unparsed(_ match: CodeMatch, _ source: SourceText) -> Obstacle {
        Obstacle(
            code: .doesNotParse, reason: "what would come would not be read as it is written in \"replace\"",
            place: Place(source, at: match.range.lowerBound))
    }

    /// The matches that break the file, looked for by halves; where it takes several together, the later ones.
    private func unparsed() -> [Int: Obstacle] {
        var search = FaultSearch(source: source, written: written, faults: errorCount(tree))
        let numbers = search.blamed(written.edits.keys.sorted())
        return Dictionary(uniqueKeysWithValues: numbers.map { ($0, Self.unparsed(written.items[$0].match, source)) })
    }

    /// Where the outcome has the replacement; nil where that cannot be looked for.
    private func expectedRanges(_ after: SourceFileSyntax, _ outcome: SourceText) -> Set<Range<Int>>? {
        let replacement = rule.replacement
        guard case .node = replacement.root, replacement.elements.contains(where: { $0.name == nil }) else {
            return nil
        }
        return Set(MatchFinder.matches(of: replacement, in: after, outcome).matches.map(\.range))
    }

    /// Matches that the outcome has where something was changed.
    private func foundAgain(_ after: SourceFileSyntax, _ outcome: SourceText, _ places: MovedPlaces) -> [Int: Obstacle]
    {
        let again = MatchFinder.matches(of: rule.find, rule.conditions, in: after, outcome).matches
            .filter { rule.inside?.contains($0.context) ?? true }.map(\.range)
        guard !again.isEmpty else { return [:] }
        let left = Set(written.items.indices.filter { written.edits[$0] == nil }.map { places.range(of: $0) })
        var failures: [Int: Obstacle] = [:]
        for range in again where !left.contains(range) {
            for (number, _) in written.edits where places.range(of: number).overlaps(range) {
                failures[number] = Obstacle(
                    code: .foundAgain, reason: "what would come fits \"find\" again",
                    place: Place(source, at: written.items[number].match.range.lowerBound))
            }
        }
        return failures
    }
}
