public import SourceText

/// Names a scene across the whole project: an object id alone repeats from file to file.
public struct FlowSceneID: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The document's path; for code the file; for what is outside the project `outside:` and the storyboard.
    public let document: String
    /// The controller's object id; for code the type's name.
    public let object: String

    public init(document: String, object: String) {
        self.document = document
        self.object = object
    }

    /// `App/Main.storyboard#abc-de-fgh`
    public var description: String { "\(document)#\(object)" }

    public static func < (left: FlowSceneID, right: FlowSceneID) -> Bool {
        (left.document, left.object) < (right.document, right.object)
    }
}

/// One box of an app's flow: a scene, a nib with a controller, code that makes scenes, or what is outside the project.
public struct FlowScene: Hashable, Sendable {
    /// The kinds of boxes.
    public enum Kind: String, Hashable, Sendable {
        /// A scene of a storyboard.
        case scene
        /// A nib whose File's Owner is a controller.
        case nib
        /// A type that loads scenes and is itself the class of none.
        case code
        /// A scene that a storyboard reference names and the project does not have.
        case outside
        /// The scenes that one call may open, where there are too many for an arrow to each from each scene that calls.
        case choice
    }

    /// The document and object, unique in the flow.
    public let id: FlowSceneID
    /// The kind.
    public let kind: Kind
    /// The name in Interface Builder's outline.
    public let title: String
    /// The element's name: `viewController`, `tabBarController`, …; empty where there is no element.
    public let controller: String
    /// The custom class; nil for none.
    public let className: String?
    /// The storyboard identifier; nil for none.
    public let storyboardIdentifier: String?
    /// Whether its storyboard opens with it.
    public let isInitial: Bool
    /// The place of the controller, or of the code.
    public let place: Place
    /// The reasons why the system opens it; empty for most.
    public internal(set) var entries: [FlowEntry] = []
    public internal(set) var reachability: FlowReachability = .reachable

    /// The storyboard or nib that it belongs to, without folder and extension; empty for code.
    public var storyboard: String {
        switch kind {
        case .scene, .nib: id.document.fileBaseName
        case .outside: String(id.document.dropFirst("outside:".count)).fileBaseName
        case .code, .choice: ""
        }
    }

    /// Whether it only holds other scenes: navigation, tab bar, split view and page controllers and their like.
    public var isContainer: Bool {
        [
            "navigationController", "tabBarController", "splitViewController", "pageViewController", "windowController",
            "tabViewController", "splitController", "pagecontroller",
        ].contains(controller)
    }
}

/// An entry into the app: a reason for which the system opens a scene before any other.
public struct FlowEntry: Hashable, Sendable, Comparable {
    /// The kinds of entries, the most usual first.
    public enum Kind: String, Hashable, Sendable, CaseIterable, Comparable {
        /// The app's main storyboard.
        case main
        /// The storyboard of a window scene.
        case windowScene = "window-scene"
        /// The storyboard of an app extension.
        case appExtension = "extension"
        /// The storyboard of a watch app.
        case watch
        /// The launch screen.
        case launch
        /// A storyboard that no code and no document loads, in a project that does not declare what it opens first.
        case possible

        public static func < (left: Kind, right: Kind) -> Bool {
            (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
        }
    }

    /// The kind.
    public let kind: Kind
    /// The place of the declaration; nil where the system needs none.
    public let place: Place?

    public init(_ kind: Kind, at place: Place? = nil) {
        self.kind = kind
        self.place = place
    }

    public static func < (left: FlowEntry, right: FlowEntry) -> Bool {
        if left.kind != right.kind { return left.kind < right.kind }
        guard let first = left.place else { return right.place != nil }
        guard let second = right.place else { return false }
        return first < second
    }
}

/// The answer to whether a user can reach a scene.
public enum FlowReachability: Hashable, Sendable {
    /// From an entry point, by segues and containment alone.
    case reachable
    /// Some code loads it, or a scene that leads to it.
    case byCode
    /// Nothing found leads to it, but something may, for this reason.
    case uncertain(String)
    /// Nothing leads to it, for this reason.
    case unreachable(String)

    /// A word for each case, as reports have it.
    public var name: String {
        switch self {
        case .reachable: "reachable"
        case .byCode: "by-code"
        case .uncertain: "uncertain"
        case .unreachable: "unreachable"
        }
    }

    /// The reason why it is not known to be reachable; nil where it is.
    public var reason: String? {
        switch self {
        case .reachable, .byCode: nil
        case .uncertain(let reason), .unreachable(let reason): reason
        }
    }
}

extension String {
    /// A path without folders and without the extension.
    var fileBaseName: String {
        let file = split(separator: "/").last.map(String.init) ?? self
        return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    }
}
