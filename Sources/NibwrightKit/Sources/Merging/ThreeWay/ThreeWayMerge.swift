import Differences
import InterfaceBuilder

/// Merges two versions of a file that come from one: node by node, value by value and list by list.
///
/// What one side changed is taken from it, what both changed alike is taken once, and where they disagree a choice is
/// asked for: by default ours, and the disagreement is told.
struct ThreeWayMerge {
    let base: MergeTree
    let ours: MergeTree
    let theirs: MergeTree
    /// Says for a disagreement which side is taken.
    let choice: (MergeDisagreement) -> MergeSide
    /// The place of a new child among those that are there already, by the order in which the format keeps them; nil where
    /// it keeps none.
    let place: (_ child: MergeNode, _ parent: MergeNode, _ present: [MergeNode]) -> Int?
    /// Nodes that stay although a side deleted them, since something that stays needs them.
    var needed: Set<String> = []
    /// Nodes that only one side has and that cannot be taken.
    var refused: Set<String> = []
    /// Units of fields that stay as ours has them.
    var pinned: Set<Unit> = []

    /// The fields of one unit of a node.
    struct Unit: Hashable {
        let key: String
        let unit: String
    }

    /// Says of a change that only theirs made, and that nobody meant, whether it is left out.
    var leavesOut: (_ noise: Noise, _ key: String) -> Bool = { _, _ in false }

    private(set) var disagreements: [MergeDisagreement] = []
    /// What was left out, by the nodes.
    private(set) var leftOut: [(noise: Noise, key: String)] = []
    private var alive: Set<String> = []
    private var parents: [String: String] = [:]

    init(
        base: MergeTree, ours: MergeTree, theirs: MergeTree,
        place: @escaping (MergeNode, MergeNode, [MergeNode]) -> Int?,
        choice: @escaping (MergeDisagreement) -> MergeSide
    ) {
        self.base = base
        self.ours = ours
        self.theirs = theirs
        self.place = place
        self.choice = choice
    }

    subscript(side: MergeSide) -> MergeTree { side == .ours ? ours : theirs }

    /// Throws where what is left would hold itself or stand nowhere.
    mutating func merge() throws(MergeObstacle) -> MergedNode {
        resolveParents()
        decideDeletions()
        guard settleParents() else { throw MergeObstacle("something stays whose place both sides took away") }
        let children = Dictionary(grouping: allKeys.filter(alive.contains).filter { parents[$0] != nil }) {
            parents[$0] ?? ""
        }
        guard let root = node(ours.root.key, children), root.keys.count == alive.count else {
            throw MergeObstacle("both sides moved objects so that one would hold the other")
        }
        return root
    }

    /// The keys of both sides, in the order of ours; what only theirs has comes last.
    private var allKeys: [String] { ours.nodes.map(\.key) + theirs.nodes.map(\.key).filter { ours[$0] == nil } }

    private mutating func settle(_ disagreement: MergeDisagreement) -> MergeSide {
        disagreements.append(disagreement)
        return choice(disagreement)
    }

    // MARK: Parents

    /// The parent that each node has in the outcome, as far as a side's alone decides it.
    private mutating func resolveParents() {
        for key in allKeys {
            guard let mine = ours.parent(of: key) else {
                parents[key] = theirs.parent(of: key)
                continue
            }
            guard let other = theirs.parent(of: key), other != mine else {
                parents[key] = mine
                continue
            }
            let before = base.parent(of: key)
            if mine == before {
                parents[key] = other
            } else if other == before {
                parents[key] = mine
            } else {
                parents[key] = settle(.move(key: key)) == .ours ? mine : other
            }
        }
    }

    /// Moves what stands in something that is gone back to where the other side has it, and lets lists live that hold
    /// something.
    private mutating func settleParents() -> Bool {
        for key in alive.sorted() where key != ours.root.key {
            guard let parent = parents[key] else { return false }
            if alive.contains(parent) { continue }
            let others = [ours.parent(of: key), theirs.parent(of: key)].compactMap(\.self)
            if isList(parent) {
                var next = parent
                while !alive.contains(next) {
                    alive.insert(next)
                    guard let holder = parents[next] else { return false }
                    next = holder
                    if !alive.contains(next), !isList(next) { return false }
                }
            } else if let other = others.first(where: { $0 != parent && alive.contains($0) }) {
                parents[key] = other
            } else {
                return false
            }
        }
        return true
    }

