import SwiftWriting
import TransformKit

/// Writes the routes that cells start into a class's delegate method: the present one, or a new one.
struct SelectionWriter {
    let facts: TriggerFacts
    let host: SwiftClass
    let method: SelectionMethod
    let cases: [SelectionStatements.Case]

    var additions: ClassAdditions {
        var additions = ClassAdditions()
        if let member = facts.code(of: host).method(method.baseName, method.label), let body = member.body {
            let edit = SwiftLayout(around: member).edit(
                putting: statements(member.parameters, body.words), first: body, in: member.source)
            additions.edits[member.source.path] = [edit]
        } else if let neighbor {
            let edit = SwiftLayout(around: neighbor).edit(putting: newMethod.lines, behind: neighbor)
            additions.edits[neighbor.source.path] = [edit]
        } else {
            additions.methods = [newMethod]
        }
        return additions
    }

    private func statements(_ parameters: [String], _ words: Set<String>) -> [String] {
        SelectionStatements(
            cases: cases, method: method,
            parameters: (parameters.first ?? method.baseName, parameters.last ?? "indexPath"),
            words: words
        ).lines
    }

    private var newMethod: NewMember {
        let inherited = facts.method(method.baseName, method.label, of: host) != nil
        let outer = facts.graph.classes.outerSuperclassName(of: host)
        var start = host.declaration.isPublic ? "public " : ""
        if inherited || outer == method.controllerClass { start += "override " }
        let parameters = "_ \(method.baseName): \(method.listType), \(method.label) indexPath: IndexPath"
        var body = statements([method.baseName, "indexPath"], [])
        if inherited { body.append("super.\(method.baseName)(\(method.baseName), \(method.label): indexPath)") }
        return NewMember(
            name: method.name,
            lines: ["\(start)func \(method.baseName)(\(parameters)) {"] + body.map { "    " + $0 } + ["}"])
    }

    /// The member after which a new method goes: the last method for the same list, of its delegate where there is one,
    /// else of its data source.
    ///
    /// A method that overrides one of a project's class has to stand in the class's own body.
    private var neighbor: CodeMember? {
        let isInherited = facts.method(method.baseName, method.label, of: host) != nil
        let members = facts.code(of: host).members.filter { member in
            let isInBody = member.source.path == host.declaration.path && member.part == host.declaration.range
            return member.name == method.baseName && member.labels?.first == "_" && !member.isConditional
                && (isInBody || !isInherited)
        }
        let ofDelegate = members.last { !Self.dataSourceLabels.contains($0.labels?.last ?? "") }
        return (ofDelegate ?? members.last).flatMap { first in
            members.last { $0.source.path == first.source.path && $0.part == first.part }
        }
    }

    static let dataSourceLabels: Set<String> = [
        "numberOfRowsInSection", "cellForRowAt", "titleForHeaderInSection", "titleForFooterInSection", "canEditRowAt",
        "canMoveRowAt", "sectionForSectionIndexTitle", "at", "commit", "forRowAt", "moveRowAt", "to",
        "numberOfItemsInSection", "cellForItemAt", "viewForSupplementaryElementOfKind",
    ]
}
