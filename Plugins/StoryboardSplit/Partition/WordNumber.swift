/// Chooses singular or plural for the word that names a part, after the names of its screens.
struct WordNumber {
    /// The words, in lower case, of all names that the part's scenes have.
    let own: Set<String>
    /// The words, in lower case, of all scenes of the storyboard.
    let all: Set<String>
    let convention: NamingConvention
    /// The word that the names of all of the part's scenes end with.
    let ending: String?

    /// Writes `Orders` where a screen has that name, or any of the storyboard where the project's storyboards are in
    /// the plural; `Settings` in any app that does not write `Setting` itself; `Panels` for screens that are a panel
    /// each.
    func applied(to words: [String]) -> [String] {
        guard let last = words.last, !last.isPlural, last.contains(where: \.isLowercase) else { return words }
        let plural = last.plural
        let key = last.lowercased()
        let isSaid = own.contains(plural.lowercased()) || convention.usesPlurals && all.contains(plural.lowercased())
        let isUsual = VagueWords.isUsuallyPlural(last) && !convention.lastWords.contains(key)
        let isEach = words.count == 1 && ending?.lowercased() == key && VagueWords.isComponent(last)
        return isSaid || isUsual || isEach ? words.dropLast() + [plural] : words
    }
}

extension String {
    /// True for a word that ends as plurals do.
    var isPlural: Bool { hasSuffix("s") && !hasSuffix("ss") && !hasSuffix("us") && !hasSuffix("is") }

    /// The singular, as far as the end of the word shows it.
    var singular: String {
        if hasSuffix("ies"), count > 4 { return dropLast(3) + "y" }
        if ["sses", "xes", "ches", "shes"].contains(where: hasSuffix) { return String(dropLast(2)) }
        return isPlural ? String(dropLast()) : self
    }

    /// The plural that English forms of most words.
    var plural: String {
        guard !isPlural, last?.isLetter == true, contains(where: \.isLowercase) else { return self }
        let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
        if hasSuffix("y"), let before = dropLast().last, !vowels.contains(before) { return dropLast() + "ies" }
        return ["s", "x", "z", "ch", "sh"].contains(where: hasSuffix) ? self + "es" : self + "s"
    }
}
