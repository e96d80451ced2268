import InterfaceBuilder
import ProjectFiles
import ProjectGraph
import SourceText

/// Says what goes with an element, or what keeps it in its document.
struct RemovalJudge {
    let document: IBDocument
    let references: ReferenceIndex
    let texts: TranslatedTexts
    let names: NamesInCode
    /// Connections that fill no property of their class, by index: nobody misses them.
    let deadConnections: Set<Int>
    let takesConstraints: Bool

    /// - Parameter selected: all elements that would go, this one included, the outermost ones alone.
    func parts(of element: Element, among selected: [Element]) throws(Obstacle) -> RemovalParts {
        try checkPlace(of: element, among: selected)
        try checkConnections(in: element, among: selected)
        var parts = RemovalParts(element: element)
        try follow(element, &parts, among: selected)
        // Constraints that go may have outlets and variations of their own.
        for constraint in parts.constraints { try follow(constraint, &parts, among: selected) }
        try checkNames(in: element)
        try checkTexts(in: element)
        return parts
    }

    // MARK: Where it stands

    private func checkPlace(of element: Element, among selected: [Element]) throws(Obstacle) {
        if element.isInHeader {
            throw Obstacle(
                code: .documentHeader, reason: "the \(element.name) is no part of an object", place: element.place)
        }
        if let reason = StructuralParts.reason(against: element, among: selected) {
            throw Obstacle(code: .structuralPart, reason: reason, place: element.place)
        }
        let lists = ["visibilityPriorities", "customSpacing"]
        if element.parent?.isNamed("subviews") == true, let stack = element.parent?.parent,
            let list = stack.children.first(where: { lists.contains($0.name) })
        {
            throw Obstacle(
                code: .structuralPart, reason: "the stack view has a list of values, one for each of its views",
                place: list.place)
        }
    }

    // MARK: What leads out

    private func checkConnections(in element: Element, among selected: [Element]) throws(Obstacle) {
        for part in element.subtree {
            guard let connection = Connection(part), !deadConnections.contains(part.index) else { continue }
            if let destination = connection.destination, selected.contains(where: { $0.contains(destination) }) {
                // An outlet that is removed by itself leads to something that stays.
                if part != element { continue }
            }
            let name = connection.property ?? connection.selector ?? part["identifier"] ?? ""
            let words = name.isEmpty ? "" : " “\(name)”"
            throw Obstacle(
                code: .liveConnection,
                reason: "its \(connection.kind.rawValue)\(words) leads to \(Self.words(connection))",
                place: connection.place)
        }
    }

    private static func words(_ connection: Connection) -> String {
        connection.destination.map { ElementSubject($0).words } ?? "whoever answers to it"
    }

    // MARK: What leads to it

    private func follow(_ gone: Element, _ parts: inout RemovalParts, among selected: [Element]) throws(Obstacle) {
        for object in gone.subtree {
            guard let id = object.id else { continue }
            for reference in references.references(to: id) {
                try take(reference, of: gone, &parts, among: selected)
            }
        }
    }

    private func take(
        _ reference: ReferenceIndex.Reference, of gone: Element, _ parts: inout RemovalParts,
        among selected: [Element]
    ) throws(Obstacle) {
        let source = reference.element
        if gone.contains(source) || parts.element.contains(source) || parts.all.contains(where: { $0.contains(source) })
        {
            return
        }
        if let other = selected.first(where: { $0.contains(source) }) {
            parts.companions.insert(other.index)
            return
        }
        if source.isNamed("constraint") {
            guard takesConstraints else {
                throw ledTo(
                    source,
                    "a constraint of \(Self.owner(of: source)) places something by it; "
                        + "`with-constraints: true` lets such constraints go along")
            }
            parts.constraints.append(source)
            for companion in companions(of: source, among: selected) { parts.companions.insert(companion) }
        } else if source.isNamed("include") || source.isNamed("exclude") || source.isNamed("designable") {
            parts.memberships.append(source)
        } else if source.isNamed("outletCollection"), source["property"] == "gestureRecognizers" {
            parts.memberships.append(source)
        } else if let connection = Connection(source) {
            let name = connection.property ?? connection.selector ?? source["identifier"] ?? ""
            throw ledTo(
                source, "the \(connection.kind.rawValue) “\(name)” of \(Self.owner(of: source)) leads to it")
        } else {
            throw ledTo(source, "“\(reference.attribute)” of \(Self.owner(of: source)) names it")
        }
    }

    /// Other selected elements that a constraint places.
    private func companions(of constraint: Element, among selected: [Element]) -> [Int] {
        constraint.knownObjectReferences.compactMap { document.object(id: $0.id) }.compactMap { item in
            selected.first { $0.contains(item) }?.index
        }
    }

    private func ledTo(_ source: Element, _ reason: String) -> Obstacle {
        Obstacle(code: .ledTo, reason: reason, place: source.place)
    }

    private static func owner(of element: Element) -> String {
        let owner = Connection(element)?.source ?? element.ancestors.first { $0.id != nil } ?? element
        return ElementSubject(owner).words
    }

    // MARK: What knows it by name

    private func checkNames(in element: Element) throws(Obstacle) {
        for part in element.subtree {
            for attribute in part.attributes {
                guard let place = names.place(of: attribute.name, attribute.value, in: document) else { continue }
                let words =
                    attribute.name == "tag"
                    ? "it has the tag \(attribute.value), and the code asks for tags"
                    : "the code says its \(attribute.name) “\(attribute.value)”"
                throw Obstacle(code: .lookedUpName, reason: words, place: place)
            }
        }
    }

    private func checkTexts(in element: Element) throws(Obstacle) {
        if let entry = texts.fixedFile(withObjects: Set(element.subtree.compactMap(\.id))) {
            throw Obstacle(
                code: .unreadableTable, reason: "\(entry.path) translates it in a form that is not edited",
                place: entry.place)
        }
        if let entry = texts.entry(translatingPart: element) {
            throw Obstacle(code: .translated, reason: "\(entry.path) translates what it says", place: entry.place)
        }
        guard let table = texts.unreadable else { return }
        let place = Place(path: table.path, position: table.refusal.position)
        throw Obstacle(
            code: .unreadableTable, reason: "\(table.path) may translate it: \(table.refusal.message)", place: place)
    }
}
