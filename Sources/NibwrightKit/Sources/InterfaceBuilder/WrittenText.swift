import Foundation

extension Element {
    /// The text that the element has for a key: an attribute, or the `<string key="…">` child that stands for a long one.
    package func writtenText(_ key: StaticString) -> String? {
        if let value = self[key] { return value }
        let name = "\(key)"
        guard
            let child = children.first(where: {
                ($0.isNamed("string") || $0.isNamed("mutableString")) && $0["key"] == name
            })
        else { return nil }
        guard child["base64-UTF8"] == "YES" else { return child.text }
        let digits = child.text.filter { !$0.isWhitespace && $0 != "=" }
        let padding = String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
        return Data(base64Encoded: digits + padding).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The text that the element has for a key which is known only at run time.
    public func writtenText(named key: String) -> String? {
        if let value = attribute(named: key) { return value }
        return children.first { ($0.isNamed("string") || $0.isNamed("mutableString")) && $0["key"] == key }?.text
    }

    /// The number that the element has as an attribute; nil where there is none, or one beyond all measure.
    package func number(_ attribute: StaticString) -> Double? {
        self[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The child of any name that stands for a key, such as the color of `backgroundColor`.
    package func child(key: String) -> Element? { children.first { $0["key"] == key } }
}
