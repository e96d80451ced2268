import ProjectFiles
import OptionReading
import SourceText
import TransformKit
import YAMLCode

/// Reads the items of `suppress:` in the configuration and in the files beside documents.
struct SuppressionReader {
    private let rules: RuleChangeReader
    /// The document that a sidecar is beside; nil in the configuration, where each item names its own.
    private let document: String?
    private let problems: ProblemLog

    init(_ rules: RuleChangeReader, document: String?, problems: ProblemLog) {
        self.rules = rules
        self.document = document
        self.problems = problems
    }

    func suppression(_ node: YAMLNode) -> Suppression? {
        let keys = ["rule", "rules"] + (document == nil ? ["document"] : []) + ["object", "inside", "reason"]
        guard let item = MappingDecoder(node, called: "each item of \"suppress\"", keys: keys, problems: problems)
        else { return nil }
        let pattern = pattern(of: item)
        let object = item.string("object")?.value
        let inside = inside(in: item)
        if inside, object == nil {
            problems.add(at: item.place, "\"inside\" needs an \"object\"; a whole document has everything inside it")
        }
        let names = ruleNames(in: item)
        guard let pattern, !names.isEmpty else { return nil }
        return Suppression(
            rules: names, scope: .documents(pattern, object: object, inside: inside),
            reason: item.string("reason")?.value, place: item.place)
    }

    private func ruleNames(in item: MappingDecoder) -> [String] {
        let names = [item.string("rule")].compactMap { $0 } + item.strings("rules")
        if names.isEmpty, item.isMissing("rule"), item.isMissing("rules") {
            problems.add(at: item.place, "\"rule\" is missing in an item of \"suppress\"; name a rule, or \"all\"")
        }
        return names.filter { rules.knows($0, problems: problems) }.map(\.value)
    }

    private func inside(in item: MappingDecoder) -> Bool {
        guard let node = item.value("inside"),
            case .boolean(let value)? = ValueReader(problems: problems).value(
                of: node, as: .boolean, called: "\"inside\"", in: ParameterScope())
        else { return false }
        return value
    }

    private func pattern(of item: MappingDecoder) -> PathPattern? {
        if let document { return try? PathPattern(Self.escaped(document)) }
        if item.isMissing("document") {
            problems.add(
                at: item.place, "\"document\" is missing in an item of \"suppress\"; give the path of a document")
        }
        return PatternReader(problems: problems).patterns(item.value("document"), called: "\"document\"").first
    }

    /// A path as a pattern that matches it alone.
    private static func escaped(_ path: String) -> String {
        path.reduce(into: "") { text, character in
            if "*?[]{}\\,".contains(character) { text += "\\" }
            text.append(character)
        }
    }
}
