import Colorimetry

/// Two colors of a palette that hardly differ to the eye.
public struct PalettePair: Sendable {
    /// The more used one, as its place in the palette's colors.
    public let first: Int
    /// The less used one, as its place in the palette's colors.
    public let second: Int
    /// CIEDE2000.
    public let distance: Double
}

extension PaletteScope {
    /// Every two colors of the same alpha that are no further apart than a distance, the nearest first.
    public func nearDuplicates(within distance: Double) -> [PalettePair] {
        guard distance.isFinite, distance >= 0 else { return [] }
        let candidates = Dictionary(grouping: colors.indices) { colors[$0].quantized.steps.last ?? 255 }
        return candidates.values.flatMap { pairs(among: $0, within: distance) }
            .sorted { ($0.distance, $0.first, $0.second) < ($1.distance, $1.first, $1.second) }
    }

    /// CIEDE2000 is never below the difference of lightness divided by the largest weight that it gives to lightness,
    /// so only colors of similar lightness are compared.
    private func pairs(among places: [Int], within distance: Double) -> [PalettePair] {
        let sorted = places.compactMap { place in colors[place].value.lab.map { (place: place, lab: $0) } }
            .sorted { ($0.lab.lightness, $0.place) < ($1.lab.lightness, $1.place) }
        let reach = distance * LabColor.lightnessWeight + 1e-6
        var pairs: [PalettePair] = []
        for (number, low) in sorted.enumerated() {
            for high in sorted[(number + 1)...] {
                guard high.lab.lightness - low.lab.lightness <= reach else { break }
                guard let found = low.lab.deltaE2000(to: high.lab, within: distance) else { continue }
                let (first, second) = (min(low.place, high.place), max(low.place, high.place))
                pairs.append(PalettePair(first: first, second: second, distance: found))
            }
        }
        return pairs
    }
}
