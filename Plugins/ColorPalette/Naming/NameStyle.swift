import TransformKit

/// How a project spells the names of its color sets.
enum NameStyle: Hashable {
    case upperCamel, lowerCamel, snake, kebab

    /// As most of the sets that are there do; `LightGray` where there are too few to tell.
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

    /// Words as a name; a number joins the word before it but in names with signs between.
    func name(of words: [String]) -> String {
        switch self {
        case .upperCamel: words.map(Self.capitalized).joined()
        case .lowerCamel: (words.first.map(Self.lowered) ?? "") + words.dropFirst().map(Self.capitalized).joined()
        case .snake: words.map { $0.lowercased() }.joined(separator: "_")
        case .kebab: words.map { $0.lowercased() }.joined(separator: "-")
        }
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// An abbreviation goes down whole: `bgColor`.
    private static func lowered(_ word: String) -> String {
        word.allSatisfy { $0.isUppercase || $0.isNumber }
            ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
}

extension NameStyle {
    /// More words behind a name that may be spelled in another way.
    func joined(_ name: String, _ words: [String]) -> String {
        switch self {
        case .upperCamel, .lowerCamel: name + NameStyle.upperCamel.name(of: words)
        case .snake: ([name] + words.map { $0.lowercased() }).joined(separator: "_")
        case .kebab: ([name] + words.map { $0.lowercased() }).joined(separator: "-")
        }
    }
}
