import Layout
import TransformKit

/// Compares where a document's views are with where those of the code are.
struct LayoutProof {
    /// The first view that would be elsewhere; nil where all are at the same places.
    let difference: String?

    /// Sizes of a phone, a small and a large one, of a phone that lies, and of a tablet, each with what its bars take.
    static let screens: [(size: LayoutSize, safeArea: EdgeDistances)] = [
        (LayoutSize(width: 320, height: 568), EdgeDistances(top: 20, left: 0, bottom: 0, right: 0)),
        (LayoutSize(width: 375, height: 667), EdgeDistances(top: 64, left: 0, bottom: 49, right: 0)),
        (LayoutSize(width: 430, height: 932), EdgeDistances(top: 59, left: 0, bottom: 34, right: 0)),
        (LayoutSize(width: 844, height: 390), EdgeDistances(top: 0, left: 47, bottom: 21, right: 47)),
        (LayoutSize(width: 1024, height: 1366), EdgeDistances(top: 24, left: 0, bottom: 20, right: 0)),
    ]

    /// The widths of those screens for a cell, which has no bars and the height of the document, or twice as much.
    private static func lists(for cell: Element) -> [(size: LayoutSize, safeArea: EdgeDistances)] {
        let height = max(cell.frame?.height ?? 0, 44)
        let width = max(cell.frame?.width ?? 0, 50)
        let widths = cell.isNamed("tableViewCell") ? [320, 375, 430, 844, 1024] : [width, width * 1.5, width * 2]
        return widths.enumerated().map { number, width in
            (
                LayoutSize(width: width, height: number.isMultiple(of: 2) ? height : height * 2),
                EdgeDistances(top: 0, left: 0, bottom: 0, right: 0)
            )
        }
    }

    init(_ draft: CellDraft) {
        let cell = draft.cell.element
        let views = draft.coded.views.filter { $0.joining != .item }
        var kinds = Dictionary(views.map { ($0.type, $0.element.name) }) { first, _ in first }
        kinds[draft.cell.kind.systemClass] = cell.name
        let places = draft.constraints.map { constraint in
            let owner = constraint.element.parent?.parent
            let effect = owner?["key"] == "contentView" ? owner?.parent.flatMap { draft.names[$0] } : nil
            let name =
                owner == draft.cell.content
                ? WrittenScreen.contentName
                : effect.map { $0 + ".contentView" } ?? owner.flatMap { draft.names[$0] } ?? WrittenScreen.rootName
            return (rank: constraint.element.index, owner: name)
        }
        difference = Self.difference(
            [cell] + views.map(\.element), kinds, places, draft.proofText, on: Self.lists(for: cell))
    }

    /// - Parameter text: the Swift of the class.
    init(_ draft: ScreenDraft, _ text: String) {
        if let rows = draft.rows {
            self.init(difference: Self.difference(rows.table, draft, text))
            return
        }
        var kinds: [String: String] = [:]
        let views = draft.views.filter { $0.joining != .item }
        for view in views { kinds[view.type] = view.element.isNamed("containerView") ? "view" : view.element.name }
        // The class at the top is a plain view of the document.
        kinds[draft.views[0].type] = "view"
        let all = draft.adaptation == nil ? [Self.phone] : SizeClasses.all
        let found = all.lazy.compactMap { classes in
            LayoutProof(
                of: views.map(\.element), kinds: kinds, places: Self.places(draft, in: classes), text, in: classes
            ).difference
        }.first
        self.init(difference: found)
    }

    /// The size classes of a phone that is held upright.
    static let phone = SizeClasses(horizontal: .compact, vertical: .regular)

    private init(difference: String?) { self.difference = difference }

    /// Where the constraints of some size classes stand in the document, in the code's order.
    private static func places(
        _ draft: ScreenDraft, in classes: SizeClasses = phone
    ) -> [(rank: Int, owner: String)] {
        let everywhere = draft.constraints.filter { $0.installation == nil }
        return (everywhere + (draft.adaptation?.activated(in: classes) ?? [])).map { constraint in
            let owner = constraint.element.parent?.parent
            let content = owner?["key"] == "contentView" ? owner?.parent.flatMap { draft.names[$0] } : nil
            let name = content.map { $0 + ".contentView" } ?? owner.flatMap { draft.names[$0] }
            return (rank: constraint.element.index, owner: name ?? WrittenScreen.rootName)
        }
    }

    /// Compares the rows of a static table, each as the cell that it is.
    private static func difference(_ table: StaticTable, _ draft: ScreenDraft, _ text: String) -> String? {
        guard var written = WrittenScreen(text) else { return "the code could not be read back" }
        if let line = written.notUnderstood { return "the code could not be read back: \(line)" }
        written.order(by: Self.places(draft))
        for cell in table.cells {
            let inside = Set(cell.descendants)
            let views = draft.views.filter { inside.contains($0.element) }
            let kinds = Dictionary(
                ([draft.views.first { $0.element == cell }].compactMap(\.self) + views).map {
                    ($0.type, $0.element.name)
                }
            ) { first, _ in first }
            guard let name = draft.names[cell], let row = written.rooted(at: name) else {
                return "the code could not be read back"
            }
            let found = difference([cell] + views.map(\.element), kinds, row, on: lists(for: cell))
            if let found { return found }
        }
        return nil
    }

