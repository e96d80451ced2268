import TransformKit

extension SourceText {
    /// Where a name stands right behind one of some words in its line, as in `func show` or `struct Team`.
    func offsets(ofName name: String, declaredBy keywords: [String]) -> [Int] {
        offsets(ofIdentifier: name).filter { offset in
            let before = string(lineRange(containing: offset).lowerBound..<offset)
            return keywords.contains { before.hasSuffix($0 + " ") }
        }
    }
}
