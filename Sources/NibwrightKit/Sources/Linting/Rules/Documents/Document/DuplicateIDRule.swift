import TransformKit

/// Finds objects of one document with the same id.
struct DuplicateIDRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "duplicate-id",
        summary: "Two objects of one document have the same id.",
        rationale: """
            Connections, constraints and translations name objects by id, and it is not defined which of the two they \
            reach; Xcode may refuse to open the document. It comes from a merge: give one object an id of its own, and \
            re-point what was meant for it.
            """,
        level: .error, aliases: ["iblinter:duplicate_id"])

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.duplicateObjects.map { object in
            let id = object.id ?? ""
            let line = document.object(id: id)?.place.position?.line
            let first = line.map { ", first used in line \($0)" } ?? ""
            return LintFinding(
                object.place, "The id \(id) is taken\(first); what names it may reach either object.")
        }
    }
}
