import Navigation
import SwiftWriting
import TransformKit

/// A symbol that a tool generated for a segue, in code that is not rewritten.
struct StayingSymbol {
    let reference: CodeReference
    /// The call of SwiftGen's `perform(segue:sender:)` that takes the symbol.
    let call: SegueCallSyntax?

    /// The one identifier that the symbol stands for; nil where the expression is anything but a symbol.
    private var identifier: String? {
        let isOne = reference.text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        return isOne && reference.isExact && reference.names.count == 1 ? reference.names[0] : nil
    }

    /// The edits that replace the symbol by its identifier as a string, in `R.segue.menu.detail.identifier` and in
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

    /// Whether the symbol is generated for a route's segue.
    func isAbout(_ route: Route, _ graph: ProjectGraph) -> Bool {
        graph.isNear(reference.path, route.owner.declaration.path) && route.transitions.contains(where: isMade)
    }

    /// Whether the symbol is generated for a segue: SwiftGen groups symbols by storyboard, R.swift by class.
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

    /// Whether the symbol is the identifier's. Where the generated code is not in the project, their letters are
    /// compared.
    private func isNamed(_ identifier: String, _ symbol: GeneratedName) -> Bool {
        reference.names.isEmpty ? GeneratedName(identifier) == symbol : reference.names.contains(identifier)
    }
}

extension SegueMethod {
    /// Whether a reference stands in the method.
    func contains(_ reference: CodeReference) -> Bool {
        path == reference.path && range.contains(reference.range.lowerBound)
    }
}
