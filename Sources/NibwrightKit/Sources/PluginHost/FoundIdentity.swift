import Foundation

/// An identity and where it stands in a file.
struct FoundIdentity {
    let identity: PluginIdentity
    /// The place of the digits of its seal.
    let sealRange: Range<Int>
    private let text: String

    /// Finds the identities in part of a file: several where the linker did not fold equal texts into one.
    ///
    /// - Parameter offset: of the part in its file.
    static func all(in part: UnsafeRawBufferPointer, offset: Int) throws(PluginRefusal) -> [FoundIdentity] {
        var found: [FoundIdentity] = []
        var start = 0
        while let place = next(in: part, from: start) {
            found.append(try FoundIdentity(part[place...].prefix(PluginIdentity.largestSize), offset: offset + place))
            start = place + 1
        }
        return found
    }

    /// Refuses identities that contradict each other, and gives one of those that agree.
    static func common(_ found: [FoundIdentity]) throws(PluginRefusal) -> PluginIdentity {
        guard let first = found.first else { throw .noIdentity }
        guard found.allSatisfy({ $0.text == first.text }) else {
            throw .badIdentity("its parts were compiled against different kits")
        }
        return first.identity
    }

    private init(_ bytes: Slice<UnsafeRawBufferPointer>, offset: Int) throws(PluginRefusal) {
        let text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        identity = try PluginIdentity(text)
        guard let seal = text.firstRange(of: ";seal=") else { throw .badIdentity("it has no field \"seal\"") }
        let start = offset + text.utf8.distance(from: text.startIndex, to: seal.upperBound)
        sealRange = start..<start + PluginIdentity.noSeal.utf8.count
        self.text = text
    }

    private static func next(in part: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = part.baseAddress else { return nil }
        var text = PluginIdentity.start
        return text.withUTF8 { wanted in
            var place = start
            while place <= part.count - wanted.count {
                guard let hit = memchr(base + place, Int32(wanted[0]), part.count - wanted.count - place + 1) else {
                    return nil
                }
                place = UnsafeRawPointer(hit) - base
                if memcmp(hit, wanted.baseAddress!, wanted.count) == 0 { return place }
                place += 1
            }
            return nil
        }
    }
}
