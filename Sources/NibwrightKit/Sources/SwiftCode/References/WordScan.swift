import SourceText

/// The places in a file of the words that a reference needs.
struct WordScan: Sendable {
    private let offsets: [Int]
    /// Whether `Image("…")` and `Color("…")` may be SwiftUI's.
    let usesViews: Bool

    private static let words = IdentifierSet(ReferenceCalls.words)
    private static let viewWords = IdentifierSet(ReferenceCalls.words + ReferenceCalls.viewWords)

    init(_ source: SourceText) {
        usesViews = source.contains("SwiftUI" as StaticString)
        offsets = (usesViews ? Self.viewWords : Self.words).possibleOffsets(in: source)
    }

    init(_ names: IdentifierSet, in source: SourceText) {
        usesViews = false
        offsets = names.possibleOffsets(in: source)
    }

    /// Whether a file without a class may have a site, by words that hardly mean anything else.
    static func mayHoldSite(_ source: SourceText) -> Bool {
        if source.contains("Color(named:" as StaticString) || source.contains("Image(named:" as StaticString) {
            return true
        }
        if source.contains("SwiftUI" as StaticString) {
            return source.contains("Image(\"" as StaticString) || source.contains("Color(\"" as StaticString)
                || !certain.names(in: source).isEmpty
        }
        return !certain.possibleOffsets(in: source).isEmpty
    }

    private static let certain = IdentifierSet(
        Set(ReferenceCalls.words).subtracting(["identifier", "segue", "makeView", "makeItem", "named"]))

    var isEmpty: Bool { offsets.isEmpty }

    func hasWord(_ range: Range<Int>) -> Bool {
        var low = 0
        var high = offsets.count
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < offsets.count && offsets[low] < range.upperBound
    }
}
