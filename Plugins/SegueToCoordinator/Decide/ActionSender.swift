import Navigation
import TransformKit

/// The object of a document that starts a segue by sending an action, where one can take the segue's place.
struct ActionSender: Sendable {
    let element: Element
    /// `touchUpInside`; nil for objects that send one kind of action only.
    let event: String?
    /// The type of the action method's parameter: `UIButton`.
    let type: String

    /// Nil for transitions that only cells or code start.
    init?(of transition: some SceneTransition) throws(Obstacle) {
        switch transition.trigger {
        case .code, .row, .accessory, .item: return nil
        case .control(let control):
            element = control
            (event, type) = try Self.event(of: control, transition)
        case .barButtonItem(let item):
            (element, event, type) = (item, nil, "UIBarButtonItem")
        case .gestureRecognizer(let recognizer):
            (element, event) = (recognizer, nil)
            type = try Self.recognizerType(recognizer, transition)
        }
    }

    private static func event(
        of control: Element, _ transition: some SceneTransition
    ) throws(Obstacle) -> (event: String, senderType: String) {
        let isTV = transition.document.kind.platform == .tvOS
        switch control.name {
        case "button": return (isTV ? "primaryActionTriggered" : "touchUpInside", "UIButton")
        case "switch": return ("valueChanged", "UISwitch")
        case "slider": return ("valueChanged", "UISlider")
        case "stepper": return ("valueChanged", "UIStepper")
        case "segmentedControl": return ("valueChanged", "UISegmentedControl")
        case "datePicker": return ("valueChanged", "UIDatePicker")
        case "pageControl": return ("valueChanged", "UIPageControl")
        default:
            throw Obstacle(
                code: .controlEvent,
                reason: "the document does not say for which event of a <\(control.name)> it is performed",
                place: transition.place)
        }
    }

    private static func recognizerType(_ recognizer: Element, _ transition: some SceneTransition) throws(Obstacle)
        -> String
    {
        switch recognizer.name {
        case "tapGestureRecognizer": return "UITapGestureRecognizer"
        case "swipeGestureRecognizer": return "UISwipeGestureRecognizer"
        default:
            throw Obstacle(
                code: .continuousGesture,
                reason:
                    "a gesture that goes on sends its action again and again, and nobody says when the segue is performed",
                place: transition.place)
        }
    }
}
