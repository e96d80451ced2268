public import Colorimetry

extension ColorSet {
    /// The color that the set shows on every device in every appearance and gamut; nil where there are several.
    public var onlyValue: ColorValue? {
        let filled = entries.filter { $0.color != nil }
        // Without an entry for every device some would show nothing.
        guard filled.contains(where: \.isPlain), let value = plain?.color?.value,
            filled.allSatisfy({ $0.color?.value?.isSame(as: value) == true })
        else { return nil }
        return value
    }
}
