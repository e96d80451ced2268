/// Joins parts, first those with the strongest links for their size, as long as no result is larger than the capacity.
struct Agglomeration {
    /// The divisor of a join's weight: 1, or the sum or product of the sizes of its parts. Sizes are rounded to powers
    /// of two, so that the strength of a join is computed only a few times while its parts grow.
    enum Measure: CaseIterable {
        case weight, sum, product
    }

    /// A possible join of two parts. Comparison puts the strongest last, of equals the first in the document.
    private struct Join: Comparable {
        let strength: Int
        let left: Int
        let right: Int

        static func < (first: Join, second: Join) -> Bool {
            if first.strength != second.strength { return first.strength < second.strength }
            if first.left != second.left { return first.left > second.left }
            return first.right > second.right
        }
    }

    private let capacity: Int
    private let measure: Measure
    /// The part that each part was joined into; its own number before that.
    private var successors: [Int]
    private var sizes: [Int]
    private var weights: [[Int: Int]]
    private var queue = Heap<Join>()

    /// Joins the parts of a division and numbers the results from 0.
    static func parts(of graph: AtomGraph, capacity: Int, from parts: [Int], measure: Measure) -> [Int] {
        var merging = Agglomeration(graph, capacity, parts, measure)
        merging.run()
        var numbers: [Int: Int] = [:]
        return parts.map { part in
            let first = merging.current(part)
            let number = numbers[first] ?? numbers.count
            numbers[first] = number
            return number
        }
    }

    private init(_ graph: AtomGraph, _ capacity: Int, _ parts: [Int], _ measure: Measure) {
        let count = (parts.max() ?? -1) + 1
        self.capacity = capacity
        self.measure = measure
        successors = Array(0..<count)
        sizes = Array(repeating: 0, count: count)
        weights = Array(repeating: [:], count: count)
        for (atom, part) in parts.enumerated() {
            sizes[part] += graph.sizes[atom]
            for link in graph.links[atom] where parts[link.atom] != part {
                weights[part][parts[link.atom], default: 0] += link.weight
            }
        }
    }

    private mutating func run() {
        for part in weights.indices {
            for other in weights[part].keys where part < other { queueJoin(part, other) }
        }
        while let join = queue.popFirst() {
            let (left, right) = (current(join.left), current(join.right))
            guard left != right, sizes[left] + sizes[right] <= capacity else { continue }
            let strength = strength(left, right)
            if strength < join.strength {
                queue.insert(Join(strength: strength, left: left, right: right))
            } else if strength == join.strength {
                merge(left, right)
            }
        }
    }

    private mutating func queueJoin(_ left: Int, _ right: Int) {
        guard sizes[left] + sizes[right] <= capacity else { return }
        queue.insert(Join(strength: strength(left, right), left: min(left, right), right: max(left, right)))
    }

    private func strength(_ left: Int, _ right: Int) -> Int {
        let weight = (weights[left][right] ?? 0) * 4096
        let (first, second) = (sizes[left].roundedToPowerOfTwo, sizes[right].roundedToPowerOfTwo)
        return switch measure {
        case .weight: weight
        case .sum: weight / (first + second)
        case .product: weight / (first * second)
        }
    }

    private mutating func current(_ part: Int) -> Int {
        var part = part
        while successors[part] != part {
            successors[part] = successors[successors[part]]
            part = successors[part]
        }
        return part
    }

    /// Joins the part with fewer links into the other, so that no link is moved more than log n times.
    private mutating func merge(_ left: Int, _ right: Int) {
        let (kept, gone) = weights[left].count < weights[right].count ? (right, left) : (left, right)
        successors[gone] = kept
        sizes[kept] += sizes[gone]
        let moved = weights[gone]
        weights[gone] = [:]
        weights[kept][gone] = nil
        for (other, weight) in moved where other != kept {
            weights[kept][other, default: 0] += weight
            weights[other][gone] = nil
            weights[other][kept, default: 0] += weight
            queueJoin(kept, other)
        }
    }
}

extension Int {
    /// The smallest power of two that is not smaller.
    fileprivate var roundedToPowerOfTwo: Int {
        self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount)
    }
}
