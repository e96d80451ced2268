/// Names of classes as words: `ABCSettingsViewController` is ABC, Settings, View, Controller.
enum ClassWords {
    /// The words of a name, as capitals, underscores and other signs part them. Digits belong to the word before them.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var current = ""
        let characters = Array(name)
        for (place, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                if !current.isEmpty { words.append(current) }
                current = ""
                continue
            }
            if let last = current.last, character.isUppercase {
                let next = place + 1 < characters.count ? characters[place + 1] : nil
                if !last.isUppercase || next?.isLowercase == true {
                    words.append(current)
                    current = ""
                }
            }
            current.append(character)
        }
        return current.isEmpty ? words : words + [current]
    }

    /// The words that say what a class is for: without module, common prefix and the kind of controller at the end.
    static func stem(of className: String, without prefix: String? = nil) -> [String] {
        let name = className.split(separator: ".").last.map(String.init) ?? className
        var words = words(of: name)
        if let prefix, words.count > 1, words[0] == prefix { words.removeFirst() }
        guard let last = words.last, controllers.contains(last.lowercased()) else { return words }
        words.removeLast()
        if words.last?.lowercased() == "view" { words.removeLast() }
        while let last = words.last?.lowercased(), kinds.contains(last) { words.removeLast() }
        return words
    }

    /// The capitals that names begin with, such as the ABC of `ABCSettings`.
    static func capitals(of name: String) -> String? {
        let words = words(of: name)
        guard let first = words.first, words.count > 1, (2...4).contains(first.count),
            first.allSatisfy(\.isUppercase)
        else { return nil }
        return first
    }

    private static let controllers: Set<String> = [
        "controller", "viewcontroller", "vc", "tvc", "cvc", "nc", "tbc", "tableviewcontroller", "navigationcontroller",
    ]
    private static let kinds: Set<String> = [
        "view", "table", "collection", "navigation", "nav", "tab", "bar", "tabbar", "split", "page", "window",
    ]
}
