/// A member as it is written: lines without the indentation of the class's body, relative indentation in steps of four
/// spaces (``SwiftLayout`` turns them into tabs or two spaces where the file uses these).
public struct NewMember: Hashable, Sendable {
    /// The name that it declares, to keep names apart: `configure(_:sender:)`.
    public let name: String
    /// The lines of its declaration, without line breaks.
    public let lines: [String]

    public init(name: String, lines: [String]) {
        self.name = name
        self.lines = lines
    }
}
