import SourceText

extension DocumentEditor {
    /// Puts a new element where Xcode would write it among a parent's children.
    ///
    /// With a `section` (`"subviews"`, `"constraints"`, …) the element goes into the parent's child of that name, which
    /// is made if it is missing. Connections, constraints, runtime attributes, scenes, resources and dependencies find
    /// their section by themselves.
    public mutating func insertChild(_ new: NewElement, into parent: Element, section: String? = nil) {
        guard owns(parent) else { return }
        guard let section = section ?? Self.section(for: new, in: parent), !parent.hasName(section) else {
            insertions[parent.index, default: []].append(Insertion(element: new, placement: .inOrder))
            return
        }
        if let existing = parent.children.first(where: { $0.hasName(section) && !isRemoved($0) }) {
            insertions[existing.index, default: []].append(Insertion(element: new, placement: .inOrder))
        } else if let index = insertions[parent.index]?.firstIndex(where: { $0.element.isSection(section) }) {
            insertions[parent.index]?[index].element.append(new)
        } else {
            let attributes: KeyValuePairs = section == "customFonts" ? ["key": section] : [:]
            let made = NewElement(section, attributes, children: [new])
            insertions[parent.index, default: []].append(Insertion(element: made, placement: .inOrder))
        }
    }

    /// Puts a new element before a sibling (and before the sibling's comment).
    public mutating func insert(_ new: NewElement, before sibling: Element) {
        insert(new, beside: sibling, .before(sibling.index))
    }

    /// Puts a new element behind a sibling, and behind what was put there earlier.
    public mutating func insert(_ new: NewElement, after sibling: Element) {
        insert(new, beside: sibling, .after(sibling.index))
    }

    private mutating func insert(_ new: NewElement, beside sibling: Element, _ placement: Insertion.Placement) {
        guard owns(sibling) else { return }
        guard let parent = sibling.parent else { return note("an element was to stand beside the root") }
        insertions[parent.index, default: []].append(Insertion(element: new, placement: placement))
    }

    /// Removes an element with its line and, for a scene, its comment. A parent that then has no content is written
    /// `<a/>`; sections that Xcode never writes empty, such as `connections`, go as well. Removing the root is a fault.
    public mutating func removeElement(_ element: Element) {
        guard owns(element) else { return }
        guard element.parent != nil else { return note("the root was to be removed") }
        fates[element.index] = .removed
    }

    /// Puts a new element in an element's place. A scene keeps its comment unless the new one brings its own.
    public mutating func replaceElement(_ element: Element, with new: NewElement) {
        guard owns(element) else { return }
        guard element.parent != nil else { return note("the root was to be replaced") }
        fates[element.index] = .replaced(new)
    }

    /// Whether the element or one that holds it is to be removed or replaced.
    public func isRemoved(_ element: Element) -> Bool {
        guard isOwn(element) else { return false }
        return fates[element.index] != nil || element.ancestors.contains { fates[$0.index] != nil }
    }

    /// An element byte for byte, with the comment of a scene and with this editor's own edits inside it: what to insert
    /// elsewhere, in this document or another, to move or copy it.
    ///
    /// Only the white space between elements follows the new place's indentation and line ending.
    public func rawLines(of element: Element) -> NewElement {
        // What is no part of the document has no edits here; its lines are its own.
        let bytes = element.document.source.bytes
        var assembly = EditAssembly(self)
        if isOwn(element) { assembly.visit(element) }
        let edits = EditList(
            assembly.edits.map { edit in
                let start = edit.range.lowerBound - element.range.lowerBound
                return TextEdit(start..<start + edit.range.count, bytes: edit.replacement)
            })
        let raw = RawLines(
            (edits ?? EditList()).apply(to: Array(bytes[element.range])),
            indentation: LayoutStyle.lineIndentation(of: element.range.lowerBound, in: bytes))
        return NewElement(
            raw: raw, like: element,
            comment: (isOwn(element) ? comments[element.index] : nil) ?? element.leadingComment?.text)
    }

    /// The section that elements of a kind stand in, where it goes without saying.
    private static func section(for new: NewElement, in parent: Element) -> String? {
        switch new.name {
        case "segue" where new["reference"] != nil: "inferredMetricsTieBreakers"
        case "segue" where parent.isNamed("segue"): nil
        case "outlet", "outletCollection", "action", "segue", "binding", "accessibilityConnection": "connections"
        case "constraint": "constraints"
        case "userDefinedRuntimeAttribute": "userDefinedRuntimeAttributes"
        case "image", "namedColor", "systemColor": parent.isRoot ? "resources" : nil
        case "capability", "plugIn", "deployment": parent.isRoot ? "dependencies" : nil
        case "scene": parent.isRoot ? "scenes" : nil
        default: nil
        }
    }
}

extension Element {
    var isRoot: Bool { index == 0 }

    func hasName(_ other: String) -> Bool { name == other }
}

extension NewElement {
    /// Whether this is the section of that name, which only holds others.
    fileprivate func isSection(_ section: String) -> Bool {
        name == section && (self["key"] ?? section) == section && raw == nil
    }
}
