public import Colorimetry

/// A color as a screen shows it, in sRGB.
public struct Paint: Hashable, Sendable {
    /// The red, green and blue parts from 0 to 1.
    public let components: [Double]
    /// 1 for an opaque color, 0 for one that cannot be seen.
    public let alpha: Double

    /// Makes a paint of what a screen shows of a color.
    public init(_ value: ColorValue) {
        components = value.displayed.components.map { min(1, max(0, $0.isFinite ? $0 : 0)) }
        alpha = min(1, max(0, value.alpha.isFinite ? value.alpha : 1))
    }

    /// Makes a paint of the three bytes of `0xRRGGBB`.
    public init(_ code: UInt32, alpha: Double = 1) {
        components = [16, 8, 0].map { Double(code >> $0 & 0xFF) / 255 }
        self.alpha = alpha
    }

    /// Makes an opaque paint of its parts; what is beyond 0 and 1 counts as the nearest.
    init(red: Double, green: Double, blue: Double) {
        self.init(components: [red, green, blue].map { min(1, max(0, $0)) }, alpha: 1)
    }

    private init(components: [Double], alpha: Double) {
        self.components = components
        self.alpha = alpha
    }

    static let white = Paint(0xFFFFFF)
    static let black = Paint(0)

    /// The paint with its alpha multiplied.
    func faded(_ factor: Double) -> Paint { Paint(components: components, alpha: alpha * factor) }

    /// Whether nothing of it can be seen.
    var isInvisible: Bool { alpha < 0.004 }

    /// Whether black text is easier to read on it than white text.
    var isLight: Bool { components[0] * 0.299 + components[1] * 0.587 + components[2] * 0.114 > 0.6 }

    /// What is seen of the paint on an opaque one.
    package func seen(on background: Paint) -> Paint {
        let mixed = zip(components, background.components).map { $0 * alpha + $1 * (1 - alpha) }
        return Paint(components: mixed, alpha: 1)
    }

    /// The contrast ratio of WCAG 2, from 1 to 21, of text of this paint upon an opaque one.
    package func contrast(on background: Paint) -> Double? {
        guard let text = ColorValue(.sRGB, components, alpha: alpha),
            let behind = ColorValue(.sRGB, background.components)
        else { return nil }
        return text.contrast(against: behind)
    }

    /// `#rrggbb`.
    package var hex: String {
        let digits = Array("0123456789abcdef")
        return components.reduce(into: "#") { text, component in
            let step = Int((component * 255).rounded())
            text.append(digits[step / 16])
            text.append(digits[step % 16])
        }
    }
}
