public import InterfaceBuilder
import ProjectFiles
import ProjectGraph
import SourceText

/// Entries of a document's lists that nothing uses any more once elements are gone.
struct UnusedEntries {
    private let lists: DocumentLists
    private let document: IBDocument

    init(_ lists: DocumentLists, _ document: IBDocument) {
        self.lists = lists
        self.document = document
    }

    /// For each entry that all removals together free, the elements that use it, by index.
    func users(freedBy going: [RemovalParts]) -> [[Int]] {
        let freed = freed(by: going.flatMap(\.all))
        guard !freed.isEmpty else { return [] }
        let needs = going.map { parts in
            (parts.element.index, parts.all.reduce(into: Set<Element>()) { $0.formUnion(lists.entries(neededBy: $1)) })
        }
        return freed.map { entry in needs.filter { $0.1.contains(entry) }.map(\.0) }
    }

    /// Takes off the lists what the removal of elements frees.
    func remove(freedBy gone: [Element], with editor: inout DocumentEditor) {
        for entry in freed(by: gone) {
            let name = entry["name"] ?? ""
            if entry.isNamed("capability") {
                editor.removeCapability(name)
            } else if document.resources.contains(entry) {
                editor.removeResource(entry.name, name: name)
            }
        }
    }

    /// In document order. What nothing used before is not counted.
    private func freed(by gone: [Element]) -> [Element] {
        let needed = gone.reduce(into: Set<Element>()) { $0.formUnion(lists.entries(neededBy: $1)) }
        guard !needed.isEmpty else { return [] }
        let left = lists.entries(neededBy: document.root, without: Set(gone))
        var freed = needed.subtracting(left)
        // A feature that a listed resource calls for stays with the resource.
        let resources = document.resources.filter { !freed.contains($0) }
        freed.subtract(lists.entries(declaring: resources))
        return freed.sorted { $0.index < $1.index }
    }
}

extension DocumentEditor {
    /// Takes off the document's lists of resources and features what only some elements need, which go or are replaced.
    public mutating func removeEntries(freedBy gone: [Element]) {
        UnusedEntries(DocumentLists(document), document).remove(freedBy: gone, with: &self)
    }
}
