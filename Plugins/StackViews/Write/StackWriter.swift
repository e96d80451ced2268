import TransformKit

/// Writes the stacks of a group into their document: views move into new elements, constraints go, change or come along.
struct StackWriter {
    private let group: StackGroup
    private var editor: DocumentEditor

    /// The edits of the document's bytes.
    static func edits(of group: StackGroup) -> EditList {
        var writer = StackWriter(group: group, editor: DocumentEditor(group.draft.document))
        return writer.edits()
    }

    private mutating func edits() -> EditList {
        for tie in group.ties {
            if tie.isRemoved || tie.stackID != nil {
                editor.removeElement(tie.element)
            } else {
                change(tie)
            }
        }
        // What is inside first: its bytes move with the view that holds it.
        let document = group.draft.document
        let outermost = group.outermost.sorted { depth($0, in: document) > depth($1, in: document) }
        for stack in outermost {
            let frame = frame(of: stack.id)
            let views = group.draft.views(of: stack.id).compactMap(document.object(id:))
            guard let place = StackDepth(of: views).place else { continue }
            let element = element(for: stack, in: frame, origin: (0, 0))
            editor.insert(element, before: place)
            for view in views { editor.removeElement(view) }
        }
        return editor.editList
    }

    private func depth(_ stack: StackDraft, in document: IBDocument) -> Int {
        document.object(id: stack.parentID)?.ancestors.count ?? 0
    }

    // MARK: Constraints

    private mutating func change(_ tie: LayoutDraft.Tie) {
        if tie.first.itemID != tie.constraint.first.itemID {
            editor.setAttribute("firstItem", on: tie.element, to: tie.first.itemID)
        }
        if let second = tie.second, second.itemID != tie.constraint.second?.itemID {
            editor.setAttribute("secondItem", on: tie.element, to: second.itemID)
        }
    }

    /// The constraint as it stands in the list of the stack around both of its views.
    private func moved(_ tie: LayoutDraft.Tie) -> NewElement {
        var element = NewElement(copying: tie.element)
        element["firstItem"] = tie.first.itemID
        if let second = tie.second { element["secondItem"] = second.itemID }
        return element
    }

    // MARK: Views

    private mutating func element(for stack: StackDraft, in frame: Rect, origin: (x: Double, y: Double)) -> NewElement {
        var element = NewElement(
            "stackView",
            [
                "opaque": "NO", "contentMode": "scaleToFill", "translatesAutoresizingMaskIntoConstraints": "NO",
                "id": stack.id,
            ])
        if stack.axis == .vertical { element["axis"] = "vertical" }
        if stack.isEqual { element["distribution"] = "fillEqually" }
        if stack.alignment != .fill { element["alignment"] = stack.alignment.rawValue }
        // Drawn around views that are not where constraints say, it is not there either.
        let views = group.draft.views(of: stack.id).compactMap(group.draft.document.object(id:))
        if views.contains(where: { $0["misplaced"] == "YES" }) { element["misplaced"] = "YES" }
        if stack.spacing != 0 { element["spacing"] = WrittenNumber.text(stack.spacing) }
        element.append(
            NewElement(
                "rect",
                [
                    "key": "frame", "x": WrittenNumber.text(frame.x - origin.x),
                    "y": WrittenNumber.text(frame.y - origin.y),
                    "width": WrittenNumber.text(frame.width),
                    "height": WrittenNumber.text(frame.height),
                ]))
        let members = stack.members.map { member(id: $0, in: frame) }
        element.append(NewElement("subviews", children: members))
        let ties = group.ties.filter { $0.stackID == stack.id && !$0.isRemoved }
        if !ties.isEmpty { element.append(NewElement("constraints", children: ties.map(moved))) }
        return element
    }

    private mutating func member(id: String, in frame: Rect) -> NewElement {
        if let stack = group.draft.stack(id: id) {
            return element(for: stack, in: self.frame(of: id), origin: (frame.x, frame.y))
        }
        guard let view = group.draft.document.object(id: id) else { return NewElement("view") }
        if let rect = view.children(named: "rect").first(where: { $0["key"] == "frame" }), let own = view.frame {
            editor.setAttribute("x", on: rect, to: WrittenNumber.text(own.x - frame.x))
            editor.setAttribute("y", on: rect, to: WrittenNumber.text(own.y - frame.y))
        }
        return editor.rawLines(of: view)
    }

    /// The frame around the views that a stack holds, in the coordinates of the view around the outermost stack.
    private func frame(of id: String) -> Rect {
        let frames = group.draft.views(of: id).compactMap { group.draft.document.object(id: $0)?.frame }
        return Rect(around: frames) ?? Rect(x: 0, y: 0, width: 0, height: 0)
    }
}
