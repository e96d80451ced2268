import SwiftSyntax
import SwiftWriting
import TransformKit

/// The connections between some views and what is around them.
struct ScreenConnections {
    /// The object that code makes views for, and what goes from its document with them.
    struct Subject {
        /// The view controller, or the cell.
        let owner: Element
        /// The view that the owner has without an outlet; nil for a cell, and for what a scene has beside a view.
        let view: Element?
        /// The views, their recognizers and all that stands in them.
        let inside: Set<Element>
        /// The recognizers that stand beside the views.
        let recognizers: [Element]
        /// Whether the document goes, and with it what the owner leads to beside the views.
        let isWholeDocument: Bool

        /// Whether other objects of the document may lead to the owner, which stays there: not so for a cell.
        var ownerStays = true

        /// Whether the owner may begin the segues of views.
        var movesSegues = false

        /// Whether the owner may add the scenes that container views embed.
        var addsChildren = false

        /// What goes.
        fileprivate var ids: Set<String> { Set((ownerStays ? inside : inside.union([owner])).compactMap(\.id)) }
    }

    /// An outlet of the controller, or a collection of them.
    struct Outlet {
        let property: String
        /// One, or those of a collection in the document's order.
        let objects: [Element]
        let isCollection: Bool
        let elements: [Element]
    }

    /// A message that a control sends.
    struct Action {
        let control: Element
        let selector: String
        let event: String
        /// False for what goes up the responder chain.
        let isToOwner: Bool
        let element: Element
    }

    /// A property of a view that another object of the screen fills, such as a delegate.
    struct Link {
        let view: Element
        let property: String
        /// Nil for the owner.
        let object: Element?
        let element: Element
    }

    /// A recognizer of gestures on a view.
    struct Recognizer {
        let element: Element
        let view: Element
    }

    /// A segue that begins at a view.
    struct Segue {
        let view: Element
        let element: Element
    }

    private(set) var outlets: [Outlet] = []
    /// Those that the owner may begin.
    private(set) var segues: [Segue] = []
    /// Those of container views, whose scenes the owner may add.
    private(set) var embeddings: [Segue] = []
    private(set) var recognizers: [Recognizer] = []
    private(set) var actions: [Action] = []
    private(set) var links: [Link] = []

    /// - Parameters:
    ///   - subject: the views whose connections are read.
    ///   - references: those of its document.
    /// - Throws: the reason why a connection cannot be made in code.
    init(of subject: Subject, _ references: ReferenceIndex) throws(Obstacle) {
        let inside = subject.inside
        let ids = subject.ids
        let guides = Set(
            subject.owner.descendants.filter { $0.isNamed("viewControllerLayoutGuide") }.compactMap(\.id))
        var outlets: [String: Outlet] = [:]
        var order: [String] = []
        let leading = ids.flatMap(references.references).map(\.element)
        // What File's Owner leads to beside the views goes with the xib.
        let own = subject.isWholeDocument ? subject.owner.descendants : []
        for element in inside.union(leading + own).sorted(by: { $0.index < $1.index }) {
            // A cell names UIKit's own labels in it, which it has by its style.
            if element.isNamed("designable") || element == subject.owner { continue }
            let isInside = inside.contains(element)
            for reference in element.objectReferences {
                let id = reference.value
                switch (isInside, ids.contains(id)) {
                case (false, true):
                    guard let connection = Connection(element), connection.source == subject.owner,
                        connection.kind == .outlet || connection.kind == .outletCollection,
                        let property = connection.property, let object = connection.destination
                    else { throw Self.unclear(element) }
                    // The controller has its view without an outlet.
                    if property == "view", object == subject.view { continue }
                    if outlets[property] == nil { order.append(property) }
                    let known = outlets[property]
                    outlets[property] = Outlet(
                        property: property, objects: (known?.objects ?? []) + [object],
                        isCollection: connection.kind == .outletCollection,
                        elements: (known?.elements ?? []) + [element])
                // An outlet of File's Owner to an object that is not made by the xib would go with it.
                case (false, false) where subject.isWholeDocument && Connection(element)?.source == subject.owner:
                    throw Self.unclear(element)
                case (true, _) where Connection(element) != nil:
                    try add(element, subject, ids)
                case (true, false) where !(element.isNamed("constraint") && guides.contains(id)):
                    throw Self.unclear(element)
                default: continue
                }
            }
        }
        self.outlets = order.compactMap { outlets[$0] }
    }

    /// - Throws: a connection of a view that no size class has, which code does not make.
    func checkInstalled() throws(Obstacle) {
        var views = outlets.flatMap(\.objects) + actions.map(\.control) + recognizers.map(\.view)
        views += links.flatMap { [$0.view, $0.object].compactMap(\.self) } + (segues + embeddings).map(\.view)
        if let absent = views.first(where: \.isInstalledNowhere) {
            throw Obstacle.varies(absent, "by size class: none has it, and it is connected")
        }
    }

    private mutating func add(_ element: Element, _ subject: Subject, _ ids: Set<String>) throws(Obstacle) {
        guard let connection = Connection(element), let source = connection.source else { throw Self.unclear(element) }
        let isToOwner = connection.destination == subject.owner
        switch connection.kind {
        case .segue:
            let isEmbedding = element["kind"] == "embed"
            // A popover points at the view that it begins at.
            if isEmbedding, subject.addsChildren {
                embeddings.append(Segue(view: source, element: element))
                return
            }
            let names = element.objectReferences.filter { ids.contains($0.value) }
            if subject.movesSegues, !isEmbedding, element["kind"] != "popoverPresentation", element["trigger"] == nil,
                element.children.allSatisfy({ !$0.isNamed("segue") }), names.isEmpty, !source.isGestureRecognizer
            {
                segues.append(Segue(view: source, element: element))
                return
            }
            let words = ElementSubject(source).words
            let isPopover = element["kind"] == "popoverPresentation" || !names.isEmpty
            throw Obstacle(
                code: isEmbedding ? .sceneEmbedded : .segueInside,
                reason: isEmbedding
                    ? "\(words) embeds a scene"
                    : isPopover ? "a popover points at \(words)" : "a segue begins at \(words)", place: element.place)
        case .action:
            let isToChain = connection.destination?.isFirstResponder ?? false
            // A recognizer and an item have no events.
            let hasNone = source.isGestureRecognizer || source.isNamed("barButtonItem")
            let event = element["eventType"] ?? (hasNone ? "" : nil)
            guard isToOwner || isToChain, let selector = connection.selector, let event else {
                throw Self.unclear(element)
            }
            actions.append(
                Action(
                    control: source, selector: selector, event: event, isToOwner: isToOwner,
                    element: element))
        case .outlet:
            guard let property = connection.property else { throw Self.unclear(element) }
            let destination = isToOwner ? nil : connection.destination
            let object = destination.flatMap { $0.id.map(ids.contains) ?? false ? $0 : nil }
            guard isToOwner || object != nil else { throw Self.unclear(element) }
            links.append(Link(view: source, property: property, object: object, element: element))
        case .outletCollection where connection.property == "gestureRecognizers":
            guard let recognizer = connection.destination, subject.recognizers.contains(recognizer),
                !recognizers.contains(where: { $0.element == recognizer })
            else { throw Self.unclear(element) }
            recognizers.append(Recognizer(element: recognizer, view: source))
        case .outletCollection, .binding, .accessibilityConnection: throw Self.unclear(element)
        }
    }

    private static func unclear(_ element: Element) -> Obstacle {
        Obstacle(
            code: .connectionUnclear,
            reason: "\(ElementSubject(element).words) leads to or from something that does not move to code",
            place: element.place)
    }
}
