import Layout
import TransformKit

/// All that is known about a screen whose content becomes a view of SwiftUI.
struct HostedScreen {
    /// A view that stays one of UIKit's.
    struct Wrapped {
        let view: CodedView
        let name: String
        let reason: String
        /// Whether the controller has it as a property, since code, a delegate or an action needs it.
        let isKept: Bool
        let outlet: OutletFate?
    }

    /// A method that loses its parameters, since no control of UIKit's calls it any more.
    struct Method: Hashable {
        let path: String
        /// `@IBAction` with the blanks behind it; nil where it stays as it is.
        let attribute: Range<Int>?
        /// What stands in its place.
        let replacement: String
        /// Nil for one without parameters.
        let parameters: Range<Int>?
    }

    let screen: Screen
    /// The number of screens on which the document's views do not fit.
    let cutScreens: Int
    let content: ContentNode
    let state: ScreenState
    let closures: [ScreenActions.Closure]
    let hasBindings: Bool
    let wrapped: [Wrapped]
    /// The views of SwiftUI, in document order, with what each was.
    let drawn: [Element]
    /// Outlets of which code asks for values alone.
    let outlets: [(fate: OutletFate, reading: OutletReading)]
    /// Replacements of what methods do with their sender.
    let senders: [(replacement: OutletReading.Replacement, control: Element)]
    let methods: [Method]
    let actions: [ActionFate]
    let links: [ScreenConnections.Link]
    let segues: [(segue: ScreenConnections.Segue, identifier: String)]
    let names: (view: String, state: String, property: String, method: String)
    let texts: MovedTexts
    let initializers: [FileEdit]
    let imports: [String]

    /// The share of the views that are SwiftUI's, in percent.
    var share: Int {
        let all = drawn.count + wrapped.count
        return all == 0 ? 100 : drawn.count * 100 / all
    }
}
