import Navigation
import SwiftWriting
import TransformKit

/// The statements by which a coordinator makes a screen and shows it as a segue did.
enum SceneStatements {
    /// The constant `destination`.
    ///
    /// - Parameter type: what it is cast to; nil where any view controller will do.
    static func making(_ lookup: SceneLookup, in storyboard: String, as type: String?) -> [String] {
        let cast = type.map { " as! \($0)" } ?? ""
        guard let identifier = lookup.identifier else {
            let unwrapped = cast.isEmpty ? "!" : cast
            return ["let destination = \(storyboard).instantiateInitialViewController()\(unwrapped)"]
        }
        let made =
            "let destination = \(storyboard).instantiateViewController(withIdentifier: \(identifier.swiftLiteral))"
        guard made.count + cast.count > 110 else { return [made + cast] }
        return [
            "let destination = \(storyboard)",
            "    .instantiateViewController(withIdentifier: \(identifier.swiftLiteral))\(cast)",
        ]
    }

    /// The style and the transition of a presentation; nothing for other kinds.
    static func presentation(of kind: TransitionKind) -> [String] {
        guard case .presentation(let style, let transition) = kind else { return [] }
        var lines: [String] = []
        if let style { lines.append("destination.modalPresentationStyle = .\(style)") }
        if let transition { lines.append("destination.modalTransitionStyle = .\(transition)") }
        return lines
    }

    /// What shows a screen as a segue of a kind does; nothing for a segue with a class of its own.
    ///
    /// - Parameter sender: the sender that containers are told of.
    static func showing(
        _ destination: String, _ kind: TransitionKind, isAnimated: Bool, sender: String
    ) -> [String] {
        switch kind {
        case .show: return once("source.show(\(destination), sender: \(sender))", isAnimated)
        case .showDetail: return once("source.showDetailViewController(\(destination), sender: \(sender))", isAnimated)
        case .push: return ["source.navigationController?.pushViewController(\(destination), animated: \(isAnimated))"]
        case .replace:
            return [
                "if let splitViewController = source.splitViewController {",
                "    splitViewController.viewControllers = [splitViewController.viewControllers[0], destination]", "}",
            ]
        case .presentation, .popover: return ["source.present(\(destination), animated: \(isAnimated))"]
        case .custom: return []
        }
    }

    /// A statement that has no argument for the animation.
    static func once(_ statement: String, _ isAnimated: Bool) -> [String] {
        isAnimated ? [statement] : ["UIView.performWithoutAnimation {", "    \(statement)", "}"]
    }
}
