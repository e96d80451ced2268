import Layout
import TransformKit

/// Finds views whose constraints leave their position or size open.
struct AmbiguousViewRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "ambiguous-view",
        summary: "A view whose constraints leave its position or size open.",
        rationale: """
            Where constraints leave a position or size open, Auto Layout picks one, and not always the same. Of the \
            views that Xcode marked as ambiguous, those are told that are so when the scene is laid out again: the \
            mark stays in a document until its view is drawn the next time. Left out are views for which Xcode's check is \
            turned off (`verifyAmbiguity`), and those beside a view whose size its class or code decides: one of a class of \
            its own, an empty stack view, an image view without an image; and what stands in a cell, or in a xib that is no \
            controller's view, whose size may follow from its content.
            """,
        level: .warning,
        options: [
            OptionDescription(
                "marks", .boolean, default: .boolean(false),
                "Whether Xcode's mark alone is enough, for views that are not laid out, or whose size may come from code."
            )
        ],
        aliases: ["iblinter:ambiguous", "xiblint:autolayout_frames"])

    private let repeatsMarks: Bool

    init(options: OptionValues) { repeatsMarks = options.boolean("marks") ?? false }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        let marked = document.elements.filter { $0["ambiguous"] == "YES" }
        if marked.isEmpty { return [] }
        let layouts = DocumentLayouts.onDevices(document)
        let open = OpenContents(among: marked)
        return marked.compactMap { element -> LintFinding? in
            // What varies by size class stands in a child of the view, which then is the one with the check.
            let view = element.isNamed("variation") ? element.parent ?? element : element
            guard view["verifyAmbiguity"] == nil else { return nil }
            let what: String
            var doubt: String?
            // Where size classes differ, it is told what every device that has the view leaves open.
            let sources = layouts.compactMap { $0[view]?.source }
            let decided = sources.first { source in
                if case .ambiguous = source { return false }
                return true
            }
            switch decided ?? sources.first {
            case .ambiguous(let axes):
                what = Self.words(for: axes)
                doubt =
                    open.holder(beside: view).map {
                        "“\($0.interfaceBuilderName ?? $0.name)” may get a size from its class or from what code puts into it"
                    }
                    ?? Doubt.first(
                        (view.isInOpenRoot, "a list, or whoever loads it, may size what it stands in by its content"))
            case .container, .stored, .autoresized, .solved: return nil
            case .unknown(let reason):
                what = "position or size"
                doubt = "Xcode marked the view, but it could not be laid out here: \(reason)"
            case nil:
                what = "position or size"
                doubt = "Xcode marked the view, but views like it are not laid out here"
            }
            guard doubt == nil || repeatsMarks else { return nil }
            return LintFinding(
                element.placeInOwner,
                "The constraints leave the \(what) of this view open, so it may change from run to run. "
                    + "Add what is missing, then update its frame in Xcode.",
                doubt: doubt)
        }
    }

    private static func words(for axes: Set<LayoutAxis>) -> String {
        axes.count > 1 ? "position or size" : axes.contains(.horizontal) ? "left side or width" : "top or height"
    }
}

extension Element {
    /// Whether the view around everything is a cell, or a xib's view that no controller has for its own: its size is open,
    /// and lists or whoever loads it may ask the content for it.
    fileprivate var isInOpenRoot: Bool {
        let cells = ["tableViewCell", "collectionViewCell", "collectionReusableView"]
        if cells.contains(name) || ancestors.contains(where: { cells.contains($0.name) }) { return true }
        guard document.kind.form == .xib else { return false }
        let root = ([self] + ancestors).last { $0.isTopLevel }
        let own = document.connections.filter { $0.kind == .outlet && $0.property == "view" }.map(\.destination)
        return !own.contains(root)
    }
}

/// The views whose size is not the document's to say: what their class or code puts into them decides, and with it where
/// the views around them are.
private struct OpenContents {
    private let marked: Set<Element>

    init(among marked: [Element]) {
        self.marked = Set(marked.map { $0.isNamed("variation") ? $0.parent ?? $0 : $0 })
    }

    /// The first such view among a view, the marked ones around and beside it, and what these hold.
    func holder(beside view: Element) -> Element? {
        var top = view
        while let outer = top.parent?.parent, marked.contains(outer) { top = outer }
        let neighbors = (top.parent?.children ?? []).filter { $0 == top || marked.contains($0) }
        return neighbors.lazy.flatMap(\.subtree).first(where: Self.isOpen)
    }

    private static func isOpen(_ view: Element) -> Bool {
        guard view.parent?.isNamed("subviews") == true else { return false }
        if view.customClass != nil { return true }
        switch view.name {
        case "stackView": return view.child(named: "subviews")?.children.isEmpty ?? true
        case "imageView": return view["image"] == nil
        default: return false
        }
    }
}

/// Finds views whose frame on the canvas is not the one that their constraints give.
struct MisplacedViewRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "misplaced-view",
        summary: "A view whose frame on the canvas is not the one that its constraints give.",
        rationale: """
            The frame is only a cache, but the canvas shows it: what one sees is not what users get. Update the \
            frames in Xcode.
            """,
        level: .warning, isOnByDefault: false, aliases: ["iblinter:misplaced", "xiblint:autolayout_frames"])

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.elements.filter { $0["misplaced"] == "YES" }.map { view in
            LintFinding(
                view.placeInOwner,
                "The frame in the document is not the one that the constraints give: the canvas shows something else "
                    + "than the app. Update the frame in Xcode.")
        }
    }
}

/// Finds views that keep their frame in a document that uses Auto Layout.
struct FixedFrameRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "fixed-frame",
        summary: "A view with a fixed frame and no constraints in a document that uses Auto Layout.",
        rationale: "A fixed frame fits one screen and one language. Add constraints.",
        level: .warning, isOnByDefault: false)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.elements.filter(\.hasFixedFrame).map { view in
            LintFinding(
                view.placeInOwner,
                "This view has no constraints and keeps the frame of the canvas on every screen. Add constraints.")
        }
    }
}

/// Finds stack views with a background color.
struct StackViewBackgroundRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "stack-view-background",
        summary: "A stack view with a background color.",
        rationale: """
            Before iOS 14 a stack view draws no background, so the color shows on newer systems only. Put the \
            stack view into a view that has the color.
            """,
        level: .warning, isOnByDefault: false, aliases: ["iblinter:stackview_backgroundcolor"])

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.elements.filter { $0.isNamed("stackView") }.compactMap { stack in
            guard let color = stack.children(named: "color").first(where: { $0["key"] == "backgroundColor" }) else {
                return nil
            }
            return LintFinding(
                color.placeInOwner,
                "This stack view has a background color, which no system before iOS 14 draws. Give the color to a view "
                    + "around or behind it.")
        }
    }
}
