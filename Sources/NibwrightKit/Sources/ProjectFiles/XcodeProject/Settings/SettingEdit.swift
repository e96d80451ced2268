public import SourceText

extension XcodeProject {
    /// Puts another text in the place of a setting's value; quotation marks stay, and come where the text needs them.
    ///
    /// Nil in an XML project, and where the range does not hold a string.
    public func replacingValue(at range: Range<Int>, with text: String) -> TextEdit? {
        guard !document.isXML, !range.isEmpty, range.lowerBound >= 0, range.upperBound <= source.bytes.count else {
            return nil
        }
        let isQuoted = source.bytes[range.lowerBound] == UInt8(ascii: "\"")
        return TextEdit(range, isQuoted ? OpenStepText.quoted(text) : OpenStepText.written(text))
    }
}
