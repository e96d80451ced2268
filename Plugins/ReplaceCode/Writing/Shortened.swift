import TransformKit

/// Code in one line of bounded length, for titles and reasons.
enum Shortened {
    static func code(_ text: String, _ limit: Int = 60) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing(" .", with: ".")
        return line.count <= limit ? line : line.prefix(limit - 1).trimmingSuffix() + "…"
    }
}

extension Substring {
    fileprivate func trimmingSuffix() -> String { String(reversed().drop(while: \.isWhitespace).reversed()) }
}
