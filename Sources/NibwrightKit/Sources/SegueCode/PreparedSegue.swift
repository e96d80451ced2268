public import InterfaceBuilder
import Navigation
public import ProjectGraph
public import SourceText

/// A segue as `prepare(for:sender:)` gets it, with all facts by which code can decide what to do for it.
public struct PreparedSegue: Hashable, Sendable {
    /// The segue's identifier; nil where it has none.
    public let identifier: String?
    /// The controllers that it may lead to; empty where that cannot be determined, as for an unwind segue.
    public let destinations: [Element]
    /// For each of `destinations` its root, where it is a navigation controller; else nil.
    public let contents: [Element?]
    /// Whether a method of the source creates the destination, which may be of a subclass then.
    public let isMadeByCode: Bool
    /// The name of the method that an unwind segue leads to, whichever class declares it.
    public let unwindAction: String?
    /// The class whose `prepare(for:sender:)` is called.
    public let sourceClass: SwiftClass
    /// The place of the segue in its document, or of the code that mentions it.
    public let place: Place
    /// The names of its storyboards; empty where they are not known.
    public let storyboards: Set<String>

    public init(
        identifier: String?, destinations: [Element], contents: [Element?], isMadeByCode: Bool,
        unwindAction: String? = nil, sourceClass: SwiftClass, place: Place, storyboards: Set<String> = []
    ) {
        self.identifier = identifier
        self.destinations = destinations
        self.contents = contents
        self.isMadeByCode = isMadeByCode
        self.unwindAction = unwindAction
        self.sourceClass = sourceClass
        self.place = place
        self.storyboards = storyboards
    }
}

extension PreparedSegue {
    /// Reads a segue of a document; nil for a relationship between a container and its content.
    public init?(_ segue: Segue, sourceClass: SwiftClass, graph: ProjectGraph) {
        guard !segue.isRelationship else { return nil }
        identifier = segue.identifier
        isMadeByCode = segue.creationSelector != nil
        unwindAction = segue.unwindAction
        self.sourceClass = sourceClass
        place = segue.connection.place
        storyboards = [segue.element.document.baseName]
        guard segue.kind != "unwind", let element = segue.connection.destination else {
            (destinations, contents) = ([], [])
            return
        }
        destinations = graph.finalControllers(of: element)
        contents = destinations.map { graph.navigationContents(of: $0).first }
    }

    /// The same segue, as if its destination could not be determined.
    public var withoutDestinations: PreparedSegue {
        PreparedSegue(
            identifier: identifier, destinations: [], contents: [], isMadeByCode: isMadeByCode,
            unwindAction: unwindAction, sourceClass: sourceClass, place: place, storyboards: storyboards)
    }

    /// A segue whose identifier no code compares with and whose destination cannot be determined.
    public static func unknown(sourceClass: SwiftClass, place: Place) -> PreparedSegue {
        PreparedSegue(
            identifier: "\u{0}", destinations: [], contents: [], isMadeByCode: true, sourceClass: sourceClass,
            place: place)
    }
}
