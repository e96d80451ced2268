import Colorimetry
import TransformKit

/// A name that a person gave a color, in a recipe or in a designer's palette.
struct DesignedName: Hashable {
    let name: String
    let value: ColorValue
}

/// Finds the color that each name of a recipe or palette means.
struct DesignedNames {
    private let byValue: [QuantizedColor: String]
    /// The names by the color that a screen shows, for colors in another space than the palette's.
    private let byAppearance: [String: String]

    init(_ names: [DesignedName]) {
        byValue = Dictionary(
            names.flatMap { name in name.value.keys.map { ($0, name.name) } }, uniquingKeysWith: { first, _ in first })
        let plain = names.filter { $0.value.space == .sRGB }
        byAppearance = Dictionary(plain.map { ($0.value.hex, $0.name) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the name of each value. A designer's `#808080` also means a gray that looks so, where no color is
    /// exactly that one: palettes are written in sRGB, and Interface Builder writes grays in a space of their own.
    func names(of values: [QuantizedColor]) -> [QuantizedColor: String] {
        var result: [QuantizedColor: String] = [:]
        for value in values { result[value] = value.value.keys.lazy.compactMap { byValue[$0] }.first }
        var taken = Set(result.values)
        for value in values.sorted() where result[value] == nil && value.space == .grayGamma22 {
            guard let name = byAppearance[value.value.hex], taken.insert(name).inserted else { continue }
            result[value] = name
        }
        return result
    }
}
