import NibwrightKit

/// A string literal of code that holds the class's name as a word.
struct LiteralUse {
    /// Nil for a literal with interpolations.
    let value: String?
    /// The literal with its quotation marks.
    let text: Range<Int>
    let word: Range<Int>
    let source: SourceText
    let language: CodeReference.Language

    /// The name of the constant that the literal is the value of: `static let cell = "CupCell"`, `case cup = "Cup"`.
    var constant: String? {
        let line = source.lineRange(containing: text.lowerBound)
        let before = source.string(line.lowerBound..<text.lowerBound).split { " :=*@".contains($0) }.map(String.init)
        if language == .objectiveC { return source.string(line).contains("=") ? before.last : nil }
        guard let keyword = before.lastIndex(where: { ["let", "var", "case"].contains($0) }), keyword + 1 < before.count
        else { return nil }
        return before[keyword + 1]
    }

    /// Whether the runtime is asked for a class of that name.
    var isLookedUp: Bool {
        let start = max(0, text.lowerBound - 40)
        let before = source.string(start..<text.lowerBound)
        return ["NSClassFromString(", "NSClassFromString(@", "classNamed(", "classNamed:@"].contains(
            where: before.hasSuffix)
    }
}

extension ClassRename {
    /// Decides by what a literal is for, as far as known references show it.
    mutating func collect(_ literal: LiteralUse) {
        let isQualified =
            literal.value.map { $0.hasSuffix("." + old) && isModule(String($0.dropLast(old.count + 1))) } ?? false
        guard literal.value == old || isQualified else { return mention(literal.source, at: literal.word.lowerBound) }
        if literal.isLookedUp {
            // Swift's classes are looked up with their module, but for those that `@objc(Name)` names.
            return replace(literal.word, of: literal.source.path)
        }
        let kinds = Set(purposes(of: literal).map(\.kind))
        if let attribute = kinds.compactMap(\.identifier).first(where: {
            identifiers.isOwn($0) && identifiers.isOthers($0)
        }) {
            let place = Place(literal.source, at: literal.text.lowerBound)
            return obstruct(
                .unclearString, "the string may mean an object of another class, whose \(attribute) is \(old) as well",
                place)
        }
        if kinds.isEmpty { return collectUnclear(literal) }
        if kinds.contains(where: isRenamed) {
            replace(literal.word, of: literal.source.path)
        } else {
            mention(literal.source, at: literal.word.lowerBound)
        }
    }

    /// The references that the literal is, or whose constant has it as its value.
    private func purposes(of literal: LiteralUse) -> [CodeReference] {
        let direct = references.filter { $0.path == literal.source.path && $0.range.overlaps(literal.text) }
        guard direct.isEmpty, let constant = literal.constant else { return direct }
        return references.filter { reference in
            let parts = reference.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            return parts.last { $0 != "rawValue" }.map(String.init) == constant
        }
    }

    /// Whether what a reference names gets the new name.
    private func isRenamed(_ kind: CodeReference.Kind) -> Bool {
        switch kind {
        case .scene: identifiers.isOwn("storyboardIdentifier")
        case .nib: namesakes.contains { $0.kind.form == .xib }
        case .storyboard: namesakes.contains { $0.kind.form == .storyboard }
        // Where only code knows the identifier, all of it changes.
        case .registeredReuseIdentifier, .dequeuedReuseIdentifier:
            identifiers.isOwn("reuseIdentifier") || !identifiers.isOthers("reuseIdentifier")
        case .initialScene, .performSegue, .segueTest, .image, .color: false
        }
    }

    private mutating func collectUnclear(_ literal: LiteralUse) {
        let place = Place(literal.source, at: literal.text.lowerBound)
        let isNeeded =
            !namesakes.isEmpty
            || IdentifierOwners.attributes.contains { identifiers.isOwn($0) }
        switch strings {
        case .rename: replace(literal.word, of: literal.source.path)
        case .refuse where isNeeded:
            obstruct(
                .unclearString, "the string \"\(literal.value ?? old)\" may name a document or an identifier", place)
        case .refuse, .keep: mention(literal.source, at: literal.word.lowerBound)
        }
    }
}

extension CodeReference.Kind {
    /// The attribute of a document that a reference names; nil for others.
    fileprivate var identifier: String? {
        switch self {
        case .scene: "storyboardIdentifier"
        case .registeredReuseIdentifier, .dequeuedReuseIdentifier: "reuseIdentifier"
        case .nib, .storyboard, .initialScene, .performSegue, .segueTest, .image, .color: nil
        }
    }
}
