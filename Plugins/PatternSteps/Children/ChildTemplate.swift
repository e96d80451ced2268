import TransformKit

/// An element as a recipe writes it, read as strictly as a document.
struct ChildTemplate: Sendable {
    /// The element itself, in a document of its own.
    let root: Element
    /// The ids that the recipe gives to objects in it; each target gets fresh ones.
    let ids: Set<String>

    /// A text that is no element, with the reason in words for the recipe's author.
    struct Fault: Error, Hashable {
        let message: String
    }

    init(_ text: String) throws(Fault) {
        for mark in ["<!", "<?"] where text.contains(mark) {
            throw Fault(message: "holds “\(mark)”; comments, declarations and CDATA have no place in a child")
        }
        let frame = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">\n<objects>\n"
        let source = SourceText(path: "the child", bytes: Array((frame + text + "\n</objects>\n</document>\n").utf8))
        let document: IBDocument
        switch IBDocument.read(source) {
        case .failure(let refusal): throw Fault(message: "is no element: \(refusal.message)")
        case .success(let read): document = read
        }
        let lists = document.root.children
        guard lists.count == 1, lists[0].children.count == 1, let root = lists[0].children.first, lists[0].text.isBlank
        else { throw Fault(message: "must be one element and nothing else") }
        self.root = root
        let parts = [root] + root.descendants
        ids = Set(parts.compactMap(\.id))
        if let twin = document.duplicateObjects.first {
            throw Fault(message: "gives the id “\(twin.id ?? "")” twice")
        }
        if let mixed = parts.first(where: { !$0.children.isEmpty && !$0.text.isBlank }) {
            throw Fault(message: "has text between the children of \(mixed.name)")
        }
        for part in parts {
            if let outside = part.objectReferences.first(where: { !ids.contains($0.value) }) {
                throw Fault(
                    message: "leads to “\(outside.value)” (\(outside.name)), which is no object of the child; "
                        + "ids differ from document to document")
            }
        }
    }

    /// The elements, the outermost first.
    var parts: [Element] { [root] + root.descendants }

    /// The element for one target, with fresh ids; what names one of the recipe's ids names the fresh one.
    func element(_ part: Element, newIDs: inout FreshIDs) -> NewElement {
        let children = part.children.map { element($0, newIDs: &newIDs) }
        var new = NewElement(part.name, children: children, text: children.isEmpty ? part.text.withoutBlankText : "")
        let references = Set(part.objectReferences.map(\.name))
        for attribute in part.attributes {
            let isID = attribute.name == "id" || references.contains(attribute.name)
            new[attribute.name] = isID ? newIDs.id(for: attribute.value) : attribute.value
        }
        if part.id == nil, XcodeOrder.hasID(element: part.name), part.isObjectOfList {
            new["id"] = newIDs.id(for: "element \(part.index)")
        }
        return new
    }
}

/// Fresh ids for the objects of one target's child: the same one for the same id of the recipe.
struct FreshIDs {
    private var generator: ObjectIDGenerator
    private let purpose: String
    private var made: [String: String] = [:]

    /// - Parameter purpose: names the target, so that another one's ids do not change with it.
    init(_ generator: ObjectIDGenerator, purpose: String) {
        self.generator = generator
        self.purpose = purpose
    }

    mutating func id(for written: String) -> String {
        if let id = made[written] { return id }
        let id = generator.makeID(for: "\(purpose): \(written)")
        made[written] = id
        return id
    }
}

extension Element {
    /// Whether the element is an object in a list, where every object needs an id. The outermost one of a recipe is one
    /// where it has no key.
    fileprivate var isObjectOfList: Bool {
        let lists: Set = ["objects", "subviews", "constraints", "items", "cells", "gestureRecognizers", "connections"]
        return self["key"] == nil && lists.contains(parent?.name ?? "")
    }
}

extension String {
    /// Whether there is nothing but white space.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }

    /// Empty where the text only lays out the lines of the recipe.
    fileprivate var withoutBlankText: String { isBlank && contains(where: \.isNewline) ? "" : self }
}
