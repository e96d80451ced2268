import InterfaceBuilder
import SourceText

/// Documents of two states by what became of them.
struct DocumentPairs {
    /// A document in both states; the paths differ where it was renamed or moved.
    private(set) var pairs: [(old: IBDocument, new: IBDocument)] = []
    private(set) var removed: [IBDocument] = []
    private(set) var added: [IBDocument] = []

    /// - Parameters:
    ///   - old: documents that differ in the newer state or are not in it.
    ///   - new: documents that differ in the older state or are not in it.
    init(_ old: [IBDocument], _ new: [IBDocument]) {
        let newByPath = Dictionary(new.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        var taken: Set<String> = []
        for document in old {
            if let other = newByPath[document.path] {
                pairs.append((document, other))
                taken.insert(document.path)
            } else {
                removed.append(document)
            }
        }
        added = new.filter { !taken.contains($0.path) }
        pairRenamed()
    }

    /// Pairs a document that is gone with the new one that has most of its objects, where that is more than half.
    private mutating func pairRenamed() {
        let ids = added.map { Set($0.elements.filter(\.isComparedObject).compactMap(\.id)) }
        var taken: Set<Int> = []
        for document in removed {
            let own = Set(document.elements.filter(\.isComparedObject).compactMap(\.id))
            let shares = ids.indices.filter { !taken.contains($0) }.map { ($0, ids[$0].intersection(own).count) }
            guard let best = shares.max(by: { $0.1 < $1.1 }), best.1 * 2 > max(own.count, 1) else { continue }
            taken.insert(best.0)
            pairs.append((document, added[best.0]))
        }
        let paired = Set(pairs.map(\.old.path))
        removed.removeAll { paired.contains($0.path) }
        added = added.indices.filter { !taken.contains($0) }.map { added[$0] }
    }
}
