import TransformKit

/// The keys for which code asks in the table `Localizable` by a literal.
struct LocalizedRequests {
    private(set) var keys: Set<String> = []

    /// - Parameter path: a file of the project whose code counts.
    init(near path: String, in graph: ProjectGraph) {
        let swift = graph.swiftFiles.map(\.source)
        let others = graph.objectiveCFiles.map(\.source)
        for source in swift + others where graph.isNear(source.path, path) {
            for word in ["NSLocalizedString", "localized"] {
                for offset in source.offsets(ofIdentifier: word) {
                    if let key = Self.literal(behind: offset + word.utf8.count, in: source.bytes) { keys.insert(key) }
                }
            }
        }
    }

    /// The text between the quotes behind `("`, `(@"` or `: "`; nil where something else stands there, or an escape in it.
    private static func literal(behind offset: Int, in bytes: [UInt8]) -> String? {
        var place = offset
        while place < bytes.count,
            [UInt8(ascii: "("), UInt8(ascii: ":"), UInt8(ascii: " "), UInt8(ascii: "@")].contains(bytes[place])
        {
            place += 1
        }
        guard place > offset, place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return nil }
        let text = bytes[(place + 1)...].prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n") }
        return text.contains(UInt8(ascii: "\\")) ? nil : String(decoding: text, as: UTF8.self)
    }
}
