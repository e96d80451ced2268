import Differences
import SourceText

/// Differences for people at a terminal: by file and scene, one sentence a line.
struct DifferenceText {
    private let differences: ProjectDifferences
    private let groups: DifferenceGroups
    private let style: TerminalStyle

    init(_ differences: ProjectDifferences, showsNoise: Bool, style: TerminalStyle) {
        self.differences = differences
        self.style = style
        groups = DifferenceGroups(differences, showsNoise: showsNoise)
    }

    var text: String {
        var text = groups.files.map(section).joined(separator: "\n")
        if let line = groups.noiseLine { text += (text.isEmpty ? "" : "\n") + style.dim(line.printable) + "\n" }
        if !differences.unread.isEmpty {
            text += "\nNot read:\n"
            text += differences.unread.map { "  \($0.path.printable): \($0.reason.printable)\n" }.joined()
        }
        guard !text.isEmpty else { return others.isEmpty ? "Nothing differs.\n" : others }
        return text + (differences.all.isEmpty ? "" : "\n" + summary) + others
    }

    private func section(_ file: DifferenceGroups.File) -> String {
        var text = style.bold(file.path.printable) + "\n"
        for (name, differences) in file.groups {
            if let name { text += "  \(name.printable)\n" }
            let indent = name == nil ? "  " : "    "
            text += differences.map { indent + line($0) + "\n" }.joined()
        }
        if !file.noise.isEmpty { text += style.dim("  Xcode's own: \(file.noise.noiseSummary)") + "\n" }
        return text
    }

    private func line(_ difference: Difference) -> String {
        let sign =
            switch difference.kind {
            case .added: style.green("+")
            case .removed: style.red("-")
            case .moved: style.cyan(">")
            case .changed: style.yellow("~")
            }
        let sentence = difference.sentence.printable
        return "\(sign) \(difference.noise == nil ? sentence : style.dim(sentence))"
    }

    private var summary: String {
        let meant = differences.meant
        let counts = Difference.Kind.allCases.compactMap { kind in
            let count = meant.count { $0.kind == kind }
            return count == 0 ? nil : "\(count) \(kind.rawValue)"
        }
        let noise = differences.noise.count
        let kept = noise == 0 ? "" : ", \(noise) of Xcode's own"
        let files = groups.files.count + groups.noisyFiles.count
        return (counts.isEmpty ? "nothing that somebody meant" : counts.joined(separator: ", "))
            + "\(kept), in \(files) file\(files == 1 ? "" : "s")\n"
    }

    private var others: String {
        let paths = differences.otherFiles
        guard !paths.isEmpty else { return "" }
        let shown = paths.prefix(10).map { "  \($0.printable)\n" }.joined()
        let more = paths.count > 10 ? "  and \(paths.count - 10) more\n" : ""
        return "Changed without a word about it here, as for a diff of lines:\n" + shown + more
    }
}
