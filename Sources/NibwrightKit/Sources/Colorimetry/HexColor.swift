extension ColorValue {
    /// `#RRGGBB` as a screen shows the color in sRGB, with two more digits where it is not opaque.
    public var hex: String { Self.digits(displayed.components, alpha: isOpaque ? nil : alpha) }

    /// `#RRGGBB` of the components in the color's own space: the digits that belong before the space's name. A color of
    /// inks has none of its own, so what a screen shows.
    public var ownHex: String {
        let channels = components.count == 1 ? Array(repeating: components[0], count: 3) : components
        return channels.count == 3 ? Self.digits(channels, alpha: isOpaque ? nil : alpha) : hex
    }

    private static func digits(_ components: [Double], alpha: Double?) -> String {
        let channels = components + (alpha.map { [$0] } ?? [])
        return "#"
            + channels.map { channel in
                let step = Int((min(1, max(0, channel)) * 255).rounded())
                let digits = String(step, radix: 16, uppercase: true)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }

    /// An sRGB color from `#RGB`, `#RRGGBB` or `#RRGGBBAA`, with or without the sign; nil for anything else.
    public init?(hex: String) {
        let digits = hex.hasPrefix("#") ? hex.dropFirst() : hex[...]
        guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), [3, 6, 8].contains(digits.count) else { return nil }
        let full = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        let bytes = Array(full)
        let steps = stride(from: 0, to: bytes.count, by: 2).compactMap { Int(String(bytes[$0...$0 + 1]), radix: 16) }
        let alpha = steps.count == 4 ? Double(steps[3]) / 255 : 1
        self.init(.sRGB, steps.prefix(3).map { Double($0) / 255 }, alpha: alpha)
    }
}
