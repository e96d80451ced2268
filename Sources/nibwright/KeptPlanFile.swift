import Planning
import SourceText

/// A file that holds a kept plan.
struct KeptPlanFile {
    let path: String
    private let bytes: [UInt8]

    /// A plan holds no more than the edits, and those of the largest projects are a few megabytes.
    private static let largestSize = 1 << 30

    /// Nil for a file that is not there, and for one that is no kept plan, such as a recipe.
    init?(_ path: String, projects: [String]) {
        guard let bytes = try? NamedFile(path, projects: projects).read(limit: Self.largestSize),
            SavedPlan.isSavedPlan(bytes)
        else { return nil }
        self.path = path
        self.bytes = bytes
    }

    /// The plan, or the end of the command where this version does not read it.
    func plan() throws -> SavedPlan {
        if let form = SavedPlan.form(of: bytes), form != SavedPlan.currentForm {
            throw Failure(.usage, "\"\(path)\" was kept by another version of Nibwright; plan again with --save")
        }
        guard let saved = try? SavedPlan(decoding: bytes) else {
            throw Failure(.usage, "\"\(path)\" is no plan that this version keeps; plan again with --save")
        }
        return saved
    }
}
