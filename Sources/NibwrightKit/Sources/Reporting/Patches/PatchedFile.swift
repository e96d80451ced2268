import Planning
import SourceText

/// A file before and after, as a plan, a step or a part of a step changes it.
struct PatchedFile {
    let path: String
    /// Nil for a file that comes.
    let before: SourceText?
    /// Nil for a file that goes.
    let after: [UInt8]?
    /// From `before` to `after`; empty for a file that comes or goes.
    let edits: EditList

    init(path: String, before: SourceText?, after: [UInt8]?, edits: EditList) {
        self.path = path
        self.before = before
        self.after = after
        self.edits = edits
    }

    init(_ file: ChangedFile) {
        self.init(path: file.path, before: file.before, after: file.after?.bytes, edits: file.edits)
    }

    init(_ file: StepFile) {
        self.init(path: file.path, before: file.before, after: file.after?.bytes, edits: file.edits)
    }

    /// Whether only a header of git's own can say that the file comes or goes.
    var comesOrGoesEmpty: Bool {
        before == nil && after?.isEmpty == true || after == nil && before?.bytes.isEmpty == true
    }

    /// The lines that differ; none where nothing does.
    var diff: LineDiff? {
        switch (before, after) {
        case (let before?, _?): LineDiff(before, edits)
        case (nil, let after?): LineDiff(whole: after, isNew: true)
        case (let before?, nil): LineDiff(whole: before.bytes, isNew: false)
        case (nil, nil): nil
        }
    }
}
