/// Finds code that several segues share: a line before or after the branches of `prepare(for:sender:)`.
enum CommonCode {
    /// A statement that several different bodies all begin or end with; nil where there is none, or where it only
    /// declares a constant or uses the destination.
    static func line(of bodies: [[String]]) -> String? {
        guard Set(bodies).count > 1, let first = bodies.first else { return nil }
        for line in [first.first, first.last].compactMap({ $0 }) where isStatement(line) {
            if bodies.allSatisfy({ $0.first == line }) || bodies.allSatisfy({ $0.last == line }) { return line.trimmed }
        }
        return nil
    }

    private static func isStatement(_ line: String) -> Bool {
        let text = line.trimmed
        let isPart = text.hasSuffix("{") || text.hasPrefix("}") || text.hasPrefix(")")
        return !isPart && !text.isEmpty && !text.hasPrefix("let ") && !text.hasPrefix("//")
            && !text.contains("destination") && !text.contains(SegueCutter.parameter)
    }
}
