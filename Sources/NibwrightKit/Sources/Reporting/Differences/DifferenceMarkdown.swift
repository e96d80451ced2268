import Differences
import SourceText

/// Differences for a pull request: a table of what happened, then each file, the rest folded.
struct DifferenceMarkdown {
    /// GitHub takes no comment that is longer, and counts characters.
    private static let mostCharacters = 65_536

    private let differences: ProjectDifferences
    private let groups: DifferenceGroups

    init(_ differences: ProjectDifferences, showsNoise: Bool) {
        self.differences = differences
        groups = DifferenceGroups(differences, showsNoise: showsNoise)
    }

    var text: String {
        guard !differences.all.isEmpty else { return ending.isEmpty ? "Nothing differs.\n" : ending }
        var text = table
        let sections = groups.files.map(section)
        let end = ending
        for (number, section) in sections.enumerated() {
            // Room for the line that says how many files are not shown.
            guard text.count + section.count + end.count < Self.mostCharacters - 200 else {
                let left = sections.count - number
                text += "\n\(left) more file\(left == 1 ? "" : "s"): too long for one comment.\n"
                break
            }
            text += section
        }
        return text + end
    }

    private var table: String {
        let rows = Difference.Topic.allCases.compactMap { topic -> [String]? in
            let found = differences.meant.filter { $0.topic == topic }
            guard !found.isEmpty else { return nil }
            let counts = Difference.Kind.allCases.map { kind in found.count { $0.kind == kind } }
            return [topic.rawValue] + counts.map { $0 == 0 ? "" : "\($0)" }
        }
        guard !rows.isEmpty else { return "Nothing that somebody meant differs.\n" }
        return MarkdownTable(
            titles: [""] + Difference.Kind.allCases.map(\.rawValue), numbers: [1, 2, 3, 4], rows: rows
        ).text
    }

    private func section(_ file: DifferenceGroups.File) -> String {
        let count = file.groups.reduce(0) { $0 + $1.differences.count }
        var text = "\n<details\(count <= 20 ? " open" : "")><summary><b>\(file.path.markdownEscaped)</b>"
        text += count == 0 ? "</summary>\n\n" : " (\(count))</summary>\n\n"
        for (name, differences) in file.groups {
            if let name { text += "- \(name.markdownEscaped)\n" }
            let indent = name == nil ? "" : "  "
            text += differences.map { "\(indent)- \($0.sentence.markdownEscaped)\n" }.joined()
        }
        if !file.noise.isEmpty { text += "- *Xcode's own: \(file.noise.noiseSummary.markdownEscaped)*\n" }
        return text + "\n</details>\n"
    }

    private var ending: String {
        var text = groups.noiseLine.map { "\n*\($0.markdownEscaped)*\n" } ?? ""
        if !differences.unread.isEmpty {
            text += "\nNot read:\n\n"
            text += differences.unread.map { "- \($0.path.markdownEscaped): \($0.reason.markdownEscaped)\n" }.joined()
        }
        let paths = differences.otherFiles
        guard !paths.isEmpty else { return text }
        let shown = paths.prefix(10).map(\.markdownEscaped).joined(separator: ", ")
        return text + "\nOther changed files: \(shown)"
            + (paths.count > 10 ? " and \(paths.count - 10) more" : "") + "\n"
    }
}
