import SourceText

extension IBDocument {
    /// The document with the content of xibs in those views that load one when they are made, for layout and pictures.
    ///
    /// Each such view gets the first view of its xib, which fills it. The ids of what is put in begin with the view's own id and
    /// a slash: `abc-de-fgh/ijk-lm-nop`. All other objects keep their ids, but not their places in the file.
    ///
    /// - Parameter nib: the xib that a view loads; nil for a view that loads none. A view that has views in it is not asked
    ///   about.
    public func fillingViews(with nib: (Element) -> IBDocument?) -> IBDocument {
        var document = self
        // A xib may have views that load others. One that has itself in it would never end.
        for _ in 0..<3 {
            guard let filled = document.filledOnce(with: nib) else { return document }
            document = filled
        }
        return document
    }

    private func filledOnce(with nib: (Element) -> IBDocument?) -> IBDocument? {
        var editor = DocumentEditor(self)
        var isChanged = false
        for view in elements where view.mayLoadNib {
            guard let nib = nib(view), let content = nib.firstView, content.customClass != view.customClass else {
                continue
            }
            editor.fill(view, with: content)
            isChanged = true
        }
        guard isChanged, let edits = EditList(editor.edits) else { return nil }
        return try? IBDocument.read(SourceText(path: path, bytes: edits.apply(to: source.bytes))).get()
    }

    /// The first view that a xib makes.
    public var firstView: Element? {
        topLevelObjects.first { !$0.isPlaceholder && !$0.isFilesOwner && !$0.isFirstResponder }
    }
}

extension Element {
    /// Whether it is a view of a class of its own with nothing in it yet.
    fileprivate var mayLoadNib: Bool {
        guard customClass != nil, id != nil, child(named: "subviews") == nil, child(named: "rect") != nil else {
            return false
        }
        return self["key"] == "view" || isTopLevel || parent?.isNamed("subviews") == true
    }
}

extension DocumentEditor {
    fileprivate mutating func fill(_ view: Element, with content: Element) {
        guard let id = view.id, let contentID = content.id else { return }
        let prefix = id + "/"
        var copy = DocumentEditor(content.document)
        let parts = [content] + content.descendants
        let own = Set(parts.compactMap(\.id))
        let isSolved = content.document.root["useAutolayout"] == "YES"
        for part in parts {
            // The xib has them in its own size, which is seldom that of the view.
            if isSolved, part.child(named: "rect") != nil { copy.setAttribute("misplaced", on: part, to: "YES") }
            if let id = part.id { copy.setAttribute("id", on: part, to: prefix + id) }
            for reference in part.objectReferences where own.contains(reference.value) {
                copy.setAttribute(reference.name, on: part, to: prefix + reference.value)
            }
        }
        copy.setAttribute("translatesAutoresizingMaskIntoConstraints", on: content, to: "NO")
        for child in content.children {
            if child["key"] == "frame", let frame = view.frame {
                for (name, value) in [("x", 0), ("y", 0), ("width", frame.width), ("height", frame.height)] {
                    copy.setAttribute(name, on: child, to: WrittenNumber.text(value))
                }
            } else if ["autoresizingMask", "simulatedDestinationMetrics"].contains(child["key"]) {
                copy.removeElement(child)
            }
        }
        insertChild(NewElement("subviews", children: [copy.rawLines(of: content)]), into: view)
        for edge in ["top", "leading", "bottom", "trailing"] {
            insertChild(
                NewElement(
                    "constraint",
                    [
                        "firstItem": prefix + contentID, "firstAttribute": edge, "secondItem": id,
                        "secondAttribute": edge, "id": prefix + edge,
                    ]), into: view)
        }
        // It stands for the size of the content, which is there now.
        for name in ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"] where view.attribute(named: name) != nil
        {
            removeAttribute(name, from: view)
        }
        for resource in content.document.resources { ensureResource(NewElement(copying: resource)) }
    }
}
