import Colorimetry

/// Names colors by their looks: `PaleBlue`, `Gray20`.
enum LookNames {
    /// Returns words for a name, best first, each finer than the one before.
    static func candidates(for exact: ColorValue) -> [[String]] {
        // Colors that no screen can show differently have one name: slightly whiter than white is white.
        let value = exact.quantized.value
        if value.quantized.steps.last == 0 { return [["Transparent"]] }
        if value.isOpaque, let extreme = value.extreme { return [["Pure", extreme == .white ? "White" : "Black"]] }
        // Whiter than white, which only some screens can show.
        if value.with(alpha: 1).hex == "#FFFFFF" { return [["Extended", "White"]] }
        let perceived = PerceivedColor(value)
        let candidates = perceived.nameCandidates
        guard value.space == .displayP3, !perceived.isNeutral else { return candidates }
        // Beside the sRGB color that most screens show in its place; grays are hardly another color there.
        return [candidates[0], candidates[0] + ["P3"]] + candidates.dropFirst()
    }

    /// Returns names for a color that neither words nor its lightness distinguish from another.
    static func lastNames(for value: ColorValue) -> [[String]] {
        let perceived = PerceivedColor(value)
        let wide = value.space == .displayP3 ? [perceived.comparedName + ["P3"]] : []
        return wide + perceived.lastNames(hex: value.with(alpha: 1).ownHex)
    }

    /// Returns the darkness in steps that eyes can distinguish.
    static func darknessStep(_ value: ColorValue) -> Int { Int(PerceivedColor(value).darkness.rounded()) }
}
