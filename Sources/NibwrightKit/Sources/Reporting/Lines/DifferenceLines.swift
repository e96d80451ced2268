import Differences

/// Differences as lines of JSON.
struct DifferenceLines {
    let differences: ProjectDifferences
    let title: String
    let project: String
    let toolVersion: String

    var text: String {
        get throws {
            let header = HeaderRecord(
                format: "diff", path: project, version: DifferenceSchema.lines.version, toolVersion: toolVersion,
                title: title)
            var text = try JSONLine("header", header).text
            for difference in differences.all {
                text += try JSONLine("difference", DifferenceJSON.DifferenceRecord(difference)).text
            }
            for path in differences.otherFiles { text += try JSONLine("other-file", ["path": path]).text }
            for file in differences.unread { text += try JSONLine("unread", DifferenceJSON.UnreadRecord(file)).text }
            return try text + JSONLine("totals", ["counts": differences.counts]).text
        }
    }
}
