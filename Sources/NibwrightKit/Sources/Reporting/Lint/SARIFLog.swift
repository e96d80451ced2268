import Foundation
import Linting
import SourceText
import TransformKit

/// A SARIF 2.1.0 log of one run, with what is tolerated as suppressed results.
struct SARIFLog: Encodable {
    private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    private let version = "2.1.0"
    private let runs: [Run]

    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    init(_ result: LintResult, _ paths: LintPaths, version: String) {
        runs = [Run(result, paths, version: version)]
    }

    private struct Run: Encodable {
        let columnKind = "utf16CodeUnits"
        let invocations: [Invocation]
        let originalUriBaseIds: [String: ArtifactLocation]
        let results: [SARIFResult]
        let tool: Tool

        init(_ result: LintResult, _ paths: LintPaths, version: String) {
            invocations = [Invocation(executionSuccessful: true)]
            originalUriBaseIds = [
                SARIFResult.baseID: ArtifactLocation(uri: "file://" + paths.base.uriPath + "/", uriBaseId: nil)
            ]
            let order = Dictionary(uniqueKeysWithValues: result.rules.enumerated().map { ($1.id, $0) })
            results = (result.findings + result.tolerated).map { SARIFResult($0, order[$0.rule], paths) }
            tool = Tool(driver: Driver(rules: result.rules.map(SARIFRule.init), semanticVersion: version))
        }
    }

    private struct Invocation: Encodable {
        let executionSuccessful: Bool
    }

    private struct Tool: Encodable {
        let driver: Driver
    }

    private struct Driver: Encodable {
        let name = "nibwright"
        let rules: [SARIFRule]
        let semanticVersion: String
    }
}

/// A text, which SARIF always wraps.
private struct Message: Encodable {
    let text: String
    var markdown: String?
}

private struct ArtifactLocation: Encodable {
    let uri: String
    let uriBaseId: String?
}

/// A rule's description.
private struct SARIFRule: Encodable {
    struct Configuration: Encodable {
        let enabled: Bool
        let level: String
    }

    let defaultConfiguration: Configuration
    let fullDescription: Message
    let help: Message
    let id: String
    let name: String
    let shortDescription: Message

    init(_ rule: RuleInUse) {
        let description = rule.description
        defaultConfiguration = Configuration(enabled: rule.isOn, level: rule.level.rawValue)
        fullDescription = Message(text: description.rationale)
        help = Message(text: description.rationale, markdown: LintRulePage.text(description))
        id = description.id
        name = description.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        shortDescription = Message(text: description.summary)
    }
}

private struct SARIFResult: Encodable {
    static let baseID = "ROOT"

    struct Location: Encodable {
        let logicalLocations: [LogicalLocation]?
        let physicalLocation: PhysicalLocation
    }

    struct PhysicalLocation: Encodable {
        let artifactLocation: ArtifactLocation
        let region: Region?
    }

    struct Region: Encodable {
        let startColumn: Int
        let startLine: Int
    }

    struct LogicalLocation: Encodable {
        let fullyQualifiedName: String
        let kind = "object"
        let name: String
    }

    struct Suppression: Encodable {
        let justification: String?
        let kind: String
    }

    let level: String
    let locations: [Location]
    let message: Message
    let partialFingerprints: [String: String]
    let ruleId: String
    let ruleIndex: Int?
    /// Empty where nothing is suppressed: without the property a reader could not know that it was looked for.
    let suppressions: [Suppression]

    init(_ finding: ReportedFinding, _ ruleIndex: Int?, _ paths: LintPaths) {
        level = finding.level.rawValue
        locations = [
            Location(logicalLocations: Self.object(finding.place), physicalLocation: Self.place(finding, paths))
        ]
        message = Message(text: finding.message)
        partialFingerprints = ["nibwright/v1": finding.fingerprint]
        ruleId = finding.rule
        self.ruleIndex = ruleIndex
        suppressions = finding.tolerance.map { [Self.suppression($0)] } ?? []
    }

    private static func place(_ finding: ReportedFinding, _ paths: LintPaths) -> PhysicalLocation {
        let region = finding.place.position.map {
            Region(startColumn: finding.line?.column ?? $0.column, startLine: $0.line)
        }
        let uri = paths.relative(finding.place.path).uriPath
        return PhysicalLocation(artifactLocation: ArtifactLocation(uri: uri, uriBaseId: baseID), region: region)
    }

    private static func object(_ place: Place) -> [LogicalLocation]? {
        guard let id = place.objectID else { return nil }
        return [LogicalLocation(fullyQualifiedName: id, name: place.objectName ?? id)]
    }

    private static func suppression(_ tolerance: Tolerance) -> Suppression {
        switch tolerance {
        case .baseline: Suppression(justification: "in the baseline", kind: "external")
        case .suppression(let suppression):
            Suppression(justification: suppression.reason, kind: suppression.isInSource ? "inSource" : "external")
        }
    }
}

extension String {
    /// A path as part of a URI: everything escaped but what may stand there as it is.
    fileprivate var uriPath: String {
        let allowed = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=@")
        return addingPercentEncoding(withAllowedCharacters: allowed) ?? self
    }
}
