/// A piece of a glob with alternatives.
enum GlobElement: Hashable, Sendable {
    case character(UInt32)
    /// One character that is not a slash.
    case anyCharacter
    case characterClass(CharacterClass)
    case star
    /// A brace or comma of alternatives, at which nothing of a path is matched: reading goes on at any of these places.
    case jump([Int])
}

/// Takes a glob with alternatives to pieces. Braces without a comma inside stand for themselves.
struct GlobElements {
    private let pattern: [UInt8]
    private var elements: [GlobElement] = []
    private var open: [Group] = []
    private var closed: [Group] = []

    /// A pair of braces by the places of its signs.
    private struct Group {
        let start: Int
        var commas: [Int] = []
        var end = 0
    }

    /// The elements, and for each place, the end included, whether every way through the glob leads over it.
    static func read(_ pattern: [UInt8]) throws(GlobParser.Failure) -> (elements: [GlobElement], isOnEveryWay: [Bool]) {
        var reader = GlobElements(pattern: pattern)
        try reader.run()
        return (reader.elements, reader.placesOnEveryWay())
    }

    private init(pattern: [UInt8]) {
        self.pattern = pattern
    }

    private mutating func run() throws(GlobParser.Failure) {
        var offset = 0
        while offset < pattern.count { offset = try take(at: offset) }
        guard open.isEmpty else { throw .openBrace }
        for group in closed {
            elements[group.start] = .jump(([group.start] + group.commas).map { $0 + 1 })
            for sign in group.commas + [group.end] { elements[sign] = .jump([group.end + 1]) }
        }
    }

    private func placesOnEveryWay() -> [Bool] {
        var changes = [Int](repeating: 0, count: elements.count + 2)
        for group in closed {
            changes[group.start + 1] += 1
            changes[group.end + 1] -= 1
        }
        var depth = 0
        return (0...elements.count).map { place in
            depth += changes[place]
            return depth == 0
        }
    }

    /// Takes one element and gives the offset behind it.
    private mutating func take(at offset: Int) throws(GlobParser.Failure) -> Int {
        switch pattern[offset] {
        case UInt8(ascii: "["):
            let (members, end) = try GlobParser.characterClass(in: pattern, at: offset, unit: .scalar)
            elements.append(.characterClass(members))
            return end
        case UInt8(ascii: "*"):
            elements.append(.star)
            return offset + 1
        case UInt8(ascii: "?"):
            elements.append(.anyCharacter)
            return offset + 1
        case UInt8(ascii: "\\"):
            guard offset + 1 < pattern.count else { throw .closingBackslash }
            return takeCharacter(at: offset + 1)
        case UInt8(ascii: "{"): open.append(Group(start: elements.count))
        case UInt8(ascii: ",") where !open.isEmpty: open[open.count - 1].commas.append(elements.count)
        case UInt8(ascii: "}"): if let group = open.popLast() { close(group) }
        default: break
        }
        return takeCharacter(at: offset)
    }

    private mutating func close(_ group: Group) {
        if group.commas.isEmpty {
            // What is in braces that stand for themselves does so too.
            while let inner = closed.last, inner.start > group.start { closed.removeLast() }
        } else {
            closed.append(Group(start: group.start, commas: group.commas, end: elements.count))
        }
    }

    private mutating func takeCharacter(at offset: Int) -> Int {
        var bytes = pattern[offset...].makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&bytes) else {
            elements.append(.character(UInt32(pattern[offset])))
            return offset + 1
        }
        elements.append(.character(scalar.value))
        return offset + UTF8.width(scalar)
    }
}
