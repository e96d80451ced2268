import NibwrightKit

/// The name of a class as a word of a comment, with what stands right beside it.
struct CommentWord {
    private let before: Character?
    /// Whether it begins a link of DocC's, such as ``CupController/fill()``.
    private let beginsSymbolLink: Bool
    private let behind: Substring
    /// The longest word of letters, digits and `_+-.` that the name is a part of: `CupCell+Fill.swift`.
    private let wide: String

    init(_ range: Range<Int>, in source: SourceText) {
        let line = source.lineRange(containing: range.lowerBound)
        let left = source.string(line.lowerBound..<range.lowerBound)
        let right = source.string(range.upperBound..<max(range.upperBound, line.upperBound))
        let isWide = { (letter: Character) in letter.isLetter || letter.isNumber || "_+-.".contains(letter) }
        before = left.last
        beginsSymbolLink = left.hasSuffix("``")
        behind = right[...]
        let start = left.reversed().prefix(while: isWide).reversed()
        wide = String(start) + source.string(range) + right.prefix(while: isWide)
    }

    /// Whether it can mean nothing but the class, or the name of a file that is renamed with it.
    func isClass(_ name: String, renamedFiles: Set<String>) -> Bool {
        if beginsSymbolLink { return true }
        if behind.first == "/" || before == "/" { return false }
        let ending = wide.split(separator: ".").last.map(String.init) ?? ""
        if wide.contains("."), ["swift", "h", "m", "mm", "xib", "storyboard", "strings"].contains(ending) {
            return renamedFiles.contains(wide)
        }
        if before == "`", behind.first == "`" || behind.first == "(" || behind.first == "." { return true }
        if behind.first == "(" || behind.first == "." && behind.dropFirst().first?.isLetter == true { return true }
        return Self.humps(name) > 1
    }

    /// How many words a name is made of: `CupCell` is no word of prose, `Cup` and `API` may be.
    private static func humps(_ name: String) -> Int {
        let letters = Array(name)
        return letters.indices.count { index in
            letters[index].isUppercase
                && (index == 0 || letters[index - 1].isLowercase
                    || index + 1 < letters.count && letters[index + 1].isLowercase)
        }
    }
}
