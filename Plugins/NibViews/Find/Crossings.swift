import TransformKit

/// What leads from outside of a view to the objects in it, or the other way.
struct Crossings {
    /// An outlet of an object outside.
    struct Outlet {
        let element: Element
        let source: Element
        let property: String
        /// The object's number in the view's shape; 0 is the view itself.
        let number: Int
    }

    /// A message of a control in the view to an object outside.
    struct Action {
        let element: Element
        let number: Int
        let selector: String
        let event: String
        let destination: Element
    }

    /// Those that lead to objects which move.
    private(set) var outlets: [Outlet] = []
    /// Those that lead to the view itself, which stays.
    private(set) var ownOutlets: [Outlet] = []
    private(set) var actions: [Action] = []
    /// Where the view has a class of its own: the connections that it has to objects which move.
    private(set) var fromClass: [Element] = []
    /// Where the view has a class of its own: the connections that objects which move have to it.
    private(set) var toClass: [Element] = []

    private let view: Element
    private let numbers: [String: Int]

    /// - Throws: the reason why the content cannot move to a document of its own.
    init(of view: Element, _ shape: ViewShape) throws(Obstacle) {
        self.view = view
        var numbers: [String: Int] = [:]
        for (number, object) in shape.objects.enumerated() {
            if let id = object.id { numbers[id] = number }
        }
        self.numbers = numbers
        let row = view.parent?.parent
        if !view.isPlainView, let row, row.isNamed("stackView"),
            row["alignment"]?.lowercased().contains("baseline") ?? false
        {
            throw Obstacle(
                code: .referredFromOutside, reason: "\(ElementSubject(row).words) aligns it by its baseline",
                place: row.place)
        }
        let moved = Set(view.movingParts.flatMap { [$0] + $0.descendants })
        for element in view.document.elements {
            let isMoved = moved.contains(element)
            if isMoved { try Self.check(element) }
            // Xcode's pictures of designable views are no part of the document's meaning.
            if element == view || element.isNamed("designable") { continue }
            for reference in element.objectReferences {
                let number = numbers[reference.value]
                switch (isMoved, number) {
                case (true, 0?): if !element.isNamed("constraint") { try leave(element, reference.value) }
                case (true, nil): try leave(element, reference.value)
                case (true, _?), (false, nil): continue
                case (false, 0?): try reach(element)
                case (false, let number?): try enter(element, number)
                }
            }
        }
    }

    /// A reference from the view's content to something outside.
    private mutating func leave(_ element: Element, _ id: String) throws(Obstacle) {
        if element.isNamed("segue") {
            throw Obstacle(
                code: .segueInside, reason: "\(ElementSubject(element).words) begins in it, and a xib has no segues",
                place: element.place)
        }
        if id == view.id, view.customClass != nil, element.isConnection {
            toClass.append(element)
            return
        }
        guard element.isNamed("action"), let selector = element["selector"], element["destination"] == id,
            let number = Connection(element)?.source?.id.flatMap({ numbers[$0] }),
            let destination = element.document.object(id: id)
        else {
            throw Obstacle(
                code: .leadsOutside,
                reason: "\(ElementSubject(element).words) leads from it to an object that stays", place: element.place)
        }
        try checkScene(of: destination, element)
        actions.append(
            Action(
                element: element, number: number, selector: selector, event: element["eventType"] ?? "",
                destination: destination))
    }

    /// A reference from outside to the view itself, in whose place another view is afterwards.
    private mutating func reach(_ element: Element) throws(Obstacle) {
        if element.isNamed("constraint") {
            let first = element["firstItem"] == view.id ? element["firstAttribute"] : nil
            let second = element["secondItem"] == view.id ? element["secondAttribute"] : nil
            let attributes = [first, second].compactMap { $0?.lowercased() }
            // A stack view has the baseline of a view in it, another view that of its lower edge.
            guard !view.isPlainView, attributes.contains(where: { $0.contains("baseline") }) else { return }
            throw Obstacle(
                code: .referredFromOutside, reason: "\(ElementSubject(element).words) ties its baseline",
                place: element.place)
        }
        guard let connection = Connection(element), let source = connection.source, source != view else { return }
        if view.isPlainView {
            if connection.kind == .outlet, let property = connection.property {
                ownOutlets.append(Outlet(element: element, source: source, property: property, number: 0))
            }
            return
        }
        throw Obstacle(
            code: .rootOutlet, reason: "\(ElementSubject(element).words) leads to the stack view itself",
            place: element.place)
    }

    /// A reference from outside to an object of the content.
    private mutating func enter(_ element: Element, _ number: Int) throws(Obstacle) {
        if element.isConnection, view.customClass != nil, Connection(element)?.source == view {
            fromClass.append(element)
            return
        }
        guard let connection = Connection(element), connection.kind == .outlet, let source = connection.source,
            let property = connection.property
        else {
            throw Obstacle(
                code: element.isNamed("outletCollection") ? .outletCollection : .referredFromOutside,
                reason: "\(ElementSubject(element).words) leads into it", place: element.place)
        }
        try checkScene(of: source, element)
        outlets.append(Outlet(element: element, source: source, property: property, number: number))
    }

    /// A connection between scenes is nil at run time, and a message to nil goes up the responder chain.
    private func checkScene(of object: Element, _ connection: Element) throws(Obstacle) {
        let document = view.document
        if document.scene(holding: object)?.element == document.scene(holding: view)?.element { return }
        throw Obstacle(
            code: .leadsOutside,
            reason: "\(ElementSubject(connection).words) connects it with another scene, which is nil at run time",
            place: connection.place)
    }

    /// Things that a xib cannot have, or that would be laid out otherwise.
    private static func check(_ element: Element) throws(Obstacle) {
        if element.isNamed("prototypes") || element.isNamed("sections") || element.isNamed("cells") {
            throw Obstacle(
                code: .cellsInside, reason: "\(ElementSubject(element).words) are cells, and a table in a xib has none",
                place: element.place)
        }
        if element.isNamed("containerView") {
            throw Obstacle(
                code: .segueInside, reason: "\(ElementSubject(element).words) embeds a scene", place: element.place)
        }
        if element.hasFixedFrame {
            throw Obstacle(
                code: .fixedFrame, reason: "\(ElementSubject(element).words) has no constraints", place: element.place)
        }
    }
}

extension Element {
    /// The parts of a view that move to a document of its own; what remains says where the view is and how it looks.
    var movingParts: [Element] {
        children.flatMap { child -> [Element] in
            if child.isNamed("constraints") { return child.children.filter { !$0.isSize(of: self) } }
            if child.isNamed("connections") || child.isNamed("rect") { return [] }
            return !isPlainView || child.isContentOfPlainView || child.isNamed("variation") ? [child] : []
        }
    }
}
