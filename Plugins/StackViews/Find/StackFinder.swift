import TransformKit

/// Finds the rows and columns of a document: siblings that constraints hold together as a stack view would.
struct StackFinder {
    private let document: IBDocument
    private let minimum: Int
    private let takesScrollViews: Bool
    private let leftOut: Set<String>
    private let holders: [Element]

    /// - Parameters:
    ///   - document: the document, with its constraints.
    ///   - minimum: the fewest views that are worth a stack, those of stacks within it counted.
    ///   - takesScrollViews: whether views that scroll get into stacks.
    ///   - leftOut: the ids of views that get into none.
    init(_ document: IBDocument, atLeast minimum: Int, takesScrollViews: Bool, leavingOut leftOut: Set<String> = []) {
        self.document = document
        self.minimum = minimum
        self.takesScrollViews = takesScrollViews
        self.leftOut = leftOut
        holders = document.elements.filter { $0.isNamed("subviews") }.compactMap(\.parent).filter(\.canHoldStacks)
    }

    /// The document's views with all stacks made that are worth it.
    func draft() -> LayoutDraft {
        var unwanted: Set<[String]> = []
        while true {
            let draft = draft(without: unwanted)
            let inner = Set(draft.stacks.flatMap(\.members))
            let small = draft.stacks.filter { !inner.contains($0.id) && draft.views(of: $0.id).count < minimum }
            if small.isEmpty { return draft }
            unwanted.formUnion(small.map(\.members))
        }
    }

    private func draft(without unwanted: Set<[String]>) -> LayoutDraft {
        var draft = LayoutDraft(document)
        guard !draft.ties.isEmpty else { return draft }
        var ids = ObjectIDGenerator(document)
        var chains = ChainIndex(draft)
        for holder in holders {
            guard let parent = holder.id else { continue }
            var failed = unwanted
            while let run = Run.longest(
                among: siblings(draft.children[parent] ?? []), in: draft, chains, without: failed)
            {
                let id = ids.makeID(for: "stack of " + run.members.joined(separator: " "))
                let stack = StackDraft(
                    id: id, parentID: parent, axis: run.axis, alignment: run.alignment, isEqual: run.isEqual,
                    spacing: run.gap, members: run.members)
                if draft.make(stack) { chains = ChainIndex(draft) } else { failed.insert(run.members) }
            }
        }
        return draft
    }

    /// Those of some views that a stack could hold.
    private func siblings(_ ids: [String]) -> [String] {
        ids.filter { id in
            !leftOut.contains(id)
                && document.object(id: id).map { $0.canStandInStack && (takesScrollViews || !$0.isScrollView) } ?? true
        }
    }
}

/// What runs are found by: the next views behind each view, and which places are equal.
private struct ChainIndex {
    let places: EqualPlaces
    private var gaps: [LayoutAxis: [String: [Gap]]] = [:]

    init(_ draft: LayoutDraft) {
        places = EqualPlaces(draft)
        for axis in LayoutAxis.allCases {
            let found = draft.ties.filter { !$0.isRemoved }.compactMap { Gap($0, axis) }
            let usable = found.filter { $0.length >= 0 && $0.before != $0.behind }
            gaps[axis] = Dictionary(grouping: usable, by: \.before)
        }
    }

    func gaps(behind view: String, along axis: LayoutAxis) -> [Gap] { gaps[axis]?[view] ?? [] }
}

/// Siblings one behind the other, with equal gaps and one line in common.
private struct Run {
    let axis: LayoutAxis
    let gap: Double
    private(set) var members: [String]
    /// Alignments that all have in common, the most telling first.
    private(set) var alignments: [StackDraft.Alignment]
    private(set) var isEqual = false

    var alignment: StackDraft.Alignment { alignments[0] }

    /// The longest run among subviews of one view; of several the one with the most telling alignment, then a column,
    /// then the one that comes first.
    static func longest(
        among siblings: [String], in draft: LayoutDraft, _ chains: ChainIndex, without failed: Set<[String]>
    ) -> Run? {
        guard siblings.count > 1 else { return nil }
        var best: Run?
        for axis in [LayoutAxis.vertical, .horizontal] {
            // A stack within a stack of the same direction would only stand for another distance.
            let candidates = siblings.filter { id in
                draft.stack(id: id)?.axis != axis && draft.document.object(id: id)?.stackAxis != axis
            }
            for run in runs(along: axis, candidates, chains, without: failed) where run.isBetter(than: best) {
                best = run
            }
        }
        return best
    }

    private func isBetter(than other: Run?) -> Bool {
        guard let other else { return true }
        if members.count != other.members.count { return members.count > other.members.count }
        return alignment == .fill && other.alignment != .fill
    }

    private static func runs(
        along axis: LayoutAxis, _ siblings: [String], _ chains: ChainIndex, without failed: Set<[String]>
    ) -> [Run] {
        let known = Set(siblings)
        var found: [Run] = []
        for first in siblings {
            for gap in chains.gaps(behind: first, along: axis) where known.contains(gap.behind) {
                var run = Run(axis: axis, gap: gap.length, members: [first], alignments: axis.alignments.map(\.0))
                run.extend(chains, within: known)
                while run.members.count > 1, failed.contains(run.members) { run.members.removeLast() }
                guard run.members.count > 1 else { continue }
                run.isEqual = run.members.dropFirst().allSatisfy { chains.places.areEqual($0, first, axis.length) }
                found.append(run)
            }
        }
        return found
    }

    /// Goes on as long as a next view has the same distance and shares an alignment with all before it.
    private mutating func extend(_ chains: ChainIndex, within known: Set<String>) {
        while let next = next(chains, within: known) {
            members.append(next.view)
            alignments = next.alignments
        }
    }

    private func next(
        _ chains: ChainIndex, within known: Set<String>
    ) -> (view: String, alignments: [StackDraft.Alignment])? {
        let options = chains.gaps(behind: members[members.count - 1], along: axis).filter {
            $0.length == gap && known.contains($0.behind) && !members.contains($0.behind)
        }
        let shared = options.map { option in
            let first = members[0]
            let common = alignments.filter { alignment in
                axis.crossAttributes(of: alignment).allSatisfy { chains.places.areEqual(first, option.behind, $0) }
            }
            return (view: option.behind, alignments: common)
        }
        return shared.filter { !$0.alignments.isEmpty }.min {
            axis.rank($0.alignments[0]) < axis.rank($1.alignments[0])
        }
    }
}

extension LayoutAxis {
    fileprivate func rank(_ alignment: StackDraft.Alignment) -> Int {
        alignments.firstIndex { $0.0 == alignment } ?? alignments.count
    }
}

extension Element {
    /// Whether stacks can be made of the view's subviews: it arranges none by itself.
    fileprivate var canHoldStacks: Bool {
        let arranging = ["stackView", "splitView", "tabView", "visualEffectView", "button", "segmentedControl"]
        return !arranging.contains(name) && document.root["useAutolayout"] == "YES"
    }

    /// The axis of a stack view that is there already; nil for any other view.
    fileprivate var stackAxis: LayoutAxis? {
        guard isNamed("stackView") else { return nil }
        return self["axis"] == "vertical" ? .vertical : .horizontal
    }

    /// Whether constraints alone place the view.
    fileprivate var canStandInStack: Bool {
        id != nil && !hasFixedFrame && self["translatesAutoresizingMaskIntoConstraints"] == "NO" && frame != nil
    }

    /// Whether the view shows a part of something larger; a text view counts as a control.
    var isScrollView: Bool {
        ["collectionView", "scrollView", "tableView", "webView", "wkWebView"].contains(name)
    }
}
