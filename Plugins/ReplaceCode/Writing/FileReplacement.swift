import TransformKit

/// What becomes of the matches in one file.
struct FileReplacement {
    /// A match with what it is called in the plan.
    struct Item {
        let match: CodeMatch
        let subject: String
    }

    let rule: CodeRule
    let source: SourceText
    let tree: SourceFileSyntax

    /// One proposal for each match, in the order of the file.
    func proposals() -> Proposals {
        let found = MatchFinder.matches(of: rule.find, rule.conditions, in: tree, source)
        let undecided = found.undecided.filter(isSelected)
        let items = MatchNames.named((found.matches + undecided).filter(isSelected), in: source)
        guard !items.isEmpty else { return Proposals() }
        let undecidedRanges = Set(undecided.map(\.range))
        var obstacles: [Int: Obstacle] = [:]
        let check = PlaceCheck(rule: rule, source: source)
        for (number, item) in items.enumerated() {
            if undecidedRanges.contains(item.match.range) {
                let place = Place(source, at: item.match.range.lowerBound)
                obstacles[number] = Obstacle(
                    code: .operatorOrder,
                    reason:
                        "an operator that is not Swift's own is beside it, so that it is not known which applies first",
                    place: place)
            } else {
                obstacles[number] = check.obstacle(to: item.match)
            }
        }
        return settled(items, obstacles)
    }

    /// Why generated code stays as it is.
    func refusals(_ code: RefusalCode, reason: String) -> Proposals {
        let found = MatchFinder.matches(of: rule.find, rule.conditions, in: tree, source)
        return Proposals(
            refusals: MatchNames.named(found.matches.filter(isSelected), in: source).map { item in
                let place = Place(source, at: item.match.range.lowerBound)
                return refusal(item, Obstacle(code: code, reason: reason, place: place))
            })
    }

    private func isSelected(_ match: CodeMatch) -> Bool { rule.inside?.contains(match.context) ?? true }

    /// Writes what can be written, looks at the outcome, and leaves out what spoils it, until nothing does.
    private func settled(_ items: [Item], _ obstacles: [Int: Obstacle]) -> Proposals {
        var obstacles = obstacles
        var outcome = WrittenFile(rule: rule, source: source, items: items, obstacles: obstacles)
        for _ in 0..<4 {
            let failures = ResultCheck(rule: rule, source: source, tree: tree, written: outcome).failures()
            if failures.isEmpty { return proposals(outcome) }
            obstacles.merge(failures) { first, _ in first }
            outcome = WrittenFile(rule: rule, source: source, items: items, obstacles: obstacles)
        }
        for number in outcome.edits.keys where obstacles[number] == nil {
            obstacles[number] = ResultCheck.unparsed(items[number].match, source)
        }
        return proposals(WrittenFile(rule: rule, source: source, items: items, obstacles: obstacles))
    }

    private func proposals(_ written: WrittenFile) -> Proposals {
        var proposals = Proposals()
        for (number, item) in written.items.enumerated() {
            if let obstacle = written.obstacles[number] {
                proposals.refusals.append(refusal(item, obstacle))
            } else if let edits = written.edits[number], !edits.isEmpty {
                proposals.changes.append(change(item, edits, written))
            }
        }
        return proposals
    }

    private func refusal(_ item: Item, _ obstacle: Obstacle) -> Refusal {
        Refusal(
            subject: item.subject, title: "replace \(Shortened.code(source.string(item.match.range)))",
            code: obstacle.code,
            reason: obstacle.reason, place: obstacle.place)
    }

    private func change(_ item: Item, _ edits: [TextEdit], _ written: WrittenFile) -> Change {
        let old = source.string(item.match.range)
        let new = Shortened.code(written.text(of: item.match.range, edits))
        let title = new.isEmpty ? "remove \(Shortened.code(old))" : "write \(new) for \(Shortened.code(old))"
        return Change(
            subject: item.subject, title: title,
            reason: "it is written as the pattern is; what its names mean was not looked up", safety: .review,
            place: Place(source, at: item.match.range.lowerBound),
            edits: edits.map { .replace(path: source.path, $0) }, dependence: .none)
    }
}

/// Names matches by the declaration that they are in, so that a name stays when lines above it come or go.
enum MatchNames {
    static func named(_ matches: [CodeMatch], in source: SourceText) -> [FileReplacement.Item] {
        let sorted = matches.sorted { left, right in
            (left.range.lowerBound, right.range.upperBound) < (right.range.lowerBound, left.range.upperBound)
        }
        var counts: [String: Int] = [:]
        return sorted.map { match in
            let owner = match.context.declarations.map(\.name).joined(separator: ".")
            let name = owner.isEmpty ? source.path : "\(source.path):\(owner)"
            counts[name, default: 0] += 1
            return FileReplacement.Item(match: match, subject: "\(name)#\(counts[name] ?? 0)")
        }
    }
}
