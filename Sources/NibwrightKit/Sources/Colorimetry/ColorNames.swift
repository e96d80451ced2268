/// Finds names for colors that have none, the same on every run and every machine.
public enum ColorNames {
    /// The nearest named color of CSS Color Module Level 4 by CIEDE2000, alpha left out: `DarkSlateGray`.
    ///
    /// Of two that are equally near, the first in the alphabet. Nil for a color of which nothing can be seen.
    public static func nearest(to value: ColorValue) -> (name: String, distance: Double)? {
        guard value.quantized.steps.last != 0, let lab = value.displayed.lab else { return nil }
        var best: (name: String, distance: Double)?
        for candidate in candidates {
            // The lightness alone rules out most of them.
            let limit = best?.distance ?? .infinity
            guard let distance = lab.deltaE2000(to: candidate.lab, within: limit), distance < limit else { continue }
            best = (candidate.name, distance)
        }
        return best
    }

    /// The name that the color alone gives: `Tomato`, `BlackAlpha50` for half of black, `Clear` where nothing can be
    /// seen.
    ///
    /// Neither unique nor free of what the system has, `Red` for example: see ``derivedName(for:isFree:)``.
    public static func derivedName(for value: ColorValue) -> String {
        guard let name = nearest(to: value)?.name else { return "Clear" }
        return name + (value.isOpaque ? "" : "Alpha\(percent(of: value))")
    }

    /// The derived name with the first number that makes it free, and no member of the system's color types.
    ///
    /// `Tomato`, `Tomato2`, and `Red1` since `red` exists; behind a percentage after a hyphen, `BlackAlpha50-2`.
    public static func derivedName(for value: ColorValue, isFree: (String) -> Bool) -> String {
        let stem = derivedName(for: value)
        if !SystemColorSymbols.contains(stem), isFree(stem) { return stem }
        let separator = stem.last?.isNumber == true ? "-" : ""
        var number = SystemColorSymbols.contains(stem) ? 1 : 2
        while !isFree("\(stem)\(separator)\(number)") { number += 1 }
        return "\(stem)\(separator)\(number)"
    }

    /// Never 0 or 100, which would say that the color is clear or opaque.
    private static func percent(of value: ColorValue) -> Int {
        let step = value.quantized.steps.last ?? 255
        return min(99, max(1, Int((Double(step) / 255 * 100).rounded())))
    }

    private static let candidates: [(name: String, lab: LabColor)] = keywords.compactMap { keyword in
        let steps = [keyword.rgb >> 16, keyword.rgb >> 8 & 0xFF, keyword.rgb & 0xFF]
        return ColorValue(.sRGB, steps.map { Double($0) / 255 })?.lab.map { (keyword.name, $0) }
    }
}
