import Colorimetry
import ProjectGraph

/// A color's value as reports spell it.
extension ColorValue {
    /// Whether screens disagree about the value, so that its hex digits are a guess.
    var isApproximated: Bool {
        switch space {
        case .sRGB, .displayP3, .linearSRGB, .grayGamma22: false
        case .calibratedRGB, .calibratedWhite, .deviceRGB, .deviceWhite, .genericCMYK, .deviceCMYK: extreme == nil
        }
    }

    /// Whether sRGB cannot show the value, so that its hex digits are the nearest that can.
    var isBeyondSRGB: Bool {
        guard !isApproximated else { return false }
        return displayed.components.contains { $0 < -Self.tolerance || $0 > 1 + Self.tolerance }
    }

    /// `≈ #1A73E8` where the digits are not the value itself.
    var shownHex: String { isApproximated || isBeyondSRGB ? "≈ \(hex)" : hex }

    /// `sRGB 0.102 0.451 0.91, alpha 0.5`
    var componentWords: String {
        let numbers = components.map { $0.reportText() }.joined(separator: " ")
        return "\(space.title) \(numbers)" + (isOpaque ? "" : ", alpha \(alpha.reportText())")
    }

    /// Says why the hex digits are not exactly the value; nil where they are.
    var caveat: String? {
        if isApproximated { return "approximated" }
        return isBeyondSRGB ? "beyond sRGB" : nil
    }

    var contrastOnWhite: PaletteContrast? { contrast(on: [1, 1, 1]) }
    var contrastOnBlack: PaletteContrast? { contrast(on: [0, 0, 0]) }

    private func contrast(on background: [Double]) -> PaletteContrast? {
        ColorValue(.sRGB, background).flatMap(displayed.contrast(against:)).map(PaletteContrast.init)
    }
}

/// A contrast ratio of WCAG 2 with the levels of the guideline that it reaches.
struct PaletteContrast {
    /// Cut, not rounded, to hundredths: 4.499 is not enough where 4.5 is required.
    let ratio: Double

    init(_ ratio: Double) {
        self.ratio = (ratio * 100 + 1e-6).rounded(.down) / 100
    }

    /// The highest level that text of this contrast reaches; nil below all.
    var level: String? {
        if ratio >= 7 { return "AAA" }
        if ratio >= 4.5 { return "AA" }
        return ratio >= 3 ? "AA large" : nil
    }
}

extension Double {
    /// The number with at most so many digits behind the point, and no more than it needs.
    func reportText(digits: Int = 3) -> String {
        let scale = [1.0, 10, 100, 1000][min(3, max(0, digits))]
        let scaled = (self * scale).rounded()
        guard scaled.isFinite, abs(scaled) < 1e12 else { return "0" }
        let whole = Int(scaled)
        let unit = Int(scale)
        let rest = abs(whole) % unit
        guard rest > 0 else { return "\(whole / unit)" }
        var fraction = String(unit + rest).dropFirst()
        while fraction.last == "0" { fraction = fraction.dropLast() }
        return (whole < 0 ? "-" : "") + "\(abs(whole) / unit).\(fraction)"
    }
}

extension PaletteColor {
    /// `12 written out, 3 by name, 1 in code`
    var useWords: String {
        let parts = [(inlineCount, "written out"), (namedCount, "by name"), (codeCount, "in code")]
        let words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return words.isEmpty ? "no use" : words.joined(separator: ", ")
    }
}

extension PaletteAppearance {
    /// `dark #1C1C1E`, `dark: the system's labelColor`
    var words: String {
        if let value { return "\(title) \(value.shownHex)" }
        return reference.map { "\(title): the system’s \($0)" } ?? title
    }
}

extension PaletteSystemColor {
    /// `labelColor`, `System controlColor`
    var title: String { list.map { "\($0) \(name)" } ?? name }
}
