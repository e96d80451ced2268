/// The classes as a tree of superclasses, by number, so that a chain of classes is not walked once for each of its
/// outlets.
struct SuperclassTree: Sendable {
    private let parents: [Int?]
    /// Subclasses by the number of their superclass.
    private let children: [[Int]]
    /// When a walk from the topmost classes down enters and leaves each class: a descendant lies between its ancestor's
    /// two numbers. Nil for classes that are their own ancestors, in broken code, and for what descends from these.
    private var spans: [Range<Int>?]
    /// The last class of each chain, where there is a span.
    private var roots: [Int]

    init(parents: [Int?]) {
        self.parents = parents
        var children = Array(repeating: [Int](), count: parents.count)
        for (number, parent) in parents.enumerated() {
            if let parent { children[parent].append(number) }
        }
        self.children = children
        spans = Array(repeating: nil, count: parents.count)
        roots = Array(parents.indices)
        var time = 0
        for root in parents.indices where parents[root] == nil { enter(root, &time) }
    }

    private mutating func enter(_ root: Int, _ time: inout Int) {
        var open: [(number: Int, start: Int, next: Int)] = [(root, time, 0)]
        time += 1
        while let top = open.last {
            roots[top.number] = root
            guard top.next < children[top.number].count else {
                spans[top.number] = top.start..<time
                open.removeLast()
                continue
            }
            open[open.count - 1].next += 1
            open.append((children[top.number][top.next], time, 0))
            time += 1
        }
    }

    /// The class and its superclasses, nearest first. A cycle in broken code ends the chain.
    func chain(of number: Int) -> [Int] {
        var chain = [number]
        var seen: Set<Int> = spans[number] == nil ? [number] : []
        while let parent = parents[chain[chain.count - 1]] {
            if spans[number] == nil, !seen.insert(parent).inserted { break }
            chain.append(parent)
        }
        return chain
    }

    /// The topmost class of a chain.
    func root(of number: Int) -> Int { spans[number] == nil ? chain(of: number).last ?? number : roots[number] }

    func children(of number: Int) -> [Int] { children[number] }

    /// Whether a class is another's descendant, or the same.
    func descends(_ number: Int, from ancestor: Int) -> Bool {
        guard let place = spans[number]?.lowerBound else { return chain(of: number).contains(ancestor) }
        return spans[ancestor]?.contains(place) ?? false
    }

    /// The number of a class and its subclasses; nil for a class without a span, in broken code.
    func familySize(of number: Int) -> Int? { spans[number]?.count }

    fileprivate func span(of number: Int) -> Range<Int>? { spans[number] }
}

/// Members of classes by name, found in the class that declares them nearest.
struct InheritedMembers<Member: Sendable>: Sendable {
    /// The classes that declare one name.
    fileprivate struct Declarers {
        var members: [Int: Member] = [:]
        /// The classes that declare it several times.
        var again: Set<Int> = []
        /// Places of the tree's walk from each of which on the class at the same index of `nearest` is the nearest that
        /// declares the name.
        var places: [Int] = []
        var nearest: [Int?] = []
    }

    private let tree: SuperclassTree
    private var declarers: [String: Declarers] = [:]

    /// Takes the members by class; of several of one name in a class the first.
    init(_ members: [[(name: String, member: Member)]], _ tree: SuperclassTree) {
        self.tree = tree
        for (number, members) in members.enumerated() {
            for (name, member) in members {
                if declarers[name]?.members[number] == nil {
                    declarers[name, default: Declarers()].members[number] = member
                } else {
                    declarers[name]?.again.insert(number)
                }
            }
        }
        for name in declarers.keys { declarers[name]?.arrange(tree) }
    }

    /// The member that a class has or inherits, with the number of the class that declares it.
    func find(_ name: String, of number: Int) -> (owner: Int, member: Member)? {
        guard let found = declarers[name] else { return nil }
        let owner: Int?
        if found.members[number] != nil {
            owner = number
        } else if let place = tree.span(of: number)?.lowerBound {
            owner = found.nearest(before: place)
        } else {
            owner = tree.chain(of: number).first { found.members[$0] != nil }
        }
        return owner.flatMap { owner in found.members[owner].map { (owner, $0) } }
    }

    func isDeclaredAgain(_ name: String, in number: Int) -> Bool { declarers[name]?.again.contains(number) ?? false }

    /// The numbers of the classes that declare a name.
    func declaring(_ name: String) -> [Int] { declarers[name]?.members.keys.sorted() ?? [] }
}

extension InheritedMembers.Declarers {
    /// Classes contain their subclasses, so those that are entered and not yet exited form a stack.
    fileprivate mutating func arrange(_ tree: SuperclassTree) {
        let spans = members.keys.compactMap { number in tree.span(of: number).map { (number: number, span: $0) } }
        var open: [(number: Int, span: Range<Int>)] = []
        func leave(until place: Int, _ declarers: inout Self) {
            while let last = open.last, last.span.upperBound <= place {
                open.removeLast()
                declarers.places.append(last.span.upperBound)
                declarers.nearest.append(open.last?.number)
            }
        }
        for next in spans.sorted(by: { $0.span.lowerBound < $1.span.lowerBound }) {
            leave(until: next.span.lowerBound, &self)
            open.append(next)
            places.append(next.span.lowerBound)
            nearest.append(next.number)
        }
        leave(until: .max, &self)
    }

    fileprivate func nearest(before place: Int) -> Int? {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle] <= place { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : nearest[low - 1]
    }
}
