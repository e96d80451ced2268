public import SourceText

extension SourceText {
    /// The modules that a Swift file imports whole, by lines that say nothing else; in the file's order.
    public var importedModules: [String] {
        offsets(ofIdentifier: "import").compactMap { offset in
            let line = lineRange(containing: offset)
            let words = string(offset..<line.upperBound).split(whereSeparator: \.isWhitespace).map(String.init)
            return words.count == 2 && line.lowerBound == offset ? words[1] : nil
        }
    }
}
