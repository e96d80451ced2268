import ProjectFiles

import Colorimetry

/// A name as a palette has it, and whether a color set can have it.
public struct PaletteName: Sendable {
    /// Says why a text cannot be the name of a color set, namespaces before slashes included; nil for a good one.
    public static func problem(with text: String) -> String? { PaletteName(text).problem }

    /// Without space around it and around its parts.
    public let text: String

    /// Takes a name as written; blanks around it and around each slash are dropped.
    public init(_ written: String) {
        text = written.split(separator: "/", omittingEmptySubsequences: false).map(Self.trimmed).joined(separator: "/")
    }

    /// Tells whether a person gave the name. Programs call colors "Untitled" and "Swatch 7", or after their numbers:
    /// "C=15 M=100 Y=90 K=10", "FF6633".
    func isMeant(for value: ColorValue) -> Bool {
        let words = text.lowercased().split(separator: " ")
        if words.isEmpty || words.allSatisfy(Self.isComponent) || words == ["untitled"] { return false }
        if words.count == 2, words[0] == "swatch", words[1].allSatisfy(\.isNumber) { return false }
        return ColorValue(hex: text)?.with(alpha: 1).hex != value.with(alpha: 1).hex
    }

    /// Says why it cannot be the name of a color set, which is a folder's name; nil for a good one.
    var problem: String? {
        let shown = text.shortened
        if text.isEmpty { return "this is no name for a color" }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        if parts.contains(where: \.isEmpty) { return "the name \"\(shown)\" has nothing before or behind a \"/\"" }
        if let folder = parts.first(where: Self.isAssetFolder) {
            return "\"\(folder)\" is what Xcode calls a folder of its own, so the name \"\(shown)\" cannot have it"
        }
        if parts.contains(where: { $0.hasPrefix(".") }) {
            return "no part of the name \"\(shown)\" may begin with \".\""
        }
        if parts.contains(where: { $0.utf8.count > 200 }) { return "the name \"\(shown)\" is too long for a color set" }
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            scalar != ":" && scalar != "\\" && scalar.properties.generalCategory != .control
                && !scalar.properties.isNoncharacterCodePoint
        }
        return isPlain ? nil : "the name \"\(shown)\" has a character that a color set's name cannot have"
    }

    /// Whether a catalog would take the part for a set or another catalog: `Logo.imageset`.
    private static func isAssetFolder(_ part: Substring) -> Bool {
        guard let dot = part.lastIndex(of: ".") else { return false }
        let suffix = part[part.index(after: dot)...].lowercased()
        return suffix == "xcassets" || AssetSet.Kind(rawValue: suffix) != nil
    }

    private static func trimmed(_ part: Substring) -> String {
        let kept = part.drop(while: \.isWhitespace)
        return String(kept.reversed().drop(while: \.isWhitespace).reversed())
    }

    /// `C=15`
    private static func isComponent(_ word: Substring) -> Bool {
        guard let sign = word.firstIndex(of: "="), word.distance(from: word.startIndex, to: sign) == 1 else {
            return false
        }
        return Double(word[word.index(after: sign)...]) != nil
    }
}
