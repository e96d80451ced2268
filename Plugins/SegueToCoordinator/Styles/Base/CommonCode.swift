/// Code that several segues share.
enum CommonCode {
    /// A statement that all of several different bodies begin or end with, and that is not about where they lead.
    static func line(of bodies: [[String]]) -> String? {
        guard Set(bodies).count > 1, let first = bodies.first else { return nil }
        for line in [first.first, first.last].compactMap({ $0 }) where line.count > 3 {
            let isShared = bodies.allSatisfy { $0.first == line } || bodies.allSatisfy { $0.last == line }
            if isShared, !line.contains("destination"), !line.hasSuffix("}"),
                !line.hasSuffix(")") || !line.hasPrefix("}")
            {
                return line.trimmed
            }
        }
        return nil
    }
}
