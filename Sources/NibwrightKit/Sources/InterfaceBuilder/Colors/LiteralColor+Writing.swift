public import Colorimetry

extension LiteralColor {
    /// The color as Xcode writes it among resources: numbers and space, without a key.
    public var cacheElement: NewElement {
        var element = NewElement("color")
        for (name, text) in zip(value.space.componentNames + ["alpha"], texts) { element[name] = text }
        element["colorSpace"] = spaceName
        element["customColorSpace"] = customSpaceName
        return element
    }

    /// A value as Xcode spells it in documents; nil for spaces that only catalogs have.
    ///
    /// - Parameters:
    ///   - value: the color, in the space that it is written in.
    ///   - texts: the components as some document writes them, alpha last; nil for the shortest texts.
    public init?(_ value: ColorValue, texts: [String]? = nil) {
        guard value.space != .linearSRGB else { return nil }
        let custom = value.space.documentCustomName
        self.init(
            value: value, texts: texts ?? (value.components + [value.alpha]).map(WrittenNumber.text),
            spaceName: custom == nil ? value.space.rawValue : "custom", customSpaceName: custom)
    }
}
