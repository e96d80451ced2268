import InterfaceBuilder
import ProjectGraph
import SwiftCode

/// Outlets in documents and whether code declares them.
struct InspectOutlets: Encodable, Sendable {
    struct Unresolved: Encodable, Sendable {
        let place: String
        let className: String
        let property: String
        let reason: String

        enum CodingKeys: String, CodingKey {
            case place, property, reason
            case className = "class"
        }
    }

    let connections: Int
    let ofSwiftClasses: Int
    let resolved: Int
    let inherited: Int
    let unresolved: [Unresolved]

    enum CodingKeys: String, CodingKey {
        case connections, resolved, inherited, unresolved
        case ofSwiftClasses = "of-swift-classes"
    }

    init(_ graph: ProjectGraph, _ all: [Connection]) {
        connections = all.count { $0.kind == .outlet || $0.kind == .outletCollection }
        var ofSwiftClasses = 0
        var resolved = 0
        var inherited = 0
        var unresolved: [Unresolved] = []
        for connection in graph.outletConnections {
            switch connection.target {
            case .objectiveC, .notInProject: continue
            case .swift:
                resolved += 1
            case .inherited(_, let from) where OutletConnection.isSystemClass(from):
                resolved += 1
                inherited += 1
            case .inherited(_, let from):
                unresolved.append(
                    Unresolved(connection, "declared by \(from), which is outside the project's Swift, if at all"))
            case .missing(let type):
                unresolved.append(Unresolved(connection, "neither \(type.name) nor a superclass declares it"))
            }
            ofSwiftClasses += 1
        }
        self.ofSwiftClasses = ofSwiftClasses
        self.resolved = resolved
        self.inherited = inherited
        self.unresolved = unresolved
    }
}

extension InspectOutlets.Unresolved {
    fileprivate init(_ connection: OutletConnection, _ reason: String) {
        self.init(
            place: connection.connection.place.description, className: connection.className,
            property: connection.property, reason: reason)
    }
}

/// Counts `@IBOutlet` properties in Swift by their ownership and optionality.
struct InspectOutletPatterns: Encodable, Sendable {
    let declared: Int
    /// `weak!`, `strong!`, `strong?`, `strong![]`: ownership, optionality, and brackets for a collection.
    let byPattern: [String: Int]
    let collections: Int
    /// `private` and `fileprivate`.
    let isPrivate: Int
    let withObserver: Int
    /// `let`, `lazy`, `static`, computed, or with an initial value.
    let unusual: Int
    let inIfClauses: Int

    enum CodingKeys: String, CodingKey {
        case declared, collections, unusual
        case byPattern = "by-pattern"
        case isPrivate = "private"
        case withObserver = "with-observer"
        case inIfClauses = "in-if-clauses"
    }

    init(_ graph: ProjectGraph) {
        let outlets = graph.swiftFiles.flatMap(\.types).flatMap(\.outlets)
        declared = outlets.count
        byPattern = Dictionary(outlets.map { (Self.pattern(of: $0), 1) }, uniquingKeysWith: +)
        collections = outlets.count(where: \.isCollection)
        isPrivate = outlets.count { $0.access == "private" || $0.access == "fileprivate" }
        withObserver = outlets.count(where: \.hasObserver)
        unusual = outlets.count(where: \.isUnusual)
        inIfClauses = outlets.count(where: \.isConditional)
    }

    private static func pattern(of outlet: SwiftOutlet) -> String {
        let mark =
            switch outlet.optionality {
            case .implicitlyUnwrapped: "!"
            case .optional: "?"
            case .none: ""
            }
        return outlet.ownership.rawValue + mark + (outlet.isCollection ? "[]" : "")
    }
}

/// Actions in documents and whether code declares them.
struct InspectActions: Encodable, Sendable {
    struct Unresolved: Encodable, Sendable {
        let place: String
        let className: String
        let selector: String
        let reason: String

        enum CodingKeys: String, CodingKey {
            case place, selector, reason
            case className = "class"
        }
    }

