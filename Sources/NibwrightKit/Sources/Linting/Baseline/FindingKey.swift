import SourceText

/// Identifies a finding after lines were added above it: no line number is part of it.
public struct FindingKey: Hashable, Sendable, Comparable {
    public let rule: String
    public let path: String
    /// The object's id, or else the source line without the white space around it.
    public let anchor: Anchor
    /// The message with its free-standing numbers replaced, since counts move.
    public let message: String

    /// The part of the file that the finding is about.
    public enum Anchor: Hashable, Sendable {
        case object(String)
        case line(String)
        case file
    }

    init(rule: String, path: String, anchor: Anchor, message: String) {
        self.rule = rule
        self.path = path
        self.anchor = anchor
        self.message = message
    }

    init(_ finding: Finding, line: String?) {
        let anchor: Anchor =
            if let id = finding.place.objectID { .object(id) } else if let line { .line(line) } else { .file }
        self.init(
            rule: finding.rule, path: finding.place.path, anchor: anchor,
            message: Self.withoutNumbers(finding.message))
    }

    public static func < (left: FindingKey, right: FindingKey) -> Bool {
        (left.path, left.rule, left.anchor.sortKey, left.message)
            < (right.path, right.rule, right.anchor.sortKey, right.message)
    }

    /// A stable name for the key and for the how manieth finding of it this is: 32 hexadecimal digits.
    func fingerprint(occurrence: Int) -> String {
        var bytes: [UInt8] = []
        for part in [rule, path, anchor.sortKey, message, String(occurrence)] {
            bytes += part.utf8
            bytes.append(0)
        }
        // FNV-1a, twice from different starts: to tell findings apart, not to keep a secret.
        return [0xcbf2_9ce4_8422_2325, 0x6c62_272e_07bb_0142].map { (start: UInt64) in
            let hash = bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
            let digits = String(hash, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// `12 scenes` moves, `AbC-12-fGh` and `iOS15` do not.
    static func withoutNumbers(_ message: String) -> String {
        var result = ""
        var number = ""
        var last: Character = " "
        func isPart(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || character == "-" || character == "_"
        }
        for character in message {
            if character.isASCII, character.isNumber, !number.isEmpty || !isPart(last) {
                number.append(character)
                last = character
                continue
            }
            if !number.isEmpty {
                result += isPart(character) ? number : "#"
                number = ""
            }
            result.append(character)
            last = character
        }
        return result + (number.isEmpty ? "" : "#")
    }
}

extension FindingKey.Anchor {
    fileprivate var sortKey: String {
        switch self {
        case .object(let id): "object \(id)"
        case .line(let text): "line \(text)"
        case .file: ""
        }
    }
}
