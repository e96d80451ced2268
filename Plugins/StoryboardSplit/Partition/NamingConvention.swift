/// Describes how a project names its storyboards and classes, derived from those that it has.
struct NamingConvention: Sendable {
    /// The ending of the project's storyboards, such as `Storyboard` or `_iPhone`; empty where there is no such convention.
    let suffix: String
    /// True for `settings` or `settingsStoryboard` rather than `Settings`.
    let beginsLowercase: Bool
    /// True for `order_details` rather than `OrderDetails`.
    let usesUnderscores: Bool
    /// True for `Orders` rather than `Order`.
    let usesPlurals: Bool
    /// The last words of the project's other storyboards, in lower case.
    let lastWords: Set<String>
    /// The capitals that the project's classes begin with.
    let classPrefix: String?
    /// True where the project's storyboards begin with these capitals too.
    let prefixesStoryboards: Bool
    /// The names of the app itself as keys of `ReceivingStoryboards`: they distinguish none of its storyboards.
    let appNames: Set<String>

    /// - Parameters:
    ///   - storyboard: The name of the storyboard to split.
    ///   - others: The names of the project's other storyboards, without extension.
    ///   - classes: The classes of the project's scenes.
    ///   - apps: The names of the project and of the targets that build the storyboard.
    init(storyboard: String, others: [String] = [], classes: [String] = [], apps: [String] = []) {
        let names = others.filter { !$0.lowercased().contains("launch") } + [storyboard]
        let (bare, device) = storyboard.withoutDevice
        let stems = names.map(\.withoutDevice.bare)
        let ends = stems.filter { $0.count > 10 && $0.lowercased().hasSuffix("storyboard") }
        let isSuffixed = 2 * ends.count > stems.count
        // `Main_Storyboard` is written with an underscore in between.
        let joint = ends.last.map { $0.dropLast(10).hasSuffix("_") ? "_" : "" } ?? ""
        let word = ends.last.map { String($0.suffix(10)) } ?? ""
        suffix = (isSuffixed && bare.count > 10 ? joint + word : "") + device.replacingSigns
        let distinctive = stems.filter { !$0.isWrittenSoByItself }
        let lowered = distinctive.filter { $0.first?.isLowercase == true }
        beginsLowercase = 2 * lowered.count > distinctive.count
        let parted = stems.filter { stem in stem.contains("_") && !stem.contains(where: \.isUppercase) }
        usesUnderscores = !parted.isEmpty && 2 * parted.count >= lowered.count && beginsLowercase
        let ofParts = others.filter { !$0.lowercased().contains("launch") && $0 != "Main" }.map(\.withoutDevice.bare)
        usesPlurals = ofParts.count > 1 && 2 * ofParts.count(where: \.isPlural) > ofParts.count
        lastWords = Set(ofParts.compactMap { ClassWords.words(of: $0).last?.lowercased() })
        classPrefix = Self.commonCapitals(of: classes)
        let keys = Set(apps.map { ReceivingStoryboards.key($0) }.filter { $0.count > 2 })
        appNames = keys.filter { key in 2 * stems.count { ReceivingStoryboards.key($0).hasPrefix(key) } <= stems.count }
        prefixesStoryboards =
            classPrefix.map { prefix in
                2 * stems.filter { ClassWords.words(of: $0).first == prefix }.count > stems.count
            } ?? false
    }

    /// Returns the most frequent capitals that three classes and a quarter of all begin with.
    private static func commonCapitals(of classes: [String]) -> String? {
        var counts: [String: Int] = [:]
        for name in classes.compactMap(ClassWords.capitals) { counts[name, default: 0] += 1 }
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        return best.flatMap { $0.value >= 3 && 4 * $0.value >= classes.count ? $0.key : nil }
    }
}

extension String {
    /// True where the first letter is lower case in any project: `iOS`, `tvOS`, `iPhone`.
    fileprivate var isWrittenSoByItself: Bool {
        let words = ClassWords.words(of: self)
        guard words.count > 1, words[0].allSatisfy(\.isLowercase) else { return false }
        return words[0].count == 1 || words[1] == "OS"
    }

    /// Replaces signs that no Swift name has by underscores.
    fileprivate var replacingSigns: String {
        String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}

extension NamingConvention {
    /// Returns the words for what a class shows, without the project's capitals and the app's name.
    func stem(of className: String) -> [String] {
        withoutAppName(ClassWords.stem(of: className, without: classPrefix))
    }

    /// Removes the app's name before or behind words: `Drawer` of `OpenHABDrawer` in an app of that name.
    func withoutAppName(_ words: [String]) -> [String] {
        guard !appNames.isEmpty, words.count > 1 else { return words }
        for count in (1..<words.count).reversed() {
            if isAppName(words.prefix(count)) { return Array(words.dropFirst(count)) }
            if isAppName(words.suffix(count)) { return Array(words.dropLast(count)) }
        }
        return words
    }

    private func isAppName(_ words: ArraySlice<String>) -> Bool {
        appNames.contains(ReceivingStoryboards.key(words.joined()))
    }

    /// Removes the kind of screen from a scene's name: `Orders` of `OrderList`, `Protocol` of `SelectProtocol`.
    func withoutKind(_ name: [String]) -> [String] {
        var words = name
        var isList = false
        while words.count > 1, let last = words.last, VagueWords.isKind(last) || VagueWords.isOfCode(last) {
            isList = isList || last.lowercased() == "list"
            words.removeLast()
        }
        while words.count > 1, let first = words.first,
            VagueWords.isKind(first) || VagueWords.isVerb(first) || VagueWords.sayNothing([first])
        {
            words.removeFirst()
        }
        guard let last = words.last, !VagueWords.sayNothing(words) else { return name }
        return isList && !last.hasSuffix("ing") ? words.dropLast() + [last.plural] : words
    }
}
