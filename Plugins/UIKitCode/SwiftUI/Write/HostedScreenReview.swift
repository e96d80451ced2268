import TransformKit

/// Finds code of a controller that may tell the difference between its views and those of SwiftUI.
struct HostedScreenReview {
    let points: [ReviewPoint]

    init(_ screen: Screen, hasTextFields: Bool, in graph: ProjectGraph) {
        let type = screen.type
        let types = graph.classes.chain(of: type) + graph.classes.subclasses(of: type)
        let sources = Set(types.flatMap(\.parts).map(\.path)).sorted().compactMap(graph.text(at:))
        // UIKit's controls come before a gesture of the view around them, and SwiftUI's may not.
        let gestures = screen.recognizers.map {
            ReviewPoint(
                reason: "the gesture of the whole view may take touches from what SwiftUI draws", place: $0.place)
        }
        points =
            gestures
            + sources.flatMap { source in
                (Self.words + (hasTextFields ? Self.keyboard : [])).compactMap { word, reason in
                    source.offsets(ofIdentifier: word).first.map {
                        ReviewPoint(reason: "code asks for `\(word)`, \(reason)", place: Place(source, at: $0))
                    }
                }
            }
    }

    private static let tree = "and all views are in one of SwiftUI's now"
    private static let order = "and the view of SwiftUI lies over the whole screen"
    private static let words = [
        ("subviews", tree), ("viewWithTag", tree), ("insertSubview", order), ("sendSubviewToBack", order),
        ("touchesBegan", order), ("touchesEnded", order), ("children", child), ("childViewControllers", child),
    ]

    private static let child = "and the hosting controller is one of them now"

    private static let moved = "and SwiftUI moves its text fields out of the keyboard's way itself"
    private static let keyboard = [
        ("keyboardWillShowNotification", moved), ("keyboardWillChangeFrameNotification", moved),
        ("keyboardDidShowNotification", moved), ("UIKeyboardWillShow", moved),
    ]
}
