public import SourceText

/// One arrow of an app's flow.
public struct FlowTransition: Hashable, Sendable {
    /// The kinds of arrows.
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

    /// The kind.
    public let kind: Kind
    /// The scene that the arrow starts from.
    public let source: FlowSceneID
    /// The scene that the arrow leads to.
    public let destination: FlowSceneID
    /// `show`, `presentation`, `custom`, … as the document has it; nil for code.
    public let segueKind: String?
    /// The segue's identifier; nil for none.
    public let identifier: String?
    /// `rootViewController`, `viewControllers`, …
    public let relationship: String?
    /// The selector of an unwind segue; nil for other arrows.
    public let unwindAction: String?
    /// The object that starts it, where that is not the controller: a button, a cell, a gesture recognizer.
    public let trigger: String?
    /// The places of the transition: the segue's element, or the code.
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

    /// Relationships that need no label, since the shapes at both ends show them.
    private static let plainRelationships = [
        "rootViewController", "viewControllers", "tabItems", "splitItems", "window.shadowedContentViewController",
    ]

    /// The label of the arrow: the identifier, else the object that starts it, else its kind.
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
    /// The place of the storyboard reference.
    public let place: Place
    /// Several where a storyboard has a twin for iPad.
    public let destinations: [FlowSceneID]
}
