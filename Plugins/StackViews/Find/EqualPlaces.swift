import TransformKit

/// The places that required constraints make equal, but for known distances: a union-find over attributes of views.
struct EqualPlaces {
    private typealias Anchor = LayoutDraft.Anchor

    private var parents: [LayoutDraft.Anchor: (LayoutDraft.Anchor, Double)] = [:]
    /// How many places a place stands for, so that the smaller half of two joins the larger and no way gets long.
    private var sizes: [LayoutDraft.Anchor: Int] = [:]

    /// Takes up all plain constraints, and what the stacks made so far say by themselves. One that code can change says
    /// nothing about later.
    init(_ draft: LayoutDraft) {
        for tie in draft.ties where tie.isPlain && !tie.isRemoved && !tie.hasOutlet {
            guard let second = tie.second else { continue }
            join(tie.first, second, distance: tie.constraint.constant)
        }
        for stack in draft.stacks {
            join(Anchor(stack.members[0], stack.axis.start), Anchor(stack.id, stack.axis.start), distance: 0)
            let last = stack.members[stack.members.count - 1]
            join(Anchor(last, stack.axis.end), Anchor(stack.id, stack.axis.end), distance: 0)
            for attribute in stack.sharedAttributes {
                for member in stack.members {
                    join(Anchor(member, attribute), Anchor(stack.id, attribute), distance: 0)
                }
            }
            for member in stack.members where stack.isEqual {
                join(Anchor(member, stack.axis.length), Anchor(stack.members[0], stack.axis.length), distance: 0)
            }
        }
    }

    /// Whether an attribute of two views has the same value, whatever the size of the screen.
    func areEqual(_ first: String, _ second: String, _ attribute: LayoutAttribute) -> Bool {
        let (left, leftDistance) = root(of: Anchor(first, attribute))
        let (right, rightDistance) = root(of: Anchor(second, attribute))
        return left == right && abs(leftDistance - rightDistance) < 0.001
    }

    /// `first = second + distance`
    private mutating func join(
        _ first: LayoutDraft.Anchor, _ second: LayoutDraft.Anchor, distance: Double
    ) {
        let (left, leftDistance) = root(of: first)
        let (right, rightDistance) = root(of: second)
        guard left != right else { return }
        let offset = distance + rightDistance - leftDistance
        let (leftSize, rightSize) = (sizes[left] ?? 1, sizes[right] ?? 1)
        if leftSize > rightSize {
            parents[right] = (left, -offset)
            sizes[left] = leftSize + rightSize
        } else {
            parents[left] = (right, offset)
            sizes[right] = leftSize + rightSize
        }
    }

    /// The place that stands for all equal ones, and how far behind it a place is.
    private func root(of anchor: LayoutDraft.Anchor) -> (LayoutDraft.Anchor, Double) {
        var (place, distance) = (anchor, 0.0)
        while let (next, step) = parents[place] {
            place = next
            distance += step
        }
        return (place, distance)
    }
}
