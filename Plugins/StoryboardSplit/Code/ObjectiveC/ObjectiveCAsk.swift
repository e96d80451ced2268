import ObjectiveCCode
import TransformKit

/// One way in which a call in Objective-C comes to a scene: a call has several where a name has several texts.
struct ObjectiveCAsk {
    /// How the storyboard is come by.
    enum Way {
        case own
        /// By the name that a storyboard is made with.
        case named(ObjectiveCRoute)
        case unknown
    }

    let call: ObjectiveCSceneCall
    let way: Way
    /// What the identifier is, with the arguments of a wrapper's call put in; empty for an initial scene.
    let identifiers: [ObjectiveCName]
    /// The storyboards that are asked; for an unknown one every one that the code can see.
    let documents: [IBDocument]
    /// For `self.storyboard` the controllers of the scenes whose code it is.
    let openers: [Element]
    /// The controllers that may be opened, as far as the identifiers are known.
    let controllers: [Element]

    /// Whether the identifiers can be nothing else.
    var isExact: Bool {
        call.isInitial || !identifiers.isEmpty && identifiers.allSatisfy(\.isExact)
    }

    /// Whether the caller of the method around the call says by which name the storyboard is made.
    var isNamedByCaller: Bool { if case .named(let route) = way { route.wrapperCall != nil } else { false } }

    func controllers(in document: IBDocument) -> [Element] { controllers.filter { $0.document == document } }
}

/// A name with which a storyboard is made, and on whose behalf.
struct ObjectiveCRoute {
    let making: ObjectiveCMaking
    /// The name as written: where the storyboard is made, or in a wrapper's call.
    let name: ObjectiveCName
    let wrapperCall: ObjectiveCWrapperCall?

    /// Tells a route from others: a place in a file that leads to a storyboard that is made.
    var key: Key { Key(making: making.id, path: name.path, offset: name.range.lowerBound) }

    struct Key: Hashable {
        let making: ObjectiveCMakingID
        let path: String
        let offset: Int
    }
}

extension IBDocument {
    /// The path without its language's folder: the same for all copies of a storyboard.
    var pathOfAllCopies: String {
        path.split(separator: "/", omittingEmptySubsequences: false).filter { !$0.hasSuffix(".lproj") }
            .joined(separator: "/")
    }
}
