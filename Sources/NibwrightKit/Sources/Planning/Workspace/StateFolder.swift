/// The project-relative paths of the files that Nibwright keeps to take a run back.
enum StateFolder {
    static let parent = ".nibwright"
    static let path = ".nibwright/state"
    static let ignoreFile = path + "/.gitignore"
    static let lock = path + "/lock"
    static let journal = path + "/journal.json"
    static let journalDraft = path + "/journal.json.new"
    static let runs = path + "/runs"

    /// The number of runs that can be undone.
    static let keptRuns = 10

    static func run(_ id: String) -> String { runs + "/" + id }
    static func record(_ id: String) -> String { run(id) + "/run.json" }
    /// Files as they were before a run.
    static func originals(_ id: String) -> String { run(id) + "/originals" }
    /// Files as they were before the run was undone, for as long as undoing takes.
    static func replaced(_ id: String) -> String { run(id) + "/replaced" }

    static func checkRunID(_ id: String) throws(WorkspaceError) {
        let isPlain = id.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                true
            default: false
            }
        }
        guard isPlain, !id.isEmpty, id.utf8.count <= 100, !id.hasPrefix(".") else { throw .invalidRunID(id) }
    }
}
