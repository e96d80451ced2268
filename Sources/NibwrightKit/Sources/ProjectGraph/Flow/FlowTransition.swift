public import SourceText

/// One arrow of an app's flow.
public struct FlowTransition: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A segue that moves the user on.
        case segue
        /// Containment: a navigation controller's root, a tab, a split view's side.
        case relationship
        /// A container view's content.
        case embed
        /// The way back, to a scene whose class has the handler.
        case unwind
        /// Code that makes the scene.
        case code
    }

    public let kind: Kind
    public let source: FlowSceneID
    public let destination: FlowSceneID
    /// `show`, `presentation`, `custom`, … as the document has it; nil for code.
    public let segueKind: String?
    public let identifier: String?
    /// `rootViewController`, `viewControllers`, …
    public let relationship: String?
    public let unwindAction: String?
    /// The object that starts it, where that is not the controller: a button, a cell, a gesture recognizer.
    public let trigger: String?
    /// Where it is: the segue's element, or the code.
    public let places: [Place]
    /// Storyboard references that it passes on its way.
    public let references: [Place]
    /// Code that performs the segue.
    public internal(set) var performed: [Place] = []
    /// Whether only test code makes it; such an arrow is in no picture.
    public let isTest: Bool

    init(
        kind: Kind, source: FlowSceneID, destination: FlowSceneID, segueKind: String? = nil, identifier: String? = nil,
        relationship: String? = nil, unwindAction: String? = nil, trigger: String? = nil, places: [Place],
        references: [Place] = [], isTest: Bool = false
    ) {
        self.kind = kind
        self.source = source
        self.destination = destination
        self.segueKind = segueKind
        self.identifier = identifier
        self.relationship = relationship
        self.unwindAction = unwindAction
        self.trigger = trigger
        self.places = places
        self.references = references
        self.isTest = isTest
    }

    /// What the shapes at both ends say already.
    private static let plainRelationships = [
        "rootViewController", "viewControllers", "tabItems", "splitItems", "window.shadowedContentViewController",
    ]

    /// What a reader calls it: the identifier, else what starts it, else its kind.
    public var label: String {
        switch kind {
        case .relationship: Self.plainRelationships.contains(relationship ?? "") ? "" : relationship ?? ""
        case .unwind: identifier ?? unwindAction ?? ""
        case .code: ""
        case .embed: identifier ?? ""
        case .segue: identifier ?? trigger ?? segueKind ?? ""
        }
    }
}

/// A storyboard reference with what it leads to.
public struct FlowReference: Hashable, Sendable {
    public let place: Place
    /// Several where a storyboard has a twin for iPad.
    public let destinations: [FlowSceneID]
}
