public import Planning
import SourceText
import TransformKit

/// One change of a plan for a person who has to decide on it: what, where, why, what to try, and the lines.
public struct ChangeText {
    /// Longer changes are cut, unless everything is asked for.
    private static let mostLines = 40

    private let style: TerminalStyle

    public init(style: TerminalStyle) {
        self.style = style
    }

    /// - Parameter showsAll: whether every line is shown, and what the kind of its reason means.
    public func text(_ change: PlannedChange, in step: PlannedStep, showsAll: Bool) -> String {
        var text = style.bold(change.title.printable) + " " + label(change) + "\n"
        text += style.wrapped("\(change.place)".printable, indent: "  ").joined(separator: "\n") + "\n"
        text += dimmed(change.reason)
        if let code = step.refusalCodes.first(where: { $0.id == change.code }), showsAll {
            text += dimmed("\(code.id): \(code.summary) \(code.advice)")
        }
        for table in step.tables where table.isInText && table.scope == .change {
            text += table.rows(in: change.details).map { "  · \(table.line(of: $0).printable)\n" }.joined()
        }
        text += change.picture.map { "  \($0.printable)\n" }.joined()
        for test in change.handTests.sorted() { text += dimmed("□ \(test.action): \(test.reason)") }
        return style.cleaned(text + lines(change, step, showsAll))
    }

    private func label(_ change: PlannedChange) -> String {
        return change.status == .accepted
            ? style.green("(\(change.decisionWords))") : style.yellow("(\(change.decisionWords))")
    }

    private func dimmed(_ text: String) -> String {
        style.wrapped(text.printable, indent: "  ").map { style.dim($0) + "\n" }.joined()
    }

    private func lines(_ change: PlannedChange, _ step: PlannedStep, _ showsAll: Bool) -> String {
        let printer = DiffPrinter(style: style, indent: "  ")
        let parts = change.files.compactMap { path -> String? in
            LineDiff(change, of: path, in: step).map {
                "\n  " + style.bold(path.printable) + "\n" + printer.print($0)
            }
        }
        let lines = parts.joined().split(separator: "\n", omittingEmptySubsequences: false)
        guard !showsAll, lines.count > Self.mostLines else { return parts.joined() }
        return lines.prefix(Self.mostLines).joined(separator: "\n")
            + "\n" + style.dim("  … \(lines.count - Self.mostLines) more lines") + "\n"
    }
}

extension LineDiff {
    /// The lines of one file that a change edits or would edit; nil where the file's text is not known.
    init?(_ change: PlannedChange, of path: String, in step: PlannedStep) {
        var replacements: [TextEdit] = []
        let source = step.sources[path]
        for edit in change.edits where edit.path == path {
            switch edit {
            case .create(_, let bytes):
                self.init(whole: bytes, isNew: true)
                return
            case .remove:
                guard let source else { return nil }
                self.init(whole: source.bytes, isNew: false)
                return
            case .replace(_, let replacement): replacements.append(replacement)
            }
        }
        guard let source, let list = EditList(replacements), !replacements.isEmpty else { return nil }
        self.init(source, list)
    }
}

extension TableDescription {
    /// A row in one line; where there are several columns, each cell has its column's title.
    func line(of row: Detail) -> String {
        let cells = zip(columns, self.cells(of: row)).filter { !$0.1.isEmpty }
        if columns.count == 1 { return cells.first?.1 ?? "" }
        return cells.map { "\($0.title): \($1)" }.joined(separator: ", ")
    }
}
