public import SourceText

/// Something wrong with a palette that keeps it from being used.
public struct PaletteProblem: Hashable, Sendable, CustomStringConvertible {
    /// Without line and column in a binary palette, whose messages count entries.
    public let place: Place
    /// Says what is wrong and what to do.
    public let message: String

    init(at place: Place, _ message: String) {
        self.place = place
        // A palette that is quoted in a message may neither break the line nor command the terminal.
        let scalars = message.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
        self.message = String(String.UnicodeScalarView(scalars))
    }

    /// `path:line:column: message`
    public var description: String { "\(place): \(message)" }
}

/// The reasons why a palette was not read.
public struct PaletteRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// Never empty, in file order.
    public let problems: [PaletteProblem]

    /// One problem a line.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
