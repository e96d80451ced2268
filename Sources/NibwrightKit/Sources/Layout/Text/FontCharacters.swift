/// Which glyph a font has for a character, as its table of characters lists it in ranges.
struct FontCharacters: Sendable {
    /// Characters in a row: their glyphs are in a row, too, or each is listed.
    private struct Segment {
        let characters: ClosedRange<Int>
        /// The glyph of the first character; where glyphs are listed, what is added to them.
        let first: Int
        /// Where the glyphs are listed, two bytes each; nil where they are in a row.
        let list: Int?
    }

    private let segments: [Segment]
    private let bytes: FontBytes

    /// Reads the table's list for Unicode, in one of the two formats that fonts in use have.
    init?(_ bytes: FontBytes, _ table: Range<Int>) {
        self.bytes = bytes
        let count = bytes.unsigned16(table.lowerBound + 2) ?? 0
        var short: Int?
        var long: Int?
        for entry in 0..<count {
            let place = table.lowerBound + 4 + 8 * entry
            guard let platform = bytes.unsigned16(place), platform == 0 || platform == 3,
                let offset = bytes.unsigned32(place + 4), let format = bytes.unsigned16(table.lowerBound + offset)
            else { continue }
            if format == 4 { short = table.lowerBound + offset }
            if format == 12 { long = table.lowerBound + offset }
        }
        if let long {
            segments = Self.groups(bytes, at: long)
        } else if let short {
            segments = Self.ranges(bytes, at: short)
        } else {
            return nil
        }
    }

    /// The number of the glyph; nil for a character that the font does not have.
    func glyph(of character: UInt32) -> Int? {
        let character = Int(character)
        var low = 0
        var high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].characters.upperBound < character { low = middle + 1 } else { high = middle }
        }
        guard low < segments.count, segments[low].characters.contains(character) else { return nil }
        let segment = segments[low]
        let distance = character - segment.characters.lowerBound
        var glyph = segment.first + distance
        if let list = segment.list {
            guard let listed = bytes.unsigned16(list + 2 * distance), listed > 0 else { return nil }
            glyph = listed + segment.first
        }
        glyph &= 0xFFFF
        return glyph == 0 ? nil : glyph
    }

    /// Format 4: four parallel lists of ends, starts, differences and distances to glyphs, up to U+FFFF.
    private static func ranges(_ bytes: FontBytes, at start: Int) -> [Segment] {
        let length = (bytes.unsigned16(start + 6) ?? 0) / 2 * 2
        return stride(from: 0, to: length, by: 2).compactMap { place in
            let starts = start + 16 + length
            guard let last = bytes.unsigned16(start + 14 + place), let first = bytes.unsigned16(starts + place),
                let difference = bytes.unsigned16(starts + length + place),
                let distance = bytes.unsigned16(starts + 2 * length + place), first <= last
            else { return nil }
            let list = distance == 0 ? nil : starts + 2 * length + place + distance
            return Segment(
                characters: first...last, first: list == nil ? first + difference : difference, list: list)
        }
    }

    /// Format 12: groups of characters and glyphs in a row, for all of Unicode.
    private static func groups(_ bytes: FontBytes, at start: Int) -> [Segment] {
        let count = min(bytes.unsigned32(start + 12) ?? 0, bytes.count / 12)
        return (0..<count).compactMap { group in
            let place = start + 16 + 12 * group
            guard let first = bytes.unsigned32(place), let last = bytes.unsigned32(place + 4),
                let glyph = bytes.unsigned32(place + 8), first <= last
            else { return nil }
            return Segment(characters: first...last, first: glyph, list: nil)
        }
    }
}
