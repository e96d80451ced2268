/// A glob with alternatives, matched as it is written: multiplied out, a line of them would be more globs than there is
/// time for.
///
/// A set of states follows the path by one character at a time, so that time grows with the length of the glob times
/// that of the path, and by nothing else.
struct BracedGlob: Hashable, Sendable {
    fileprivate let elements: [GlobElement]
    /// For each place behind a star over which every way leads: from where on the star takes all that can be read
    /// before it.
    fileprivate let covered: [Int?]

    init(_ pattern: [UInt8]) throws(GlobParser.Failure) {
        let (elements, isOnEveryWay) = try GlobElements.read(pattern)
        self.elements = elements
        var partStart = 0
        covered = (0...elements.count).map { place in
            guard place > 0 else { return nil }
            if elements[place - 1] == .character(slash) { partStart = place }
            return isOnEveryWay[place] && elements[place - 1] == .star ? partStart : nil
        }
    }

    /// Whether the glob covers all of a path.
    func matches(_ path: String) -> Bool {
        var current = States(of: self)
        var next = current
        current.add(0, .partStart)
        for scalar in path.unicodeScalars {
            if current.coverTheRest { return true }
            if current.members.isEmpty { return false }
            next.removeAll()
            for (place, mode) in current.members where !current.isCovered(place, mode) {
                step(from: place, mode, over: scalar.value, into: &next)
            }
            swap(&current, &next)
        }
        return current.coverTheRest || current.areAtEnd
    }

    /// The state of the matcher at a place of the glob, which depends on the characters before.
    fileprivate enum Mode: Int {
        case partStart, inPart
        /// Behind one star, or several, with which a part of the path begins.
        case oneStar, severalStars
        /// In a star, which takes any more characters of the part, and in a `**/`, which takes any more folders.
        case inStar, inFolders
    }

    private func step(from place: Int, _ mode: Mode, over character: UInt32, into next: inout States) {
        let isSlash = character == slash
        switch mode {
        case .inStar:
            if !isSlash { next.add(place, .inStar) }
        case .inFolders:
            next.add(place, .inFolders)
            if isSlash { next.add(place, .partStart) }
        default:
            switch elements[place] {
            case .character(let expected) where expected == character:
                next.add(place + 1, isSlash ? .partStart : .inPart)
            case .anyCharacter where !isSlash:
                next.add(place + 1, .inPart)
            case .characterClass(let members) where !isSlash && members.contains(character):
                next.add(place + 1, .inPart)
            default:
                break
            }
        }
    }
}

private let slash = UInt32(UInt8(ascii: "/"))

/// The states that a glob can be in after the same characters of a path.
private struct States {
    /// Those that take a character.
    private(set) var members: [(place: Int, mode: BracedGlob.Mode)] = []
    /// Whether the end of the glob is reached.
    private(set) var areAtEnd = false
    /// Whether a closing `**` is reached.
    private(set) var coverTheRest = false
    private var waiting: [(place: Int, mode: BracedGlob.Mode)] = []
    private var isSeen: [Bool]
    private var seen: [Int] = []
    /// The last star that is reached: all that is read before it in the same part of the path, it can take as well.
    private var cover = 0..<0
    private let elements: [GlobElement]
    private let covered: [Int?]

    init(of glob: BracedGlob) {
        elements = glob.elements
        covered = glob.covered
        isSeen = Array(repeating: false, count: (glob.elements.count + 1) * 6)
    }

    mutating func removeAll() {
        members.removeAll(keepingCapacity: true)
        for index in seen { isSeen[index] = false }
        seen.removeAll(keepingCapacity: true)
        areAtEnd = false
        cover = 0..<0
    }

    /// Tells whether another state covers this one. At the start of a part, stars may still become a `**`, which takes
    /// more than a star.
    func isCovered(_ place: Int, _ mode: BracedGlob.Mode) -> Bool {
        cover.contains(place) && (mode == .inPart || mode == .inStar)
    }

    /// Adds a state and all that can be reached from it without a character.
    mutating func add(_ place: Int, _ mode: BracedGlob.Mode) {
        waiting.append((place, mode))
        while let (place, mode) = waiting.popLast() {
            let index = place * 6 + mode.rawValue
            if isSeen[index] || isCovered(place, mode) { continue }
            isSeen[index] = true
            seen.append(index)
            follow(place, mode)
        }
    }

    private mutating func follow(_ place: Int, _ mode: BracedGlob.Mode) {
        let element = place < elements.count ? elements[place] : nil
        if mode == .inStar || mode == .inFolders {
            members.append((place, mode))
            if mode == .inStar {
                waiting.append((place, .inPart))
                if place > cover.upperBound, let start = covered[place] { cover = start..<place }
            }
            return
        }
        if case .jump(let places)? = element {
            for place in places { waiting.append((place, mode)) }
            return
        }
        switch (mode, element) {
        case (.partStart, .star?): waiting.append((place + 1, .oneStar))
        case (.inPart, .star?): waiting.append((place + 1, .inStar))
        case (.oneStar, .star?), (.severalStars, .star?): waiting.append((place + 1, .severalStars))
        case (.severalStars, nil): coverTheRest = true
        case (.severalStars, .character(slash)?):
            waiting.append((place + 1, .partStart))
            waiting.append((place + 1, .inFolders))
        case (.oneStar, _), (.severalStars, _): waiting.append((place, .inStar))
        case (_, nil): areAtEnd = true
        default: members.append((place, mode))
        }
    }
}
