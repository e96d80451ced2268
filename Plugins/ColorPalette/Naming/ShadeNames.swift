/// Names colors by lightness that every other word fits alike: `BrightRed` and `BrightRedDark`, never by numbers.
enum ShadeNames {
    /// A color among several that share their words.
    struct Shade {
        let darkness: Double
        /// The number of the color's uses: the most used one gets the plain name.
        let count: Int
    }

    /// Returns the words for each color; nil where a side has more colors than words.
    ///
    /// - Parameters:
    ///   - base: the words that fit all of them.
    ///   - shades: the colors, in an order that is always the same.
    static func names(_ base: [String], for shades: [Shade]) -> [[String]?] {
        let ranked = shades.indices.sorted { (shades[$0].darkness, $0) < (shades[$1].darkness, $1) }
        let anchor = anchor(of: ranked, shades, base)
        var names: [[String]?] = Array(repeating: nil, count: shades.count)
        for (rank, index) in ranked.enumerated() {
            names[index] = name(base, distance: rank - anchor, among: shades.count)
        }
        return names
    }

    /// Returns the rank of the color with the plain name: the lightest of dark ones, so that all others are darker.
    private static func anchor(of ranked: [Int], _ shades: [Shade], _ base: [String]) -> Int {
        switch base.first.flatMap({ comparatives[$0] })?.isDark {
        case true: return 0
        case false: return ranked.count - 1
        case nil:
            let most = ranked.map { shades[$0].count }.max()
            return ranked.firstIndex { shades[$0].count == most } ?? 0
        }
    }

    /// - Parameter distance: the number of ranks between the color and the plain one, below 0 for lighter ones.
    private static func name(_ base: [String], distance: Int, among count: Int) -> [String]? {
        let steps = abs(distance)
        if steps == 0 { return base }
        if let first = base.first, let word = comparatives[first] {
            let comparative = word.comparative, superlative = word.superlative
            let words = count > 3 ? [[comparative], ["Very", first], [superlative]] : [[comparative], [superlative]]
            return steps <= words.count ? words[steps - 1] + base.dropFirst() : nil
        }
        let words = distance < 0 ? ["Light", "Lighter", "Lightest"] : ["Dark", "Darker", "Darkest"]
        return steps <= words.count ? base + [words[steps - 1]] : nil
    }

    /// The comparative and superlative of an adjective.
    private struct Comparison {
        let isDark: Bool
        let comparative: String
        let superlative: String
    }

    private static let comparatives = [
        "Dark": Comparison(isDark: true, comparative: "Darker", superlative: "Darkest"),
        "Deep": Comparison(isDark: true, comparative: "Deeper", superlative: "Deepest"),
        "Light": Comparison(isDark: false, comparative: "Lighter", superlative: "Lightest"),
        "Pale": Comparison(isDark: false, comparative: "Paler", superlative: "Palest"),
    ]
}
