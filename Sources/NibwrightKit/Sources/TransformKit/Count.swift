/// Numbers with their noun, for titles and reasons.
public enum Count {
    /// Gives `1 outlet` or `3 outlets`: the noun with an “s” for every count but one.
    public static func of(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
}
