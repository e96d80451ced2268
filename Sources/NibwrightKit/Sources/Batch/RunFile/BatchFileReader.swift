import SourceText
import TransformKit
public import YAMLCode

/// Everything that is wrong with a run file.
public struct InvalidBatchFile: Error, CustomStringConvertible {
    /// By place, at least one.
    public let problems: [InputProblem]

    /// A line for each problem.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}

/// Reads a run file, checked whole before anything is done.
public struct BatchFileReader {
    private static let keys = ["projects", "recipes", "overrides", "do", "branch", "limits"]

    private let problems = ProblemLog()

    /// The run file, or everything that is wrong with it.
    ///
    /// - Parameters:
    ///   - path: names the file in problems.
    ///   - bytes: the file as it stands.
    public static func read(path: String, bytes: [UInt8]) throws(InvalidBatchFile) -> BatchFile {
        let reader = BatchFileReader()
        let (node, found) = YAMLReader.read(path: path, bytes: bytes)
        reader.problems.add(found)
        var file = BatchFile()
        if let node { reader.read(node, into: &file) }
        guard reader.problems.problems.isEmpty else {
            throw InvalidBatchFile(problems: InputProblem.sorted(reader.problems.problems))
        }
        return file
    }

    private func read(_ node: YAMLNode, into file: inout BatchFile) {
        guard let root = decoder(node, "the run file", Self.keys) else { return }
        for (key, advice) in [
            ("projects", "projects: [ \"apps/*\" ]"), ("recipes", "recipes: [ Recipes/house-style.yml ]"),
        ]
        where root.isMissing(key) {
            problems.add(at: root.place, "\"\(key)\" is missing; write \(advice)")
        }
        file.sources = root.list("projects").compactMap(source)
        file.recipes = root.list("recipes").compactMap(recipe)
        var names: Set<String> = []
        for (recipe, node) in zip(file.recipes, root.list("recipes")) where !names.insert(recipe.name).inserted {
            problems.add(
                at: node.place, "two recipes are called \"\(recipe.name)\"; give one of them another name with \"name\""
            )
        }
        file.overrides = root.list("overrides").compactMap { override($0, recipes: names) }
        file.action = word("do", in: root, called: "action") ?? .plan
        if let node = root["branch"]?.value, !node.isNull { file.branch = branch(node) }
        if let node = root["limits"]?.value, !node.isNull,
            let limits = decoder(node, "\"limits\"", ["seconds", "megabytes"])
        {
            file.limits.seconds = number("seconds", in: limits) ?? file.limits.seconds
            file.limits.megabytes = number("megabytes", in: limits) ?? file.limits.megabytes
        }
    }

    // MARK: Projects

    private func source(_ node: YAMLNode) -> ProjectSource? {
        let owner = "each item of \"projects\""
        if case .scalar = node.content {
            guard let path = MappingDecoder.string(node, called: owner, problems: problems) else { return nil }
            return ProjectSource(location: .folders(path.value), name: nil, tags: [])
        }
        let keys = ["path", "git", "revision", "folder", "name", "tags"]
        guard let item = decoder(node, owner, keys) else { return nil }
        let (path, address) = (item.string("path"), item.string("git"))
        let location: ProjectSource.Location
        switch (path, address) {
        case (let path?, nil):
            for key in ["revision", "folder"] {
                guard let entry = item[key] else { continue }
                problems.add(at: entry.place, "\"\(key)\" is for a project by \"git\", and this one has a \"path\"")
            }
            location = .folders(path.value)
        case (nil, let address?):
            location = .repository(
                address.value, revision: revision(item), folder: folder(item))
        case (_?, let address?):
            problems.add(at: address.place, "a project has a \"path\" or a \"git\" address, not both")
            return nil
        case (nil, nil):
            if item.isMissing("path"), item.isMissing("git") {
                problems.add(
                    at: item.place, "a project needs a \"path\", such as path: apps/Mail, or an address for \"git\"")
            }
            return nil
        }
        return ProjectSource(
            location: location, name: item.string("name")?.value, tags: item.strings("tags").map(\.value))
    }

    /// git takes what begins with a hyphen for an option.
    private func revision(_ item: MappingDecoder) -> String? {
        guard let revision = item.string("revision") else { return nil }
        guard !revision.value.hasPrefix("-") else {
            problems.add(at: revision.place, "\"revision\" cannot begin with a hyphen")
            return nil
        }
        return revision.value
    }

    private func folder(_ item: MappingDecoder) -> String {
        guard let folder = item.string("folder") else { return "" }
        let parts = folder.value.split(separator: "/", omittingEmptySubsequences: true)
        guard !folder.value.hasPrefix("/"), !parts.contains("..") else {
            problems.add(at: folder.place, "\"folder\" must be a path below the repository")
            return ""
        }
        return parts.filter { $0 != "." }.joined(separator: "/")
    }

    // MARK: Recipes

