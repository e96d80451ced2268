import TransformKit

/// A class of views with a xib, and what its places need: decided, and not written yet.
struct NibViewDraft {
    /// An outlet of the class to an object of its xib.
    struct Property {
        let name: String
        let type: String
        let isWeak: Bool
        /// Whether nothing but the class itself uses it.
        var isPrivate: Bool
        /// Whether the class has it already.
        var isDeclared = false
    }

    /// A closure that is called when a control of the xib sends its action.
    struct Handler {
        /// The closure: `onClose`.
        let name: String
        /// The method that the control calls: `close`.
        let method: String
        /// The type of the control.
        let control: String
        /// Whether the methods of the places ask for the control.
        let takesSender: Bool
        /// The controls and their events.
        var controls: [Control]
    }

    /// A control and one of its actions.
    struct Control: Hashable {
        let number: Int
        let event: String
        /// Its number among the control's actions for the event.
        let ordinal: Int
    }

    /// A text or image that each place says for itself.
    struct Inspectable {
        let name: String
        let number: Int
        let kind: ViewValue.Kind
        /// The place of the value among those of the shape.
        let index: Int
    }

    let className: String
    let isNameGuessed: Bool
    let places: [NibPlace]
    let owner: DocumentOwner
    /// The class that the views have already; nil where a new one is written.
    let ownClass: OwnViewClass?
    var properties: [Int: Property] = [:]
    var handlers: [Handler] = []
    var inspectables: [Inspectable] = []
    var owners: [OwnerDraft] = []
    /// Whether the color behind the view moves into the xib.
    var movesBackground = false

    /// The documents that have the views, each once.
    var documents: [IBDocument] {
        places.reduce(into: []) { documents, place in
            if !documents.contains(place.document) { documents.append(place.document) }
        }
    }
}

/// A class whose objects had outlets and actions of what moved, and that has an outlet of the new view now.
struct OwnerDraft {
    /// An outlet that becomes a property which asks the view.
    struct Forward {
        let outlet: SwiftOutlet
        let number: Int
        /// Where code reaches the outlet through the view, so that no property has to; nil where one does.
        let uses: [OwnerReader.Use]?
        /// What the outlet's `didSet` did.
        let observer: OutletObserver?
    }

    /// A method of the class that a handler calls.
    struct Call {
        let handler: Int
        /// `self?.close(sender)`
        let text: String
        let usesSender: Bool
        /// What no document sends any more once the view has moved: `@IBAction` goes, with the blank behind it.
        let attribute: (path: String, range: Range<Int>)?
    }

    /// The class that gets the outlet.
    let type: SwiftClass
    /// The objects that have the outlet, each with the place that it leads to.
    var sources: [(source: Element, place: Int)]
    /// The outlet that the objects had of the plain view; nil where they get a new one.
    var present: SwiftOutlet?
    var outletName = ""
    var forwards: [Forward] = []
    var calls: [Call] = []
}
