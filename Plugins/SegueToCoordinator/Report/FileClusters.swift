/// Groups items that touch the same files.
enum FileClusters {
    /// Items that share a file, directly or through others, in one list each; items keep their order.
    static func of<Item>(_ items: [(item: Item, files: Set<String>)]) -> [[Item]] {
        var clusters: [(items: [Item], files: Set<String>)] = []
        for (item, files) in items {
            var merged = (items: [Item](), files: files)
            for index in clusters.indices.reversed() where !clusters[index].files.isDisjoint(with: merged.files) {
                let other = clusters.remove(at: index)
                merged = (other.items + merged.items, merged.files.union(other.files))
            }
            clusters.append((merged.items + [item], merged.files))
        }
        return clusters.map(\.items)
    }
}
