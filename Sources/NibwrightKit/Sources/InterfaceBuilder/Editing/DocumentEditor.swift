import SourceText

/// Turns intents about one document into edits of its bytes.
///
/// Intents add up in any order: the editor keeps what the document shall become and works the edits out at the end, so
/// two children may go into one parent, a missing section is made once, and of two values for one attribute the last
/// counts. What no intent names stays as it is, byte for byte.
///
/// Elements are those of `document`, as it was read. An intent for an element of another document, or of an older
/// version of this one, is a fault of the caller, as is one that no document can have, such as removing the root: it is
/// not carried out, ``faults`` reports it, and the editor's edits then fit no text, so that a plan refuses the
/// change with the reason.
public struct DocumentEditor: Sendable {
    /// The document as it was read, before any edit.
    public let document: IBDocument
    let writer: ElementWriter
    /// New values of attributes, by element and name; nil removes the attribute.
    private(set) var attributes: [Int: [String: String?]] = [:]
    /// Elements that are removed or replaced, by index.
    var fates: [Int: Fate] = [:]
    /// New children by parent, in the order in which they were added.
    var insertions: [Int: [Insertion]] = [:]
    /// New texts of the comments before scenes, by the scene's index.
    private(set) var comments: [Int: String] = [:]
    /// New texts of elements without children, by index.
    private(set) var texts: [Int: String] = [:]

    /// Requests that no document can satisfy, as sentences in the order in which they were made; empty for a sound
    /// editor.
    public internal(set) var faults: [String] = []

    /// Makes an editor without edits.
    public init(_ document: IBDocument) {
        self.document = document
        writer = ElementWriter(order: XcodeOrder(document), style: LayoutStyle(document))
    }

    /// A change to an element as a whole.
    enum Fate: Hashable, Sendable {
        case removed
        case replaced(NewElement)
    }

    /// A new child and where it goes.
    struct Insertion: Hashable, Sendable {
        enum Placement: Hashable, Sendable {
            case inOrder
            case before(Int)
            case after(Int)
        }

        var element: NewElement
        let placement: Placement
    }

    // MARK: Results

    /// The edits of the original bytes: sorted, without overlaps.
    public var edits: [TextEdit] { editList.edits }

    /// The edits as a list that can be applied or followed by another.
    public var editList: EditList {
        if let fault = faults.first { return Self.impossible(fault) }
        var assembly = EditAssembly(self)
        assembly.visit(document.root)
        return EditList(assembly.edits) ?? Self.impossible("the intents for \(document.path) contradict each other")
    }

    private static func impossible(_ reason: String) -> EditList { EditList([.impossible(reason)]) ?? EditList() }

    /// The document's bytes after all edits; none where the editor has faults, which no plan takes for a document.
    public var editedBytes: [UInt8] { faults.isEmpty ? editList.apply(to: document.source.bytes) : [] }

    // MARK: Attributes

    /// Gives an attribute a value: in its place if it is there, else in the place where Xcode writes it. A value with
    /// line breaks or of 128 characters and more becomes a `<string key="…">` child, as in Xcode.
    public mutating func setAttribute(_ name: String, on element: Element, to value: String) {
        guard owns(element) else { return }
        guard ElementWriter.stands(value, inChildOf: name), element.attribute(named: name) != value else {
            removeStringChild(name, of: element)
            attributes[element.index, default: [:]][name] = value
            return
        }
        removeAttribute(name, from: element)
        let child = ElementWriter.stringChild(key: name, value: value)
        if let present = stringChild(name, of: element), present["base64-UTF8"] == child["base64-UTF8"] {
            fates[present.index] = nil
            texts[present.index] = child.text
        } else {
            insertChild(child, into: element)
        }
    }

    /// Takes an attribute away, or the `<string key="…">` child that stands for it.
    public mutating func removeAttribute(_ name: String, from element: Element) {
        guard owns(element) else { return }
        removeStringChild(name, of: element)
        attributes[element.index, default: [:]][name] = .some(nil)
    }

    /// An attribute's value as the edits so far leave it.
    public func attribute(_ name: String, of element: Element) -> String? {
        if isOwn(element), let changed = attributes[element.index]?[name] { return changed }
        return element.attribute(named: name)
    }

    private mutating func removeStringChild(_ name: String, of element: Element) {
        insertions[element.index]?.removeAll { $0.element.name == "string" && $0.element["key"] == name }
        if let child = stringChild(name, of: element) { fates[child.index] = .removed }
    }

    private func stringChild(_ name: String, of element: Element) -> Element? {
        element.children.first { child in
            (child.isNamed("string") || child.isNamed("mutableString")) && child["key"] == name
        }
    }

    // MARK: Text and comments

    /// Replaces the text of an element that has no children.
    public mutating func setText(of element: Element, to text: String) {
        guard owns(element) else { return }
        guard element.children.isEmpty else {
            return note("the text of \(words(for: element)) was to be set, which has children and no text of its own")
        }
        texts[element.index] = text
    }

    /// Replaces or adds the comment before a scene: its name in Xcode's outline.
    public mutating func setComment(of scene: Scene, to text: String) {
        guard owns(scene.element) else { return }
        comments[scene.element.index] = text
    }
}
