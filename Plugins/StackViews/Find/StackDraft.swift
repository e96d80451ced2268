import TransformKit

/// A stack view to be made of sibling views.
struct StackDraft: Hashable {
    /// The alignment across the axis, by the word that documents use; `fill` is not written.
    enum Alignment: String, Hashable, CaseIterable {
        case fill, leading, top, center, firstBaseline, lastBaseline, trailing, bottom
    }

    /// The stack's object id.
    let id: String
    /// The id of the view that holds the views, and later the stack.
    let parentID: String
    let axis: LayoutAxis
    let alignment: Alignment
    /// Whether all views have the same length along the axis by constraints that the stack takes the place of.
    let isEqual: Bool
    /// Points between the views.
    let spacing: Double
    /// The ids of the views in the order of the axis, among them those of stacks made before.
    let members: [String]

    /// The attributes that are the same for the stack and each of its views.
    var sharedAttributes: [LayoutAttribute] { axis.crossAttributes(of: alignment) }
}

extension LayoutAxis {
    var across: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
    /// The side at which the axis begins.
    var start: LayoutAttribute { self == .horizontal ? .leading : .top }
    /// The side at which the axis ends.
    var end: LayoutAttribute { self == .horizontal ? .trailing : .bottom }
    var center: LayoutAttribute { self == .horizontal ? .centerX : .centerY }
    var length: LayoutAttribute { self == .horizontal ? .width : .height }

    /// The alignments of a stack along this axis with the attributes that its views share, the most telling first.
    var alignments: [(StackDraft.Alignment, [LayoutAttribute])] {
        let side = across
        let edges: [(StackDraft.Alignment, [LayoutAttribute])] = [
            (.fill, [side.start, side.end]), (self == .horizontal ? .top : .leading, [side.start]),
            (.center, [side.center]),
        ]
        let baselines: [(StackDraft.Alignment, [LayoutAttribute])] =
            self == .horizontal ? [(.firstBaseline, [.firstBaseline]), (.lastBaseline, [.baseline])] : []
        return edges + baselines + [(self == .horizontal ? .bottom : .trailing, [side.end])]
    }

    func crossAttributes(of alignment: StackDraft.Alignment) -> [LayoutAttribute] {
        alignments.first { $0.0 == alignment }?.1 ?? []
    }
}