    private func isList(_ key: String) -> Bool { node(key)?.isList == true }

    // MARK: Deletions

    private mutating func decideDeletions() {
        for key in allKeys {
            let isTheirs = theirs[key] != nil
            let isOurs = ours[key] != nil
            if base[key] == nil || isOurs && isTheirs { alive.insert(key) }
        }
        alive.subtract(refused)
        for key in refused { alive.subtract(theirs.subtree(of: key) + ours.subtree(of: key)) }
        alive.subtract(emptyLists())
        decideDeletions(by: .theirs)
        decideDeletions(by: .ours)
        for key in needed { alive.insert(key) }
        leaveOutNodes()
    }

    /// Lists, which are there again where one of their children is.
    private func emptyLists() -> [String] { alive.filter(isList) }

    private mutating func decideDeletions(by side: MergeSide) {
        let kept = self[side.other]
        let deleting = self[side]
        func isDeleted(_ key: String) -> Bool { base[key] != nil && deleting[key] == nil && kept[key] != nil }
        for node in kept.nodes where isDeleted(node.key) && !node.isList {
            var holder = kept.parent(of: node.key)
            while let next = holder, isList(next) { holder = kept.parent(of: next) }
            if let holder, isDeleted(holder) { continue }
            decide(node.key, deletedBy: side, from: deleting, in: kept)
        }
    }

    private mutating func decide(_ key: String, deletedBy side: MergeSide, from deleting: MergeTree, in kept: MergeTree)
    {
        let part = kept.subtree(of: key)
        let inside = Set(part)
        let reasons = part.filter { key in
            guard deleting[key] != nil else {
                return base[key] == nil ? isMeant(key, in: kept) : isChanged(key, in: kept)
            }
            // What the deleting side moved out is no reason; what the other side moved in is one.
            guard !isList(key), let holder = holder(of: key) else { return false }
            return inside.contains(holder) && deleting[holder] == nil
        }
        let gone = part.filter { deleting[$0] == nil }
        let isNeeded = gone.contains(where: needed.contains)
        let staying =
            isNeeded ? side.other : reasons.isEmpty ? side : settle(.deletion(key: key, by: side, reasons: reasons))
        if staying == side {
            alive.subtract(gone)
        } else {
            alive.formUnion(gone)
        }
    }

    /// The nearest node around another that is no list.
    private func holder(of key: String) -> String? {
        var holder = parents[key]
        while let next = holder, isList(next) { holder = parents[next] }
        return holder
    }

    private func isMeant(_ key: String, in tree: MergeTree) -> Bool {
        tree[key].map { !$0.isNoise && !$0.isList } ?? false
    }

    /// Whether a version says something else of a node than the base, in a way that somebody may have meant.
    private func isChanged(_ key: String, in tree: MergeTree) -> Bool {
        guard let before = base[key], let after = tree[key], !after.isNoise else { return false }
        if before.content != after.content { return true }
        let values = { (node: MergeNode) in Set(node.fields.filter { !$0.isNoise }.map { [$0.name, $0.value] }) }
        return values(before) != values(after)
    }

    // MARK: Nodes

    private mutating func node(_ key: String, _ children: [String: [String]], depth: Int = 0) -> MergedNode? {
        guard depth < 1_000 else { return nil }
        let (mine, other) = (ours[key], theirs[key])
        var merged: MergedNode
        switch (mine, other) {
        case (nil, nil): return nil
        case (_?, nil): merged = MergedNode(key: key, side: .ours)
        case (nil, _?): merged = MergedNode(key: key, side: .theirs)
        case (let mine?, let other?):
            merged = MergedNode(key: key, side: side(of: mine, other))
            merged.leadSide = leadSide(of: mine, other)
            if isOnlyTheirs(key, \.head) { merged.headSide = .theirs }
            if mine.content == nil, other.content == nil { merged.changes = changes(of: mine, other) }
        }
        if self[merged.side][key]?.content != nil { return merged }
        for child in order(children[key] ?? [], in: key) {
            guard let child = node(child, children, depth: depth + 1) else { return nil }
            merged.children.append(child)
        }
        return merged
    }

