import Differences
import InterfaceBuilder
import SourceText

/// Reads a storyboard or xib as a tree for merging: objects by their ids, everything else by what it is to its parent.
struct DocumentTreeReader {
    private let document: IBDocument
    /// Whether an element is an object or holds one, by its number in the document.
    private let holdsObjects: [Bool]
    /// Keys of elements that are taken as a whole since another version has them so.
    private let wholes: Set<String>
    private var nodes: [MergeNode] = []

    /// - Parameter wholes: keys of elements that are taken as a whole, whatever they hold but objects.
    /// - Returns: nil for a document in which two elements have one identity.
    static func read(_ document: IBDocument, wholes: Set<String> = []) -> MergeTree? {
        guard document.duplicateObjects.isEmpty else { return nil }
        var reader = DocumentTreeReader(document, wholes)
        reader.read(document.root, key: "/document", parent: -1, lead: 0..<0, object: document.root)
        return MergeTree(document.source, .xml, reader.nodes)
    }

    private init(_ document: IBDocument, _ wholes: Set<String>) {
        self.document = document
        self.wholes = wholes
        var holds = Array(repeating: false, count: document.elementCount)
        for element in document.elements.reversed() {
            if Self.identity(of: element) != nil { holds[element.index] = true }
            if holds[element.index], let parent = element.parent { holds[parent.index] = true }
        }
        holdsObjects = holds
    }

    // MARK: Identity

    /// Ids of these elements name devices and systems, not objects.
    private static let notObjects: Set = ["device", "adaptation", "deployment"]

    /// The id by which all versions know an object, wherever it stands.
    private static func identity(of element: Element) -> String? {
        if let id = element["id"] { return notObjects.contains(element.name) ? nil : "#" + id }
        if element.isNamed("scene"), let id = element["sceneID"] { return "#scene " + id }
        return nil
    }

    /// What tells an element from its neighbors of the same name.
    private static func role(of element: Element) -> String {
        let words: [StaticString] =
            switch element.name {
            case "image", "namedColor", "systemColor": ["name", "catalog"]
            case "capability", "designable": ["name"]
            case "plugIn", "deployment": ["identifier"]
            case "include", "exclude", "segue": ["reference"]
            case "class": ["className"]
            default: ["key", "keyPath"]
            }
        let role = words.compactMap { element[$0] }.joined(separator: " ")
        // A value may become one of another kind: a color none, a string an attributed one.
        if wholeElements.contains(element.name), element["key"] != nil { return "value \(role)" }
        return role.isEmpty ? element.name : "\(element.name) \(role)"
    }

    // MARK: Reading

    private mutating func read(_ element: Element, key: String, parent: Int, lead: Range<Int>, object: Element) {
        let place = nodes.count
        let object = element.id == nil ? object : element
        let children = element.children
        let roles = children.map { child in Self.identity(of: child) ?? "\(key)/\(Self.role(of: child))" }
        let isWhole = isWhole(element, key, childKeys: roles)
        let first = isWhole ? nil : children.first
        let content = element.contentRange
        let range = element.range
        nodes.append(
            MergeNode(
                key: key, name: element.name, parent: parent, number: element.index, role: element["key"],
                sortName: XcodeOrder.Child(name: element.name, attribute: element.attribute(named:)).sortName,
                range: range, lead: lead,
                head: range.lowerBound..<content.lowerBound,
                tail: (first == nil ? content.lowerBound : children.last?.range.upperBound ?? 0)..<content.upperBound,
                foot: content.upperBound..<range.upperBound,
                fields: isWhole ? [] : fields(of: element),
                identityRange: isWhole ? nil : Self.identityAttributes(of: element).last?.range,
                content: isWhole
                    ? Self.content(of: element, without: MergeNoise.decidedAttributes(of: element, of: object)) : nil,
                isList: !isWhole && element.attributes.allSatisfy { $0.name == "key" } && parent >= 0
                    && !children.isEmpty,
                isOrdered: Self.orderedLists.contains(element.name),
                noise: MergeNoise.of(element, of: object),
                isSorted: parent >= 0
                    && (nodes[parent].name == "scenes" || XcodeOrder.sorts(element.name, in: nodes[parent].name))))
        guard !isWhole else { return }
        var end = content.lowerBound
        for (child, childKey) in zip(children, Self.keys(of: children, roles)) {
            nodes[place].children.append(nodes.count)
            read(child, key: childKey, parent: place, lead: end..<child.range.lowerBound, object: object)
            end = child.range.upperBound
        }
    }

