import Colorimetry

/// The order in which a person lays out colors: grays by lightness, then the rainbow.
enum PaletteOverview {
    static func order(of values: [ColorValue]) -> [Int] {
        let keys = values.map(key)
        return values.indices.sorted { left, right in
            keys[left] == keys[right] ? left < right : keys[left].lexicographicallyPrecedes(keys[right])
        }
    }

    /// Hue in twelve steps with grays before all, then lightness, then strength.
    private static func key(_ value: ColorValue) -> [Double] {
        let channels = value.displayed.components.map { min(1, max(0, $0)) }
        guard let low = channels.min(), let high = channels.max(), channels.count == 3 else { return [-2] }
        let lightness = channels[0] * 0.3 + channels[1] * 0.59 + channels[2] * 0.11
        let spread = high - low
        guard spread > 0.06 else { return [-1, -lightness] }
        let hue =
            if high == channels[0] {
                (channels[1] - channels[2]) / spread
            } else if high == channels[1] {
                2 + (channels[2] - channels[0]) / spread
            } else {
                4 + (channels[0] - channels[1]) / spread
            }
        return [((hue < 0 ? hue + 6 : hue) * 2).rounded().truncatingRemainder(dividingBy: 12), -lightness, spread]
    }
}
