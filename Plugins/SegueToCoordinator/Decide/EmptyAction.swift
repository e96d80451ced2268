import Navigation
import TransformKit

/// Finds action methods without statements, as they remain where an item was connected by mistake.
struct EmptyAction {
    private let facts: TriggerFacts

    init(_ facts: TriggerFacts) {
        self.facts = facts
    }

    /// The method that an action connection calls; nil where it does something, or where anything else may call it.
    func method(of action: Connection, _ transition: Transition) -> CodeMember? {
        guard action.destinationID == transition.controller.id, let selector = action.selector, selector.hasSuffix(":"),
            selector.count(where: { $0 == ":" }) == 1,
            facts.graph.classes.action(selector, of: transition.sourceClass)?.owner == transition.sourceClass,
            facts.graph.classes.subclasses(of: transition.sourceClass).isEmpty
        else { return nil }
        let name = String(selector.dropLast())
        let members = facts.code(of: transition.sourceClass).members.filter { $0.name == name }
        guard members.count == 1, let method = members.first, method.isEmptyMethod, !method.isConditional,
            method.parameters.count == 1, isSaidOnce(name, in: method.source.path),
            connections(of: selector) == 1
        else { return nil }
        return method
    }

    private func isSaidOnce(_ name: String, in path: String) -> Bool {
        facts.graph.swiftFiles.allSatisfy { file in
            guard file.source.contains(identifier: name) else { return true }
            let text = file.source.string(0..<file.source.bytes.count)
            return file.path == path && text.ranges(of: name).count == 1
        } && !facts.graph.objectiveCFiles.contains { $0.source.contains(identifier: name) }
    }

    private func connections(of selector: String) -> Int {
        facts.graph.documents.reduce(0) { count, document in
            count + document.connections.count { $0.kind == .action && $0.selector == selector }
        }
    }
}
