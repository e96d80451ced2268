/// Makes Swift names from segues' identifiers.
enum SegueNames {
    /// `ShowDetail` of `showDetail`, `show-detail` and `showDetailSegue`; nil where the identifier has no ASCII letters or
    /// digits, or has others as well.
    ///
    /// The base class of style `prepare-methods` computes the same name when the app runs.
    static func upper(_ identifier: String) -> String? {
        let words = identifier.split { !$0.isLetter && !$0.isNumber }
        var name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if name.hasSuffix("Segue") { name.removeLast(5) }
        let isPlain = name.utf8.allSatisfy {
            switch $0 {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: false
            }
        }
        return isPlain && !name.isEmpty ? name : nil
    }
}
