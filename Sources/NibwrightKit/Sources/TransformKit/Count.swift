/// Numbers with their noun, for titles and reasons.
public enum Count {
    public static func of(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
}
