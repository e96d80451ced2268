import ProjectFiles
import SourceText

/// Reads a `project.pbxproj` as a tree for merging: objects by their ids, in Xcode's sections; everything else by its
/// name, and what lists hold by what it says.
struct ProjectTreeReader {
    private let document: OpenStepDocument
    private let bytes: [UInt8]
    private var nodes: [MergeNode] = []

    /// - Returns: nil for a file in another form, or in which something is there twice.
    static func read(_ source: SourceText) -> MergeTree? {
        guard let document = try? OpenStepDocument.read(source).get(), !document.isXML,
            document.root.kind == .dictionary
        else { return nil }
        var reader = ProjectTreeReader(document)
        reader.addContainer(
            document.root, key: "", name: "", range: document.root.range, parent: -1, lead: 0..<0, isObjects: false)
        return MergeTree(source, .entries, reader.nodes)
    }

    private init(_ document: OpenStepDocument) {
        self.document = document
        bytes = document.source.bytes
    }

    private struct Child {
        let key: String
        let name: String
        let range: Range<Int>
        let value: OpenStepValue
    }

    private mutating func addContainer(
        _ value: OpenStepValue, key: String, name: String, range: Range<Int>, parent: Int, lead: Range<Int>,
        isObjects: Bool
    ) {
        let place = nodes.count
        let inner = value.range.lowerBound + 1..<value.range.upperBound - 1
        let children = value.kind == .dictionary ? entries(of: value, in: key, isObjects) : elements(of: value, in: key)
        let sections = isObjects ? sections(inside: inner) : []
        var parts: [(range: Range<Int>, add: (inout ProjectTreeReader, Int, Range<Int>) -> Void)] = []
        for section in sections {
            let own = children.filter { section.range.contains($0.range.lowerBound) }
            parts.append(
                (section.range, { reader, parent, lead in reader.add(section, own, in: key, parent, lead) }))
        }
        for child in children where !sections.contains(where: { $0.range.contains(child.range.lowerBound) }) {
            parts.append((child.range, { reader, parent, lead in reader.add(child, parent, lead) }))
        }
        parts.sort { $0.range.lowerBound < $1.range.lowerBound }
        nodes.append(
            MergeNode(
                key: key, name: name, parent: parent, sortName: sortName(of: name, in: parent), range: range,
                lead: lead,
                head: range.lowerBound..<inner.lowerBound,
                tail: (parts.last?.range.upperBound ?? inner.lowerBound)..<inner.upperBound,
                foot: inner.upperBound..<range.upperBound, content: nil, isOrdered: name == "buildPhases"))
        var end = inner.lowerBound
        for part in parts {
            nodes[place].children.append(nodes.count)
            part.add(&self, place, end..<part.range.lowerBound)
            end = part.range.upperBound
        }
    }

    /// Xcode sorts sections by id and build settings by name; other lists have an order of their own.
    private func sortName(of name: String, in parent: Int) -> String {
        guard parent >= 0 else { return "" }
        return nodes[parent].isList || nodes[parent].name == "buildSettings" ? name : ""
    }

    // MARK: Entries

    private func entries(of value: OpenStepValue, in key: String, _ isObjects: Bool) -> [Child] {
        value.entries.map { entry in
            let name = entry.key.string ?? ""
            return Child(
                key: isObjects ? "#" + name : "\(key)/\(name)", name: name, range: entry.range, value: entry.value)
        }
    }

    private func elements(of value: OpenStepValue, in key: String) -> [Child] {
        let texts = value.elements.enumerated().map { $1.string ?? "\($0)" }
        return zip(value.elements, zip(texts, MergeTree.numbered(texts))).map { element, names in
            Child(
                key: "\(key)[\(names.1)]", name: names.0,
                range: element.range.lowerBound..<max(element.entryEnd, element.range.upperBound), value: element)
        }
    }

    private mutating func add(_ child: Child, _ parent: Int, _ lead: Range<Int>) {
        let value = child.value
        if value.kind == .dictionary || value.kind == .array && isMergedByElement(value, in: parent) {
            addContainer(
                value, key: child.key, name: child.name, range: child.range, parent: parent, lead: lead,
                isObjects: child.key == "/objects")
        } else {
            nodes.append(
                MergeNode(
                    key: child.key, name: child.name, parent: parent, sortName: sortName(of: child.name, in: parent),
                    range: child.range, lead: lead, head: child.range,
                    tail: child.range.upperBound..<child.range.upperBound,
                    foot: child.range.upperBound..<child.range.upperBound, content: content(of: value),
                    isVersion: Self.versions.contains(child.name)))
        }
    }

    /// What Xcode counts up by itself.
    private static let versions: Set = [
        "LastSwiftUpdateCheck", "LastUpgradeCheck", "LastSwiftMigration", "CreatedOnToolsVersion", "objectVersion",
    ]

    /// A list of texts; the flags of a build setting come in pairs and stay together.
    private func isMergedByElement(_ value: OpenStepValue, in parent: Int) -> Bool {
        let texts = value.elements.compactMap(\.string)
        guard texts.count == value.elements.count else { return false }
        guard nodes[parent].name == "buildSettings" else { return true }
        return Set(texts).count == texts.count && !texts.contains { $0.hasPrefix("-") && !$0.hasPrefix("-l") }
    }

    private func content(of value: OpenStepValue) -> String {
        switch value.kind {
        case .array: "(" + value.elements.map(content).joined(separator: ",") + ")"
        case .dictionary:
            "{" + value.entries.map { "\($0.key.string ?? "")=\(content(of: $0.value))" }.joined(separator: ";") + "}"
        default: value.string ?? document.source.string(value.range)
        }
    }

    // MARK: Sections

    private struct Section {
        let name: String
        let range: Range<Int>
        let begin: Range<Int>
        let end: Range<Int>
    }

    /// `/* Begin PBXFileReference section */` and what follows up to its end.
    private func sections(inside range: Range<Int>) -> [Section] {
        var sections: [Section] = []
        var open: (name: String, range: Range<Int>)?
        for comment in document.comments where range.contains(comment.lowerBound) {
            let words = document.source.string(comment).split(separator: " ")
            guard words.count == 5, words[3] == "section" else { continue }
            let name = String(words[2])
            if words[1] == "Begin" {
                open = (name, comment)
            } else if words[1] == "End", let begin = open, begin.name == name {
                sections.append(
                    Section(
                        name: name, range: begin.range.lowerBound..<comment.upperBound, begin: begin.range,
                        end: comment))
                open = nil
            }
        }
        return sections
    }

    private mutating func add(
        _ section: Section, _ children: [Child], in key: String, _ parent: Int, _ lead: Range<Int>
    ) {
        let place = nodes.count
        let last = children.last?.range.upperBound ?? section.begin.upperBound
        nodes.append(
            MergeNode(
                key: "\(key)/section \(section.name)", name: section.name, parent: parent, sortName: section.name,
                range: section.range, lead: lead, head: section.begin, tail: last..<section.end.lowerBound,
                foot: section.end, content: nil, isList: true))
        var end = section.begin.upperBound
        for child in children {
            nodes[place].children.append(nodes.count)
            add(child, place, end..<child.range.lowerBound)
            end = child.range.upperBound
        }
    }
}
