import TransformKit

/// The views and constraints of a document as values, in which views become stacks before a byte changes.
struct LayoutDraft {
    /// One constraint, and what has become of it.
    struct Tie {
        let constraint: Constraint
        var first: Anchor
        var second: Anchor?
        /// Whether it says exactly that two places or lengths are equal but for its constant, always and by that alone:
        /// required, installed in every size class, without a name.
        let isPlain: Bool
        /// Whether an outlet leads to it, so that code can change its constant.
        let hasOutlet: Bool
        var isRemoved = false
        /// The stack whose list it moves to, since both of its views do; nil where it stays.
        var stackID: String?

        var element: Element { constraint.element }
        var isChanged: Bool { isRemoved || stackID != nil || first != Anchor(constraint.first) || !isSecondAsRead }
        private var isSecondAsRead: Bool { second == constraint.second.map(Anchor.init) }
    }

    /// One attribute of a view or guide.
    struct Anchor: Hashable {
        var itemID: String
        let attribute: LayoutAttribute

        init(_ itemID: String, _ attribute: LayoutAttribute) {
            self.itemID = itemID
            self.attribute = attribute
        }

        init(_ anchor: Constraint.Anchor) {
            self.init(anchor.itemID ?? "", anchor.attribute)
        }
    }

    let document: IBDocument
    private(set) var ties: [Tie]
    /// The ids of subviews by that of their superview, in document order; stacks stand where their first view stood.
    private(set) var children: [String: [String]] = [:]
    /// In the order in which they were made, so that one that holds another comes later.
    private(set) var stacks: [StackDraft] = []
    private var stackNumbers: [String: Int] = [:]
    /// The ties on each view, guide and stack.
    private var tiesOnItem: [String: [Int]] = [:]
    /// The ties that each stack removed, changed or took along, by the stack's id.
    private(set) var touched: [String: [Int]] = [:]

    init(_ document: IBDocument) {
        self.document = document
        let installations = Installations(document)
        let outlets = document.connections.filter { $0.kind == .outlet || $0.kind == .outletCollection }
        let destinations = Set(outlets.compactMap(\.destinationID))
        ties = document.layoutConstraints.map { constraint in
            let isPlain =
                constraint.relation == .equal && constraint.multiplier == 1 && constraint.priority == 1000
                && !constraint.isPlaceholder && !constraint.isStandardSpacing && constraint.identifier == nil
                && constraint.variations.isEmpty
                && installations[constraint].exceptions.isEmpty
            return Tie(
                constraint: constraint, first: Anchor(constraint.first), second: constraint.second.map(Anchor.init),
                isPlain: isPlain, hasOutlet: constraint.id.map(destinations.contains) ?? false)
        }
        for (number, tie) in ties.enumerated() {
            for item in Set([tie.first.itemID, tie.second?.itemID].compactMap(\.self)) {
                tiesOnItem[item, default: []].append(number)
            }
        }
        for list in document.elements where list.isNamed("subviews") {
            guard let parent = list.parent?.id else { continue }
            children[parent] = list.children.compactMap(\.id)
        }
    }

    func stack(id: String) -> StackDraft? { stackNumbers[id].map { stacks[$0] } }

    /// The views of the document in a stack, those of the stacks inside of it included.
    func views(of id: String) -> [String] {
        guard let stack = stack(id: id) else { return [id] }
        return stack.members.flatMap(views)
    }

    // MARK: Making a stack

    /// Makes a stack of views; false, with nothing changed, where constraints of these views contradict each other.
    mutating func make(_ stack: StackDraft) -> Bool {
        var draft = self
        guard draft.replace(stack) else { return false }
        self = draft
        return true
    }

