import TransformKit

/// What makes two views equal: everything that is in them, but for their ids, their texts and images, and the frames that
/// constraints give.
struct ViewShape {
    /// Equal for equal views. It leaves out what a plain view says about itself, since that stays where the view is.
    let text: String
    /// The view and all objects in it that move with its content, by their number: equal views have objects of the same kind at each.
    let objects: [Element]
    /// The texts and images that may differ, in the order of their objects.
    let values: [ViewValue]

    init(of view: Element) {
        let inner = view.descendants.filter { $0.id != nil && !$0.isConnection }
        var reader = ShapeReader(view, inner.filter { !$0.isNamed("constraint") })
        text = reader.shape()
        objects = reader.objects
        values = reader.values
    }
}

/// A text or image of an object, which equal views may have different ones of.
struct ViewValue: Hashable {
    enum Kind: String {
        case text, title, image, placeholder
    }

    /// The object's number in its shape.
    let number: Int
    let kind: Kind
    let value: String
}

extension Element {
    var isConnection: Bool { parent?.isNamed("connections") == true }

    /// The connections that begin at the object.
    var ownConnections: [Connection] { child(named: "connections")?.children.compactMap(Connection.init) ?? [] }

    /// Whether the view says nothing of how its content is laid out, as a stack view does: it can stay in the document, and its
    /// content move.
    var isPlainView: Bool { isNamed("view") }

    /// Whether a constraint says something of one view alone, such as its height.
    ///
    /// It stays with the view, wherever its content goes.
    func isSize(of view: Element) -> Bool {
        guard isNamed("constraint"), ["width", "height"].contains(self["firstAttribute"]) else { return false }
        return (self["firstItem"] ?? view.id) == view.id && (self["secondItem"] ?? view.id) == view.id
            && parent?.parent == view
    }
}

/// Writes a view's content down so that equal ones give equal text.
private struct ShapeReader {
    private let view: Element
    private(set) var objects: [Element]
    private(set) var values: [ViewValue] = []
    private var numbers: [String: Int] = [:]

    init(_ view: Element, _ inner: [Element]) {
        self.view = view
        objects = [view] + inner
        for (number, object) in objects.enumerated() {
            if let id = object.id { numbers[id] = number }
        }
    }

    mutating func shape() -> String {
        // Constraints are numbered by what they say, since Xcode lists them by their ids.
        let constraints = view.descendants.filter { $0.isNamed("constraint") && !$0.isSize(of: view) }
        let described = constraints.map { ($0, description(of: $0)) }.sorted { $0.1 < $1.1 }
        for (constraint, _) in described {
            if let id = constraint.id { numbers[id] = objects.count }
            objects.append(constraint)
        }
        var lines: [String] = []
        if view.isPlainView {
            let shared = NibDocument.ofBoth.compactMap { name in
                view.attribute(named: name).map { "\(name)=\($0)" }
            }
            lines.append((["view"] + shared).joined(separator: " "))
            for child in view.children where child.isContentOfPlainView || child.isNamed("variation") {
                lines.append(description(of: child))
            }
        } else {
            lines.append(description(of: view))
        }
        lines += described.map(\.1)
        lines += connections()
        return lines.joined(separator: "\n")
    }

    private mutating func description(of element: Element) -> String {
        var parts = [element.name]
        let references = Set(element.objectReferences.map(\.name))
        for attribute in element.attributes.sorted(by: { $0.name < $1.name }) {
            if Self.ignored.contains(attribute.name) { continue }
            if references.contains(attribute.name) {
                parts.append("\(attribute.name)=#\(numbers[attribute.value].map(String.init) ?? "outside")")
            } else if let kind = element.valueKind(of: attribute.name), let number = owner(of: element) {
                values.append(ViewValue(number: number, kind: kind, value: attribute.value))
                parts.append("\(attribute.name)=≈")
            } else {
                parts.append("\(attribute.name)=\(attribute.value)")
            }
        }
        if element.children.isEmpty, !element.text.allSatisfy(\.isWhitespace) { parts.append(element.text) }
        for child in element.children {
            if child.isNamed("connections") || child.isNamed("constraints") { continue }
            if child.isNamed("rect"), child["key"] == "frame", !element.hasFixedFrame { continue }
            parts.append(description(of: child))
        }
        return "(" + parts.joined(separator: " ") + ")"
    }

    /// The number of the object that a value belongs to.
    private func owner(of element: Element) -> Int? {
        (element.id ?? element.parent?.id).flatMap { numbers[$0] }
    }

    /// Connections from one object of the view to another.
    private func connections() -> [String] {
        objects.enumerated().flatMap { number, object in
            object.ownConnections.compactMap { connection in
                guard let destination = connection.destinationID.flatMap({ numbers[$0] }) else { return nil }
                let name = connection.property ?? connection.selector ?? ""
                return "\(number) \(connection.kind) \(name) \(destination) \(connection.element["eventType"] ?? "")"
            }
        }.sorted()
    }

    private static let ignored: Set<String> = [
        "id", "userLabel", "misplaced", "ambiguous", "verifyAmbiguity", "colorLabel", "customModule",
        "customModuleProvider",
    ]
}

extension Element {
    /// Whether a child of a plain view goes with the content; what remains is about the view itself.
    var isContentOfPlainView: Bool {
        isNamed("subviews") || isNamed("viewLayoutGuide") || isNamed("layoutGuides") || self["key"] == "layoutMargins"
            || self["key"] == "directionalLayoutMargins"
    }

    /// The kind of value that an attribute is, where equal views may have different ones.
    fileprivate func valueKind(of attribute: String) -> ViewValue.Kind? {
        switch (name, attribute) {
        case ("label", "text"), ("textView", "text"), ("textField", "text"): .text
        case ("textField", "placeholder"): .placeholder
        case ("imageView", "image"): .image
        case ("state", "title") where self["key"] == "normal": .title
        default: nil
        }
    }
}
