import Linting

/// Findings as lines of JSON.
enum LintLines {
    static func text(_ result: LintResult, toolVersion: String) throws -> String {
        let header = HeaderRecord(
            format: "lint", path: result.root, version: LintSchema.lines.version, toolVersion: toolVersion)
        var text = try JSONLine("header", header).text
        for finding in result.findings + result.tolerated {
            text += try JSONLine("finding", LintRecord.Entry(finding)).text
        }
        return try text + JSONLine("totals", LintRecord.Totals(result)).text
    }
}
