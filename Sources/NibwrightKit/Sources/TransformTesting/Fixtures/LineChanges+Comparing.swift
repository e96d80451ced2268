extension LineChanges {
    /// The lines in which two texts differ, each place with as few lines before it as tell it from others.
    init(from before: String, to after: String) {
        let old = before.split(separator: "\n", omittingEmptySubsequences: false)
        let new = after.split(separator: "\n", omittingEmptySubsequences: false)
        var places: [Place] = []
        var end = 0
        for (oldRange, newRange) in Self.differences(old, new) {
            var start = oldRange.lowerBound
            var stop = oldRange.upperBound
            if start == stop, start == end { stop = min(stop + 1, old.count) }
            while start > end, start == stop || Self.start(of: Array(old[start..<stop]), in: old, from: end) != start {
                start -= 1
            }
            let kept = Array(old[start..<oldRange.lowerBound])
            let following = Array(old[oldRange.upperBound..<stop])
            places.append(Place(old: Array(old[start..<stop]), new: kept + Array(new[newRange]) + following))
            end = stop
        }
        self.init(places)
    }

    /// The changes as they are written.
    var lines: [String] {
        Array(places.map(Self.lines).joined(separator: ["@@"]))
    }

    private static func lines(_ place: Place) -> [String] {
        let kept = zip(place.old, place.new).prefix { $0.0 == $0.1 }.count
        let removed = place.old.dropFirst(kept)
        let added = place.new.dropFirst(kept)
        let following = zip(removed.reversed(), added.reversed()).prefix { $0.0 == $0.1 }.count
        var lines = place.old.prefix(kept).map { " " + $0 }
        lines += removed.dropLast(following).map { "-" + $0 }
        lines += added.dropLast(following).map { "+" + $0 }
        lines += removed.suffix(following).map { " " + $0 }
        return lines
    }

    /// Ranges of old lines and of the new ones that come in their place.
    private static func differences(_ old: [Substring], _ new: [Substring]) -> [(Range<Int>, Range<Int>)] {
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(\.offset))
        let inserted = Set(difference.insertions.map(\.offset))
        var found: [(Range<Int>, Range<Int>)] = []
        var (first, second) = (0, 0)
        while first < old.count || second < new.count {
            let start = (first, second)
            while removed.contains(first) { first += 1 }
            while inserted.contains(second) { second += 1 }
            if start == (first, second) {
                first += 1
                second += 1
            } else {
                found.append((start.0..<first, start.1..<second))
            }
        }
        return found
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
