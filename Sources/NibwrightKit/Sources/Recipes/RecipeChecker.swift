import OptionReading
import SourceText
import TransformKit
import YAMLCode

/// Checks recipes whole, before any project file is read. Reads no file itself.
public struct RecipeChecker: Sendable {
    /// Gives the recipe that an `include:` names, a name in the recipe path or a path relative to `from`.
    public typealias RecipeLoader = @Sendable (_ name: String, _ from: String) -> LoadedRecipe?

    private let transforms: [String: TransformDescription]
    private let recipeNames: [String]
    private let loadRecipe: RecipeLoader
    let files: OptionFileReader
    private let types: [String: any Transform.Type]

    /// - Parameters:
    ///   - transforms: every transform that a step may use; of two with one id, the first counts.
    ///   - recipeNames: names in the recipe path, to find the nearest spelling of one that is not there.
    ///   - files: reads what options of the type `file` name.
    public init(
        _ transforms: [any Transform.Type], recipeNames: [String] = [], files: OptionFileReader = .none,
        loadRecipe: @escaping RecipeLoader = { _, _ in nil }
    ) {
        self.init(
            transforms.map { $0.description }, types: transforms, recipeNames: recipeNames, files: files,
            loadRecipe: loadRecipe)
    }

    /// Checks values by their types alone: transforms that are only described cannot say what is wrong with one.
    public init(
        transforms: [TransformDescription], recipeNames: [String] = [], files: OptionFileReader = .none,
        loadRecipe: @escaping RecipeLoader = { _, _ in nil }
    ) {
        self.init(transforms, types: [], recipeNames: recipeNames, files: files, loadRecipe: loadRecipe)
    }

    private init(
        _ transforms: [TransformDescription], types: [any Transform.Type], recipeNames: [String],
        files: OptionFileReader, loadRecipe: @escaping RecipeLoader
    ) {
        self.transforms = Dictionary(transforms.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.types = Dictionary(types.map { ($0.description.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.recipeNames = recipeNames
        self.loadRecipe = loadRecipe
        self.files = files
    }

    var transformIDs: [String] { transforms.keys.sorted() }

    func description(of id: String) -> TransformDescription? { transforms[id] }

    /// What the transform of a step itself finds wrong with its values.
    func problems(with step: RecipeStep) -> [OptionProblem] {
        types[step.transformID]?.problems(with: step.options, selection: step.selection) ?? []
    }

    /// The recipe ready to run, or everything that keeps it from running.
    ///
    /// - Parameter settings: values for the recipe's parameters, as given with `--set name=value`.
    public func check(_ loaded: LoadedRecipe, settings: [String: String] = [:]) throws(InvalidRecipe) -> Recipe {
        let problems = ProblemLog()
        let (file, formProblems) = RecipeFile.read(loaded)
        problems.add(formProblems)
        var missing: Set<String> = []
        let recipe = file.map { self.recipe(from: $0, settings: settings, problems: problems, missing: &missing) }
        guard let recipe, problems.problems.isEmpty else {
            throw InvalidRecipe(problems: problems.problems, missingTransforms: missing)
        }
        return recipe
    }

    /// - Parameter missing: takes the ids of transforms that steps use and that are not there.
    private func recipe(
        from file: RecipeFile, settings: [String: String], problems: ProblemLog, missing: inout Set<String>
    ) -> Recipe {
        let scope = ParameterBinder(file: file, problems: problems, files: self.files).scope(settings: settings)
        var composer = StepComposer(
            load: loadRecipe, recipeNames: recipeNames, files: self.files, problems: problems)
        let files = FilterReader(problems: problems).filter(file.files, in: scope)
        let drafts = composer.steps(of: file, in: scope, filters: [files].filter { !$0.isEmpty }, trail: [])
        missing = Set(drafts.map(\.transform.value).filter { transforms[$0] == nil })
        let stepChecker = StepChecker(
            transforms: transforms, types: types, files: self.files, problems: problems)
        return Recipe(
            path: file.path, name: file.name?.value ?? "", summary: file.summary?.value ?? "", files: files,
            steps: drafts.compactMap(stepChecker.step), verification: file.verification,
            parameters: OptionValues(scope.values.mapValues(\.value)))
    }
}