    /// - Parameters:
    ///   - views: those of the document, the screen's own first.
    ///   - kinds: the document's word for each class that the code names.
    ///   - places: where each constraint of the code stands in the document, in the code's order.
    ///   - text: the Swift of the class.
    ///   - classes: the size classes that are asked for.
    init(
        of views: [Element], kinds: [String: String], places: [(rank: Int, owner: String)], _ text: String,
        in classes: SizeClasses = phone
    ) {
        difference = Self.difference(views, kinds, places, text, on: Self.screens, classes)
    }

    private static func difference(
        _ views: [Element], _ kinds: [String: String], _ places: [(rank: Int, owner: String)], _ text: String,
        on screens: [(size: LayoutSize, safeArea: EdgeDistances)], _ classes: SizeClasses = phone
    ) -> String? {
        guard var written = WrittenScreen(text, in: classes) else { return "the code could not be read back" }
        written.order(by: places)
        return difference(views, kinds, written, on: screens, classes)
    }

    private static func difference(
        _ views: [Element], _ kinds: [String: String], _ written: WrittenScreen,
        on screens: [(size: LayoutSize, safeArea: EdgeDistances)], _ classes: SizeClasses = phone
    ) -> String? {
        guard let root = views.first else { return "the code could not be read back" }
        if let line = written.notUnderstood { return "the code could not be read back: \(line)" }
        let frames = views.map(\.frame)
        let isTopLevel = Cell.Kind(root) == nil || root.document.kind.form == .xib
        guard
            let copy = ReadBackDocument(written, kinds: kinds, frames: frames, .init(of: root, isTopLevel: isTopLevel)),
            case let source = SourceText(path: "ReadBack.xib", bytes: Array(copy.text.utf8)),
            let document = try? IBDocument.read(source).get(), let top = document.topLevelObjects.first,
            let other = isTopLevel ? top : top.child(named: "subviews")?.children.first
        else { return "the code could not be read back" }
        guard copy.order.count == views.count else {
            return "the code puts \(copy.order.count) views into each other, and the document has \(views.count)"
        }
        let contents = Set(views)
        for screen in screens {
            for isRightToLeft in [false, true] {
                let environment = LayoutEnvironment(
                    containerSize: screen.size, safeArea: screen.safeArea, sizeClasses: classes,
                    isRightToLeft: isRightToLeft)
                let before = SceneLayout(of: root, in: environment)
                let after = SceneLayout(of: other, in: environment)
                if let difference = compare(before, after, contents) { return difference }
            }
        }
        return nil
    }

    /// Views that nothing decides may be anywhere, in the document and in code.
    private static func compare(_ before: SceneLayout, _ after: SceneLayout, _ contents: Set<Element>) -> String? {
        let old = before.views.filter { contents.contains($0.element) }
        let new = after.views.filter { $0.element["key"] != "contentView" }
        guard old.count == new.count else { return "the code makes \(new.count) views of \(old.count)" }
        for (left, right) in zip(old, new) where left.source == .solved || left.element.hasFixedFrame {
            // Where nothing decides, the stored frame would be the same by chance.
            guard right.source == .solved || left.element.hasFixedFrame && right.element.hasFixedFrame else {
                return "nothing in the code decides where \(ElementSubject(left.element).words) would be"
            }
            let far = [
                left.frameInRoot.x - right.frameInRoot.x, left.frameInRoot.y - right.frameInRoot.y,
                left.frameInRoot.width - right.frameInRoot.width, left.frameInRoot.height - right.frameInRoot.height,
            ].contains { abs($0) > 0.5 }
            if far {
                return
                    "\(ElementSubject(left.element).words) would be elsewhere: at \(words(right.frameInRoot)) in place of "
                    + "\(words(left.frameInRoot)), on a screen of \(SwiftNumber.text(before.environment.containerSize.width)) points"
            }
        }
        return nil
    }

    private static func words(_ rect: Rect) -> String {
        [rect.x, rect.y, rect.width, rect.height].map { SwiftNumber.text(($0 * 10).rounded() / 10) }.joined(
            separator: " ")
    }
}

extension ReadBackDocument.Surroundings {
    fileprivate init(of root: Element, isTopLevel: Bool) {
        let document = root.document
        let isCell = Cell.Kind(root) != nil
        let fonts = document.elements.filter { $0.isNamed("fontDescription") }
        self.init(
            contentFrame: isCell ? root.children.first { $0["key"] == "contentView" }?.frame : nil,
            resources: document.resources.filter { $0.isNamed("image") }
                .map { document.source.string($0.range) }.joined(separator: "\n"),
            families: Dictionary(
                fonts.compactMap { font in
                    guard let name = font["name"], let family = font["family"] else { return nil }
                    return (name, family)
                }
            ) { first, _ in first }, isTopLevel: isTopLevel)
    }
}
