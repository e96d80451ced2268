/// One line of a report that is written line by line: a record with its kind.
struct JSONLine<Content: Encodable>: Encodable {
    let record: String
    let content: Content

    enum CodingKeys: CodingKey { case record }

    init(_ record: String, _ content: Content) {
        self.record = record
        self.content = content
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(record, forKey: .record)
        try content.encode(to: encoder)
    }

    /// The line, with its end.
    var text: String { get throws { try PrintableJSON.line(self) } }
}

/// The first line of such a report: which tool wrote what, and of which project.
struct HeaderRecord: Encodable {
    let format: String
    let path: String
    let version: Int
    let toolVersion: String
    let tool = "nibwright"
    var allow: String?
    var recipe: String?
    var title: String?

    enum CodingKeys: String, CodingKey {
        case allow, format, path, recipe, title, tool, version
        case toolVersion = "tool-version"
    }
}
