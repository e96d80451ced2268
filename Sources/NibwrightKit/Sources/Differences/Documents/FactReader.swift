import InterfaceBuilder

/// Reads what a document says of one object: its attributes, and the elements below it that are no objects of their own.
struct FactReader {
    let matching: ObjectMatching
    private(set) var facts: [Fact] = []

    static func facts(of object: Element, _ matching: ObjectMatching) -> [Fact] {
        var reader = FactReader(matching: matching)
        reader.read(object, path: "", context: [], of: object)
        return reader.facts
    }

    /// All that a document says of an object but for its id: equal in both states where nothing differs.
    static func identity(of object: Element, _ matching: ObjectMatching) -> String {
        facts(of: object, matching).map { "\($0.path)=\($0.identity)" }.sorted().joined(separator: "\n")
    }

    // MARK: Elements

    private mutating func read(_ element: Element, path: String, context: [String], of object: Element) {
        readAttributes(of: element, path: path, context: context, of: object)
        var counts: [String: Int] = [:]
        for child in element.children where !child.isComparedByItself {
            let name = child.isNamed("mutableString") ? "string" : child.name
            if element == object, Self.isDocumentPart(name, of: object) { continue }
            let key = child.factKey ?? ""
            let number = counts["\(name)[\(key)]", default: 0]
            counts["\(name)[\(key)]"] = number + 1
            let place = "\(path)/\(name)[\(key)]\(number == 0 ? "" : "#\(number)")"
            if let whole = WholeFact(child, object) {
                let label = Self.label(whole.label, context + (number == 0 ? [] : ["\(number + 1)"]))
                add(place, label, whole.identity, whole.words, whole.topic, whole.noise)
            } else {
                let own = Self.isList(child) ? [] : [Self.contextWord(child, number)]
                read(child, path: place, context: context + own, of: object)
                readText(of: child, place, context, of: object)
            }
        }
    }

    /// The sections of a document that are compared by themselves or are Xcode's own.
    private static func isDocumentPart(_ name: String, of object: Element) -> Bool {
        object.isNamed("document")
            && [
                "scenes", "resources", "dependencies", "device", "classes", "designables", "customFonts",
                "inferredMetricsTieBreakers",
            ].contains(name)
    }

    /// Lists hold objects and mean nothing by themselves.
    private static func isList(_ element: Element) -> Bool { element["key"] == nil && element.attributes.isEmpty }

    private static func contextWord(_ element: Element, _ number: Int) -> String {
        let word = element.factKey ?? FieldWords.kind(ofElement: element.name)
        return number == 0 ? word : "\(word) \(number + 1)"
    }

    private mutating func readText(of element: Element, _ place: String, _ context: [String], of object: Element) {
        guard element.children.isEmpty else { return }
        let text = element.text
        guard text.contains(where: { !$0.isWhitespace }) else { return }
        let label = Self.label(FieldWords.label(of: element["key"] ?? element.name), context)
        add(place + "/text()", label, text, FieldWords.quoted(text), .text, nil)
    }

    // MARK: Attributes

    private mutating func readAttributes(of element: Element, path: String, context: [String], of object: Element) {
        let references = Dictionary(
            element.objectReferences.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        for attribute in element.attributes {
            let name = attribute.name
            if name == "id" || element != object && (name == "key" || name == "keyPath") { continue }
            let label = Self.label(FieldWords.label(of: name), context)
            let noise = AttributeNoise.of(name, element)
            if let id = references[name] {
                add(
                    "\(path)@\(name)", label, identity(ofObject: id, in: element.document),
                    matching.words(id, in: element.document), .attribute, noise)
            } else {
                add(
                    "\(path)@\(name)", label, attribute.value, FieldWords.value(attribute.value, of: name),
                    FieldWords.isText(name) ? .text : .attribute, noise)
            }
        }
    }

    /// Constraints are known by what they say, since each may have another id and mean the same.
    private func identity(ofObject id: String, in document: IBDocument) -> String {
        guard let object = document.object(id: id), object.isNamed("constraint") else {
            return matching.canonical(id, document)
        }
        return Self.identity(of: object, matching)
    }

    private mutating func add(
        _ path: String, _ label: String, _ identity: String, _ words: String, _ topic: Difference.Topic, _ noise: Noise?
    ) {
        facts.append(Fact(path: path, label: label, identity: identity, words: words, topic: topic, noise: noise))
    }

    private static func label(_ label: String, _ context: [String]) -> String {
        context.isEmpty ? label : "\(label) (\(context.joined(separator: ", ")))"
    }
}

extension Element {
    /// Objects, connections and constraints are compared one by one.
    var isComparedByItself: Bool { isComparedObject || Connection(self) != nil || isNamed("constraint") }

    /// Whether the element is an object that people see in Xcode's outline.
    var isComparedObject: Bool {
        id != nil && Connection(self) == nil && !isNamed("constraint") && parent?.isNamed("device") != true
    }

    /// What tells an element from its neighbors of the same name: the property, key path or traits that it is for.
    fileprivate var factKey: String? { self["key"] ?? self["keyPath"] }
}

/// Attributes in which Xcode keeps what it found last, or how it shows a document.
enum AttributeNoise {
    static func of(_ name: String, _ element: Element) -> Noise? {
        switch name {
        case "misplaced", "ambiguous", "fixedFrame", "verifyAmbiguity": .layoutMark
        case "sceneMemberID", "sceneID": .renewedID
        case "version", "toolsVersion", "systemVersion", "propertyAccessControl", "variant", "colorMatched":
            element.isNamed("document") ? .toolsVersion : nil
        case "customModule": element.inheritsModuleFromTarget ? .toolsVersion : nil
        case "width": isOnlyColumn(element) ? .decidedFrame : nil
        default: nil
        }
    }

    /// Whether an element is the one column of a table of macOS, which is as wide as the table.
    private static func isOnlyColumn(_ element: Element) -> Bool {
        guard element.isNamed("tableColumn"), let columns = element.parent, columns.isNamed("tableColumns") else {
            return false
        }
        return columns.children.count == 1 && columns.parent?["columnAutoresizingStyle"] != "none"
    }
}
