/// Improves a division by moving atoms from part to part (Fiduccia and Mattheyses).
///
/// In a pass each atom moves at most once, first the move that saves most, even where it saves nothing or costs; then
/// all moves after the best moment are taken back. A move into a full part is made as well, and atoms then move out of
/// that part until it fits again: so atoms change places. Passes go on while they improve the division.
struct PartRefinement {
    private let graph: AtomGraph
    private let capacity: Int
    private(set) var parts: [Int]
    private var sizes: [Int]
    /// The weight of each atom's links into each part.
    private var pulls: [[Int: Int]]
    private var isLocked: [Bool] = []
    private var candidates = Heap<Candidate>()
    private var candidatesByPart: [Heap<Candidate>] = []
    private var room = Heap<Room>()
    private var moves: [(atom: Int, source: Int)] = []

    /// A pass ends after this many moves without an improvement.
    private static let patience = 120
    private static let passes = 12

    init(_ graph: AtomGraph, capacity: Int, parts: [Int]) {
        self.graph = graph
        self.capacity = capacity
        self.parts = parts
        sizes = Array(repeating: 0, count: (parts.max() ?? -1) + 1)
        pulls = Array(repeating: [:], count: graph.count)
        for (atom, part) in parts.enumerated() {
            sizes[part] += graph.sizes[atom]
            for link in graph.links[atom] { pulls[atom][parts[link.atom], default: 0] += link.weight }
        }
    }

    static func refined(_ graph: AtomGraph, capacity: Int, parts: [Int]) -> [Int] {
        var refinement = PartRefinement(graph, capacity: capacity, parts: parts)
        for _ in 0..<passes where refinement.pass() == 0 { break }
        return refinement.parts
    }

    /// Makes one pass and returns what it saved.
    private mutating func pass() -> Int {
        isLocked = graph.sizes.indices.map { $0 == graph.pinnedAtom || graph.sizes[$0] > capacity }
        candidates = Heap()
        candidatesByPart = Array(repeating: Heap(), count: sizes.count)
        room = Heap()
        moves = []
        for part in sizes.indices { room.insert(Room(size: capacity - sizes[part], part: part)) }
        for atom in parts.indices where !isLocked[atom] { propose(atom) }
        var (saved, best, kept) = (0, 0, 0)
        while moves.count - kept < Self.patience, let move = nextMove() {
            let count = moves.count
            var change = self.move(move.atom, to: move.part)
            if sizes[move.part] > capacity {
                guard let relief = relieve(move.part) else {
                    takeBack(to: count)
                    continue
                }
                change += relief
            }
            saved += change
            if saved > best { (best, kept) = (saved, moves.count) }
        }
        takeBack(to: kept)
        return best
    }

    /// Moves atoms out of a part until it fits and returns what that saved; nil where they fit nowhere.
    private mutating func relieve(_ part: Int) -> Int? {
        var saved = 0
        while sizes[part] > capacity {
            guard let move = nextMove(outOf: part) else { return nil }
            saved += self.move(move.atom, to: move.part)
        }
        return saved
    }

    private mutating func takeBack(to count: Int) {
        for move in moves[count...].reversed() { _ = self.move(move.atom, to: move.source) }
        moves.removeSubrange(count...)
    }

    // MARK: Candidates

    /// A move of an atom with its saving; without a part for the move to any part that the atom has no links to.
    private struct Candidate: Comparable {
        let saving: Int
        let atom: Int
        let part: Int?

        static func < (left: Candidate, right: Candidate) -> Bool {
            if left.saving != right.saving { return left.saving < right.saving }
            if left.atom != right.atom { return left.atom > right.atom }
            return (left.part ?? .max) > (right.part ?? .max)
        }
    }

    /// The free capacity of a part.
    private struct Room: Comparable {
        let size: Int
        let part: Int

        static func < (left: Room, right: Room) -> Bool {
            left.size == right.size ? left.part > right.part : left.size < right.size
        }
    }

    private mutating func propose(_ atom: Int) {
        for part in pulls[atom].keys where part != parts[atom] { propose(atom, to: part) }
        propose(atom, to: nil)
    }

    private mutating func propose(_ atom: Int, to part: Int?) {
        let candidate = Candidate(saving: saving(of: atom, to: part), atom: atom, part: part)
        if part != nil { candidates.insert(candidate) }
        candidatesByPart[parts[atom]].insert(candidate)
    }

    private func saving(of atom: Int, to part: Int?) -> Int {
        (part.flatMap { pulls[atom][$0] } ?? 0) - (pulls[atom][parts[atom]] ?? 0)
    }

    /// Returns whether a candidate's saving is up to date. One that promises too much is queued again with less.
    private mutating func isCurrent(_ candidate: Candidate, in source: Int?) -> Bool {
        let (atom, part) = (candidate.atom, candidate.part)
        guard !isLocked[atom], part != parts[atom], source == nil || parts[atom] == source else { return false }
        let saving = saving(of: atom, to: part)
        if saving == candidate.saving { return true }
        if saving < candidate.saving {
            let lesser = Candidate(saving: saving, atom: atom, part: part)
            if let source { candidatesByPart[source].insert(lesser) } else { candidates.insert(lesser) }
        }
        return false
    }

    private mutating func nextMove() -> (atom: Int, part: Int)? {
        while let candidate = candidates.popFirst() {
            guard isCurrent(candidate, in: nil), let part = candidate.part else { continue }
            // A part that is larger than the capacity, as one large atom, takes no more.
            if sizes[part] <= capacity { return (candidate.atom, part) }
        }
        return nil
    }

    private mutating func nextMove(outOf source: Int) -> (atom: Int, part: Int)? {
        while let candidate = candidatesByPart[source].popFirst() {
            guard isCurrent(candidate, in: source) else { continue }
            guard let part = candidate.part ?? roomiest(), part != source,
                sizes[part] + graph.sizes[candidate.atom] <= capacity
            else { continue }
            return (candidate.atom, part)
        }
        return nil
    }

    private mutating func roomiest() -> Int? {
        while let top = room.first {
            if capacity - sizes[top.part] == top.size { return top.part }
            _ = room.popFirst()
        }
        return nil
    }

    // MARK: Moves

    /// Moves an atom, locks it and returns what that saved.
    private mutating func move(_ atom: Int, to part: Int) -> Int {
        let source = parts[atom]
        let saved = saving(of: atom, to: part)
        isLocked[atom] = true
        moves.append((atom, source))
        parts[atom] = part
        for (place, change) in [(source, -graph.sizes[atom]), (part, graph.sizes[atom])] {
            sizes[place] += change
            room.insert(Room(size: capacity - sizes[place], part: place))
        }
        for link in graph.links[atom] {
            pulls[link.atom][source, default: 0] -= link.weight
            if pulls[link.atom][source] == 0 { pulls[link.atom][source] = nil }
            pulls[link.atom][part, default: 0] += link.weight
            guard !isLocked[link.atom] else { continue }
            if parts[link.atom] == source {
                propose(link.atom)
            } else if parts[link.atom] != part {
                propose(link.atom, to: part)
            }
        }
        return saved
    }
}
