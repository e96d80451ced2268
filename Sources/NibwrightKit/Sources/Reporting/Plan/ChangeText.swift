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

    /// - Parameters:
    ///   - change: the change to show.
    ///   - step: the step that it is of.
    ///   - showsAll: whether every line is shown, and what the words mean: its decision, its safety and its reason's
    ///     kind.
    ///   - transform: who proposes it, for those words.
    public func text(
        _ change: PlannedChange, in step: PlannedStep, showsAll: Bool, by transform: TransformDescription? = nil
    ) -> String {
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
        if showsAll { text += meanings(change, transform) }
        return style.cleaned(text + lines(change, step, showsAll))
    }

    /// What the words of the first line mean, and what its transform is about.
    private func meanings(_ change: PlannedChange, _ transform: TransformDescription?) -> String {
        var text = "\n" + dimmed("\(change.status.words): \(change.status.meaning)")
        if change.status != .refused { text += dimmed("\(change.safety.rawValue): \(change.safety.meaning)") }
        if let transform { text += dimmed("\(transform.id): \(transform.summary)") }
        return text
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
    /// The lines of one file that a change edits or would edit, for people; nil where the file's text is not known.
    init?(_ change: PlannedChange, of path: String, in step: PlannedStep) {
        var replacements: [TextEdit] = []
        let source = step.sources[path]
        for edit in change.edits where edit.path == path {
            switch edit {
            case .create(_, let bytes):
                self.init(forReading: bytes, isNew: true)
                return
            case .remove:
                guard let source else { return nil }
                self.init(forReading: source.bytes, isNew: false)
                return
            case .replace(_, let replacement): replacements.append(replacement)
            }
        }
        guard let source, let list = EditList(replacements), !replacements.isEmpty else { return nil }
        self.init(forReading: source, list)
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

extension ChangeStatus {
    /// What becomes of the change, and why.
    fileprivate var meaning: String {
        switch self {
        case .accepted: "the plan makes it unless you leave it out"
        case .heldBack: "the plan makes it only if you take it, since its safety is above what was allowed"
        case .refused: "nobody can take it, for the reason given"
        case .conflicting: "it changes what another one changes; leave one of the two out"
        }
    }
}

extension Safety {
    /// What a change of the level can cost.
    fileprivate var meaning: String {
        switch self {
        case .safe: "behavior cannot differ"
        case .review:
            "the code and the documents are valid, but behavior or looks may change, so a person should read it"
        case .draft: "it needs a human hand before it compiles"
        }
    }
}
