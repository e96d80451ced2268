public import Differences
import SourceText

/// What differs between two states of a project, for people, pull requests and programs.
public struct DifferenceReport: Sendable {
    /// The forms of the report.
    public enum Format: String, Hashable, Sendable, CaseIterable {
        /// For a terminal, for a pull request on GitHub or GitLab, for a browser.
        case text, markdown, html
        /// For programs, whole or line by line, and for spreadsheets.
        case json, jsonl, csv
    }

    private let differences: ProjectDifferences
    private let title: String
    private let showsNoise: Bool
    private let project: String
    private let toolVersion: String

    /// - Parameters:
    ///   - differences: what differs.
    ///   - title: the title of the page.
    ///   - showsNoise: whether what Xcode changes by itself is told one by one; else it is counted. The page and JSON
    ///     always have it.
    ///   - project: the folder whose states are compared, for lines of JSON.
    ///   - toolVersion: the tool's, for lines of JSON.
    public init(
        _ differences: ProjectDifferences, title: String = "Differences", showsNoise: Bool = false,
        project: String = ".", toolVersion: String = ""
    ) {
        self.differences = differences
        self.title = title
        self.showsNoise = showsNoise
        self.project = project
        self.toolVersion = toolVersion
    }

    /// The report; empty text where the states are the same.
    public func text(_ format: Format, style: TerminalStyle = TerminalStyle(usesColor: false)) throws -> String {
        switch format {
        case .text: style.cleaned(DifferenceText(differences, showsNoise: showsNoise, style: style).text)
        case .markdown: DifferenceMarkdown(differences, showsNoise: showsNoise).text
        case .html: DifferenceHTML(differences, title: title).text
        case .json: try DifferenceJSON.text(differences)
        case .jsonl:
            try DifferenceLines(differences: differences, title: title, project: project, toolVersion: toolVersion).text
        case .csv: DifferenceTable.text(differences)
        }
    }
}

/// Differences by file, and in each by scene, class or target.
struct DifferenceGroups {
    /// The differences of one file.
    struct File {
        let path: String
        let groups: [(name: String?, differences: [Difference])]
        let noise: [Difference]
    }

    /// The files of which something is told.
    let files: [File]
    /// The files in which nobody meant anything.
    let noisyFiles: [File]

    init(_ differences: ProjectDifferences, showsNoise: Bool) {
        let all = Dictionary(grouping: differences.all, by: \.path).sorted { $0.key < $1.key }.map { path, all in
            let shown = all.filter { showsNoise || $0.noise == nil }
            var order: [String?] = []
            for difference in shown where !order.contains(difference.group) { order.append(difference.group) }
            // What is said of the file itself comes first.
            let names = order.filter { $0 == nil } + order.filter { $0 != nil }
            return File(
                path: path, groups: names.map { name in (name, shown.filter { $0.group == name }) },
                noise: showsNoise ? [] : all.filter { $0.noise != nil })
        }
        files = all.filter { !$0.groups.isEmpty }
        noisyFiles = all.filter(\.groups.isEmpty)
    }
}

extension DifferenceGroups {
    /// All files in which nobody meant anything, in one line; nil where there are none.
    var noiseLine: String? {
        let noise = noisyFiles.flatMap(\.noise)
        guard !noise.isEmpty else { return nil }
        let place = noisyFiles.count == 1 ? noisyFiles[0].path : "\(noisyFiles.count) files"
        return "Nothing but Xcode's own in \(place): \(noise.noiseSummary)"
    }
}

extension [Difference] {
    /// `12 frames that layout decides, 1 version of tools`: each kind of noise with its number.
    var noiseSummary: String {
        let counts = Dictionary(grouping: self, by: \.noise).mapValues(\.count)
        return Noise.allCases.compactMap { noise in
            counts[noise].map { "\(noise.words) (\($0))" }
        }.joined(separator: ", ")
    }
}
