import TransformKit

/// Compares names letter by letter.
enum Misspelling {
    /// The name that is one edit, or the case of letters, away; the first by the alphabet where there are several.
    ///
    /// Names that only differ in a digit, such as `cell1` and `cell2`, are two names and no misspelling.
    static func nearest(to name: String, in names: some Collection<String>) -> String? {
        let lower = name.lowercased()
        let cased = names.filter { $0 != name && $0.lowercased() == lower }
        if let best = cased.min() { return best }
        guard name.utf8.count > 3 else { return nil }
        return names.filter { $0 != name && isOneEdit(Array(lower.unicodeScalars), $0) }.min()
    }

    private static func isOneEdit(_ left: [Unicode.Scalar], _ other: String) -> Bool {
        guard abs(left.count - other.utf8.count) < 4 else { return false }
        let right = Array(other.lowercased().unicodeScalars)
        guard abs(left.count - right.count) <= 1 else { return false }
        let start = zip(left, right).prefix { $0 == $1 }.count
        let end = min(
            zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count, min(left.count, right.count) - start)
        let (first, second) = (left[start..<left.count - end], right[start..<right.count - end])
        if first.count == 2, second.count == 2 { return first.elementsEqual(second.reversed()) }
        guard first.count <= 1, second.count <= 1 else { return false }
        return !(first + second).contains { $0.properties.numericType != nil }
    }

    /// Writes the name that was meant in place of one that nothing has; nil where the code does not say the name itself,
    /// or nothing of a similar name is there.
    static func fix(_ reference: CodeReference, meaning nearest: String?) -> LintFix? {
        guard let nearest, reference.names.count == 1, let name = reference.names.first,
            !nearest.contains(where: { "\"\\\n\r".contains($0) })
        else { return nil }
        let sign = reference.text.hasPrefix("@") ? "@" : ""
        guard reference.text == "\(sign)\"\(name)\"" else { return nil }
        return LintFix(
            "write “\(nearest)” in place of “\(name)”", .review,
            [.replace(path: reference.path, TextEdit(reference.range, "\(sign)\"\(nearest)\""))])
    }
}
