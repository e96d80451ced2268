/// Recognizes words that are of no use, or of little use, in the name of a storyboard.
enum VagueWords {
    /// Returns whether all words could be part of any name: `Main`, `NewScene`.
    static func sayNothing(_ words: [String]) -> Bool { words.allSatisfy { empty.contains($0.lowercased()) } }

    /// Returns whether a word names the kind of a screen and not what it shows: `List`.
    static func isKind(_ word: String) -> Bool {
        let lowered = word.lowercased()
        return kinds.contains(lowered) || kinds.contains(lowered.singular)
    }

    /// Returns whether a word describes what a class does in code, and nothing that people see: `Manager`.
    static func isOfCode(_ word: String) -> Bool { ofCode.contains(word.lowercased()) }

    /// Returns whether words that describe a scene do not describe a part: `Side` of `SideMenu`, `EmptyDetails`.
    static func tellNothing(ofPart words: [String]) -> Bool {
        if words.count == 1, modifiers.contains(words[0].lowercased().singular) { return true }
        return words.contains { sayNothing([$0]) }
            && words.allSatisfy { sayNothing([$0]) || isKind($0) || isOfCode($0) }
    }

    /// Returns whether a word at the front of a name says what people do with what follows it: `SelectAccount`.
    static func isVerb(_ word: String) -> Bool { verbs.contains(word.lowercased()) }

    /// Returns whether a word at the end of a name says that people choose one of what precedes it: `ThemeChooser`.
    static func isChoice(_ word: String) -> Bool { choices.contains(word.lowercased()) }

    /// Returns whether a word alone could name any part of any app: `File`, though not `Files`.
    static func isVague(_ words: [String]) -> Bool {
        words.count == 1 && vague.contains(words[0].lowercased())
    }

    /// Returns whether apps use a word for a section only in the plural, though it has one screen: `Settings`.
    static func isUsuallyPlural(_ word: String) -> Bool { usuallyPlural.contains(word.lowercased()) }

    /// Returns whether a word names a piece of an interface, so that a storyboard of several has it in the plural:
    /// `Cards`.
    static func isComponent(_ word: String) -> Bool { components.contains(word.lowercased()) }

    /// Returns words without those of code behind them: `Filament` of `FilamentManager`, `Setup` of
    /// `SetupFlowUIManager`.
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
        """
        active additional advanced available basic bottom current default ext extended extra form full general global left local
        mode module multiple normal other presented quick related remote right selected side simple single slide
        special top up various with
        """)

    private static let verbs: Set<String> = words("browse choose enter maintain manage pick see select")

    private static let vague: Set<String> = words("content data entity file item object panel thing")

    private static let choices: Set<String> = words("chooser selection")

    private static let usuallyPlural: Set<String> = words("option preference setting")

    private static let components: Set<String> = words("card example panel sample tool toolbar widget")

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
