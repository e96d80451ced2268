public import SourceText

/// A named color of an asset catalog with all its appearances.
public struct ColorSet: Hashable, Sendable {
    /// As code and documents name it, namespaces included: `Brand/Accent`.
    public let name: String
    /// The `Contents.json`.
    public let path: String
    /// In file order.
    public let entries: [ColorSetEntry]

    /// The entry that holds where no other fits: universal, without appearance, gamut, locale or subtype.
    public var plain: ColorSetEntry? {
        entries.first { $0.isPlain && $0.color != nil }
            ?? entries.first { $0.appearances.isEmpty && $0.color != nil }
    }

    /// Whether the color differs by appearance, device or gamut.
    public var isAdaptive: Bool { entries.count { $0.color != nil } > 1 }

    /// Reads a set's `Contents.json`. A key without entries gives a set without entries.
    public static func read(_ source: SourceText, name: String) -> Result<ColorSet, ReadingRefusal> {
        JSONNode.read(source).flatMap { root in
            guard case .object = root.content else {
                return .failure(.unexpectedContent("the file is no JSON object, as a Contents.json must be"))
            }
            let entries = root["colors"]?.elements.map(ColorSetEntry.init) ?? []
            return .success(ColorSet(name: name, path: source.path, entries: entries))
        }
    }
}

/// One color of a set with what it is for.
public struct ColorSetEntry: Hashable, Sendable {
    /// A condition on the surroundings under which an entry is used: `luminosity` = `dark`, `contrast` = `high`.
    public struct Appearance: Hashable, Sendable {
        /// The property of the surroundings, such as `luminosity`; empty where the file names none.
        public let name: String
        /// The value that it must have, such as `dark`; empty where the file names none.
        public let value: String
    }

    /// The device: `universal`, `iphone`, `ipad`; `universal` where the file names none.
    public let idiom: String
    /// A narrower device, such as `mac-catalyst`; nil for none.
    public let subtype: String?
    /// The conditions under which the entry is used; empty for any appearance.
    public let appearances: [Appearance]
    /// `display-P3` or `sRGB`; nil for any display.
    public let displayGamut: String?
    /// The language; nil for all.
    public let locale: String?
    /// The color; nil for a slot that is empty.
    public let color: AssetColor?
    /// The entry's bytes.
    public let range: Range<Int>

    /// Whether the entry is for every device and appearance.
    public var isPlain: Bool {
        idiom == "universal" && subtype == nil && appearances.isEmpty && displayGamut == nil && locale == nil
    }

    init(_ node: JSONNode) {
        idiom = node["idiom"]?.string ?? "universal"
        subtype = node["subtype"]?.string
        appearances = (node["appearances"]?.elements ?? []).map {
            Appearance(name: $0["appearance"]?.string ?? "", value: $0["value"]?.string ?? "")
        }
        displayGamut = node["display-gamut"]?.string
        locale = node["locale"]?.string
        color = node["color"].flatMap(AssetColor.init)
        range = node.range
    }
}

/// A color as a catalog writes it.
public struct AssetColor: Hashable, Sendable {
    /// The two forms of a catalog's color.
    public enum Content: Hashable, Sendable {
        /// Components by name, in a color space as the file spells it: `srgb`, `display-p3`.
        case components(colorSpace: String, [Component])
        /// A system color by its name, `systemBlueColor`.
        case reference(platform: String, name: String)
    }

    /// One number, in whichever of the catalog's four spellings.
    public struct Component: Hashable, Sendable {
        /// `red`, `green`, `blue`, `white`, `alpha`.
        public let name: String
        /// Without quotes: `0x80`, `128`, `0.502`.
        public let text: String
        /// Between 0 and 1 but for extended ranges; nil where the text is no number.
        public let value: Double?
        /// The value's bytes, quotes included.
        public let range: Range<Int>
    }

    /// The components, or the name of a system color.
    public let content: Content
    /// The value of `color`.
    public let range: Range<Int>

    /// The components in file order; empty for a system color.
    public var components: [Component] { if case .components(_, let list) = content { list } else { [] } }

    /// The value of a component.
    public subscript(component: String) -> Double? { components.last { $0.name == component }?.value }

    init?(_ node: JSONNode) {
        range = node.range
        if let reference = node["reference"]?.string {
            content = .reference(platform: node["platform"]?.string ?? "", name: reference)
        } else if let components = node["components"] {
            content = .components(
                colorSpace: node["color-space"]?.string ?? "srgb", components.members.compactMap(Component.init))
        } else {
            return nil
        }
    }
}

extension AssetColor.Component {
    fileprivate init?(_ member: JSONMember) {
        name = member.name
        range = member.value.range
        switch member.value.content {
        case .number(let text):
            self.text = text
            value = Double(text)
        case .string(let text):
            self.text = text
            value = Self.value(of: text, isAlpha: member.name == "alpha")
        default: return nil
        }
    }

    /// `0x80` and `128` count to 255; a text with a point counts to 1, as does a whole alpha of 0 or 1.
    private static func value(of text: String, isAlpha: Bool) -> Double? {
        let digits = text.filter { $0 != " " }
        if digits.lowercased().hasPrefix("0x") {
            return UInt32(digits.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        if let whole = Int(digits), digits.first != "-", digits.first != "+" {
            return isAlpha && whole <= 1 ? Double(whole) : Double(whole) / 255
        }
        return Double(digits)
    }
}