    private mutating func replace(_ stack: StackDraft) -> Bool {
        let members = Set(stack.members)
        var seen: [String: Int] = [:]
        let numbers = Set(stack.members.flatMap { tiesOnItem[$0] ?? [] }).sorted()
        for number in numbers where isReachable(ties[number], from: stack) {
            let tie = ties[number]
            let (isFirst, isSecond) = (
                members.contains(tie.first.itemID), tie.second.map { members.contains($0.itemID) } ?? false
            )
            guard isFirst || isSecond, let second = tie.second else { continue }
            if isFirst && isSecond {
                guard settle(number, tie.first, second, in: stack) else { return false }
            } else {
                hand(number, over: isFirst ? tie.first : second, isFirst: isFirst, to: stack)
                // Several views at one side of the same thing were tied to it one by one; the stack needs it once.
                if ties[number].isPlain, ties[number].isChanged, let key = key(of: ties[number]) {
                    if let twin = seen[key], twin != number {
                        ties[number].isRemoved = true
                    } else {
                        seen[key] = number
                    }
                }
            }
        }
        for id in stack.members.dropFirst() { children[stack.parentID]?.removeAll { $0 == id } }
        let siblings = children[stack.parentID] ?? []
        children[stack.parentID] = siblings.map { $0 == stack.members[0] ? stack.id : $0 }
        stackNumbers[stack.id] = stacks.count
        stacks.append(stack)
        return true
    }

    /// Whether a tie is of the superview or above it: those of the views themselves stay with them.
    private func isReachable(_ tie: Tie, from stack: StackDraft) -> Bool {
        guard !tie.isRemoved, tie.stackID == nil, let owner = tie.constraint.owner,
            let parent = document.object(id: stack.parentID)
        else { return false }
        return owner.contains(parent)
    }

    /// Takes a tie between two views of the stack away where the stack says the same, else along.
    private mutating func settle(
        _ number: Int, _ first: Anchor, _ second: Anchor, in stack: StackDraft
    ) -> Bool {
        let isSame = first.attribute == second.attribute
        let isShared = isSame && stack.sharedAttributes.contains(first.attribute)
        touched[stack.id, default: []].append(number)
        guard ties[number].isPlain else {
            ties[number].stackID = stack.id
            return true
        }
        if isShared || isSame && stack.isEqual && first.attribute == stack.axis.length {
            guard ties[number].constraint.constant == 0 else { return false }
            ties[number].isRemoved = true
        } else if let gap = Gap(ties[number], stack.axis), follow(gap.before, gap.behind, in: stack) {
            guard gap.length == stack.spacing else { return false }
            ties[number].isRemoved = true
        } else {
            ties[number].stackID = stack.id
        }
        return true
    }

    private func follow(_ before: String, _ behind: String, in stack: StackDraft) -> Bool {
        zip(stack.members, stack.members.dropFirst()).contains { $0 == before && $1 == behind }
    }

    /// Ties the stack to the outside in place of one of its views, where the two are at the same place.
    private mutating func hand(_ number: Int, over anchor: Anchor, isFirst: Bool, to stack: StackDraft) {
        let isEnd =
            anchor == Anchor(stack.members[0], stack.axis.start)
            || anchor == Anchor(stack.members[stack.members.count - 1], stack.axis.end)
        let isBaseline = anchor.attribute == .baseline || anchor.attribute == .firstBaseline
        guard isEnd || stack.sharedAttributes.contains(anchor.attribute) && !isBaseline else { return }
        touched[stack.id, default: []].append(number)
        tiesOnItem[stack.id, default: []].append(number)
        if isFirst { ties[number].first.itemID = stack.id } else { ties[number].second?.itemID = stack.id }
    }

    /// What a plain tie says, whichever side is written first.
    private func key(of tie: Tie) -> String? {
        guard let second = tie.second else { return nil }
        let sides = [
            "\(tie.first.itemID) \(tie.first.attribute.rawValue)", "\(second.itemID) \(second.attribute.rawValue)",
        ]
        let constant = tie.constraint.constant
        return sides[0] < sides[1]
            ? "\(sides[0]) \(sides[1]) \(constant)" : "\(sides[1]) \(sides[0]) \(constant == 0 ? 0 : -constant)"
    }
}

/// The distance from the end of one view to the beginning of the next.
struct Gap: Hashable {
    let before: String
    let behind: String
    /// In points; negative where the views overlap.
    let length: Double

    /// Reads a plain tie of two views' opposite sides along an axis; nil for any other.
    init?(_ tie: LayoutDraft.Tie, _ axis: LayoutAxis) {
        guard tie.isPlain, let second = tie.second else { return nil }
        let constant = tie.constraint.constant
        switch (tie.first.attribute, second.attribute) {
        case (axis.start, axis.end): (before, behind, length) = (second.itemID, tie.first.itemID, constant)
        case (axis.end, axis.start):
            (before, behind, length) = (tie.first.itemID, second.itemID, constant == 0 ? 0 : -constant)
        default: return nil
        }
    }
}
