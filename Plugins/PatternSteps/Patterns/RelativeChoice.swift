import TransformKit

/// Elements near another one, by name and class: `stackView`, `view(Card*) | tableViewCell`, `!scrollView`.
struct RelativeChoice: Hashable, Sendable {
    private struct Alternative: Hashable, Sendable {
        let name: NamePattern
        let className: NamePattern?

        /// A child is known by its key as well: `backgroundColor` is a `color`.
        func matches(_ element: Element, byKey: Bool) -> Bool {
            guard name.matches(element.name) || byKey && element["key"].map(name.matches) == true else { return false }
            return className.map { pattern in element.customClass.map(pattern.matches) ?? false } ?? true
        }
    }

    private let alternatives: [Alternative]
    private let isNegated: Bool

    /// Reads a choice; nil for one that is empty or whose parentheses do not close.
    init?(_ text: String) {
        var rest = text.trimmed
        isNegated = rest.hasPrefix("!")
        if isNegated { rest = String(rest.dropFirst()) }
        var found: [Alternative] = []
        for part in rest.split(separator: "|", omittingEmptySubsequences: false) {
            let words = String(part).trimmed.split(separator: "(", omittingEmptySubsequences: false).map(String.init)
            guard words.count <= 2, let name = words.first?.trimmed, !name.isEmpty, !name.contains(")") else {
                return nil
            }
            guard words.count == 2 else {
                found.append(Alternative(name: NamePattern(name), className: nil))
                continue
            }
            guard words[1].hasSuffix(")"), words[1].count > 1 else { return nil }
            found.append(Alternative(name: NamePattern(name), className: NamePattern(String(words[1].dropLast()))))
        }
        alternatives = found
    }

    /// Whether one of the elements is meant; for a choice that is negated, whether none is.
    func matches(anyOf elements: [Element], byKey: Bool = false) -> Bool {
        let isThere = elements.contains { element in alternatives.contains { $0.matches(element, byKey: byKey) } }
        return isThere != isNegated
    }

    /// The names as they are written, without classes.
    var names: [String] { alternatives.map(\.name.text) }
}
