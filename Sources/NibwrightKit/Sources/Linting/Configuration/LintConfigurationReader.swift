import ProjectFiles
import SourceText
import TransformKit
import YAMLCode

/// Reads `.nibwright.yml` and sidecar files, checked whole against the rules that are there. Opens no file itself.
public struct LintConfigurationReader: Sendable {
    /// The file's name in a project's folder.
    public static let fileName = ".nibwright.yml"
    /// The ending that a sidecar's name adds to that of its document.
    public static let sidecarSuffix = ".nibwright.yml"

    /// What stands under `tidy` is for `TidyConfiguration`.
    private static let keys = [
        "only", "rules", "paths", "include", "exclude", "suppress", "baseline", "fail-on", "tidy",
    ]

    private let descriptions: [LintRuleDescription]

    public init(rules: [any LintRule.Type] = LintRules.all) {
        descriptions = rules.map { $0.description }
    }

    /// The configuration, or everything that is wrong with it.
    ///
    /// - Parameters:
    ///   - path: names the file in problems, and in findings about its suppressions.
    ///   - bytes: the file as it stands.
    public func configuration(
        path: String, bytes: [UInt8]
    ) throws(InvalidLintConfiguration) -> LintConfiguration {
        let problems = ProblemLog()
        var configuration = LintConfiguration()
        if let file = mapping(path, bytes, called: "the configuration", keys: Self.keys, problems) {
            read(file, into: &configuration)
        }
        guard problems.problems.isEmpty else { throw InvalidLintConfiguration(problems.problems) }
        return configuration
    }

    /// The suppressions of the file beside a document, or everything that is wrong with it.
    public func sidecar(
        path: String, bytes: [UInt8]
    ) throws(InvalidLintConfiguration) -> [Suppression] {
        let problems = ProblemLog()
        var suppressions: [Suppression] = []
        if let file = mapping(path, bytes, called: "a document's suppressions", keys: ["suppress"], problems) {
            let document = String(path.dropLast(Self.sidecarSuffix.count))
            suppressions = file.list("suppress").compactMap(
                SuppressionReader(ruleReader, document: document, problems: problems).suppression)
        }
        guard problems.problems.isEmpty else { throw InvalidLintConfiguration(problems.problems) }
        return suppressions
    }

    /// Names of rules as the command line gives them, or what is wrong with them.
    public func unknownRule(among names: [String]) -> String? {
        guard let name = names.first(where: { !ruleReader.names.contains($0) }) else { return nil }
        return "there is no rule \"\(name)\"; " + ruleReader.advice(for: name)
    }

    private var ruleReader: RuleChangeReader { RuleChangeReader(descriptions) }

    /// Reads a mapping; nil, with the problems, for a file that is not right, and nil for one in which nothing is
    /// written.
    private func mapping(
        _ path: String, _ bytes: [UInt8], called owner: String, keys: [String], _ problems: ProblemLog
    ) -> MappingDecoder? {
        if YAMLReader.isBlank(bytes) { return nil }
        let (node, found) = YAMLReader.read(path: path, bytes: bytes)
        problems.add(found)
        return node.flatMap { MappingDecoder($0, called: owner, keys: keys, problems: problems) }
    }

    private func read(_ file: MappingDecoder, into configuration: inout LintConfiguration) {
        let problems = file.problems
        if file["only"] != nil {
            configuration.only = Set(
                file.strings("only").filter { ruleReader.knows($0, problems: problems) }.map(\.value))
        }
        configuration.rules = ruleReader.changes(in: file, problems: problems)
        let patterns = PatternReader(problems: problems)
        configuration.overrides = file.list("paths").compactMap { override(in: $0, problems) }
        configuration.include = patterns.patterns(file.value("include"), called: "\"include\"")
        configuration.exclude = patterns.patterns(file.value("exclude"), called: "\"exclude\"")
        configuration.suppressions = file.list("suppress").compactMap(
            SuppressionReader(ruleReader, document: nil, problems: problems).suppression)
        configuration.usesBaseline = !["off", "false"].contains(file.string("baseline")?.value)
        configuration.baseline = file.string("baseline").flatMap { path in
            if !configuration.usesBaseline { return nil }
            guard path.value.hasPrefix("/") || path.value.split(separator: "/").contains("..") else {
                return path.value
            }
            problems.add(at: path.place, "\"baseline\" must be a path below the project's folder")
            return nil
        }
        configuration.failureLevel = failureLevel(in: file) ?? configuration.failureLevel
    }

    private func override(in node: YAMLNode, _ problems: ProblemLog) -> PathOverride? {
        let owner = "each item of \"paths\""
        guard let item = MappingDecoder(node, called: owner, keys: ["in", "rules"], problems: problems) else {
            return nil
        }
        for (key, advice) in [("in", "in: \"Legacy/**\""), ("rules", "rules: { … }")] where item.isMissing(key) {
            problems.add(at: item.place, "\"\(key)\" is missing in an item of \"paths\"; write \(advice)")
        }
        return PathOverride(
            patterns: PatternReader(problems: problems).patterns(item.value("in"), called: "\"in\""),
            rules: ruleReader.changes(in: item, problems: problems))
    }

    private func failureLevel(in file: MappingDecoder) -> FailureLevel? {
        guard let word = file.string("fail-on") else { return nil }
        if let level = FailureLevel(rawValue: word.value) { return level }
        let words = FailureLevel.allCases.map(\.rawValue)
        file.problems.add(
            at: word.place,
            "\"fail-on\" cannot be \"\(word.value.excerpt)\"; "
                + Spelling.advice(for: word.value, among: words, called: "level"),
            suggestion: Spelling.nearest(to: word.value, among: words))
        return nil
    }
}

/// Reads one path pattern or a list of them.
struct PatternReader {
    let problems: ProblemLog

    func patterns(_ node: YAMLNode?, called owner: String) -> [PathPattern] {
        guard let node else { return [] }
        guard case .sequence(let elements) = node.content else {
            return [pattern(node, called: owner)].compactMap { $0 }
        }
        return elements.compactMap { pattern($0, called: "each item of \(owner)") }
    }

    private func pattern(_ node: YAMLNode, called owner: String) -> PathPattern? {
        guard let text = MappingDecoder.string(node, called: owner, problems: problems) else { return nil }
        do throws(PathPattern.Failure) {
            return try PathPattern(text.value)
        } catch {
            problems.add(at: text.place, "\(owner) cannot use \"\(text.value.excerpt)\": \(error)")
            return nil
        }
    }
}
