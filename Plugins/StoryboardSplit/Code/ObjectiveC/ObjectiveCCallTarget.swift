import ObjectiveCCode
import TransformKit

/// One scene that a call in Objective-C may open, and how: a call has several where a name may have several texts.
struct ObjectiveCCallTarget {
    /// The place that a call has its storyboard from.
    enum StoryboardOrigin {
        /// The `storyboard` of the controller whose code the call is.
        case own
        /// A storyboard that code creates by its name.
        case named(StoryboardNameSource)
        /// A storyboard that cannot be followed to the place where it is created.
        case unknown
    }

    let call: ObjectiveCSceneCall
    let origin: StoryboardOrigin
    /// The texts of the identifier, with the arguments of a wrapper's call put in; empty for an initial scene.
    let identifiers: [ObjectiveCName]
    /// The storyboards that the call may use; every one that the code can see where that is unknown.
    let documents: [IBDocument]
    /// For `self.storyboard` the controllers of the scenes whose code the call is.
    let openers: [Element]
    /// The controllers that may be opened, as far as the identifiers are known.
    let controllers: [Element]

    /// True where the identifiers can have no other text.
    var isExact: Bool {
        call.isInitial || !identifiers.isEmpty && identifiers.allSatisfy(\.isExact)
    }

    /// True where a caller of the method around the call passes the name of the storyboard.
    var isNamedByCaller: Bool { nameSource?.wrapperCall != nil }

    /// The name of a storyboard that code creates for the call; nil where it creates none.
    var nameSource: StoryboardNameSource? { if case .named(let source) = origin { source } else { nil } }

    func controllers(in document: IBDocument) -> [Element] { controllers.filter { $0.document == document } }

    /// Returns an obstacle at the call.
    func obstacle(_ code: RefusalCode, _ reason: String) -> Obstacle {
        Obstacle(code: code, reason: reason, place: call.place)
    }
}

/// The name that a storyboard is created with, and the wrapper's call that passes it.
struct StoryboardNameSource {
    let creation: ObjectiveCMaking
    /// The name as written, where the storyboard is created or in a wrapper's call.
    let name: ObjectiveCName
    let wrapperCall: ObjectiveCWrapperCall?

    /// Identifies the place that gives a name to a storyboard's creation.
    var key: Key { Key(creation: creation.id, path: name.path, offset: name.range.lowerBound) }

    /// The created storyboard and the place of its name.
    struct Key: Hashable {
        let creation: ObjectiveCMakingID
        let path: String
        let offset: Int
    }
}

extension IBDocument {
    /// The path without its localization folder: the same for all copies of a storyboard.
    var pathOfAllCopies: String {
        path.split(separator: "/", omittingEmptySubsequences: false).filter { !$0.hasSuffix(".lproj") }
            .joined(separator: "/")
    }
}
