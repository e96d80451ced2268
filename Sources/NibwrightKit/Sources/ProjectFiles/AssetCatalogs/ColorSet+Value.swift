public import Colorimetry

extension ColorSet {
    /// The color that the set shows on every device in every appearance and gamut; nil where there are several.
    public var onlyValue: ColorValue? {
        let filled = entries.filter { $0.color != nil }
        let idioms = Set(filled.map(\.idiom))
        // A color for iPhones alone leaves iPads without one; a color for the Mac alone is for all that a Mac app runs on.
        let isComplete = idioms.contains("universal") || idioms.contains("iphone") == idioms.contains("ipad")
        guard isComplete, let value = plain?.color?.value,
            filled.allSatisfy({ $0.color?.value?.isSame(as: value) == true })
        else { return nil }
        return value
    }
}
