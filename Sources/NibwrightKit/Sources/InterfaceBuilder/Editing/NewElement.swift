/// An element to be written as Xcode writes it: attributes and children in Xcode's order, one element a line.
public struct NewElement: Hashable, Sendable {
    /// The element's name, as it is written in the tag.
    public let name: String
    /// In any order; they are written in Xcode's. Values with line breaks and those of 128 characters and more become
    /// `<string key="…">` children, as Xcode does with them.
    public private(set) var attributes: [NewAttribute]
    /// Children that a parent keeps in a fixed order may stand in any; lists such as `subviews` keep the order given.
    public private(set) var children: [NewElement]
    /// Text, for elements without children.
    public let text: String
    /// The comment written on the line before; Xcode writes one before each scene.
    public private(set) var comment: String?
    /// A comment on a line of its own inside an element that holds nothing else, as in `<date>`.
    public let innerComment: String?
    /// Bytes to be written as they are, but for indentation and line endings between elements.
    let raw: RawLines?

    /// Makes an element; without the optional arguments it is empty and has no comment.
    public init(
        _ name: String, _ attributes: KeyValuePairs<String, String> = [:], children: [NewElement] = [],
        text: String = "", comment: String? = nil, innerComment: String? = nil
    ) {
        self.name = name
        self.attributes = attributes.map { NewAttribute(name: $0.key, value: $0.value) }
        self.children = children
        self.text = text
        self.comment = comment
        self.innerComment = innerComment
        raw = nil
    }

    /// An element like one that was read: same names, values, text and, for a scene, comment.
    public init(copying element: Element) {
        name = element.name
        attributes = element.attributes.map { NewAttribute(name: $0.name, value: $0.value) }
        children = element.children.map(NewElement.init(copying:))
        let text = children.isEmpty ? element.text : ""
        let isBlank = text.allSatisfy(\.isWhitespace) && text.contains(where: \.isNewline)
        self.text = isBlank && !element.isNamed("string") ? "" : text
        comment = element.leadingComment?.text
        let comments = element.document.comments(in: element)
        innerComment = children.isEmpty && self.text.isEmpty && comments.count == 1 ? comments[0].text : nil
        raw = nil
    }

    init(raw: RawLines, like element: Element, comment: String?) {
        name = element.name
        attributes = element.attributes.map { NewAttribute(name: $0.name, value: $0.value) }
        children = []
        text = ""
        self.comment = comment
        innerComment = nil
        self.raw = raw
    }

    /// An attribute's value; setting nil removes it. Elements made of raw lines cannot be changed.
    public subscript(attribute: String) -> String? {
        get { attributes.first { $0.name == attribute }?.value }
        set {
            precondition(raw == nil, "raw lines are written as they are; edit them before they are taken")
            let index = attributes.firstIndex { $0.name == attribute }
            switch (index, newValue) {
            case (let index?, let value?): attributes[index] = NewAttribute(name: attribute, value: value)
            case (let index?, nil): attributes.remove(at: index)
            case (nil, let value?): attributes.append(NewAttribute(name: attribute, value: value))
            case (nil, nil): break
            }
        }
    }

    /// Adds a child. Elements made of raw lines cannot be changed.
    public mutating func append(_ child: NewElement) {
        precondition(raw == nil, "raw lines are written as they are; edit them before they are taken")
        children.append(child)
    }

    mutating func removeChildren(where isUnwanted: (NewElement) -> Bool) {
        children.removeAll(where: isUnwanted)
    }

    var orderedChild: XcodeOrder.Child { XcodeOrder.Child(name: name) { self[$0] } }
}

/// An attribute of an element to be written.
public struct NewAttribute: Hashable, Sendable {
    /// The attribute's name.
    public let name: String
    /// The value itself; it is escaped when it is written.
    public let value: String

    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}

extension Element {
    /// The comment that belongs to the element: the one before a scene.
    var leadingComment: Comment? { isNamed("scene") ? Scene(element: self).comment : nil }
}
