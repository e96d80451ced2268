/// New ids: 24 hexadecimal digits that follow from what the object is for, so that the same edit gives the same bytes.
enum ObjectID {
    /// The id for a role and a path; `attempt` counts up while the id is taken.
    static func make(_ role: String, _ path: String, attempt: Int = 0) -> String {
        let text = "\(role)\n\(path)\n\(attempt)"
        let first = hash(text, seed: 0xCBF2_9CE4_8422_2325)
        let second = hash(text, seed: 0x6A09_E667_F3BC_C908)
        return hexadecimal(first, digits: 16) + hexadecimal(second, digits: 8)
    }

    /// Whether an id was made for a role and a path.
    static func isMade(_ id: String, _ role: String, _ path: String) -> Bool {
        (0..<4).contains { make(role, path, attempt: $0) == id }
    }

    /// FNV-1a, then mixed so that paths with a common start differ in all digits.
    private static func hash(_ text: String, seed: UInt64) -> UInt64 {
        var value = text.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    private static func hexadecimal(_ value: UInt64, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String((String(repeating: "0", count: max(0, 16 - text.count)) + text).suffix(digits))
    }
}
