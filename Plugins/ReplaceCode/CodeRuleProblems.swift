import TransformKit

/// Mistakes in a recipe's patterns, told before a project is read.
enum CodeRuleProblems {
    static func all(_ options: OptionValues, _ selection: OptionValues) -> [OptionProblem] {
        let syntax = CodeRule.syntax(options)
        var problems: [OptionProblem] = []
        let find = pattern("find", options, &problems) { PatternReader.read($0, as: syntax) }
        let replacement = pattern("replace", options, &problems) { CodeRule.replacement($0, as: syntax) }
        if let find { problems += ofFind(find) }
        if let find, let replacement, problems.isEmpty {
            problems += ofPair(find, replacement, options)
            problems += ofConditions(options, find)
        }
        if let inside = selection.string("inside"), !inside.isEmpty, InsideSelector(inside) == nil {
            problems.append(OptionProblem("inside", "\"\(inside)\" selects nothing; \(InsideSelector.form)"))
        }
        return problems
    }

    private static func pattern(
        _ name: String, _ options: OptionValues, _ problems: inout [OptionProblem],
        _ read: (String) -> Result<CodePattern, PatternReader.Mistake>
    ) -> CodePattern? {
        switch options.string(name).map(read) {
        case nil: return nil
        case .success(let pattern)?: return pattern
        case .failure(let mistake)?:
            problems.append(OptionProblem(name, mistake.message))
            return nil
        }
    }

    private static func ofFind(_ find: CodePattern) -> [OptionProblem] {
        guard !find.elements.isEmpty else { return [OptionProblem("find", "is empty; write the code to look for")] }
        if find.elements.allSatisfy({ $0.name != nil }) {
            return [OptionProblem("find", "is nothing but placeholders, which would fit everything")]
        }
        if find.hasComment { return [OptionProblem("find", "has a comment, which nothing can fit")] }
        guard case .statements(let parts, let run?) = find.root, run == 0 || run == parts.count - 1 else { return [] }
        return [OptionProblem("find", "has a run (\"$name...\") as its first or last statement, which says nothing")]
    }

    private static func ofPair(_ find: CodePattern, _ replacement: CodePattern, _ options: OptionValues)
        -> [OptionProblem]
    {
        var problems: [OptionProblem] = []
        let known = find.placeholders
        for (name, isRun) in replacement.placeholders.sorted(by: { $0.key < $1.key }) {
            guard let isFoundAsRun = known[name] else {
                problems.append(
                    OptionProblem("replace", "has the placeholder \"$\(name)\", which \"find\" does not have"))
                continue
            }
            if isRun != isFoundAsRun {
                let written = isFoundAsRun ? "$\(name)..." : "$\(name)"
                problems.append(OptionProblem("replace", "must write \"$\(name)\" as \"find\" does: \"\(written)\""))
            }
        }
        if find.isOpen != replacement.isOpen {
            problems.append(OptionProblem("replace", "must end with \"{\" as \"find\" does, or neither"))
        }
        guard problems.isEmpty else { return problems }
        if find.elements.map(\.content) == replacement.elements.map(\.content) {
            return [OptionProblem("replace", "is the same code as \"find\"")]
        }
        let conditions = CodeRule.conditions(options)
        let again = MatchFinder.matches(of: find, conditions, in: replacement.tree, nil)
        if !again.matches.isEmpty {
            return [
                OptionProblem(
                    "replace", "has code that \"find\" would find again, so that each run would change it once more")
            ]
        }
        return []
    }

    private static func ofConditions(_ options: OptionValues, _ find: CodePattern) -> [OptionProblem] {
        let known = find.placeholders
        return (options.map("where") ?? []).compactMap { entry in
            let name = CodeRule.name(entry.key)
            return known[name] == nil ? OptionProblem("where", "\"\(name)\" is no placeholder of \"find\"") : nil
        }
    }
}

extension CodePattern {
    /// Whether a comment is between the first token and the last, or around them.
    fileprivate var hasComment: Bool {
        tree.tokens(viewMode: .sourceAccurate).contains { $0.leadingTrivia.hasComment || $0.trailingTrivia.hasComment }
    }
}
