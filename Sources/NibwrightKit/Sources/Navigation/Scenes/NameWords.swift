extension String {
    /// The name of a screen without its suffix: `Menu` of `MenuViewController` and `MenuVC`.
    public var withoutControllerSuffix: String {
        for suffix in ["TableViewController", "CollectionViewController", "ViewController", "Controller", "VC"]
        where hasSuffix(suffix) && count > suffix.count {
            return String(dropLast(suffix.count))
        }
        return self
    }

    /// The words of an identifier: `showDrink-detail_2` has `show`, `Drink`, `detail`, `2`.
    public var nameWords: [String] {
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
    public var camelCased: String {
        guard let first else { return "" }
        return first.lowercased()
            + dropFirst().map { word in
                let isShouted = word.count > 3 && word == word.uppercased()
                return word.prefix(1).uppercased()
                    + (isShouted ? word.dropFirst().lowercased() : String(word.dropFirst()))
            }.joined()
    }
}
