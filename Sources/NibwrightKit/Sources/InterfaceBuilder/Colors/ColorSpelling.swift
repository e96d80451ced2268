public import Colorimetry

/// The content of a `<color>` element: numbers, or the name of a color that is defined elsewhere.
public enum ColorSpelling: Hashable, Sendable {
    /// Numbers in a color space.
    case literal(LiteralColor)
    /// A color set of an asset catalog.
    case named(String)
    /// `systemColor`, `cocoaTouchSystemColor`: a color that the system decides, whatever numbers stand beside it.
    case system(String)
    /// A macOS color list, `System` for the most part.
    case catalog(list: String, name: String)
    /// Anything else: a space that is not known, a component that is missing or no number.
    case unreadable
}

/// A color written out in numbers, with the text of each.
public struct LiteralColor: Hashable, Sendable {
    /// The color that the numbers give.
    public let value: ColorValue
    /// The components as written, alpha last (`1` where the document says nothing): `0.40000000000000002`.
    public let texts: [String]
    /// `colorSpace` and `customColorSpace` as written.
    public let spaceName: String
    /// The `customColorSpace` as written; nil for none.
    public let customSpaceName: String?

    init(value: ColorValue, texts: [String], spaceName: String, customSpaceName: String?) {
        self.value = value
        self.texts = texts
        self.spaceName = spaceName
        self.customSpaceName = customSpaceName
    }
}

extension Element {
    /// Reads the content of an element named `color`; other elements give a meaningless result.
    public var colorSpelling: ColorSpelling {
        // Numbers beside a system color are what systems that do not know it show; they are no color of their own.
        if let name = self["systemColor"] ?? self["xcode11CocoaTouchSystemColor"] ?? self["cocoaTouchSystemColor"] {
            return .system(name)
        }
        if let list = self["catalog"] { return .catalog(list: list, name: self["name"] ?? "") }
        if let name = self["name"] { return .named(name) }
        return literalColor.map(ColorSpelling.literal) ?? .unreadable
    }

    /// The numbers that stand beside a system color, for systems that do not know it; nil where there are none.
    package var numbersBesideSystemColor: ColorSpelling? { literalColor.map(ColorSpelling.literal) }

    private var literalColor: LiteralColor? {
        guard let spaceName = self["colorSpace"] else { return nil }
        let custom = self["customColorSpace"]
        guard let space = ColorSpace(documentName: spaceName == "custom" ? custom ?? "" : spaceName) else { return nil }
        let attributes = self.attributes
        let components = space.componentNames.compactMap { name in attributes.first { $0.name == name }?.value }
        let texts = components + [self["alpha"] ?? "1"]
        let numbers = texts.compactMap(Double.init)
        guard numbers.count == texts.count, let alpha = numbers.last,
            let value = ColorValue(space, Array(numbers.dropLast()), alpha: alpha)
        else { return nil }
        return LiteralColor(value: value, texts: texts, spaceName: spaceName, customSpaceName: custom)
    }
}

extension ColorSpace {
    /// The space that a document means by `colorSpace`, or by `customColorSpace` where that says `custom`.
    public init?(documentName: String) {
        switch documentName {
        case "sRGB": self = .sRGB
        case "displayP3": self = .displayP3
        case "genericGamma22GrayColorSpace": self = .grayGamma22
        case "calibratedRGB": self = .calibratedRGB
        case "calibratedWhite": self = .calibratedWhite
        case "deviceRGB": self = .deviceRGB
        case "deviceWhite": self = .deviceWhite
        case "genericCMYKColorSpace": self = .genericCMYK
        case "deviceCMYK": self = .deviceCMYK
        default: return nil
        }
    }

    /// The word that a document has as `customColorSpace`; nil for spaces that Xcode writes without.
    public var documentCustomName: String? {
        switch self {
        case .sRGB: "sRGB"
        case .displayP3: "displayP3"
        case .grayGamma22: "genericGamma22GrayColorSpace"
        case .genericCMYK: "genericCMYKColorSpace"
        default: nil
        }
    }
}
