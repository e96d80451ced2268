import SourceText

/// Works out the edits of an editor's intents: one walk over the elements that something happens to or below.
struct EditAssembly {
    private let editor: DocumentEditor
    private let bytes: [UInt8]
    /// Elements with an intent of their own or below them.
    private let touched: Set<Int>
    /// Elements that go: those removed, and sections that this leaves empty.
    private let gone: Set<Int>
    private(set) var edits: [TextEdit] = []

    init(_ editor: DocumentEditor) {
        self.editor = editor
        bytes = editor.document.source.bytes
        let named = editor.intentIndices
        let elements = editor.document.structure.elements
        var touched = Set(named)
        for index in named {
            var parent = Int(elements[index].parent)
            while parent >= 0, touched.insert(parent).inserted { parent = Int(elements[parent].parent) }
        }
        self.touched = touched
        gone = Self.gone(editor, touched)
    }

    /// Emits the edits of an element and everything below it.
    mutating func visit(_ element: Element) {
        guard touched.contains(element.index) else { return }
        if let changes = editor.attributes[element.index] {
            edits += AttributeEdits(element, changes, editor.writer.order).edits
        }
        if let text = editor.texts[element.index] { setText(of: element, to: text) }
        visitChildren(of: element)
    }

    // MARK: What goes

    /// Sections that Xcode does not write empty (measured: 4 empty `connections`, none of the others).
    private static let neverEmpty: Set = [
        "connections", "constraints", "subviews", "resources", "dependencies", "userDefinedRuntimeAttributes",
        "designables", "inferredMetricsTieBreakers", "classes", "customFonts",
    ]

    private static func gone(_ editor: DocumentEditor, _ touched: Set<Int>) -> Set<Int> {
        var gone: Set<Int> = []
        for index in touched.sorted(by: >) {
            if editor.fates[index] == .removed {
                gone.insert(index)
                continue
            }
            let element = Element(editor.document, index)
            guard editor.insertions[index, default: []].isEmpty, neverEmpty.contains(element.name) else { continue }
            let children = element.children
            if !children.isEmpty, children.allSatisfy({ gone.contains($0.index) }), isBare(element, without: children) {
                gone.insert(index)
            }
        }
        return gone
    }

    /// Tells whether only white space remains of an element's content once these children go with their comments.
    private static func isBare(_ element: Element, without children: [Element]) -> Bool {
        let comments = element.document.comments(in: element).map(\.range)
        let going = Set(children.compactMap { $0.leadingComment?.range })
        return comments.allSatisfy(going.contains) && element.text.allSatisfy(\.isWhitespace)
    }

    // MARK: Children

    private mutating func visitChildren(of element: Element) {
        let insertions = editor.insertions[element.index, default: []]
        let children = element.children
        let going = children.filter { gone.contains($0.index) }
        if insertions.isEmpty, !going.isEmpty, going.count == children.count,
            Self.isBare(element, without: going)
        {
            edits.append(TextEdit(element.startTagRange.upperBound - 1..<element.range.upperBound, "/>"))
        } else if children.isEmpty {
            if !insertions.isEmpty { fill(element, with: sequence([], insertions, in: element)) }
        } else {
            visit(sequence(children, insertions, in: element), of: element)
        }
    }

    /// A child that is there, or one to come.
    private enum Item {
        case present(Element)
        case new(NewElement)
    }

    /// The children, those that go included, with the new ones in their places.
    private func sequence(
        _ children: [Element], _ insertions: [DocumentEditor.Insertion], in parent: Element
    ) -> [Item] {
        guard !insertions.isEmpty else { return children.map(Item.present) }
        var items = children.map(Item.present)
        // Those that go say nothing about order.
        var keys = children.map { gone.contains($0.index) ? nil : $0.orderedChild }
        let name = parent.name
        for insertion in insertions {
            let key = insertion.element.orderedChild
            let place =
                switch insertion.placement {
                case .inOrder: index(of: key, among: keys, in: name)
                case .before(let sibling): index(of: sibling, among: items)
                case .after(let sibling): indexBehindNew(index(of: sibling, among: items) + 1, in: items)
                }
            items.insert(.new(insertion.element), at: place)
            keys.insert(key, at: place)
        }
        return items
    }

    private func index(of sibling: Int, among items: [Item]) -> Int {
        items.firstIndex { if case .present(let element) = $0 { element.index == sibling } else { false } }!
    }

    /// Behind the new elements that already stand at an index, so that each goes behind the one before it.
    private func indexBehindNew(_ start: Int, in items: [Item]) -> Int {
        items[start...].firstIndex { if case .present = $0 { true } else { false } } ?? items.count
    }

    private func index(of key: XcodeOrder.Child, among keys: [XcodeOrder.Child?], in parent: String) -> Int {
        let known = keys.indices.filter { keys[$0] != nil }
        let place = editor.writer.order.index(ofChild: key, in: parent, among: known.compactMap { keys[$0] })
        return place == 0 ? known.first ?? keys.count : known[place - 1] + 1
    }

