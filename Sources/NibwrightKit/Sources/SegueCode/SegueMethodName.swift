/// Names the method that prepares what a segue shows, where a base class finds it by the segue's identifier.
///
/// A base class that calls them computes the same names when the app runs.
public enum SegueMethodName {
    /// The call by which the base class finds a method.
    public static let call = "prepareByName(for:"

    /// `ShowDetail` of `showDetail`, `show-detail` and `showDetailSegue`; nil where the identifier has no ASCII letters or
    /// digits, or has others as well.
    public static func stem(of identifier: String) -> String? {
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

    /// `prepareForShowDetail:sender:` of `ShowDetail`
    public static func selector(of stem: String) -> String { "prepareFor\(stem):sender:" }
}
