/// A method's name made from a segue's identifier: `showDetail` from `DetailSegue`, `toDetail` and `idSegueShowDetail`.
struct IdentifierWords {
    /// `showDetail`
    let name: String
    /// Whether the identifier describes an event rather than a screen: `Email Not Found on Server`.
    let isStory: Bool

    /// Nil where the identifier has no words that describe the destination: `segue`, `show`, `to`.
    init?(_ identifier: String, of destination: DestinationWords) {
        let words = Self.telling(identifier)
        guard let first = words.first, first.first?.isLetter == true else { return nil }
        if words.count == 1, Self.plainVerbs.contains(first.lowercased()) { return nil }
        isStory = words.count > 5 || words.count > 3 && !destination.share(words)
        if words.count == 1, Self.bareVerbs.contains(first.lowercased()), let shown = destination.words {
            // `edit` of `DrinkEditViewController` is `editDrink`.
            let isVerb = { (word: String) in word.lowercased() == first.lowercased() }
            let rest = shown.drop(while: isVerb)
            name = ([first] + (rest.count > 1 && rest.last.map(isVerb) == true ? rest.dropLast() : rest)).camelCased
        } else {
            name = (Self.startsWithVerb(words) ? words : ["show"] + words).camelCased
        }
    }

    // MARK: Words that describe the destination

    private static func telling(_ identifier: String) -> [String] {
        var words = identifier.nameWords
        let hasSegue = words.contains { Self.segueWords.contains($0.lowercased()) }
        words.removeAll { Self.segueWords.contains($0.lowercased()) }
        // `idSegueShowDetails`, `segue_id_details`
        if hasSegue, words.count > 1, ["id", "identifier"].contains(words[0].lowercased()) { words.removeFirst() }
        if hasSegue, words.count > 1, ["id", "identifier"].contains(words[words.count - 1].lowercased()) {
            words.removeLast()
        }
        words = withoutController(words)
        words = withoutShownBy(words)
        while words.count > 1, Self.ways.contains(words[0].lowercased()) { words.removeFirst() }
        if words.count == 1, words[0].lowercased() == "to" { return [] }
        return withoutSource(words)
    }

    /// The words without the suffix that every screen has: `LoginViewController` and `LoginTableVC` become `Login`.
    private static func withoutController(_ words: [String]) -> [String] {
        var words = words
        guard let last = words.last?.lowercased(), words.count > 1 else { return words }
        if ["viewcontroller", "controller", "vc"].contains(last) {
            words.removeLast()
            for kind in ["view", "table", "collection"] where words.count > 1 && words.last?.lowercased() == kind {
                words.removeLast()
            }
        }
        return words
    }

    /// The words without the kind of presentation, which is no part of the screen's name: `Layers` of `LayersPopover`.
    private static func withoutShownBy(_ words: [String]) -> [String] {
        var words = words
        while words.count > 1, let last = words.last?.lowercased(),
            ["popover", "modal", "screen", "push"].contains(last),
            words.count > 2 || !Self.plainVerbs.contains(words[0].lowercased())
        {
            words.removeLast()
        }
        // `loginView`, `viewLoginView`: not `showView`.
        let isPlain = words.count == 2 && Self.plainVerbs.contains(words[0].lowercased())
        if words.count > 1, words.last?.lowercased() == "view", !isPlain { words.removeLast() }
        return words
    }

    /// The words without those that name the screen the segue leaves: `chatShowAttachments` is about chat attachments,
    /// while `MainScreenSelectProtocol` and `AlertsToAlertSettings` begin with their source.
    private static func withoutSource(_ words: [String]) -> [String] {
        if !takingTo.contains(words.first?.lowercased() ?? ""),
            let place = words.dropFirst().lastIndex(where: { $0.lowercased() == "to" }), place < words.count - 1
        {
            return Array(words[(place + 1)...])
        }
        if let place = words.dropFirst().firstIndex(where: { ["show", "open", "present"].contains($0.lowercased()) }) {
            return Array(words[..<place]) + Array(words[(place + 1)...])
        }
        if !verbs.contains(words.first?.lowercased() ?? ""),
            let place = words.dropFirst().firstIndex(where: { actions.contains($0.lowercased()) }),
            place < words.count - 1
        {
            return Array(words[place...])
        }
        return words
    }

    /// `trackDetails` names a screen of tracks, `trackPackage` says what to do.
    private static func startsWithVerb(_ words: [String]) -> Bool {
        guard words.count > 1, verbs.contains(words[0].lowercased()) else { return false }
        return !nouns.contains(words[0].lowercased()) || !screens.contains(words.last?.lowercased() ?? "")
    }

    // MARK: Words

    private static let segueWords: Set<String> = ["segue", "seque", "vc"]
    /// First words whose `to` belongs to the action and separates no source from a destination: `addToCart`,
    /// `howToPlay`.
    private static let takingTo: Set<String> = [
        "add", "how", "sign", "log", "connect", "switch", "save", "subscribe", "reply", "share", "convert", "import",
        "export",
        "upload", "move", "link", "what", "where", "ready", "nothing", "things", "assign", "attach", "apply", "invite",
        "return",
    ]
    private static let ways: Set<String> = ["go", "goto", "to", "move", "jump", "perform", "navigate"]
    /// Verbs of actions on some object: `selectColor`. Alone they name no screen.
    private static let actions: Set<String> = [
        "select", "choose", "pick", "edit", "add", "create", "manage", "change", "configure", "remove", "delete",
        "rename", "enter",
    ]
    /// Verbs that may begin a method's name, so that no `show` is put before them.
    private static let verbs = actions.union([
        "show", "open", "present", "push", "display", "see", "view", "start", "compose", "launch", "login", "log",
        "sign",
        "share", "send", "search", "browse", "import", "export", "scan", "register", "confirm", "finish", "set", "go",
        "pop", "load", "play", "preview", "customize", "track", "print", "invite", "join", "buy", "pay", "check",
        "get", "reenter", "verify", "restore", "recover", "update", "unload", "connect", "switch", "find", "write",
        "adjust", "replace", "purchase", "reset", "resend", "submit",
    ])
    /// Verbs that are nouns as well.
    private static let nouns: Set<String> = [
        "search", "share", "track", "print", "check", "set", "play", "log", "scan", "preview", "view", "display",
        "start",
        "load", "import", "export", "update", "switch", "register", "login", "change", "purchase", "reset", "browse",
    ]
    /// Last words that mark the name of a screen: `trackDetails`.
    private static let screens: Set<String> = [
        "detail", "details", "result", "results", "list", "lists", "settings", "options", "history", "form", "info",
        "view",
        "page", "menu", "map", "overview", "preferences", "log", "logs", "summary", "home",
    ]
    /// Words that alone do not describe the destination of a segue.
    private static let plainVerbs: Set<String> = [
        "show", "open", "present", "push", "next", "continue", "go", "modal", "display", "start", "view", "popover",
    ]
    /// Verbs that alone have no object; the destination's words are appended to them: `selectColor` of `select`.
    private static let bareVerbs = actions.union(["set", "update", "reconfigure", "replace", "adjust", "write", "find"])
}
