import SwiftWriting
import TransformKit

/// A symbol that a tool made of a segue, in code that is not written anew.
struct StayingSymbol {
    let reference: CodeReference
    /// The call of SwiftGen's `perform(segue:sender:)` that the symbol is handed to.
    let call: SegueCallSyntax?

    /// The identifier, where the symbol stands for one.
    private var identifier: String? {
        let isOne = reference.text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        return isOne && reference.isExact && reference.names.count == 1 ? reference.names[0] : nil
    }

    /// Edits after which the code says the identifier as text: of `R.segue.menu.detail.identifier`, and of
    /// `perform(segue: StoryboardSegue.Main.detail)`. Nil where the code needs the symbol itself.
    var edits: [TextEdit]? {
        guard let identifier else { return nil }
        if ["rawValue", "identifier"].contains(reference.text.split(separator: ".").last) {
            return [TextEdit(reference.range, identifier.swiftLiteral)]
        }
        guard let call, call.isGeneratedForm else { return nil }
        let sender = call.sender == nil ? ", sender: nil" : ""
        return [
            TextEdit(call.nameRange, "performSegue"),
            TextEdit(call.identifier.range, "withIdentifier: \(identifier.swiftLiteral)\(sender)"),
        ]
    }

    var obstacle: Obstacle {
        Obstacle(
            code: .generatedSegue,
            reason: "\(reference.text) is made of the segue and goes with it, and the code that says it has to stay",
            place: reference.place)
    }

    /// Whether the symbol is made of a route's segue.
    func isAbout(_ route: Route, _ graph: ProjectGraph) -> Bool {
        graph.isNear(reference.path, route.owner.declaration.path) && route.transitions.contains(where: isMade)
    }

    /// Whether the symbol is made of a segue: SwiftGen makes one for each storyboard, R.swift for each class.
    func isMade(of transition: Transition) -> Bool {
        guard let identifier = transition.identifier else { return false }
        let parts = reference.text.split(separator: ".").map { GeneratedName(String($0)) }
        switch parts.first {
        case GeneratedName("StoryboardSegue") where parts.count > 2:
            return GeneratedName(transition.document.baseName) == parts[1] && isNamed(identifier, parts[2])
        case GeneratedName("R") where parts.count > 3:
            let owner = transition.controller.customClass ?? "UI" + transition.controller.name
            return GeneratedName(owner) == parts[2] && isNamed(identifier, parts[3])
        default: return parts.last.map { isNamed(identifier, $0) } ?? false
        }
    }

    /// A generated case's identifier is not known where the tool's code is not there, and all but its letters are.
    private func isNamed(_ identifier: String, _ symbol: GeneratedName) -> Bool {
        reference.names.isEmpty ? GeneratedName(identifier) == symbol : reference.names.contains(identifier)
    }
}

extension SegueMethod {
    /// Whether a reference stands in it.
    func contains(_ reference: CodeReference) -> Bool {
        path == reference.path && range.contains(reference.range.lowerBound)
    }
}
