import Linting
import SourceText

/// Annotations of GitHub Actions: it reads them from what a job prints.
struct GitHubAnnotations {
    private let result: LintResult
    private let paths: LintPaths

    init(_ result: LintResult, _ paths: LintPaths) {
        self.result = result
        self.paths = paths
    }

    var text: String { result.findings.map(line).joined() }

    private func line(_ finding: ReportedFinding) -> String {
        var properties = [("file", paths.relative(finding.place.path))]
        if let position = finding.place.position {
            properties += [("line", "\(position.line)"), ("col", "\(finding.line?.column ?? position.column)")]
        }
        properties.append(("title", finding.rule))
        let written = properties.map { "\($0)=\(Self.escapedProperty($1))" }.joined(separator: ",")
        return "::\(Self.command(finding.level)) \(written)::\(Self.escaped(finding.messageWithObject))\n"
    }

    private static func command(_ level: Finding.Level) -> String {
        switch level {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    private static func escaped(_ text: String) -> String { text.printable.replacing("%", with: "%25") }

    private static func escapedProperty(_ text: String) -> String {
        escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}

/// Lines that Xcode shows in the editor when a build phase prints them: absolute paths, columns in bytes as compilers
/// count.
struct XcodeReport {
    private let result: LintResult
    private let paths: LintPaths

    init(_ result: LintResult, _ paths: LintPaths) {
        self.result = result
        self.paths = paths
    }

    var text: String {
        result.findings.map { finding in
            let position = finding.place.position.map { "\($0.line):\($0.column)" } ?? "1:1"
            let path = paths.absolute(finding.place.path).printable
            let message = finding.messageWithObject.printable
            return "\(path):\(position): \(finding.level.rawValue): \(message) (\(finding.rule))\n"
        }.joined()
    }
}

extension ReportedFinding {
    /// The message with the object before it, for formats that have no place of their own for objects, and with the
    /// doubt behind it.
    var messageWithObject: String {
        guard let id = place.objectID else { return messageWithDoubt }
        return [place.objectName, id].compactMap { $0 }.joined(separator: ", ") + ": " + messageWithDoubt
    }

    /// The message, with why it may be wrong where it is not certain.
    var messageWithDoubt: String { doubt.map { "\(message) Not certain: \($0)." } ?? message }
}