    /// The keys of children by their roles, each once: of what has a `key` the first is the one that other versions know,
    /// however many there are. Some versions of Xcode wrote a size twice.
    private static func keys(of children: [Element], _ roles: [String]) -> [String] {
        let numbered = MergeTree.numbered(roles)
        var counts: [String: Int] = [:]
        return children.indices.map { place in
            guard children[place]["key"] != nil, numbered[place] != roles[place] else { return numbered[place] }
            counts[roles[place], default: 0] += 1
            let count = counts[roles[place]] ?? 1
            return count == 1 ? roles[place] : "\(roles[place]) again \(count)"
        }
    }

    // MARK: Wholes

    /// Elements that say one thing with all that they hold.
    private static let wholeElements: Set = [
        "color", "fontDescription", "font", "rect", "frame", "point", "size", "inset", "edgeInsets",
        "directionalEdgeInsets", "autoresizingMask", "range", "userDefinedRuntimeAttribute", "attributedString",
        "paragraphStyle", "segments", "device", "class", "nil", "null", "string", "mutableString", "localizedString",
        "array", "mutableArray", "dictionary", "mutableDictionary", "data", "mutableData", "imageReference",
        "gradient", "real", "integer", "boolean", "date", "windowStyleMask", "calendarDate",
    ]

    private func isWhole(_ element: Element, _ key: String, childKeys: [String]) -> Bool {
        guard !holdsObjects[element.index], !element.isNamed("inferredMetricsTieBreakers") else { return false }
        return Self.wholeElements.contains(element.name) || wholes.contains(key)
            || element.parent?.isNamed("resources") == true
            || Set(childKeys).count < childKeys.count
            || element.children.isEmpty && element.text.contains { !$0.isWhitespace }
            || element.name.hasPrefix("simulated")
    }

    /// What an element says, however its attributes are ordered and its lines are indented.
    private static func content(of element: Element, without ignored: Set<String> = []) -> String {
        let attributes = element.attributes.filter { !ignored.contains($0.name) }
            .map { "\($0.name)=\"\(spelled($0.value, in: element))\"" }.sorted().joined(separator: " ")
        let children = element.children
        // Whether a text may be changed is nothing that it says.
        let name = element.name.hasPrefix("mutable") ? element.name.dropFirst(7).lowercased() : element.name
        let inner = children.isEmpty ? element.text : children.map { content(of: $0) }.joined()
        return "<\(name) \(attributes)>\(inner)</>"
    }

    /// A value without what nobody can see: versions of Xcode write 210 as 209.99999953, and a color's shares with more digits
    /// or fewer.
    private static func spelled(_ value: String, in element: Element) -> String {
        guard measures.contains(element.name), let number = Double(value), abs(number) < 1e9 else { return value }
        return String((number * 1e5).rounded() / 1e5)
    }

    private static let measures: Set = [
        "rect", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets", "color",
    ]

    /// Lists whose order a user sees on the screen.
    private static let orderedLists: Set = [
        "items", "sections", "cells", "tabViewItems", "toolbarItems", "arrangedSubviews", "tableColumns",
    ]

    // MARK: Fields

    private func fields(of element: Element) -> [MergeField] {
        let name = element.name
        let references = Set(element.objectReferences.map(\.name))
        // What an element without an id is to its parent is its identity; an object may become something else.
        let identity = Self.identityAttributes(of: element).map(\.name)
        return element.attributes.filter { !identity.contains($0.name) }.map { attribute in
            MergeField(
                name: attribute.name, value: document.source.string(attribute.valueRange), range: attribute.range,
                valueRange: attribute.valueRange, unit: Self.unit(of: attribute.name, in: name),
                noise: MergeNoise.of(attribute, of: element),
                isVersion: Self.isVersion(attribute.name, in: name), isReference: references.contains(attribute.name))
        }
    }

    private static func identityAttributes(of element: Element) -> [Attribute] {
        let names: Set = identity(of: element) == nil ? ["key", "keyPath"] : ["id"]
        return element.attributes.filter { names.contains($0.name) }
    }

    private static func unit(of attribute: String, in element: String) -> String {
        switch (element, attribute) {
        case ("constraint", "firstItem"), ("constraint", "firstAttribute"), ("constraint", "secondItem"),
            ("constraint", "secondAttribute"), ("constraint", "relation"), ("constraint", "multiplier"):
            "equation"
        case ("outlet", _), ("action", _), ("outletCollection", _), ("binding", _): "connection"
        case ("segue", "destination"), ("segue", "kind"), ("segue", "relationship"): "destination"
        case (_, "customClass"), (_, "customModule"), (_, "customModuleProvider"): "class"
        default: attribute
        }
    }

    private static func isVersion(_ attribute: String, in element: String) -> Bool {
        switch (element, attribute) {
        case ("document", "version"), ("document", "toolsVersion"), ("document", "systemVersion"),
            ("plugIn", "version"),
            ("deployment", "version"), ("development", "version"), ("capability", "minToolsVersion"):
            true
        default: false
        }
    }
}
