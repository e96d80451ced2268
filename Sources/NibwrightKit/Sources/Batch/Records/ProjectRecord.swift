import Foundation
public import Planning
import SourceText

/// What became of one project in a run: a line of its `records.jsonl`.
public struct ProjectRecord: Codable, Sendable, Hashable {
    /// The version of this format; counts up when a name goes or means something else.
    public static let currentVersion = 1

    /// The version of the format that the record is in.
    public var version = Self.currentVersion
    /// What the run calls the project.
    public let project: String
    /// The project's tags.
    public let tags: [String]
    /// How it ended.
    public var status = ProjectStatus.unchanged
    /// Why it was not planned; nil where it was.
    public var message: String?
    /// What there is to know of its folder: a link, changes that are not committed, submodules, files of Git LFS that
    /// are not there.
    public var notes: [ProjectNote] = []
    /// The commit that was read; nil where the folder is in no repository.
    public var revision: String?
    /// The branch that was made.
    public var branch: String?
    /// The commits that were made on it, in their order.
    public var commits: [String]?
    /// The address of the pull request, or the command that would open it.
    public var pullRequest: String?
    /// What became of each recipe, in the run's order.
    public var recipes: [RecipeRecord] = []
    /// What it took by the clock, getting the project included.
    public var seconds = 0.0
    /// The bytes of its files, by which runs are divided.
    public var bytes = 0
    /// A digest of the names, sizes and times of its files once all was done; nil for what git cloned.
    public var state: String?
    /// A digest of the tool, its kit, its plugins and its recipes.
    public var tool = ""
    /// A digest of what was asked for: the recipes with their files and settings, and the action.
    public var request = ""

    /// A project of which nothing is known yet.
    public init(project: String, tags: [String]) {
        self.project = project
        self.tags = tags
    }

    /// The memory that the hungriest of its recipes used, in megabytes.
    public var megabytes: Int { recipes.map(\.megabytes).max() ?? 0 }

    /// The folder of the project's plans, below that of the run.
    public var folderName: String { Self.folderName(of: project) }

    /// `apps-Mail` for `apps/Mail`, with a few digits of the name's digest where other names could give the same.
    public static func folderName(of project: String) -> String {
        let isPlain = { (letter: Character) in
            letter.isASCII && (letter.isLetter || letter.isNumber || "-_.".contains(letter))
        }
        let plain = String(project.map { isPlain($0) ? $0 : "-" }.prefix(80))
        let isExact = plain == project && !plain.hasPrefix(".") && !plain.hasPrefix("-")
        if isExact { return plain }
        let stem = plain.drop { ".-".contains($0) }
        return "\(stem.isEmpty ? "project" : stem)-\(SHA256.hexDigest(of: Array(project.utf8)).prefix(8))"
    }
}

/// What became of one recipe on one project.
public struct RecipeRecord: Codable, Sendable, Hashable {
    /// The recipe's name in the run.
    public let recipe: String
    /// How it ended.
    public var status = ProjectStatus.unchanged
    /// The last words of what failed; nil where nothing did.
    public var message: String?
    /// The sums of the plan; nil where there is none.
    public var counts: ChangeCounts?
    /// How often each refusal's code was given.
    public var refusals: [String: Int] = [:]
    /// The files that differ afterwards.
    public var files = 0
    /// The exit status of the command that made the plan.
    public var exit: Int32 = 0
    /// What it took by the clock.
    public var seconds = 0.0
    /// The most memory that it used.
    public var megabytes = 0

    /// A recipe that changed nothing.
    public init(recipe: String) {
        self.recipe = recipe
    }
}

/// How a project, or a recipe on it, ended. The order is by how much a person has to do.
public enum ProjectStatus: String, Codable, Sendable, Hashable, CaseIterable, Comparable {
    /// There is nothing to change.
    case unchanged
    /// Changes were written: into the folder, or as commits.
    case applied
    /// There are changes, which were not written.
    case pending
    /// Two changes want to write the same bytes.
    case conflict
    /// git has changes that are not committed, or files changed while the plan was made.
    case dirty
    /// The folder may not be written to.
    case readOnly = "read-only"
    /// A branch was wanted, and the folder is in no git repository, or in one without a commit.
    case notARepository = "not-a-repository"
    /// There is no folder of that name.
    case missing
    /// The folder cannot be read.
    case unreadable
    /// git could not get the repository.
    case notCloned = "not-cloned"
    /// The recipe is wrong, or does not fit the project.
    case invalidRecipe = "invalid-recipe"
    /// A plugin was refused, or ended its process.
    case plugin
    /// What was written could not be verified, and was taken back.
    case notVerified = "not-verified"
    /// git did not take a branch, a patch or a commit.
    case notCommitted = "not-committed"
    /// It ran past the limit of time.
    case outOfTime = "out-of-time"
    /// It went past the limit of memory.
    case outOfMemory = "out-of-memory"
    /// The process ended by itself.
    case crashed

    /// By the order in which the kinds are declared.
    public static func < (left: Self, right: Self) -> Bool { left.place < right.place }

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Whether there was no way to say what there is to change, or to do it.
    public var isFailure: Bool { self > .pending }
}

/// A fact about a project's folder that its reader should know.
public enum ProjectNote: String, Codable, Sendable, Hashable, CaseIterable {
    /// The folder is reached through a symbolic link.
    case link
    /// git has changes that are not committed; they are part of what was planned, but for a branch.
    case uncommitted
    /// The repository has submodules, which are read only where they are there.
    case submodules
    /// Files of Git LFS are there as pointers alone.
    case largeFilePointers = "lfs-pointers"
}

/// The records of a run, as lines.
public enum RecordLines {
    /// A record as one line, with its line break; the same bytes for the same record.
    public static func line(_ record: ProjectRecord) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(record)) + [UInt8(ascii: "\n")]
    }

    /// The records of a file, and the length of its whole lines: a run that was killed while it wrote leaves a part of
    /// one. Of several records of one project the last counts.
    public static func read(_ bytes: [UInt8]) -> (records: [ProjectRecord], length: Int) {
        var records: [String: ProjectRecord] = [:]
        var order: [String] = []
        var start = 0
        while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
            guard let record = try? JSONDecoder().decode(ProjectRecord.self, from: Data(bytes[start..<end])),
                record.version == ProjectRecord.currentVersion
            else { break }
            if records.updateValue(record, forKey: record.project) == nil { order.append(record.project) }
            start = end + 1
        }
        return (order.compactMap { records[$0] }, start)
    }
}
