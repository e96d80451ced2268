public import SourceText

/// Reads what protocols require of the types that conform to them.
public enum ProtocolRequirements {
    /// Each `name` of `var name: Type { get`, on one line or several: how a protocol requires a property.
    ///
    /// It is read from the text, so a file needs no syntax tree; a computed property that is written the same way counts
    /// as well.
    public static func properties(of source: SourceText) -> [String] {
        source.offsets(ofIdentifier: "var").compactMap { offset in
            let rest = source.bytes[(offset + 3)...].prefix(400).drop(while: isBlank)
            guard let brace = rest.firstIndex(of: UInt8(ascii: "{")),
                let colon = rest.firstIndex(of: UInt8(ascii: ":")),
                colon < brace, !rest[..<brace].contains(where: "=;}\r\n".utf8.contains)
            else { return nil }
            guard rest[(brace + 1)...].drop(while: isBlank).starts(with: "get".utf8) else { return nil }
            let name = rest[..<colon].filter { !isBlank($0) && $0 != UInt8(ascii: "`") }
            return String(decoding: name, as: UTF8.self)
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
}
