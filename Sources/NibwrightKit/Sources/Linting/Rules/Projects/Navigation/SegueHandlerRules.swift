import Foundation
import InterfaceBuilder
import ObjectiveCCode
import SwiftCode
import TransformKit

/// Finds unwind segues whose action no class has.
struct UnwindHandlerMissingRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "unwind-handler-missing",
        summary: "An unwind segue whose action no class of the project implements.",
        rationale: """
            UIKit asks the controllers on the way back for the action; where none has it, nothing happens, and the \
            user is stuck. Implement the action in the controller to come back to, or choose another one.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let segues = graph.documents.flatMap(\.segues).filter {
            $0.kind == "unwind" && $0.unwindAction?.isEmpty == false
        }
        if segues.isEmpty { return [] }
        var known: Set<String> = []
        for type in graph.swiftFiles.flatMap(\.types) {
            known.formUnion(type.segueMethods.map(\.selector))
            known.formUnion(type.actions.map(\.selector))
        }
        for part in graph.objectiveCFiles.flatMap(\.classes) { known.formUnion(part.methods.map(\.selector)) }
        let missing = segues.filter { !known.contains($0.unwindAction ?? "") }
        let words = NameOccurrences(of: Set(missing.compactMap { $0.unwindAction.map(baseName) }), in: graph)
        let doubt = Self.libraryScene(graph).map {
            "a scene is of \($0), which is no class of the project and may have it"
        }
        return missing.compactMap { segue in
            guard let action = segue.unwindAction else { return nil }
            // A method of this name may answer under another selector: Swift 2 left the first label out of it.
            guard !words[baseName(action)].contains(where: \.mayDeclare) else { return nil }
            return LintFinding(
                segue.connection.place,
                "The unwind segue calls `\(action)`, which no class implements: it leads nowhere, and nothing happens.",
                doubt: doubt)
        }
    }

    private func baseName(_ selector: String) -> String {
        let name = String(selector.prefix { $0 != ":" })
        return name.range(of: "With", options: .backwards).map { String(name[..<$0.lowerBound]) } ?? name
    }

    /// The class of a scene that is a library's and may have the action; nil where there is none.
    private static func libraryScene(_ graph: ProjectGraph) -> String? {
        let controllers = graph.documents.lazy.flatMap(\.scenes).compactMap(\.controller)
        return controllers.first { graph.classes.resolve($0) == .notInProject }?.customClass
    }
}

/// Finds segue actions that the source's class does not implement.
struct SegueActionMissingRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "segue-action-missing",
        summary: "A segue whose destination a method should make that its source's class does not implement.",
        rationale: """
            The segue ends with `unrecognized selector sent to instance`, and the app crashes. Implement the \
            `@IBSegueAction`, or disconnect it.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        graph.documents.flatMap { document in
            document.segues.compactMap { segue in
                segue.creationSelector.flatMap { finding(for: segue, $0, in: graph) }
            }
        }
    }

    private func finding(for segue: Segue, _ selector: String, in graph: ProjectGraph) -> LintFinding? {
        // A container's content is made for whoever shows the container: code or a segue of any scene.
        guard segue.relationship == nil, let controller = segue.sourceController else { return nil }
        let resolution = graph.classes.resolve(controller)
        if resolution == .notInProject { return nil }
        let candidates = resolution.map { Ancestry.all(of: $0, in: graph) } ?? []
        guard candidates.allSatisfy(\.isComplete),
            !candidates.contains(where: { $0.responds(to: selector, graph.classes) })
        else { return nil }
        let baseName = String(selector.prefix { $0 != ":" })
        let isMentioned = candidates.contains { $0.mentions(baseName, in: graph) }
        let owner = controller.customClass ?? "The controller, which has no class of its own,"
        let doubt = Doubt.first((isMentioned, "the sources of the class mention `\(baseName)`"))
        return LintFinding(
            segue.connection.place,
            "\(owner) does not implement `\(selector)`, which should make this segue's destination: the segue "
                + "\(Doubt.crashes(doubt)).",
            doubt: doubt)
    }
}
