import SourceText

/// Turns the `nibwright:` comments of one file into suppressions, and reports those that it does not understand.
struct SourceSuppressions: Sendable {
    private(set) var suppressions: [Suppression] = []
    /// Comments that say nothing, with why.
    private(set) var mistakes: [LintFinding] = []

    private let path: String
    private let lastLine: Int
    private let knows: @Sendable (String) -> Bool
    private let adviceFor: @Sendable (String) -> String

    /// - Parameter rules: the rules that there are.
    init(_ directives: [CommentDirective], in source: SourceText, rules: RuleChangeReader) {
        path = source.path
        lastLine = max(1, source.lineStarts.count)
        knows = { rules.names.contains($0) }
        adviceFor = { rules.advice(for: $0) }
        var open: [Region] = []
        for directive in directives { read(directive, &open) }
        for region in open { close(region, at: lastLine) }
        suppressions.sort { ($0.place, $0.rules.joined()) < ($1.place, $1.rules.joined()) }
    }

    /// A `disable` that no `enable` has ended yet, for one rule.
    private struct Region {
        let rule: String
        let directive: CommentDirective
        let line: Int
    }

    private mutating func read(_ directive: CommentDirective, _ open: inout [Region]) {
        guard let kind = directive.kind else { return refuse(directive) }
        let line = directive.place.position?.line ?? 1
        let rules = directive.rules.filter { checked($0, directive) }
        switch kind {
        case .disable:
            open += rules.map { Region(rule: $0, directive: directive, line: line) }
        case .enable:
            enable(rules, directive, line, &open)
        case .file: suppress(rules, 1...lastLine, directive)
        case .this: suppress(rules, line...line, directive)
        case .next: suppress(rules, line + 1...line + 1, directive)
        case .previous:
            if line > 1 { suppress(rules, line - 1...line - 1, directive) }
        }
    }

    private mutating func enable(
        _ rules: [String], _ directive: CommentDirective, _ line: Int, _ open: inout [Region]
    ) {
        for rule in rules {
            let ended = open.filter { rule == RuleSelection.all || $0.rule == rule }
            for region in ended { close(region, at: line) }
            open.removeAll { rule == RuleSelection.all || $0.rule == rule }
            guard ended.isEmpty else { continue }
            let what = rule == RuleSelection.all ? "no rule" : "“\(rule)”, which no comment above has"
            mistakes.append(
                LintFinding(
                    directive.place,
                    rule == RuleSelection.all
                        ? "nibwright:enable ends nothing: \(what) is disabled here; remove the comment."
                        : "nibwright:enable names \(what) disabled; remove it from the comment."))
        }
    }

    private mutating func close(_ region: Region, at line: Int) {
        suppress([region.rule], region.line...max(region.line, line), region.directive)
    }

    /// One suppression for each rule, so that a comment of two rules can be half unused.
    private mutating func suppress(_ rules: [String], _ lines: ClosedRange<Int>, _ directive: CommentDirective) {
        suppressions += rules.map {
            Suppression(
                rules: [$0], scope: .lines(path: path, lines), reason: directive.reason, place: directive.place)
        }
    }

    private mutating func checked(_ rule: String, _ directive: CommentDirective) -> Bool {
        if knows(rule) { return true }
        let message = "There is no rule “\(rule)”, so this comment suppresses nothing; \(adviceFor(rule))."
        mistakes.append(LintFinding(directive.place, message.replacing("?.", with: "?")))
        return false
    }

    private mutating func refuse(_ directive: CommentDirective) {
        let words = CommentDirective.Kind.allCases.map { "nibwright:\($0.rawValue)" }.joined(separator: ", ")
        mistakes.append(
            LintFinding(
                directive.place, "“nibwright:\(directive.word)” says nothing; what can be said is \(words)."))
    }
}
