import SourceText

/// Writes new objects as the project writes those that it has.
struct ObjectWriter {
    /// A field's value, ready to be written.
    enum Field {
        case text(String)
        case list([String])
    }

    /// The format of objects of one kind.
    struct Style {
        var indentation: String
        var isOnOneLine: Bool
        var quotesEverything: Bool
    }

    let project: XcodeProject
    let lines: ProjectLines
    /// Whether ids are followed by the names of what they stand for.
    let hasComments: Bool

    init(_ project: XcodeProject) {
        self.project = project
        lines = ProjectLines(project.document)
        let source = project.source
        hasComments = project.document.comments.contains { range in
            let head = source.string(range.lowerBound..<min(range.upperBound, range.lowerBound + 9))
            return head.hasPrefix("/*") && !head.hasPrefix("/* Begin ") && !head.hasPrefix("/* End")
        }
    }

    /// An id with its comment.
    func named(_ id: String, _ name: String?) -> String {
        let written = OpenStepText.written(id)
        guard hasComments, let name else { return written }
        return "\(written) /* \(name) */"
    }

    /// An object with its id, without the indentation of its first line and the newline behind its last.
    func text(_ id: String, _ name: String?, isa: String, _ fields: [(String, Field)]) -> String {
        let style = style(of: isa)
        let fields = [("isa", Field.text(isa))] + fields
        let inner = lines.newline + style.indentation + unit(style)
        let body = fields.map { key, field in
            let key = style.quotesEverything ? OpenStepText.quoted(key) : key
            return "\(key) = \(written(field, inner, style));"
        }
        if style.isOnOneLine { return named(id, name) + " = {" + body.map { $0 + " " }.joined() + "};" }
        return named(id, name) + " = {" + body.map { inner + $0 }.joined() + lines.newline + style.indentation + "};"
    }

    /// One item of a list in a new object, with the white space and comma that go with it.
    func listItem(_ item: String, isa: String) -> String {
        let style = style(of: isa)
        if style.isOnOneLine { return item + ", " }
        return lines.newline + style.indentation + unit(style) + unit(style) + item + ","
    }

    /// The value of a field of an object.
    func value(_ field: Field, isa: String) -> String {
        let style = style(of: isa)
        return written(field, lines.newline + style.indentation + unit(style), style)
    }

    private func written(_ field: Field, _ inner: String, _ style: Style) -> String {
        switch field {
        case .text(let text): return text
        case .list(let items) where style.isOnOneLine: return "(" + items.map { $0 + ", " }.joined() + ")"
        case .list(let items): return "(" + items.map { inner + unit(style) + $0 + "," }.joined() + inner + ")"
        }
    }

    private func unit(_ style: Style) -> String { style.indentation.hasSuffix(" ") ? "    " : "\t" }

    /// Build files and file references stand on one line, all else on several, unless the project does it otherwise.
    func style(of isa: String) -> Style {
        let sample = project.objectList.first { $0.isa == isa }
        let any = sample ?? project.root
        let isOnOneLine =
            sample.map { !lines.holdsNewline($0.value.range) } ?? ["PBXBuildFile", "PBXFileReference"].contains(isa)
        let key = any.value.entries.first?.key
        return Style(
            indentation: lines.indentation(of: any.key.range.lowerBound) ?? "\t\t", isOnOneLine: isOnOneLine,
            quotesEverything: sample != nil && key?.kind == .quotedString)
    }

    /// The bytes of a value that is taken over from another object.
    func raw(_ value: OpenStepValue) -> Field { .text(project.source.string(value.range)) }

    /// The bytes of an entry's value with the comments behind it.
    func raw(_ object: XcodeObject, _ key: String) -> Field? { object.value[key].map(raw) }
}
