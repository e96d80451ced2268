import TransformKit

/// Stacks of one document that can only be made together: one within the other, or with constraints of one list.
struct StackGroup {
    let draft: LayoutDraft
    /// In the order in which they were made, so that one that holds another comes later.
    let stacks: [StackDraft]

    /// The stacks that stand in no other one.
    var outermost: [StackDraft] {
        let inner = Set(stacks.flatMap(\.members))
        return stacks.filter { !inner.contains($0.id) }
    }

    /// The views of the document that get into stacks, in the order in which the stacks show them.
    var views: [Element] {
        outermost.flatMap { draft.views(of: $0.id) }.compactMap(draft.document.object(id:))
    }

    /// The constraints that the stacks change, take along or replace, in document order.
    var ties: [LayoutDraft.Tie] {
        Set(stacks.flatMap { draft.touched[$0.id] ?? [] }).sorted().map { draft.ties[$0] }.filter(\.isChanged)
    }

    /// Every group of a draft, by its first stack.
    static func all(in draft: LayoutDraft) -> [StackGroup] {
        var groups: [(stacks: [StackDraft], marks: Set<Int>)] = []
        for stack in draft.stacks {
            var (stacks, marks) = ([stack], marks(of: stack, in: draft))
            for group in groups where !group.marks.isDisjoint(with: marks) {
                stacks = group.stacks + stacks
                marks.formUnion(group.marks)
            }
            groups.removeAll { !$0.marks.isDisjoint(with: marks) }
            groups.append((stacks, marks))
        }
        return groups.map { group in
            let ids = Set(group.stacks.map(\.id))
            return StackGroup(draft: draft, stacks: draft.stacks.filter { ids.contains($0.id) })
        }
    }

    /// The elements whose children the stack changes, and those that move with it.
    private static func marks(of stack: StackDraft, in draft: LayoutDraft) -> Set<Int> {
        var marks: Set<Int> = []
        if let parent = draft.document.object(id: stack.parentID) { marks.insert(parent.index) }
        for number in draft.touched[stack.id] ?? [] {
            if let owner = draft.ties[number].constraint.owner { marks.insert(owner.index) }
        }
        // A stack further inside of a view that moves writes into bytes that move.
        let moved = draft.views(of: stack.id).compactMap(draft.document.object(id:))
        for other in draft.stacks {
            guard let parent = draft.document.object(id: other.parentID) else { continue }
            if moved.contains(where: { $0.contains(parent) }) { marks.insert(parent.index) }
        }
        return marks
    }
}
