/// Joins numbers into sets, each of which its smallest number stands for (union and find).
struct DisjointSets: Sendable {
    private var parents: [Int]

    init(count: Int) {
        parents = Array(0..<count)
    }

    /// Returns the smallest number of the set that has a number.
    mutating func first(of number: Int) -> Int {
        var number = number
        while parents[number] != number {
            parents[number] = parents[parents[number]]
            number = parents[number]
        }
        return number
    }

    mutating func join(_ left: Int, _ right: Int) {
        let (left, right) = (first(of: left), first(of: right))
        parents[max(left, right)] = min(left, right)
    }

    /// The sets, each ascending, in the order of their smallest numbers.
    var groups: [[Int]] {
        var sets = self
        var places: [Int: Int] = [:]
        var groups: [[Int]] = []
        for number in parents.indices {
            let first = sets.first(of: number)
            if let place = places[first] {
                groups[place].append(number)
            } else {
                places[first] = groups.count
                groups.append([number])
            }
        }
        return groups
    }
}
