public import SourceText

/// One difference between two states of a project, in the words of Interface Builder:
/// *button “Log in” in scene “Sign in”: text color #EA0B8C is now Brand/Pink*.
public struct Difference: Hashable, Sendable {
    /// What happened to the subject.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The subject is there in one of the states only, in another document or place, or has another value.
        case added, removed, moved, changed
    }

    /// The part of a project that a difference is about, for filters and counts.
    public enum Topic: String, Hashable, Sendable, CaseIterable {
        /// A whole file: a document, a table, a catalog's set, code.
        case file
        /// A view controller with all that its scene holds.
        case scene
        /// A view, cell, item, gesture recognizer or any other object.
        case object
        /// A value of an object that is none of the others.
        case attribute
        /// A text that a user reads.
        case text
        /// A color of an object or of a catalog.
        case color
        /// An outlet, action or binding.
        case connection
        /// A way to another scene.
        case segue
        /// A layout constraint.
        case constraint
        /// An outlet or action as code declares it.
        case code
        /// A key of a table of translations.
        case translation
        /// What a target builds.
        case target
    }

    /// What happened to the subject.
    public let kind: Kind
    /// The part of the project.
    public let topic: Topic
    /// The file by its newer path; for what is gone, by its older one.
    public let path: String
    /// The scene, class, target or table in the file that the difference belongs to; nil where there is none.
    public let group: String?
    /// The object, by kind and name: `button “Log in”`; nil where the group or file itself is meant.
    public let subject: String?
    /// The rest of the sentence: `text “Log in” is now “Sign in”`.
    public let text: String
    /// The place in the older state; nil for what was added.
    public let oldPlace: Place?
    /// The place in the newer state; nil for what was removed.
    public let newPlace: Place?
    /// Why nobody meant the difference; nil for one that somebody may have meant.
    public let noise: Noise?

    /// The whole sentence, without the file and the group.
    public var sentence: String {
        guard let subject else { return text }
        let verb = text.prefix { $0 != " " && $0 != ":" && $0 != "," }
        return Self.verbs.contains(String(verb)) ? "\(subject) \(text)" : "\(subject): \(text)"
    }

    /// The words that go on with the subject, as in *outlet title is now name*; others name a value of it.
    private static let verbs: Set = ["added", "has", "is", "leads", "moved", "removed", "starts", "was"]
}

/// What Xcode changes by itself whenever it saves a document.
public enum Noise: String, Hashable, Sendable, CaseIterable {
    /// The versions of Xcode, its plug-ins and the capabilities that a document requires.
    case toolsVersion
    /// The device that the canvas showed, and the metrics that it simulated.
    case canvasDevice
    /// The places of scenes and top-level objects on the canvas.
    case canvasPlace
    /// A frame that constraints, a stack view or the device decide when the app runs.
    case decidedFrame
    /// Marks of Xcode's about frames and constraints: misplaced, ambiguous, fixed.
    case layoutMark
    /// The list of images and colors with sizes and values that Xcode found last.
    case cachedResource
    /// An id that is another one for the same object.
    case renewedID
    /// The order of elements that are shown in no order.
    case fileOrder
    /// A layout guide, first responder or exit that Xcode writes into every scene.
    case standardObject

    /// The name that command lines and configurations have for it: `decided-frame`.
    public var name: String {
        switch self {
        case .toolsVersion: "tools-version"
        case .canvasDevice: "canvas-device"
        case .canvasPlace: "canvas-place"
        case .decidedFrame: "decided-frame"
        case .layoutMark: "layout-mark"
        case .cachedResource: "cached-resource"
        case .renewedID: "renewed-id"
        case .fileOrder: "file-order"
        case .standardObject: "standard-object"
        }
    }

    /// What a person calls them, in the plural: `frames that constraints decide`.
    public var words: String {
        switch self {
        case .toolsVersion: "versions of tools"
        case .canvasDevice: "settings of the canvas"
        case .canvasPlace: "places on the canvas"
        case .decidedFrame: "frames that layout decides"
        case .layoutMark: "layout marks of Xcode"
        case .cachedResource: "cached resources"
        case .renewedID: "renewed ids"
        case .fileOrder: "orders that nothing shows"
        case .standardObject: "objects of every scene"
        }
    }
}
