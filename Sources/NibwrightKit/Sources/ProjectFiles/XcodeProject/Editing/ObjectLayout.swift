import SourceText

/// Finds the place of a new object: in sections by kind, sorted by id, as Xcode writes them; or in the order of another
/// tool.
struct ObjectLayout {
    private let project: XcodeProject
    private let lines: ProjectLines
    private let sections: [Section]

    /// The objects of one kind, from `/* Begin X section */` to `/* End X section */`.
    private struct Section {
        let isa: String
        let begin: Range<Int>
        let end: Range<Int>
    }

    init(_ project: XcodeProject, _ lines: ProjectLines) {
        self.project = project
        self.lines = lines
        var sections: [Section] = []
        var open: (isa: String, begin: Range<Int>)?
        for comment in project.document.comments where project.source.bytes[comment.lowerBound + 1] == UInt8(ascii: "*")
        {
            let words = project.source.string(comment).split(separator: " ")
            guard words.count == 5, words[3] == "section" else { continue }
            if words[1] == "Begin" { open = (String(words[2]), comment) }
            if words[1] == "End", let start = open, start.isa == words[2] {
                sections.append(Section(isa: start.isa, begin: start.begin, end: comment))
                open = nil
            }
        }
        self.sections = sections
    }

    // MARK: Adding

    /// `objects` are of one kind and sorted by id; each one's pieces follow each other.
    func insertions(_ isa: String, _ objects: [(id: String, pieces: [String])], _ indentation: String) -> [TextEdit] {
        let newline = lines.newline
        if sections.isEmpty {
            return objects.flatMap { insertions(of: $0.pieces, $0.id, among: sameKind(isa), indentation) }
        }
        if let section = sections.first(where: { $0.isa == isa }) {
            let inside = project.objectList.filter {
                section.begin.upperBound <= $0.range.lowerBound && $0.range.upperBound <= section.end.lowerBound
            }
            return objects.flatMap { object in
                guard !inside.isEmpty else {
                    let start = lines.lineStart(of: section.end.lowerBound)
                    return ordered(indentation, object.pieces, newline, object.id, at: start)
                }
                return insertions(of: object.pieces, object.id, among: inside, indentation)
            }
        }
        func section(at offset: Int, start: String, end: String) -> [TextEdit] {
            // In pieces, so that others who make the same section from the same project share its frame.
            let begin = "\(start)/* Begin \(isa) section */\(newline)"
            let close = "/* End \(isa) section */\(newline)\(end)"
            return [TextEdit(insert: begin, at: offset, order: isa + " 0")]
                + objects.flatMap { ordered(indentation, $0.pieces, newline, isa + " 1 " + $0.id, at: offset) }
                + [TextEdit(insert: close, at: offset, order: isa + " 2")]
        }
        if let next = sections.first(where: { $0.isa > isa }) {
            return section(at: lines.lineStart(of: next.begin.lowerBound), start: "", end: newline)
        }
        guard let last = sections.last else { return [] }
        let end = lines.wholeLines(last.end)?.upperBound ?? last.end.upperBound
        return section(at: end, start: newline, end: "")
    }

    /// The insertions of one text in pieces. Other changes that insert the same text may add neighbors to its middle
    /// piece.
    private func ordered(
        _ before: String, _ pieces: [String], _ behind: String, _ order: String, at offset: Int
    ) -> [TextEdit] {
        guard pieces.count == 3 else {
            return [TextEdit(insert: before + pieces.joined() + behind, at: offset, order: order)]
        }
        return [
            TextEdit(insert: before + pieces[0], at: offset, order: order + " 0"),
            TextEdit(insert: pieces[1], at: offset, order: "\(order) 1 \(pieces[1].lowercased())"),
            TextEdit(insert: pieces[2] + behind, at: offset, order: order + " 2"),
        ]
    }

    private func sameKind(_ isa: String) -> [XcodeObject] {
        let same = project.objectList.filter { $0.isa == isa }
        return same.isEmpty ? project.objectList : same
    }

    /// Before the first object with a greater id where all are sorted, or else behind the last one.
    private func insertions(
        of pieces: [String], _ id: String, among objects: [XcodeObject], _ indentation: String
    ) -> [TextEdit] {
        let isSorted = zip(objects, objects.dropFirst()).filter { $0.id > $1.id }.count <= objects.count / 10
        if isSorted, let next = objects.first(where: { $0.id > id }) {
            let start = next.range.lowerBound
            guard lines.indentation(of: start) != nil else { return ordered("", pieces, " ", id, at: start) }
            return ordered(indentation, pieces, lines.newline, id, at: lines.lineStart(of: start))
        }
        let last = (objects.last ?? project.root).range
        guard let whole = lines.wholeLines(last) else { return ordered(" ", pieces, "", id, at: last.upperBound) }
        return ordered(indentation, pieces, lines.newline, id, at: whole.upperBound)
    }

    // MARK: Removing

    /// Removes objects, and the sections that they leave empty.
    func removals(_ ids: Set<String>) -> [TextEdit] {
        guard !ids.isEmpty else { return [] }
        let gone = project.objectList.filter { ids.contains($0.id) }
        var edits: [TextEdit] = []
        var covered: [Range<Int>] = []
        for section in sections
        where gone.contains(where: {
            section.begin.upperBound <= $0.range.lowerBound && $0.range.upperBound <= section.end.lowerBound
        }) {
            let inside = project.objectList.filter {
                section.begin.upperBound <= $0.range.lowerBound && $0.range.upperBound <= section.end.lowerBound
            }
            guard inside.allSatisfy({ ids.contains($0.id) }) else { continue }
            let range = wholeSection(section)
            covered.append(range)
            edits.append(TextEdit(range, ""))
        }
        for object in gone where !covered.contains(where: { $0.contains(object.range.lowerBound) }) {
            edits.append(removal(of: object.range))
        }
        return edits
    }

    private func removal(of range: Range<Int>) -> TextEdit {
        if lines.wholeLines(range) == nil, range.lowerBound > 0, range.upperBound < project.source.bytes.count,
            project.source.bytes[range.lowerBound - 1] == 0x20, project.source.bytes[range.upperBound] != 0x20
        {
            return TextEdit(range.lowerBound - 1..<range.upperBound, "")
        }
        return lines.removal(of: range)
    }

    /// The section with the blank line behind it, or with the one before it where none is behind.
    private func wholeSection(_ section: Section) -> Range<Int> {
        let bytes = project.source.bytes
        let start = lines.lineStart(of: section.begin.lowerBound)
        let end = lines.wholeLines(section.end)?.upperBound ?? section.end.upperBound
        let newline = Array(lines.newline.utf8)
        if bytes[end...].starts(with: newline) { return start..<end + newline.count }
        let before = start - newline.count
        if before >= 0, bytes[before...].starts(with: newline), lines.lineStart(of: before) == before {
            return before..<end
        }
        return start..<end
    }
}
