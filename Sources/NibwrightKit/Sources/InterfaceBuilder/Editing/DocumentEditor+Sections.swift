extension DocumentEditor {
    /// Makes sure that the document requires a feature; a requirement that it has already stays as it is.
    public mutating func ensureCapability(_ name: String, minToolsVersion: String) {
        let capability = NewElement("capability", ["name": name, "minToolsVersion": minToolsVersion])
        ensure(capability, among: document.dependencies, section: "dependencies")
    }

    /// Takes a feature off the document's list.
    public mutating func removeCapability(_ name: String) {
        remove("capability", name, among: document.dependencies, section: "dependencies")
    }

    /// Makes sure that the document lists a resource (`image`, `namedColor`, `systemColor`); one with the same tag and
    /// name stays as it is, unless it was removed by this editor: then the new one takes its place.
    public mutating func ensureResource(_ resource: NewElement) {
        ensure(resource, among: document.resources, section: "resources")
    }

    /// Takes a resource off the document's list, and the list with the last one.
    public mutating func removeResource(_ tag: String, name: String) {
        remove(tag, name, among: document.resources, section: "resources")
    }

    private mutating func ensure(_ new: NewElement, among existing: [Element], section: String) {
        guard let same = existing.first(where: { $0.hasName(new.name) && $0["name"] == new["name"] }) else {
            if !pending(in: section).contains(where: { $0.name == new.name && $0["name"] == new["name"] }) {
                insertChild(new, into: document.root, section: section)
            }
            return
        }
        if fates[same.index] == .removed {
            fates[same.index] = NewElement(copying: same) == new ? nil : .replaced(new)
        }
    }

    private mutating func remove(_ tag: String, _ name: String, among existing: [Element], section: String) {
        for element in existing where element.hasName(tag) && element["name"] == name { removeElement(element) }
        let isUnwanted = { (element: NewElement) in element.name == tag && element["name"] == name }
        if let holder = document.root.children.first(where: { $0.hasName(section) }) {
            insertions[holder.index]?.removeAll { isUnwanted($0.element) }
        }
        guard var pending = insertions[0], let index = pending.firstIndex(where: { $0.element.name == section }) else {
            return
        }
        pending[index].element.removeChildren(where: isUnwanted)
        if pending[index].element.children.isEmpty { pending.remove(at: index) }
        insertions[0] = pending
    }

    /// New elements that are to be inserted into one of the root's sections.
    private func pending(in section: String) -> [NewElement] {
        let made = insertions[0, default: []].map(\.element).filter { $0.name == section }.flatMap(\.children)
        let holder = document.root.children.first { $0.hasName(section) }
        return made + (holder.flatMap { insertions[$0.index] } ?? []).map(\.element)
    }
}

extension DocumentEditor {
    /// New elements as this document would have them, each on lines of its own behind a line break and `indentation`.
    public func lines(of elements: [NewElement], indentation: [UInt8]) -> [UInt8] {
        writer.lines(of: elements, indentation: indentation)
    }
}
