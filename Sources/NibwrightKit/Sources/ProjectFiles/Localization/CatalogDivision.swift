import SourceText

extension StringCatalog {
    /// Moves entries to catalogs of their own, byte for byte. The new catalogs say the same around their entries.
    ///
    /// Nil where the catalog is not written as one object of entries.
    public func dividing(_ destination: (StringCatalogEntry) -> Int?) -> TableDivision? {
        guard let frame = CatalogFrame(self) else { return nil }
        let destinations = entries.map(destination)
        var tables: [Int: [UInt8]] = [:]
        for number in Set(destinations.compactMap { $0 }) {
            let members = zip(entries, destinations).filter { $1 == number }.map { Array(source.bytes[$0.0.range]) }
            tables[number] = frame.catalog(members)
        }
        return TableDivision(edits: removals(destinations.map { $0 != nil }, frame), tables: tables)
    }

    /// Takes entries out with one comma each.
    private func removals(_ isMoved: [Bool], _ frame: CatalogFrame) -> [TextEdit] {
        guard isMoved.contains(true) else { return [] }
        guard let lastKept = isMoved.lastIndex(of: false) else {
            return [TextEdit(frame.inside, bytes: frame.emptyInside)]
        }
        var edits = isMoved.indices.filter { isMoved[$0] && $0 < lastKept }.map { place in
            TextEdit(entries[place].range.lowerBound..<entries[place + 1].range.lowerBound, "")
        }
        if lastKept < entries.count - 1 {
            edits.append(TextEdit(entries[lastKept].range.upperBound..<entries[entries.count - 1].range.upperBound, ""))
        }
        return edits
    }
}

/// The text around the entries of a catalog.
struct CatalogFrame {
    /// Everything between the braces of `strings`.
    let inside: Range<Int>
    /// The white space before an entry, and the one behind the last.
    let lead: [UInt8]
    let tail: [UInt8]
    private let bytes: [UInt8]

    /// Finds the text around the entries; nil where a key repeats a place, as in no catalog that Xcode wrote.
    init?(_ catalog: StringCatalog) {
        guard let strings = catalog.stringsRange, strings.count >= 2 else { return nil }
        bytes = catalog.source.bytes
        inside = strings.lowerBound + 1..<strings.upperBound - 1
        guard let first = catalog.entries.first, let last = catalog.entries.last else {
            let newline = Self.newline(bytes)
            lead = newline + Array("    ".utf8)
            tail = newline + Array("  ".utf8)
            return
        }
        guard inside.lowerBound <= first.range.lowerBound, last.range.upperBound <= inside.upperBound else {
            return nil
        }
        lead = Array(bytes[inside.lowerBound..<first.range.lowerBound])
        tail = Array(bytes[last.range.upperBound..<inside.upperBound])
    }

    /// Xcode leaves an empty line where there are no entries.
    var emptyInside: [UInt8] { tail.contains(0x0A) ? Self.newline(bytes) + tail : [] }

    /// A catalog that differs from this one in its entries alone.
    func catalog(_ members: [[UInt8]]) -> [UInt8] {
        var text = Array(bytes[..<inside.lowerBound])
        for (number, member) in members.enumerated() {
            if number > 0 { text.append(UInt8(ascii: ",")) }
            text += lead + member
        }
        return text + (members.isEmpty ? emptyInside : tail) + bytes[inside.upperBound...]
    }

    private static func newline(_ bytes: [UInt8]) -> [UInt8] {
        let end = bytes.firstIndex(of: 0x0A) ?? 0
        return end > 0 && bytes[end - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A]
    }
}
