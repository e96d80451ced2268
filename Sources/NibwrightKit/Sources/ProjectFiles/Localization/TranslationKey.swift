/// A translation's key that names a property of an Interface Builder object: `AbC-dE-fGh.text`.
public struct TranslationKey: Hashable, Sendable {
    /// The id of the object in its document.
    public let objectID: String
    /// Everything behind the id: `text`, `headerCell.title`, `segmentTitles[0]`, `ibShadowedToolTip`.
    public let property: String

    init(objectID: String, property: String) {
        self.objectID = objectID
        self.property = property
    }

    /// Takes a key whose id has a form that Xcode gives: `AbC-dE-fGh` with what conversions append, or a number.
    public init?(_ key: String) {
        guard let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
        let identifier = key[..<dot].utf8
        let property = key[key.utf8.index(after: dot)...]
        guard Self.isXcodeIdentifier(identifier), Self.isPropertyPath(property.utf8) else { return nil }
        self.init(objectID: String(key[..<dot]), property: String(property))
    }

    /// Takes a key by the ids that a document has, which may be hand-made and hold dots; the longest one wins.
    public init?(_ key: String, isObjectID: (String) -> Bool) {
        var end = key.endIndex
        while let dot = key[..<end].utf8.lastIndex(of: UInt8(ascii: ".")) {
            let objectID = String(key[..<dot])
            if isObjectID(objectID) {
                self.init(objectID: objectID, property: String(key[key.utf8.index(after: dot)...]))
                return
            }
            end = dot
        }
        return nil
    }

    /// The key as tables spell it.
    public var text: String { "\(objectID).\(property)" }

    private static func isXcodeIdentifier(_ text: Substring.UTF8View) -> Bool {
        let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
        if !digits.isEmpty, digits.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) { return true }
        let parts = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return parts.count >= 3 && parts[0].count == 3 && parts[1].count == 2 && parts[2].count == 3
            && parts.allSatisfy { $0.allSatisfy(isLetterOrDigit) && !$0.isEmpty }
    }

    /// Letters, digits, dots, underscores and brackets, starting with a letter; sentences are none.
    private static func isPropertyPath(_ text: Substring.UTF8View) -> Bool {
        guard let first = text.first, isLetterOrDigit(first) || first == UInt8(ascii: "_") else { return false }
        return text.allSatisfy { isLetterOrDigit($0) || "._[]-:@#$".utf8.contains($0) }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