    /// Writes the children of an element that has none yet.
    private mutating func fill(_ element: Element, with items: [Item]) {
        let new = items.compactMap { if case .new(let element) = $0 { element } else { nil } }
        let indentation = LayoutStyle.lineIndentation(of: element.range.lowerBound, in: bytes)
        let style = editor.writer.style
        let lines = editor.writer.lines(of: new, indentation: indentation + style.indentation)
        let content = lines + style.lineEnding + indentation
        if element.isEmptyTag {
            let slash = element.range.upperBound - 2
            edits.append(
                TextEdit(slash..<element.range.upperBound, bytes: [UInt8(ascii: ">")] + content + element.endTag))
        } else if element.text.allSatisfy(\.isWhitespace), element.document.comments(in: element).isEmpty {
            edits.append(TextEdit(element.contentRange, bytes: content))
        } else {
            edits.append(TextEdit(element.contentRange.lowerBound..<element.contentRange.lowerBound, bytes: lines))
        }
    }

    private mutating func visit(_ items: [Item], of parent: Element) {
        var anchor = parent.contentRange.lowerBound
        var waiting: [NewElement] = []
        let indentation = childIndentation(in: parent)
        for item in items {
            guard case .present(let child) = item else {
                if case .new(let element) = item { waiting.append(element) }
                continue
            }
            insert(waiting, at: anchor, indentation)
            waiting = []
            change(child, behind: anchor)
            anchor = child.range.upperBound
        }
        insert(waiting, at: anchor, indentation)
    }

    private mutating func insert(_ elements: [NewElement], at offset: Int, _ indentation: [UInt8]) {
        guard !elements.isEmpty else { return }
        edits.append(
            TextEdit(offset..<offset, bytes: editor.writer.lines(of: elements, indentation: indentation)))
    }

    /// The indentation of the first child that stands on a line of its own, else one level more than the parent's.
    private func childIndentation(in parent: Element) -> [UInt8] {
        for child in parent.children {
            if let indentation = LayoutStyle.indentation(of: child.range.lowerBound, in: bytes) { return indentation }
        }
        return LayoutStyle.lineIndentation(of: parent.range.lowerBound, in: bytes) + editor.writer.style.indentation
    }

    private mutating func change(_ child: Element, behind anchor: Int) {
        guard touched.contains(child.index) else { return }
        if gone.contains(child.index) {
            edits.append(TextEdit(lineBreak(before: child, behind: anchor)..<child.range.upperBound, ""))
        } else if case .replaced(let new) = editor.fates[child.index] {
            let start = new.comment == nil ? child.range.lowerBound : start(of: child)
            let indentation = LayoutStyle.lineIndentation(of: child.range.lowerBound, in: bytes)
            edits.append(
                TextEdit(
                    start..<child.range.upperBound, bytes: editor.writer.lines(of: new, indentation: indentation)))
        } else {
            if let text = editor.comments[child.index] { setComment(of: child, to: text) }
            visit(child)
        }
    }

    /// The offset at which a child begins, with the comment that belongs to it.
    private func start(of child: Element) -> Int {
        child.leadingComment?.range.lowerBound ?? child.range.lowerBound
    }

    /// The line break that puts a child on its own line; the child itself where it shares one.
    private func lineBreak(before child: Element, behind anchor: Int) -> Int {
        let start = start(of: child)
        var offset = start
        while offset > anchor, bytes[offset - 1] == 0x20 || bytes[offset - 1] == 0x09 { offset -= 1 }
        guard offset > anchor, bytes[offset - 1] == 0x0A else { return start }
        offset -= 1
        return offset > anchor && bytes[offset - 1] == 0x0D ? offset - 1 : offset
    }

    // MARK: Comments and text

    private mutating func setComment(of scene: Element, to text: String) {
        let written = ElementWriter.comment(text)
        if let comment = scene.leadingComment {
            guard comment.text != text else { return }
            edits.append(TextEdit(comment.range, bytes: written))
        } else {
            let start = scene.range.lowerBound
            let indentation = LayoutStyle.lineIndentation(of: start, in: bytes)
            edits.append(
                TextEdit(start..<start, bytes: written + editor.writer.style.lineEnding + indentation))
        }
    }

    private mutating func setText(of element: Element, to text: String) {
        guard element.text != text else { return }
        let content = editor.writer.content(text)
        if element.isEmptyTag {
            let slash = element.range.upperBound - 2
            edits.append(
                TextEdit(slash..<element.range.upperBound, bytes: [UInt8(ascii: ">")] + content + element.endTag))
        } else {
            edits.append(TextEdit(element.contentRange, bytes: content))
        }
    }
}

extension Element {
    fileprivate var endTag: [UInt8] { Array("</\(name)>".utf8) }
}

extension DocumentEditor {
    /// Every element that an intent names, attributes of removed ones included.
    fileprivate var intentIndices: [Int] {
        Array(attributes.keys) + fates.keys + insertions.keys + comments.keys + texts.keys
    }
}
