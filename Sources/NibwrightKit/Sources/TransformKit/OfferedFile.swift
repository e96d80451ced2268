/// A file that a transform fills in with what it would do, so that people can edit it and give it back through an
/// option: the map of scenes that a split would follow, the palette that a run would make.
///
/// `nibwright plan RECIPE --write NAME=FILE` writes it; nothing writes it unasked.
public struct OfferedFile: Hashable, Sendable {
    /// The name of an `OfferDescription` in the transform's description.
    public let name: String
    /// UTF-8 with a final newline; the same on every run.
    public let text: String

    public init(_ name: String, text: String) {
        self.name = name
        self.text = text
    }
}

/// One kind of file that a transform offers: its name for `--write`, and what people can do with it.
public struct OfferDescription: Hashable, Sendable {
    /// Lower case with hyphens; the name of the option that takes the file back.
    public let name: String
    /// One sentence for the reference page and for the error that lists what can be written.
    public let summary: String

    public init(_ name: String, _ summary: String) {
        self.name = name
        self.summary = summary
    }
}
