import SegueCode
import TransformKit

extension PreparedSegue {
    /// A route as one segue, for the code of the class of one of its scenes.
    init(_ route: Route, sourceClass: SwiftClass) {
        let transitions = route.transitions.filter { $0.sourceClass == sourceClass }
        self.init(
            identifier: route.identifier, destinations: transitions.flatMap(\.destination.controllers),
            // Copies of a scene hold scenes of the same classes; where they do not, there is no route.
            contents: transitions.flatMap { transition in
                transition.destination.controllers.map { _ in transition.destination.contents.first }
            },
            isMadeByCode: transitions.contains { $0.creationSelector != nil }, sourceClass: sourceClass,
            place: route.transition.place, storyboards: Set(transitions.map(\.document.baseName)))
    }
}

extension Route {
    /// The route as a segue of each class of its scenes.
    var preparedSegues: [PreparedSegue] {
        var classes: [SwiftClass] = []
        for transition in transitions where !classes.contains(transition.sourceClass) {
            classes.append(transition.sourceClass)
        }
        return classes.map { PreparedSegue(self, sourceClass: $0) }
    }
}