    /// The side of a node that both have: of one that is merged part by part it is ours.
    private mutating func side(of mine: MergeNode, _ other: MergeNode) -> MergeSide {
        guard mine.content != other.content else {
            return mine.content != nil && isOnlyTheirs(mine.key, \.range) ? .theirs : .ours
        }
        let before = base[mine.key]
        if before?.content == other.content, before != nil { return .ours }
        if before?.content == mine.content, before != nil { return isLeftOut(other.noise, mine.key) ? .ours : .theirs }
        if mine.isVersion, let one = mine.content, let another = other.content {
            return ToolsVersion(one) < ToolsVersion(another) ? .theirs : .ours
        }
        return mine.isNoise || other.isNoise ? .ours : settle(.content(key: mine.key))
    }

    /// Whether only theirs writes a part of a node in another way than the base, such as with another comment. In XML,
    /// where that is space or what is merged value by value, it does not matter.
    private func isOnlyTheirs(_ key: String, _ part: KeyPath<MergeNode, Range<Int>>) -> Bool {
        guard ours.syntax != .xml, let before = base[key], let mine = ours[key], let other = theirs[key] else {
            return false
        }
        return base.bytes(before[keyPath: part]) == ours.bytes(mine[keyPath: part])
            && ours.bytes(mine[keyPath: part]) != theirs.bytes(other[keyPath: part])
    }

    /// Comments before a node are taken from the side that changed them.
    private func leadSide(of mine: MergeNode, _ other: MergeNode) -> MergeSide {
        func comment(_ tree: MergeTree) -> [UInt8]? {
            tree[mine.key].map { tree.bytes($0.lead).filter { $0 > 0x20 } }
        }
        let (base, mine, other) = (comment(base), comment(ours), comment(theirs))
        return base == mine && other != mine ? .theirs : .ours
    }

    // MARK: Fields

