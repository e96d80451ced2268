/// Finds the nearest right spelling of an unknown name.
public enum Spelling {
    /// The candidate that was probably meant, or nil when none is close. Ties go to the first candidate.
    public static func nearest(to name: String, among candidates: [String]) -> String? {
        // A name this long is no slip of the finger, and the comparison takes time that grows with both lengths.
        guard name.utf8.count <= 100 else { return nil }
        let written = normalized(name)
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let distance = distance(written, normalized(candidate))
            if distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        guard let best, best.distance <= tolerance(for: name) else { return nil }
        return best.candidate
    }

    /// Advice to put behind `unknown …`: the nearest spelling, or else all that is allowed.
    public static func advice(for name: String, among candidates: [String], called noun: String) -> String {
        if let nearest = nearest(to: name, among: candidates) { return "did you mean \"\(nearest)\"?" }
        if candidates.isEmpty { return "there is no \(noun) to choose from" }
        return "use one of " + candidates.map { "\"\($0)\"" }.joined(separator: ", ")
    }

    /// Damerau and Levenshtein's: inserted, dropped, replaced and swapped neighboring letters count one each.
    static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
                var cost = min(replaced, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, beforePrevious[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[right.count]
    }

    /// Names of one or two letters are all near each other.
    private static func tolerance(for name: String) -> Int {
        name.count < 3 ? 0 : min(3, name.count / 3)
    }

    private static func normalized(_ name: String) -> [Character] {
        name.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 }
    }
}