    let connections: Int
    /// Sent to the first responder that has the method: no class can be named.
    let toFirstResponder: Int
    let toSwiftClasses: Int
    let resolved: Int
    let unresolved: [Unresolved]
    /// `@IBAction` methods in Swift.
    let declared: Int
    /// `@IBSegueAction` methods in Swift.
    let segueActionsDeclared: Int

    enum CodingKeys: String, CodingKey {
        case connections, resolved, unresolved, declared
        case toFirstResponder = "to-first-responder"
        case toSwiftClasses = "to-swift-classes"
        case segueActionsDeclared = "segue-actions-declared"
    }

    init(_ graph: ProjectGraph, _ connections: [Connection]) {
        let all = connections.filter { $0.kind == .action }
        self.connections = all.count
        toFirstResponder = all.count { $0.destination?.isFirstResponder == true }
        let actions = graph.swiftFiles.flatMap(\.types).flatMap(\.actions)
        // An extension or category of `UIViewController` gives its methods to every controller.
        let extensions = graph.swiftFiles.flatMap(\.types).filter { $0.kind == .extension }
        let categories = graph.objectiveCFiles.flatMap(\.classes).filter { $0.category != nil }
        let ofExtensions = Set(extensions.flatMap(\.actions).map(\.selector) + categories.flatMap(\.actions))
        var resolved = 0
        var unresolved: [Unresolved] = []
        for connection in all {
            guard let selector = connection.selector, let receiver = connection.destination,
                case .swift(let candidates)? = graph.classes.resolve(receiver)
            else { continue }
            let isThere = candidates.contains { type in
                graph.classes.action(selector, of: type) != nil || Self.mayInherit(selector, type, graph)
            }
            if isThere || ofExtensions.contains(selector) {
                resolved += 1
            } else {
                unresolved.append(Unresolved(connection, selector, receiver.customClass ?? "", candidates, graph))
            }
        }
        toSwiftClasses = resolved + unresolved.count
        self.resolved = resolved
        self.unresolved = unresolved
        declared = actions.count { $0.kind == .action }
        segueActionsDeclared = actions.count { $0.kind == .segueAction }
    }

    /// True if a class outside the project may declare the method; of Apple's classes, only well-known methods count.
    private static func mayInherit(_ selector: String, _ type: SwiftClass, _ graph: ProjectGraph) -> Bool {
        guard let outer = graph.classes.outerSuperclassName(of: type) else { return false }
        return !OutletConnection.isSystemClass(outer) || systemSelectors.contains(selector)
    }

    private static let systemSelectors: Set<String> = [
        "performClose:", "performMiniaturize:", "orderFront:", "orderOut:", "close", "print:", "reload:", "goBack:",
        "goForward:", "stopLoading:", "selectAll:", "copy:", "paste:", "cut:", "delete:", "toggleSidebar:",
        "performClick:", "toggle:", "terminate:", "hide:", "makeKeyAndOrderFront:", "dismissController:", "dismiss:",
        "toggleToolbarShown:", "runToolbarCustomizationPalette:", "toggleFullScreen:", "performZoom:", "submit:",
        "becomeFirstResponder", "resignFirstResponder", "endEditing:", "add:", "remove:", "insert:", "fetch:",
    ]
}

extension InspectActions.Unresolved {
    /// Before Swift 3 a first label was no part of the selector, so a method may be there under another one.
    fileprivate init(
        _ connection: Connection, _ selector: String, _ className: String, _ candidates: [SwiftClass],
        _ graph: ProjectGraph
    ) {
        let name = selector.prefix { $0 != ":" }
        let namesake = candidates.lazy.flatMap(graph.classes.chain).flatMap(\.actions).first { $0.name == name }
        self.init(
            place: connection.place.description, className: className, selector: selector,
            reason: namesake.map { "\(className) has it as “\($0.selector)”" }
                ?? "neither \(className) nor a superclass declares it")
    }
}
