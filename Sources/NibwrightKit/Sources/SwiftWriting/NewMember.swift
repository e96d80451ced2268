/// A member as it is written: lines without the indentation of the class's body, relative indentation in steps of four
/// spaces (whoever writes them down makes tabs or two spaces of it where the file does so).
public struct NewMember: Hashable, Sendable {
    /// What it declares, to keep names apart: `configure(_:sender:)`.
    public let name: String
    public let lines: [String]

    public init(name: String, lines: [String]) {
        self.name = name
        self.lines = lines
    }
}
