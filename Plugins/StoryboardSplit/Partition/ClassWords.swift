/// Divides names of classes into words: `ABCSettingsViewController` into ABC, Settings, View, Controller.
enum ClassWords {
    /// Returns the words of a name, which begin at capitals and after other signs. Digits belong to the word before
    /// them.
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

    /// Returns the words for what a class shows: without module, common prefix and the kind of controller at the end.
    static func stem(of className: String, without prefix: String? = nil) -> [String] {
        let name = className.split(separator: ".").last.map(String.init) ?? className
        var words = words(of: name.withoutDevice.bare)
        if let prefix, words.count > 1, words[0] == prefix { words.removeFirst() }
        // `SignupViewController2` is the second sign-up, not a second kind of controller.
        guard let last = words.last else { return [] }
        let digits = last.reversed().prefix(while: \.isNumber).count
        guard digits > 0, digits < last.count else { return stem(of: words) }
        let bare = stem(of: words.dropLast() + [String(last.dropLast(digits))])
        return bare.isEmpty ? [] : bare.dropLast() + [bare[bare.count - 1] + last.suffix(digits)]
    }

    private static func stem(of all: [String]) -> [String] {
        var words = all
        guard let last = words.last?.lowercased() else { return [] }
        if last == "view", words.count > 1 { return words.dropLast() }
        if controllers.contains(last) {
            words.removeLast()
        } else if last.hasSuffix("vc"), words[words.count - 1].allSatisfy(\.isUppercase) {
            // `AZVC` is two abbreviations, AZ and VC.
            words[words.count - 1].removeLast(2)
        } else {
            return words
        }
        while let last = words.last?.lowercased(), kinds.contains(last) { words.removeLast() }
        return words
    }

    /// Returns the capitals that a name begins with, such as the ABC of `ABCSettings`.
    static func capitals(of name: String) -> String? {
        let words = words(of: name)
        guard let first = words.first, words.count > 1, (2...4).contains(first.count),
            first.allSatisfy(\.isUppercase)
        else { return nil }
        return first
    }

    private static let controllers: Set<String> = [
        "controller", "viewcontroller", "vc", "tvc", "cvc", "nc", "tbc", "tbvc", "wc", "tableviewcontroller",
        "navigationcontroller",
    ]
    private static let kinds: Set<String> = [
        "view", "table", "collection", "navigation", "nav", "tab", "bar", "tabbar", "split", "page", "window",
    ]
}

extension String {
    /// Divides a name from the device at its end: `Main` and `_iPhone`.
    var withoutDevice: (bare: String, device: String) {
        for device in ["iPhone", "iPad", "iphone", "ipad"] where hasSuffix(device) {
            var bare = dropLast(device.count)
            if let sign = bare.last, "_-~ ".contains(sign) { bare = bare.dropLast() }
            guard !bare.isEmpty else { break }
            return (String(bare), String(dropFirst(bare.count)))
        }
        return (self, "")
    }
}
