import ProjectGraph

/// Colors that look like one, around the one that is used most.
struct PaletteCluster: Sendable {
    /// The place of the color that is used most.
    let color: Int
    /// The others with their CIEDE2000 difference to it, the nearest first.
    let others: [(place: Int, distance: Double)]

    /// Every color that is like one which is used more goes to the first such one, so that no chain of small differences
    /// joins colors that can be told apart.
    ///
    /// - Parameter pairs: of a palette, whose colors stand by their uses.
    static func all(_ pairs: [PalettePair]) -> [PaletteCluster] {
        var similar: [Int: [(place: Int, distance: Double)]] = [:]
        for pair in pairs { similar[pair.first, default: []].append((pair.second, pair.distance)) }
        var taken: Set<Int> = []
        return similar.keys.sorted().compactMap { place in
            guard !taken.contains(place) else { return nil }
            let others = (similar[place] ?? []).filter { !taken.contains($0.place) }
                .sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }
            if others.isEmpty { return nil }
            taken.formUnion(others.map(\.place))
            return PaletteCluster(color: place, others: others)
        }
    }
}
