import SourceText
import YAMLCode

/// Reads the items of `steps:`.
struct StepDecoder {
    private static let useKeys = ["use", "id", "with", "select", "safety", "files"]
    private static let includeKeys = ["include", "set", "except", "override"]
    private static let overrideKeys = ["id", "with", "select", "safety"]

    let recipe: RecipeDecoder
    private var problems: ProblemLog { recipe.problems }

    init(recipe: RecipeDecoder) {
        self.recipe = recipe
    }

    func step(from node: YAMLNode) -> WrittenStep? {
        guard case .mapping(let entries) = node.content else {
            problems.add(at: node.place, "a step must be a mapping, not \(node.content.words); write \"- use: …\"")
            return nil
        }
        let keys = Set(entries.map(\.key))
        switch (keys.contains("use"), keys.contains("include")) {
        case (true, false): return use(from: node).map(WrittenStep.use)
        case (false, true): return include(from: node).map(WrittenStep.include)
        case (true, true):
            problems.add(at: node.place, "a step has \"use\" or \"include\", not both; make two steps of it")
        case (false, false):
            let step = MappingDecoder(node, called: "a step", keys: Self.useKeys + Self.includeKeys, problems: problems)
            if let step, step.isMissing("use"), step.isMissing("include") {
                problems.add(at: node.place, "a step needs \"use\" with a transform, or \"include\" with a recipe")
            }
        }
        return nil
    }

    private func use(from node: YAMLNode) -> WrittenUse? {
        guard let step = MappingDecoder(node, called: "a \"use\" step", keys: Self.useKeys, problems: problems) else {
            return nil
        }
        let id = step.identifier("id")
        let options = step.freeEntries("with")
        let selection = step.freeEntries("select")
        let safety = step.value("safety")
        let files = recipe.fileFilter(in: step)
        guard let transform = step.string("use") else { return nil }
        return WrittenUse(
            place: step.place, transform: transform, id: id ?? transform, options: options, selection: selection,
            safety: safety, files: files)
    }

    private func include(from node: YAMLNode) -> WrittenInclude? {
        let owner = "an \"include\" step"
        guard let step = MappingDecoder(node, called: owner, keys: Self.includeKeys, problems: problems) else {
            return nil
        }
        let settings = step.freeEntries("set")
        let exceptions = step["except"] == nil ? [] : step.strings("except")
        let overrides = step.freeEntries("override").compactMap(override)
        guard let recipe = step.string("include") else { return nil }
        return WrittenInclude(
            place: step.place, recipe: recipe, settings: settings, exceptions: exceptions, overrides: overrides)
    }

    private func override(_ entry: YAMLEntry) -> WrittenOverride? {
        let owner = "the override of \"\(entry.key)\""
        guard let change = MappingDecoder(entry.value, called: owner, keys: Self.overrideKeys, problems: problems)
        else {
            return nil
        }
        return WrittenOverride(
            stepID: Written(entry.key, at: entry.place), newID: change.identifier("id"),
            options: change.freeEntries("with"), selection: change.freeEntries("select"), safety: change.value("safety")
        )
    }
}
