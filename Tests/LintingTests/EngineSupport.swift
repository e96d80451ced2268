@testable import Linting
import ProjectGraph
import SourceText
import TransformKit

/// Finds labels that show a text, in one document.
struct BadLabel: DocumentRule {
    static let description = LintRuleDescription(
        id: "bad-label", summary: "A label shows a bad text.", rationale: "Nobody should read it.", level: .warning,
        options: [
            OptionDescription("text", .string, default: .string("bad"), "The bad text."),
            OptionDescription("most", .integer, default: .integer(0), "How many a document may have."),
        ])

    private let text: String
    private let most: Int

    init(options: OptionValues) {
        text = options.string("text") ?? ""
        most = options.integer("most") ?? 0
    }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        let labels = document.elements.filter { $0.isNamed("label") && $0["text"] == text }
        return labels.count <= most ? [] : labels.map { LintFinding($0.place, "One of \(labels.count) bad labels.") }
    }
}

/// Finds words in Swift files, one finding a word.
struct BadWord: ProjectRule {
    static let description = LintRuleDescription(
        id: "bad-word", summary: "Code has a bad word.", rationale: "Somebody may read it.", level: .error,
        options: [OptionDescription("word", .string, default: .string("heck"), "The word.")])

    private let word: String

    init(options: OptionValues) { word = options.string("word") ?? "" }

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        graph.swiftFiles.map(\.source).flatMap { source in
            source.offsets(ofIdentifier: word).map { LintFinding(Place(source, at: $0), "It says \(word).") }
                + source.offsets(ofIdentifier: "perhaps").map {
                    LintFinding(Place(source, at: $0), "It may be \(word).", isCertain: false)
                }
        }
    }
}

/// A rule of taste.
struct EveryDocument: DocumentRule {
    static let description = LintRuleDescription(
        id: "every-document", summary: "There is a document.", rationale: "Code is better.", level: .note,
        isOnByDefault: false)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        [LintFinding(document.root.place, "There is a document.")]
    }
}

let testRules: [any LintRule.Type] = [
    BadLabel.self, BadWord.self, EveryDocument.self, UnreadableDocument.self, StaleBaseline.self,
    UnusedSuppression.self,
]

/// A project in memory.
struct LintCafe {
    var files: [String: String]

    init(_ files: [String: String]) { self.files = files }

    var graph: ProjectGraph {
        let files = self.files
        return ProjectGraph.load(paths: Array(files.keys), threads: 2) { path in
            files[path].map { SourceText(path: path, $0) }
        }
    }

    /// - Parameters:
    ///   - configuration: the text of `.nibwright.yml`.
    ///   - sidecars: texts by path.
    func lint(
        _ configuration: String = "", selection: RuleSelection = RuleSelection(), sidecars: [String: String] = [:],
        baseline: String? = nil, threads: Int = 2
    ) throws -> LintResult {
        let reader = LintConfigurationReader(rules: testRules)
        var settings = try reader.configuration(path: ".nibwright.yml", bytes: Array(configuration.utf8))
        settings.selection = selection
        let beside = try sidecars.sorted { $0.key < $1.key }.flatMap {
            try reader.sidecar(path: $0.key, bytes: Array($0.value.utf8))
        }
        let known = try baseline.map { try LintBaseline(path: "baseline.json", bytes: Array($0.utf8)) }
        return Linter(rules: testRules, configuration: settings, threads: threads)
            .lint(graph, root: "/cafe", sidecars: beside, baseline: known)
    }
}

/// A xib with labels, given by id and text, in a view with the id `top-AA-001`.
func labelXib(_ labels: (id: String, text: String)...) -> String {
    let lines = labels.map { "                <label text=\"\($0.text)\" id=\"\($0.id)\"/>\n" }.joined()
    return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch">
            <objects>
                <view id="top-AA-001">
                    <subviews>
        \(lines)            </subviews>
                </view>
            </objects>
        </document>

        """
}

extension LintResult {
    /// What is reported, one line a finding: `path:line level rule`.
    var lines: [String] { findings.map(\.summary) }

    /// What is tolerated, in the same form.
    var toleratedLines: [String] { tolerated.map(\.summary) }
}

extension ReportedFinding {
    var summary: String {
        "\(place.path)\(place.position.map { ":\($0.line)" } ?? "") \(level.rawValue) \(rule)"
    }
}