    private mutating func changes(of mine: MergeNode, _ other: MergeNode) -> [(name: String, field: MergeField?)] {
        let before = base[mine.key]?.fields ?? []
        var units: [String] = []
        for field in mine.fields + other.fields where !units.contains(field.unit) { units.append(field.unit) }
        var changes: [(name: String, field: MergeField?)] = []
        for unit in units {
            let old = before.filter { $0.unit == unit }
            let here = mine.fields.filter { $0.unit == unit }
            let there = other.fields.filter { $0.unit == unit }
            guard side(of: unit, in: mine.key, old, here, there) == .theirs else { continue }
            let values = { (fields: [MergeField]) in
                Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0.value) })
            }
            let (from, to) = (values(here), values(there))
            changes += there.filter { from[$0.name] != $0.value }.map { ($0.name, $0) }
            changes += here.filter { to[$0.name] == nil }.map { ($0.name, nil) }
        }
        return changes
    }

    private mutating func side(
        of unit: String, in key: String, _ old: [MergeField], _ here: [MergeField], _ there: [MergeField]
    ) -> MergeSide {
        let values = { (fields: [MergeField]) in Set(fields.map { [$0.name, $0.value] }) }
        let (before, mine, other) = (values(old), values(here), values(there))
        if pinned.contains(Unit(key: key, unit: unit)) { return .ours }
        if mine == other || before == other && base[key] != nil { return .ours }
        if before == mine, base[key] != nil {
            let noises = (here + there).map { $0.isVersion ? .toolsVersion : $0.noise }
            return isLeftOut(noises.contains(nil) ? nil : noises.first ?? nil, key) ? .ours : .theirs
        }
        if let one = here.first, let another = there.first, one.isVersion, another.isVersion {
            return ToolsVersion(one.value) < ToolsVersion(another.value) ? .theirs : .ours
        }
        if (here + there).allSatisfy(\.isNoise) { return .ours }
        return settle(.fields(key: key, unit: unit))
    }

    // MARK: Noise

    private mutating func isLeftOut(_ noise: Noise?, _ key: String) -> Bool {
        guard let noise, leavesOut(noise, key) else { return false }
        leftOut.append((noise, key))
        return true
    }

    /// Nodes that Xcode added to what is in both versions, or took from it, by itself.
    private mutating func leaveOutNodes() {
        for node in theirs.nodes where base[node.key] == nil && ours[node.key] == nil {
            guard let noise = node.noise, !isListed(node, in: theirs), isInBoth(theirs.parent(of: node.key)) else {
                continue
            }
            if isLeftOut(noise, node.key) { alive.subtract(theirs.subtree(of: node.key)) }
        }
        for node in ours.nodes where base[node.key] != nil && theirs[node.key] == nil {
            guard let noise = node.noise, !isListed(node, in: ours), isInBoth(ours.parent(of: node.key)) else {
                continue
            }
            if isLeftOut(noise, node.key) { alive.formUnion(ours.subtree(of: node.key)) }
        }
    }

    private func isInBoth(_ key: String?) -> Bool {
        key.map { ours[$0] != nil && theirs[$0] != nil } ?? false
    }

    /// Images, colors and capabilities that a document lists come and go with what needs them; the tools that it lists do
    /// not.
    private func isListed(_ node: MergeNode, in tree: MergeTree) -> Bool {
        if ["deployment", "development", "plugIn"].contains(node.name) { return false }
        return node.isList || tree.parent(of: node.key).flatMap { tree[$0] }?.isList == true
    }

    // MARK: Order

    /// The children of a node in the order of the side that changed it, each new one behind the neighbor that it has in
    /// its own version.
    private mutating func order(_ children: [String], in key: String) -> [String] {
        guard children.count > 1 else { return children }
        let present = Set(children)
        let mine = ours.children(of: key).filter(present.contains)
        let other = theirs.children(of: key).filter(present.contains)
        let both = Set(mine).intersection(other)
        let before = base.children(of: key).filter(both.contains)
        let known = Set(before)
        let isMineFirst: Bool
        if mine.filter(both.contains) == other.filter(both.contains) || other.filter(known.contains) == before {
            isMineFirst = true
        } else if mine.filter(known.contains) == before {
            isMineFirst = isOrderOfXcode(before, other.filter(known.contains)) && isLeftOut(.fileOrder, key)
        } else if ours[key]?.isOrdered == true, ours[key]?.isNoise == false {
            isMineFirst = settle(.order(key: key)) == .ours
        } else {
            isMineFirst = true
        }
        return isMineFirst ? joined(mine, other, .ours, key) : joined(other, mine, .theirs, key)
    }

    /// Whether two orders differ by children alone whose places mean nothing.
    private func isOrderOfXcode(_ before: [String], _ after: [String]) -> Bool {
        func meant(_ keys: [String]) -> [String] { keys.filter { theirs[$0]?.isSorted == false } }
        return meant(before) == meant(after)
    }

    /// Puts the children that only one list has into the other, which is that of `side`.
    private func joined(_ list: [String], _ more: [String], _ side: MergeSide, _ key: String) -> [String] {
        var result = list
        guard let parent = node(key) else { return result }
        // The nodes of the result, at the same places.
        var nodes = list.compactMap(node)
        var placed = Set(list)
        let shared = placed.intersection(more)
        let isShared = Set(more).contains
        for (place, child) in more.enumerated() where !shared.contains(child) {
            guard let node = node(child) else { continue }
            defer { placed.insert(child) }
            if let index = self.place(node, parent, nodes) {
                result.insert(child, at: index)
                nodes.insert(node, at: index)
                continue
            }
            let anchor = more[..<place].last(where: placed.contains)
            var index = anchor.flatMap { result.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            // What ours added at the same place stands first, whichever list the outcome began with.
            while side == .ours, index < result.count, !isShared(result[index]) { index += 1 }
            result.insert(child, at: index)
            nodes.insert(node, at: index)
        }
        return result
    }

    private func node(_ key: String) -> MergeNode? { ours[key] ?? theirs[key] }
}
