import TransformKit

/// The way in which a project spells the names of its color sets: `LightGray`, `lightGray`, `light_gray`, `light-gray`.
enum NameStyle: Hashable {
    case upperCamel, lowerCamel, snake, kebab

    /// Chooses the style of more than half of the names, given three at least; else `LightGray`.
    init(_ names: some Sequence<String>) {
        var counts: [NameStyle: Int] = [:]
        var total = 0
        for name in names {
            let leaf = name.split(separator: "/").last ?? ""
            guard let first = leaf.first, first.isLetter else { continue }
            total += 1
            let style: NameStyle? =
                leaf.contains("_")
                ? (first.isLowercase ? .snake : nil)
                : leaf.contains("-")
                    ? (first.isLowercase ? .kebab : nil)
                    : leaf.contains(" ") ? nil : first.isLowercase ? .lowerCamel : .upperCamel
            if let style { counts[style, default: 0] += 1 }
        }
        let order: [NameStyle] = [.lowerCamel, .snake, .kebab]
        self = order.first { total >= 3 && (counts[$0] ?? 0) * 2 > total } ?? .upperCamel
    }

    /// Spells words as a name; a number joins the word before it, except in names with signs between the words.
    func name(of words: [String]) -> String {
        switch self {
        case .upperCamel: words.map(Self.capitalized).joined()
        case .lowerCamel: (words.first.map(Self.lowered) ?? "") + words.dropFirst().map(Self.capitalized).joined()
        case .snake: words.map { $0.lowercased() }.joined(separator: "_")
        case .kebab: words.map { $0.lowercased() }.joined(separator: "-")
        }
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Lowers an abbreviation as a whole: `bgColor`.
    private static func lowered(_ word: String) -> String {
        word.allSatisfy { $0.isUppercase || $0.isNumber }
            ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
}

extension NameStyle {
    /// Appends words to a name that may be spelled in another style.
    func joined(_ name: String, _ words: [String]) -> String {
        switch self {
        case .upperCamel, .lowerCamel: name + NameStyle.upperCamel.name(of: words)
        case .snake: ([name] + words.map { $0.lowercased() }).joined(separator: "_")
        case .kebab: ([name] + words.map { $0.lowercased() }).joined(separator: "-")
        }
    }
}
