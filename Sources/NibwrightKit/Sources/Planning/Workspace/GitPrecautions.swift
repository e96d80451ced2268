extension GitCommand {
    /// git for one work tree, with everything switched off by which the repository's settings could start a program.
    ///
    /// Filters are the one thing without a switch: each that any setting names is emptied by name. Files that pass
    /// through one are then compared as they are, so that a changed one may look more changed, never less.
    static func cautious(_ executable: String, tree: String) throws(Failure) -> GitCommand {
        var git = GitCommand(executable: executable, tree: tree, settings: switches)
        // Listing settings runs nothing; files that are included are in the list.
        let names = try git.run(["config", "--list", "--name-only", "-z"]).split(separator: 0)
        var filters: Set<String> = []
        for name in names {
            if let filter = try filterSection(name) { filters.insert(filter) }
        }
        for filter in filters.sorted() {
            guard !filter.contains("=") else {
                throw Failure(message: "its setting \"\(filter)\" has a name that cannot be overridden")
            }
            git.settings += [".clean=", ".smudge=", ".process=", ".required=false"].map { filter + $0 }
        }
        return git
    }

    private static let switches = [
        "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.quotePath=false", "core.untrackedCache=false",
        "safe.bareRepository=explicit", "protocol.allow=never", "status.submoduleSummary=false",
        "status.relativePaths=false", "status.branch=false", "status.showStash=false",
    ]

    /// `filter.<name>` of a setting's name; nil for settings of other sections.
    private static func filterSection(_ setting: ArraySlice<UInt8>) throws(Failure) -> String? {
        guard let name = String(validating: setting, as: UTF8.self) else {
            // What arrives at git would be another name.
            let shown = String(decoding: setting, as: UTF8.self)
            throw Failure(message: "its setting \"\(shown)\" has a name that is not UTF-8 and cannot be overridden")
        }
        guard name.lowercased().hasPrefix("filter."), let dot = name.lastIndex(of: ".") else { return nil }
        let section = name[..<dot]
        return section.contains(".") ? String(section) : nil
    }
}
