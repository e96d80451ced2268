import TransformKit

/// Searches Swift for possible calls of Objective-C methods, by the words of its files: their arguments are not
/// followed.
struct SwiftCallers {
    private let sources: [SourceText]

    init(_ sources: [SourceText]) {
        self.sources = sources
    }

    /// Returns whether a file contains the method's name, or one of those that it may have in Swift.
    func mayName(_ selector: String) -> Bool {
        let names = Self.names(of: selector).map(\.name)
        return sources.contains { source in names.contains { source.contains(identifier: $0) } }
    }

    /// Returns whether a file calls a function of such a name with the labels that the selector gives it.
    func mayCall(_ selector: String) -> Bool {
        let labels = selector.split(separator: ":").dropFirst().map { String($0) + ":" }
        let names = Self.names(of: selector)
        return sources.contains { source in
            names.contains { name, first in
                guard source.contains(identifier: name) else { return false }
                return source.offsets(ofIdentifier: name).contains { offset in
                    let line = source.lineRange(containing: offset)
                    let end = min(source.bytes.count, max(line.upperBound, offset) + Self.reach)
                    let call = source.string(offset + name.utf8.count..<end)
                    return Self.isCall(call, labels: (first.map { [$0 + ":"] } ?? []) + labels)
                        && !Self.isDeclaration(source, offset)
                }
            }
        }
    }

    /// The number of bytes behind its line in which a call's labels are searched.
    private static let reach = 400

    private static func isCall(_ text: String, labels: [String]) -> Bool {
        guard text.hasPrefix("(") else { return false }
        return labels.allSatisfy(text.contains)
    }

    private static func isDeclaration(_ source: SourceText, _ offset: Int) -> Bool {
        source.string(max(0, offset - 5)..<offset) == "func "
    }

    /// Returns the names that a selector may have in Swift, each with the first argument's label: words behind a
    /// preposition move into the parentheses, as in `show(fromBoard:)`.
    private static func names(of selector: String) -> [(name: String, label: String?)] {
        let word = String(selector.prefix { $0 != ":" })
        let moved = word.indices.filter { word[$0].isUppercase && beginsWithPreposition(word[$0...]) }.map {
            place -> (String, String?) in
            let label = word[place...]
            return (String(word[..<place]), label.prefix(1).lowercased() + label.dropFirst())
        }
        return moved + [(word, nil)]
    }

    private static func beginsWithPreposition(_ word: Substring) -> Bool {
        let first = word.prefix(1) + word.dropFirst().prefix { $0.isLowercase }
        return [
            "And", "As", "At", "By", "For", "From", "In", "Into", "Named", "Of", "On", "Onto", "To", "Using", "With",
        ].contains(first)
    }
}
