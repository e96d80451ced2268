extension Sequence {
    /// Groups in the order of their keys.
    func grouped<Key: Hashable & Comparable>(by key: (Element) -> Key) -> [(key: Key, items: [Element])] {
        Dictionary(grouping: self, by: key).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Groups with the largest first, those of one size in the order of their keys.
    func commonest<Key: Hashable & Comparable>(by key: (Element) -> Key) -> [(key: Key, items: [Element])] {
        grouped(by: key).sorted { ($1.items.count, $0.key) < ($0.items.count, $1.key) }
    }
}
