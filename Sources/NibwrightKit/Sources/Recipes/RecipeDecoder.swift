import SourceText
import TransformKit
import YAMLCode

/// Turns the tree of a file into a recipe as written.
struct RecipeDecoder {
    static let schema = 1
    private static let keys = ["schema", "name", "summary", "parameters", "files", "steps", "verify"]

    let path: String
    let problems: ProblemLog

    /// Reads a recipe; nil when the file is none of a schema that we know, since any other problem would be noise.
    func recipe(from node: YAMLNode) -> RecipeFile? {
        if isOfOtherSchema(node) { return nil }
        guard let recipe = MappingDecoder(node, called: "a recipe", keys: Self.keys, problems: problems) else {
            return nil
        }
        for (key, advice) in [("schema", "schema: 1"), ("name", "name: what-it-achieves")] where recipe.isMissing(key) {
            problems.add(at: recipe.place, "\"\(key)\" is missing; write \"\(advice)\"")
        }
        return RecipeFile(
            path: path, name: recipe.string("name"), summary: recipe.string("summary"),
            parameters: recipe.freeEntries("parameters").compactMap(parameter),
            files: fileFilter(in: recipe), steps: steps(in: recipe), verification: verification(in: recipe))
    }

    private func isOfOtherSchema(_ node: YAMLNode) -> Bool {
        guard case .mapping(let entries) = node.content,
            let schema = entries.first(where: { $0.key == "schema" })?.value,
            schema.content != .scalar(String(Self.schema), .plain)
        else { return false }
        if case .scalar(let text, .plain) = schema.content, Int(text) != nil {
            let message = "schema \(text) is unknown; this nibwright reads schema \(Self.schema)"
            problems.add(at: schema.place, message)
        } else {
            problems.add(at: schema.place, "\"schema\" must be \(Self.schema), not \(schema.content.words)")
        }
        return true
    }

    private func steps(in recipe: MappingDecoder) -> [WrittenStep] {
        if recipe.isMissing("steps") {
            problems.add(at: recipe.place, "\"steps\" is missing; list at least one \"use:\" or \"include:\"")
        }
        let nodes = recipe.list("steps")
        if case .sequence([])? = recipe["steps"]?.value.content {
            problems.add(at: recipe["steps"]?.place, "\"steps\" is empty; list at least one \"use:\" or \"include:\"")
        }
        return nodes.compactMap(StepDecoder(recipe: self).step)
    }

    func fileFilter(in owner: MappingDecoder) -> WrittenFileFilter? {
        guard let node = owner["files"]?.value,
            let filter = MappingDecoder(node, called: "\"files\"", keys: ["include", "exclude"], problems: problems)
        else { return nil }
        return WrittenFileFilter(include: filter.value("include"), exclude: filter.value("exclude"))
    }

    private func verification(in recipe: MappingDecoder) -> Verification {
        guard let name = recipe.string("verify") else { return .default }
        if let verification = Verification(rawValue: name.value) { return verification }
        let names = Verification.allCases.map(\.rawValue)
        let advice = Spelling.advice(for: name.value, among: names, called: "verification")
        problems.add(
            at: name.place, "unknown verification \"\(name.value)\"; \(advice)",
            suggestion: Spelling.nearest(to: name.value, among: names))
        return .default
    }

    private func parameter(_ entry: YAMLEntry) -> WrittenParameter? {
        let owner = "the parameter \"\(entry.key)\""
        let name = Written(entry.key, at: entry.place)
        let isWord = MappingDecoder.identifier(name, called: "a parameter's name", problems: problems) != nil
        guard case .mapping = entry.value.content else {
            let example = "{ type: string, default: …, summary: … }"
            problems.add(at: entry.value.place, "\(owner) must say its type; write \(example)")
            return nil
        }
        let keys = ["type", "choices", "default", "summary"]
        guard isWord, let parameter = MappingDecoder(entry.value, called: owner, keys: keys, problems: problems)
        else { return nil }
        return WrittenParameter(
            name: name, type: ParameterType(owner: owner, problems: problems).type(in: parameter),
            defaultValue: parameter.value("default"), isRequired: parameter.isMissing("default"),
            summary: parameter.string("summary"))
    }
}
