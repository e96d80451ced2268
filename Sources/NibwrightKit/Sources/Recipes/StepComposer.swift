import OptionReading
import SourceText
import YAMLCode

/// Arranges the steps of a recipe and of the recipes that it includes in the order in which they run.
struct StepComposer {
    /// Recipes that include two others each, ten levels deep, are a mistake or an attack.
    private static let mostIncludes = 200

    let load: RecipeChecker.RecipeLoader
    let recipeNames: [String]
    let files: OptionFileReader
    let problems: ProblemLog
    private var includeCount = 0

    init(
        load: @escaping RecipeChecker.RecipeLoader, recipeNames: [String], files: OptionFileReader, problems: ProblemLog
    ) {
        self.load = load
        self.recipeNames = recipeNames
        self.files = files
        self.problems = problems
    }

    /// `trail` holds the paths of the recipes that include this one, outermost first.
    mutating func steps(
        of file: RecipeFile, in scope: ParameterScope, filters: [FileFilter], trail: [String]
    ) -> [StepDraft] {
        var row = StepRow(problems: problems)
        for step in file.steps {
            switch step {
            case .use(let use):
                let own = FilterReader(problems: problems).filter(use.files, in: scope)
                row.append(StepDraft(use, in: scope, filters: filters + (own.isEmpty ? [] : [own])))
            case .include(let include):
                let included = includedSteps(
                    include, from: file, in: scope, filters: filters, trail: trail + [file.path])
                row.append(included, from: include)
            }
        }
        return row.steps
    }

    private mutating func includedSteps(
        _ include: WrittenInclude, from file: RecipeFile, in scope: ParameterScope, filters: [FileFilter],
        trail: [String]
    ) -> [StepDraft] {
        guard let loaded = recipe(named: include.recipe, from: file.path, trail: trail) else { return [] }
        let (written, formProblems) = RecipeFile.read(loaded)
        problems.add(formProblems)
        guard let written else { return [] }
        let inner = ParameterBinder(file: written, problems: problems, files: files)
            .scope(settings: include.settings, from: scope, at: include.recipe.place)
        let own = FilterReader(problems: problems).filter(written.files, in: inner)
        let filters = filters + (own.isEmpty ? [] : [own])
        let all = steps(of: written, in: inner, filters: filters, trail: trail)
        let change = IncludeChange(include: include, path: written.path, scope: scope, problems: problems)
        // With a step missing because it could not be read, "unknown step" might be wrong.
        return change.apply(to: all, mayMissSteps: !formProblems.isEmpty)
    }

    private mutating func recipe(named name: Written<String>, from path: String, trail: [String]) -> LoadedRecipe? {
        includeCount += 1
        guard includeCount <= Self.mostIncludes else {
            if includeCount == Self.mostIncludes + 1 {
                problems.add(at: name.place, "more than \(Self.mostIncludes) recipes are included; remove some")
            }
            return nil
        }
        guard let loaded = load(name.value, path) else {
            refuseMissing(name)
            return nil
        }
        if let start = trail.firstIndex(of: loaded.path) {
            let circle = (trail[start...] + [loaded.path]).joined(separator: " → ")
            problems.add(at: name.place, "\"\(name.value)\" includes itself (\(circle)); remove one of these includes")
            return nil
        }
        return loaded
    }

    private func refuseMissing(_ name: Written<String>) {
        let nearest = Spelling.nearest(to: name.value, among: recipeNames)
        let advice =
            nearest.map { "did you mean \"\($0)\"?" }
            ?? "give a name in the recipe path, or a path relative to this file"
        problems.add(at: name.place, "unknown recipe \"\(name.value)\"; \(advice)", suggestion: nearest)
    }
}

/// Steps in the order in which they run, each with an id of its own.
private struct StepRow {
    let problems: ProblemLog
    private(set) var steps: [StepDraft] = []
    private var places: [String: Place] = [:]

    init(problems: ProblemLog) {
        self.problems = problems
    }

    mutating func append(_ step: StepDraft) {
        let id = step.id.value
        if let earlier = places[id] {
            let message = "the step id \"\(id)\" is already used at \(earlier); give this step another \"id:\""
            problems.add(at: step.id.place, message)
        } else {
            add(step)
        }
    }

    mutating func append(_ included: [StepDraft], from include: WrittenInclude) {
        for step in included {
            let id = step.id.value
            if let earlier = places[id] {
                let advice = "add \"override: { \(id): { id: another-id } }\", or an \"id:\" to the other step"
                let message = "the included step id \"\(id)\" is already used at \(earlier); \(advice)"
                problems.add(at: include.recipe.place, message)
            } else {
                add(step)
            }
        }
    }

    private mutating func add(_ step: StepDraft) {
        places[step.id.value] = step.place
        steps.append(step)
    }
}
