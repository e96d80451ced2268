/// The certainty of a change, by what it can cost the user. The whole tool uses these three words in this sense; a
/// lower case is less than a higher one, so that `max` gives the less certain.
public enum Safety: String, Hashable, Sendable, Comparable, CaseIterable, Codable {
    /// The graph after is the graph before, but for the change declared: behavior cannot differ.
    case safe
    /// Valid code and documents, but behavior or looks may change: a person should read it.
    case review
    /// Needs a human hand before it compiles.
    case draft

    public static func < (left: Safety, right: Safety) -> Bool {
        allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
    }
}
