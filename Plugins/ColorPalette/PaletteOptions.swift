import Colorimetry
import Palettes
import TransformKit

/// The options of a recipe in the types that the transform uses.
struct PaletteOptions {
    let minimumUses: Int
    /// Folders of catalogs with a namespace, `Brand/Light`; empty for none.
    let namespace: [String]
    /// The catalog to write into; nil to choose one.
    let catalog: String?
    let excluded: [ExcludedColor]
    /// The kinds of plain colors that are named as well.
    let included: Set<String>
    let names: [DesignedName]
    private let designedValues: Set<QuantizedColor>
    /// The largest CIEDE2000 distance of colors that are merged; nil to keep near-duplicates apart.
    let mergeWithin: Double?
    let convertsCalibrated: Bool
    let countsSwift: Bool

    init(_ options: OptionValues) {
        minimumUses = max(1, options.integer("minimum-uses") ?? 2)
        namespace = PaletteName(options.string("namespace") ?? "").text.split(separator: "/").map(String.init)
        catalog = options.string("catalog").flatMap { $0.isEmpty ? nil : $0 }
        excluded = (options.strings("exclude") ?? []).compactMap(ExcludedColor.init)
        included = Set((options.strings("include") ?? []).map { $0.lowercased() })
        names = Self.designedNames(options)
        designedValues = Set(names.flatMap(\.value.keys))
        mergeWithin = options.number("merge-within").flatMap { $0 > 0 ? $0 : nil }
        convertsCalibrated = options.string("color-space") == "srgb"
        countsSwift = options.boolean("swift") ?? false
    }

    /// Returns whether the recipe includes a color that would stay otherwise, by its kind or by a name for its value.
    func takes(_ kind: SkippedColor, _ value: ColorValue) -> Bool {
        included.contains("all") || included.contains(kind.word)
            || !designedValues.isDisjoint(with: value.keys)
    }

    /// Reads the names of the recipe's own map, followed by those of the palette file.
    private static func designedNames(_ options: OptionValues) -> [DesignedName] {
        let written = (options.map("names") ?? []).compactMap { entry -> DesignedName? in
            guard case .string(let text) = entry.value, let value = ColorText.value(of: text) else { return nil }
            return DesignedName(name: PaletteName(entry.key).text, value: value)
        }
        return written + DesignedName.all(in: options.file("palette"))
    }
}

/// A color that the recipe excludes.
enum ExcludedColor: Hashable {
    /// Any fully transparent color, whatever its components.
    case clear
    case white, black
    /// A color by the sRGB digits that a screen shows for it.
    case hex(String)
    /// A color of another space than sRGB, by its components there.
    case own(QuantizedColor)

    init?(_ text: String) {
        switch text.lowercased() {
        case "clear": self = .clear
        case "white": self = .white
        case "black": self = .black
        default:
            guard let value = ColorText.value(of: text) else { return nil }
            self = value.space == .sRGB ? .hex(value.hex) : .own(value.quantized)
        }
    }

    func matches(_ value: ColorValue) -> Bool {
        switch self {
        case .clear: value.quantized.steps.last == 0
        case .white: value.isOpaque && value.extreme == .white
        case .black: value.isOpaque && value.extreme == .black
        case .hex(let hex): value.hex == hex
        case .own(let color): value.quantized == color
        }
    }
}

/// Reads a color as a recipe writes it: `#RRGGBB`, `#RRGGBBAA`, and behind it `p3` or `gray` where it is not sRGB.
enum ColorText {
    static func value(of text: String) -> ColorValue? {
        let words = text.split(separator: " ").map(String.init)
        guard let first = words.first, words.count <= 2, let value = ColorValue(hex: first) else { return nil }
        switch words.dropFirst().first?.lowercased() {
        case nil, "srgb": return value
        case "p3", "display-p3": return ColorValue(.displayP3, value.components, alpha: value.alpha)
        case "gray":
            guard Set(value.components).count == 1 else { return nil }
            return ColorValue(.grayGamma22, [value.components[0]], alpha: value.alpha)
        default: return nil
        }
    }
}
