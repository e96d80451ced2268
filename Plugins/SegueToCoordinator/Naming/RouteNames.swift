import TransformKit

/// Names for the methods of coordinators, made of segue identifiers and of what segues lead to.
struct RouteNames {
    private let classes: ClassIndex
    /// Names that are taken, by owner.
    private var taken: [SwiftClass: Set<String>] = [:]

    init(_ graph: ProjectGraph) {
        classes = graph.classes
    }

    /// `showDetail` for `DetailSegue`, `toDetail` and for a segue without identifier to `DetailViewController`.
    mutating func makeName(for transition: Transition, identifier: String?, owner: SwiftClass) -> String {
        let stem =
            identifier.flatMap { Self.name(ofIdentifier: $0, of: transition.destination) }
            ?? Self.name(of: transition.destination)
        // An action of a superclass and one of a subclass with the same name would override each other.
        let relatives = classes.chain(of: owner) + classes.subclasses(of: owner)
        let used = relatives.reduce(into: Set<String>()) { $0.formUnion(taken[$1] ?? []) }
        var name = stem
        var number = 2
        while used.contains(name) {
            name = "\(stem)\(number)"
            number += 1
        }
        taken[owner, default: []].insert(name)
        return name
    }

    // MARK: From identifiers

    /// First words of a segue's identifier that say what the user does, and stand as they are.
    private static let verbs: Set<String> = [
        "show", "open", "present", "push", "edit", "add", "select", "choose", "pick", "view", "create", "manage",
        "change",
        "configure", "start", "display", "see", "compose", "launch", "login", "log", "sign", "share", "send", "search",
        "browse", "import", "export", "scan", "register", "confirm", "finish", "set", "go", "pop", "load", "play",
        "preview",
        "customize", "quick", "track", "print", "invite", "join", "buy", "pay", "check", "new", "get", "enter",
        "reenter",
        "verify", "restore", "recover", "update", "delete", "remove", "unload", "rename", "connect", "switch",
    ]
    /// Words that alone say nothing of where a segue leads.
    private static let plainVerbs: Set<String> = [
        "show", "open", "present", "push", "next", "continue", "go", "modal", "display", "start", "view",
    ]
    /// Words that alone say what the user does, and not with what.
    private static let bareVerbs: Set<String> = [
        "edit", "add", "select", "choose", "pick", "create", "manage", "change", "configure", "set", "update", "delete",
        "remove", "rename", "reconfigure",
    ]

    private static func name(ofIdentifier identifier: String, of destination: TransitionDestination) -> String? {
        var words = identifier.nameWords
        words.removeAll { ["segue", "seque", "viewcontroller", "vc", "controller"].contains($0.lowercased()) }
        if words.last?.lowercased() == "controller" { words.removeLast() }
        if words.count > 1, words[0].lowercased() == "view", words.last?.lowercased() == "view" { words.removeLast() }
        while words.count > 1,
            ["go", "goto", "to", "move", "jump", "perform", "navigate"].contains(words[0].lowercased())
        {
            words.removeFirst()
        }
        if words.first?.lowercased() == "to", words.count == 1 { return nil }
        guard let first = words.first, first.first?.isLetter == true else { return nil }
        if words.count == 1, plainVerbs.contains(first.lowercased()) { return nil }
        if words.count == 1, bareVerbs.contains(first.lowercased()), let shown = Self.words(of: destination) {
            return ([first] + shown.drop { $0.lowercased() == first.lowercased() }).camelCased
        }
        let isVerb =
            words.count > 1 && verbs.contains(first.lowercased()) && !["new", "quick"].contains(first.lowercased())
        return (isVerb ? words : ["show"] + words).camelCased
    }

    // MARK: From destinations

    private static func name(of destination: TransitionDestination) -> String {
        words(of: destination).map { (["show"] + $0).camelCased } ?? "showNextScreen"
    }

    /// What a destination is called; nil where nothing says it.
    private static func words(of destination: TransitionDestination) -> [String]? {
        let shown = destination.contents.last ?? destination.controller
        let text = shown.customClass?.withoutControllerSuffix ?? shown["title"] ?? shown.storyboardIdentifier ?? ""
        let words = text.nameWords
        return words.first?.first?.isLetter == true ? words : nil
    }
}

extension String {
    /// `MenuViewController` and `MenuVC` without their ends: what the screen is called.
    var withoutControllerSuffix: String {
        for suffix in ["TableViewController", "CollectionViewController", "ViewController", "Controller", "VC"]
        where hasSuffix(suffix) && count > suffix.count {
            return String(dropLast(suffix.count))
        }
        return self
    }

    /// The words of an identifier: `showDrink-detail_2` has `show`, `Drink`, `detail`, `2`.
    var nameWords: [String] {
        var words: [String] = []
        var word = ""
        let characters = Array(self)
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            let startsWord = character.isUppercase && (word.last?.isUppercase != true || next?.isLowercase == true)
            if startsWord, !word.isEmpty {
                words.append(word)
                word = ""
            }
            word.append(character)
        }
        return word.isEmpty ? words : words + [word]
    }
}

extension [String] {
    /// The words as a member's name: `showURLDetail`.
    var camelCased: String {
        guard let first else { return "" }
        return first.lowercased()
            + dropFirst().map { word in
                let isShouted = word.count > 3 && word == word.uppercased()
                return word.prefix(1).uppercased()
                    + (isShouted ? word.dropFirst().lowercased() : String(word.dropFirst()))
            }.joined()
    }
}
