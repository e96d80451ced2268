public import SourceText

/// One language's text of a key that a catalog is to get.
public struct CatalogTranslation: Hashable, Sendable {
    /// The language: `en`, `pt-BR`.
    public let language: String
    /// `translated`, `new`, `needs_review`.
    public let state: String
    /// The text.
    public let value: String

    /// A text in a language, with what translators think of it.
    public init(language: String, state: String = "translated", value: String) {
        self.language = language
        self.state = state
        self.value = value
    }
}

extension StringCatalog {
    /// The insertion of a key as Xcode writes it: where it sorts if the keys are sorted, else behind the last one.
    ///
    /// Insertions of several keys at one place are made in the order of their keys. Nil where the catalog has no entry,
    /// beside which one could be set.
    ///
    /// - Parameters:
    ///   - key: what code asks for.
    ///   - state: the `extractionState`; nil where Xcode keeps the entry up to date.
    ///   - translations: one for each language.
    public func inserting(
        key: String, state: String? = nil, _ translations: [CatalogTranslation]
    ) -> TextEdit? {
        guard let frame = CatalogFrame(self), let last = entries.last else { return nil }
        let member = member(key, state, translations.sorted { $0.language < $1.language }, frame)
        let keys = entries.map(\.key)
        let isSorted = !zip(keys, keys.dropFirst()).contains { CatalogOrder.isBefore($1, $0) }
        if isSorted, let next = keys.firstIndex(where: { CatalogOrder.isBefore(key, $0) }) {
            let start = entries[next].range.lowerBound
            return TextEdit(start..<start, bytes: member + [UInt8(ascii: ",")] + frame.lead, order: key)
        }
        let end = last.range.upperBound
        return TextEdit(end..<end, bytes: [UInt8(ascii: ",")] + frame.lead + member, order: key)
    }

    private func member(
        _ key: String, _ state: String?, _ translations: [CatalogTranslation], _ frame: CatalogFrame
    ) -> [UInt8] {
        let indentation = String(decoding: frame.lead.reversed().prefix { $0 == 0x20 }, as: UTF8.self)
        var lines = ["\(Self.quoted(key)) : {"]
        if let state {
            lines.append("  \"extractionState\" : \(Self.quoted(state))" + (translations.isEmpty ? "" : ","))
        }
        if !translations.isEmpty { lines.append("  \"localizations\" : {") }
        for (number, translation) in translations.enumerated() {
            lines += [
                "    \(Self.quoted(translation.language)) : {", "      \"stringUnit\" : {",
                "        \"state\" : \(Self.quoted(translation.state)),",
                "        \"value\" : \(Self.quoted(translation.value))", "      }",
                number < translations.count - 1 ? "    }," : "    }",
            ]
        }
        if !translations.isEmpty { lines.append("  }") }
        let ending = frame.lead.contains(0x0D) ? "\r\n" : "\n"
        // Xcode leaves an empty line where nothing is said.
        if lines.count == 1 { lines[0] += ending }
        return Array((lines + ["}"]).joined(separator: ending + indentation).utf8)
    }

    /// A text in quotes, escaped as Xcode does it, which leaves slashes as they are.
    private static func quoted(_ text: String) -> String {
        let escapes: [Unicode.Scalar: String] = [
            "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\u{8}": "\\b", "\u{C}": "\\f",
        ]
        let escaped = text.unicodeScalars.map { scalar in
            if let escape = escapes[scalar] { return escape }
            if scalar.value >= 0x20 { return String(scalar) }
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
        return "\"" + escaped.joined() + "\""
    }
}
