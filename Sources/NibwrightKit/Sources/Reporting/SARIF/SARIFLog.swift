import Foundation

/// A log in SARIF 2.1.0, as far as findings and plans need it.
struct SARIFLog: Encodable {
    private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    private let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    /// What the tool found or planned in one project.
    struct Run: Encodable {
        private let columnKind = "utf16CodeUnits"
        private let invocations = [Invocation()]
        private let originalUriBaseIds: [String: ArtifactLocation]
        private let results: [SARIFResult]
        private let tool: Tool

        init(_ results: [SARIFResult], rules: [SARIFRule], paths: LintPaths, version: String) {
            originalUriBaseIds = [
                ArtifactLocation.baseID: ArtifactLocation(uri: "file://" + paths.base.uriPath + "/", uriBaseId: nil)
            ]
            self.results = results
            tool = Tool(driver: Driver(rules: rules, semanticVersion: version))
        }
    }

    private struct Invocation: Encodable {
        let executionSuccessful = true
    }

    private struct Tool: Encodable {
        let driver: Driver
    }

    private struct Driver: Encodable {
        let name = "nibwright"
        let rules: [SARIFRule]
        let semanticVersion: String
    }

    /// A text, which SARIF always wraps.
    struct Message: Encodable {
        let text: String
        var markdown: String?
    }

    struct ArtifactLocation: Encodable {
        static let baseID = "ROOT"

        let uri: String
        let uriBaseId: String?

        /// A file of the project.
        static func file(_ path: String, _ paths: LintPaths) -> ArtifactLocation {
            ArtifactLocation(uri: paths.relative(path).uriPath, uriBaseId: baseID)
        }

        fileprivate init(uri: String, uriBaseId: String?) {
            self.uri = uri
            self.uriBaseId = uriBaseId
        }
    }
}

/// A rule's description.
struct SARIFRule: Encodable {
    struct Configuration: Encodable {
        let enabled: Bool
        let level: String
    }

    let defaultConfiguration: Configuration
    let fullDescription: SARIFLog.Message
    let help: SARIFLog.Message
    let id: String
    let name: String
    let shortDescription: SARIFLog.Message

    /// - Parameter help: in Markdown.
    init(id: String, level: String, isOn: Bool = true, summary: String, details: String, help: String) {
        defaultConfiguration = Configuration(enabled: isOn, level: level)
        fullDescription = SARIFLog.Message(text: details)
        self.help = SARIFLog.Message(text: details, markdown: help)
        self.id = id
        name = id.split { $0 == "-" || $0 == "/" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        shortDescription = SARIFLog.Message(text: summary)
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
