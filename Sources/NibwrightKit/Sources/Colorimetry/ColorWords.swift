/// Tells names that describe the look of a color, such as `Gray500`, from names that describe its use, such as
/// `Primary`.
public enum ColorWords {
    /// Whether a name is made of words for looks alone: `Gray500`, `light-blue`, `grey_94`, but not `starDot`.
    public static func sayAValue(_ name: String) -> Bool {
        let words = words(of: name.split(separator: "/").last.map(String.init) ?? name)
        let looks = words.filter { !isNumber($0) && !fillers.contains($0) }
        if looks.isEmpty { return words.contains { $0.count >= 2 && isNumber($0) } }
        return looks.contains { hues.contains($0) } && looks.allSatisfy { hues.contains($0) || adjectives.contains($0) }
    }

    /// Whether a name means the palette as a whole, so that a use of the color anywhere is one of it: `BrandBlue`,
    /// `Primary`.
    public static func areGeneral(_ name: String) -> Bool {
        let words = words(of: name.split(separator: "/").last.map(String.init) ?? name)
        let said = words.filter { !isNumber($0) && !fillers.contains($0) }
        return !said.isEmpty
            && said.allSatisfy { general.contains($0) || hues.contains($0) || adjectives.contains($0) }
    }

    /// The words of a name in lower case: `kBGColorOne` is k, bg, color, one.
    public static func words(of name: String) -> [String] { AssetSymbol.words(of: name).map { $0.lowercased() } }

    /// The words as written.
    public static func writtenWords(of name: String) -> [String] { AssetSymbol.words(of: name) }

    private static func isNumber(_ word: String) -> Bool { word.allSatisfy(\.isNumber) }

    /// Words that say nothing of their own.
    private static let fillers: Set<String> = ["color", "colour", "k", "c", "ui", "rgb", "hex"]

    private static let general: Set<String> = [
        "accent", "app", "base", "brand", "main", "primary", "secondary", "tertiary", "theme", "default",
    ]

    private static let hues = Set(
        """
        amber apricot aqua ash azure beige black blue brown burgundy cerulean charcoal cherry chestnut chocolate copper coral
        cream crimson cyan emerald fuchsia gold graphite gray green grey indigo ivory jade khaki lavender lemon lilac lime
        magenta mahogany maroon mauve mint mustard navy ochre olive onyx orange orchid peach pink plum purple red rose ruby
        rust salmon sand sapphire scarlet sepia silver slate tan taupe teal tomato turquoise vermilion violet white wine yellow
        clear transparent
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    private static let adjectives = Set(
        """
        almost alpha blueish bluish bold bright brilliant brownish cold cool dark darker darkest deep deeper deepest dim dirty dull dusty
        electric extended extra faded faint grayish greenish greyish half hot ice leaf light lighter lightest medium mid midnight muted
        near nearly neon neutral off opacity pale paler palest pastel percent pinkish powder pure purplish reddish royal shade sky soft solid
        steel strong tint translucent two three ultra very vibrant vivid warm whitish yellowish
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
