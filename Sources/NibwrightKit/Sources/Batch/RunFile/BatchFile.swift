import SourceText
public import TransformKit

/// What a run over many projects does, as its run file says: which projects, by which recipes, and what happens with
/// their plans.
public struct BatchFile: Sendable, Hashable {
    /// Where projects come from, in the order of the file.
    public var sources: [ProjectSource] = []
    /// The recipes, in the order in which every project gets them.
    public var recipes: [BatchRecipe] = []
    /// What is different for some projects; later ones win.
    public var overrides: [BatchOverride] = []
    /// What is done with the plans.
    public var action = BatchAction.plan
    /// How branches and commits are made, where the action makes them.
    public var branch = BranchStyle()
    /// What one recipe may use on one project.
    public var limits = BatchLimits()

    /// A file in which nothing is said.
    public init() {}
}

/// Where one or several projects of a run come from.
public struct ProjectSource: Sendable, Hashable {
    /// The kind of place.
    public enum Location: Sendable, Hashable {
        /// Folders, by a path that may hold `*` and `**`, relative to the run file's folder.
        case folders(String)
        /// A repository that git clones, at a revision (nil for its default branch), and the project's folder in it
        /// (empty for all of it).
        case repository(String, revision: String?, folder: String)
    }

    /// The place.
    public let location: Location
    /// What reports call the project; nil for its path, or the end of its address.
    public let name: String?
    /// Words by which overrides and recipes choose projects.
    public let tags: [String]
}

/// A recipe that the run's projects get.
public struct BatchRecipe: Sendable, Hashable {
    /// What reports call it: unique in a run, letters, digits and hyphens.
    public let name: String
    /// A recipe's name, the path of its file relative to the run file's folder, or `use:` and a transform's id.
    public let recipe: String
    /// Values of the recipe's parameters.
    public var settings: [String: String] = [:]
    /// The highest safety that is let in.
    public var allowed = Safety.safe
    /// The projects that get it, by names or tags with wildcards; empty for all.
    public var only: [String] = []
}

/// What is different for some of the projects.
public struct BatchOverride: Sendable, Hashable {
    /// Names or tags of projects, with wildcards.
    public let projects: [String]
    /// The recipes that it is about, by their names in the run; empty for all.
    public var recipes: [String] = []
    /// Values of parameters that differ.
    public var settings: [String: String] = [:]
    /// Another highest safety.
    public var allowed: Safety?
    /// Whether these recipes are left out.
    public var isSkipped = false
}

/// What a run does with the plans that it makes.
public enum BatchAction: String, Sendable, Hashable, CaseIterable, Codable {
    /// Keeps each plan with its reports.
    case plan
    /// Says whether there is anything to do, and keeps no pages.
    case check
    /// Changes the projects' folders as they are.
    case apply
    /// Makes a branch of each project's repository, with commits; the folder that a person works in stays as it is.
    case branch
    /// Writes each plan as patches.
    case patches
}

/// How a run makes branches and commits.
public struct BranchStyle: Sendable, Hashable {
    /// What a commit holds.
    public enum Part: String, Sendable, Hashable, CaseIterable {
        /// All that a recipe changes.
        case plan
        /// One of its steps.
        case step
        /// One change, with those that share an edit with it.
        case change
    }

    /// The branch's name; `{batch}` is the run file's name.
    public var name = "nibwright/{batch}"
    /// What a commit holds.
    public var part = Part.step
    /// The message: `{recipe}`, `{part}` (what the commit does, in one line), `{changes}` (its changes, a line each),
    /// `{project}` and `{batch}` are filled in.
    public var message = "{part}\n\n{changes}"
    /// `Name <address>`; nil for git's own.
    public var author: String?
    /// Whether a `Signed-off-by` trailer is added.
    public var isSignedOff = false
    /// Whether Gerrit's `Change-Id` trailer is added.
    public var hasChangeID = false
    /// What a pull request is called.
    public var pullRequestTitle = "{batch}"

    /// The usual style.
    public init() {}
}

/// What one recipe may use on one project before it is ended.
public struct BatchLimits: Sendable, Hashable {
    /// Seconds by the clock; 0 for any.
    public var seconds = 1800
    /// Megabytes of memory, those of its plugins' process included; 0 for any.
    public var megabytes = 0

    /// The usual limits.
    public init() {}
}

extension BatchFile {
    /// The recipes that a project gets, with what overrides change of them.
    ///
    /// - Parameters:
    ///   - name: the project's.
    ///   - tags: the project's.
    public func recipes(for name: String, tags: [String]) -> [BatchRecipe] {
        let own = recipes.filter { $0.only.isEmpty || $0.only.contains { Self.covers($0, name, tags) } }
        return own.compactMap { recipe in
            var recipe = recipe
            for change in overrides
            where change.projects.contains(where: { Self.covers($0, name, tags) })
                && (change.recipes.isEmpty || change.recipes.contains(recipe.name))
            {
                if change.isSkipped { return nil }
                recipe.settings.merge(change.settings) { $1 }
                recipe.allowed = change.allowed ?? recipe.allowed
            }
            return recipe
        }
    }

    /// Whether a pattern means a project, by its name or one of its tags.
    public static func covers(_ pattern: String, _ name: String, _ tags: [String]) -> Bool {
        let pattern = NamePattern(pattern)
        return pattern.matches(name) || tags.contains { pattern.matches($0) }
    }
}