    private func recipe(_ node: YAMLNode) -> BatchRecipe? {
        let owner = "each item of \"recipes\""
        if case .scalar = node.content {
            guard let recipe = MappingDecoder.string(node, called: owner, problems: problems) else { return nil }
            return BatchRecipe(name: Self.name(of: recipe.value), recipe: recipe.value)
        }
        guard let item = decoder(node, owner, ["recipe", "use", "name", "set", "allow", "only"]) else { return nil }
        let (written, use) = (item.string("recipe"), item.identifier("use"))
        guard let recipe = written?.value ?? use.map({ "use:" + $0.value }) else {
            if item.isMissing("recipe"), item.isMissing("use") {
                problems.add(
                    at: item.place, "an item of \"recipes\" needs a \"recipe\", or \"use\" with a transform's id")
            }
            return nil
        }
        if written != nil, let use { problems.add(at: use.place, "an item has a \"recipe\" or a \"use\", not both") }
        var result = BatchRecipe(name: item.identifier("name")?.value ?? Self.name(of: recipe), recipe: recipe)
        result.settings = settings(item)
        result.allowed = word("allow", in: item, called: "safety level") ?? .safe
        result.only = item.strings("only").map(\.value)
        return result
    }

    /// `house-style` for `Recipes/house-style.yml`, `rename` for `use:rename`.
    private static func name(of recipe: String) -> String {
        let last = recipe.split(separator: "/").last.map(String.init) ?? recipe
        let plain = last.hasPrefix("use:") ? String(last.dropFirst(4)) : last
        let stem = plain.split(separator: ".").first.map(String.init) ?? plain
        return String(stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_".contains($0) ? $0 : "-" })
    }

    private func settings(_ item: MappingDecoder) -> [String: String] {
        var settings: [String: String] = [:]
        for entry in item.freeEntries("set") {
            guard case .scalar(let text, _) = entry.value.content else {
                problems.add(
                    at: entry.place,
                    "the parameter \"\(entry.key.excerpt)\" must be a text or a number here, not "
                        + "\(entry.value.content.words); put a list or a mapping into the recipe")
                continue
            }
            settings[entry.key] = text
        }
        return settings
    }

    private func override(_ node: YAMLNode, recipes: Set<String>) -> BatchOverride? {
        let owner = "each item of \"overrides\""
        guard let item = decoder(node, owner, ["projects", "recipes", "set", "allow", "skip"]) else { return nil }
        if item.isMissing("projects") {
            problems.add(at: item.place, "an override needs \"projects\": names or tags, such as projects: [ legacy ]")
        }
        var result = BatchOverride(projects: item.strings("projects").map(\.value))
        for name in item.strings("recipes") {
            if !recipes.contains(name.value) {
                problems.add(
                    at: name.place,
                    "the run has no recipe \"\(name.value.excerpt)\"; "
                        + Spelling.advice(for: name.value, among: recipes.sorted(), called: "recipe"),
                    suggestion: Spelling.nearest(to: name.value, among: recipes.sorted()))
            }
            result.recipes.append(name.value)
        }
        result.settings = settings(item)
        result.allowed = word("allow", in: item, called: "safety level")
        result.isSkipped = flag("skip", in: item)
        return result
    }

    // MARK: Branches

    private func branch(_ node: YAMLNode) -> BranchStyle {
        var style = BranchStyle()
        let keys = ["name", "commit-per", "message", "author", "sign-off", "change-id", "title"]
        guard let item = decoder(node, "\"branch\"", keys) else { return style }
        if let name = item.string("name") {
            let isPlain = name.value.allSatisfy { $0.isASCII && !$0.isWhitespace && !"~^:?*[\\".contains($0) }
            if !isPlain || name.value.hasPrefix("-") || name.value.contains("..") {
                problems.add(at: name.place, "\"\(name.value.excerpt)\" cannot be the name of a branch")
            }
            style.name = name.value
        }
        style.part = word("commit-per", in: item, called: "part") ?? style.part
        style.message = item.string("message")?.value ?? style.message
        style.pullRequestTitle = item.string("title")?.value ?? style.pullRequestTitle
        if let author = item.string("author") {
            if author.value.wholeMatch(of: #/[^<>\n]+ <[^<>\s]+>/#) == nil {
                problems.add(at: author.place, "\"author\" must be a name and an address: Ada Ray <ada@example.com>")
            }
            style.author = author.value
        }
        style.isSignedOff = flag("sign-off", in: item)
        style.hasChangeID = flag("change-id", in: item)
        return style
    }

    // MARK: Values

    private func decoder(_ node: YAMLNode, _ owner: String, _ keys: [String]) -> MappingDecoder? {
        MappingDecoder(node, called: owner, keys: keys, problems: problems)
    }

    private func flag(_ key: String, in item: MappingDecoder) -> Bool {
        guard let text = item.string(key) else { return false }
        switch text.value {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default:
            problems.add(at: text.place, "\"\(key)\" must be true or false, not \"\(text.value.excerpt)\"")
            return false
        }
    }

    private func number(_ key: String, in item: MappingDecoder) -> Int? {
        guard let text = item.string(key) else { return nil }
        guard let number = Int(text.value), number >= 0 else {
            problems.add(
                at: text.place, "\"\(key)\" must be a whole number of 0 or more, not \"\(text.value.excerpt)\"")
            return nil
        }
        return number
    }

    private func word<Word: RawRepresentable & CaseIterable>(
        _ key: String, in item: MappingDecoder, called kind: String
    ) -> Word? where Word.RawValue == String {
        guard let text = item.string(key) else { return nil }
        if let word = Word(rawValue: text.value) { return word }
        let words = Word.allCases.map(\.rawValue)
        problems.add(
            at: text.place,
            "\"\(key)\" cannot be \"\(text.value.excerpt)\"; "
                + Spelling.advice(for: text.value, among: words, called: kind),
            suggestion: Spelling.nearest(to: text.value, among: words))
        return nil
    }
}
