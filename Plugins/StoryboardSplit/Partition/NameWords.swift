/// Words that are of no use, or of little use, in the name of a storyboard.
enum NameWords {
    /// Whether words could stand in any name.
    static func sayNothing(_ words: [String]) -> Bool { words.allSatisfy { empty.contains($0.lowercased()) } }

    /// Whether a word says what kind of screen a scene is, and not what it shows.
    static func isKind(_ word: String) -> Bool {
        let lowered = word.lowercased()
        return kinds.contains(lowered) || kinds.contains(lowered.singular)
    }

    /// Whether a word says what a class does in code, and nothing of what people see.
    static func isOfCode(_ word: String) -> Bool { ofCode.contains(word.lowercased()) }

    /// Whether words that say something of a scene say nothing of a part: `Side` of `SideMenu`, `EmptyDetails`.
    static func tellNothing(ofPart words: [String]) -> Bool {
        if words.count == 1, modifiers.contains(words[0].lowercased().singular) { return true }
        return words.contains { sayNothing([$0]) }
            && words.allSatisfy { sayNothing([$0]) || isKind($0) || isOfCode($0) }
    }

    /// Words without those of code behind them: `Filament` of `FilamentManager`, `Setup` of `SetupFlowUIManager`.
    static func withoutCode(_ words: [String]) -> [String] {
        var words = words
        while words.count > 1, let last = words.last, isOfCode(last) { words.removeLast() }
        return words
    }

    private static let kinds: Set<String> = words(
        """
        alert base cell child children choose collection confirm confirmation container content create data default detail
        details dialog embed embedded ext extended full grid home info input landing list loading master menu modal option
        options overview page pages pager parent pick picker pop popover popup presented result results screen select selection
        selector set sheet show side simple single slide start status step success summary test text up update view web with
        """)

    private static let modifiers: Set<String> = words(
        "bottom ext extended form full left mode module presented right side simple single slide top up with")

    private static let ofCode: Set<String> = words(
        """
        coordinator container controller delegate flow handler interactor manager navigator presenter router ui vc view
        viewcontroller views wrapper
        """)

    private static let empty: Set<String> = words(
        """
        add back bar base blank cancel close controller custom detail done edit empty first id identifier item label main my nav
        navigation new next placeholder root save scene second segmented storyboard tab table the themed title untitled vc view
        window
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
