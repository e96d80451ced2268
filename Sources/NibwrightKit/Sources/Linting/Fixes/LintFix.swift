public import TransformKit

/// What mends a finding. A rule only says it; `nibwright lint --fix` makes a plan of all that were asked for, with the gates
/// and the undo of any plan.
public struct LintFix: Hashable, Sendable {
    /// One line in the imperative: `take cup out of the list of resources`.
    public let title: String
    /// Whether anything behaves otherwise afterwards. What mends a crash does, so it is for review.
    public let safety: Safety
    /// At least one.
    public let edits: [FileEdit]

    public init(_ title: String, _ safety: Safety, _ edits: [FileEdit]) {
        self.title = title
        self.safety = safety
        self.edits = edits
    }

    /// A fix that edits one document.
    ///
    /// - Returns: nil where nothing would change, or the document cannot be edited so.
    public init?(
        _ title: String, _ safety: Safety, editing document: IBDocument, _ change: (inout DocumentEditor) -> Void
    ) {
        var editor = DocumentEditor(document)
        change(&editor)
        guard editor.faults.isEmpty, !editor.edits.isEmpty else { return nil }
        self.init(title, safety, editor.edits.map { .replace(path: document.path, $0) })
    }
}
