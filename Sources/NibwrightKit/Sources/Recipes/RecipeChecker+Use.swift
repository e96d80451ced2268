import OptionReading
import SourceText
import TransformKit
import YAMLCode

extension RecipeChecker {
    /// Begins the name of a recipe of one step, `use:rename-outlet`, which needs no file.
    public static let usePrefix = "use:"

    /// A recipe of one step that runs a transform, or everything that keeps it from running.
    ///
    /// - Parameter settings: values of the transform's options, and of its selectors: a name that both have is the
    ///   option's, and `select.name` is the selector's.
    public func check(use id: String, settings: [String: String]) throws(InvalidRecipe) -> Recipe {
        let problems = ProblemLog()
        guard let transform = description(of: id) else {
            let advice = Spelling.advice(for: id, among: transformIDs, called: "transform")
            let problem = InputProblem(
                at: nil, "unknown transform \"\(id)\"; \(advice)",
                suggestion: Spelling.nearest(to: id, among: transformIDs))
            throw InvalidRecipe(problems: [problem], missingTransforms: [id])
        }
        var options: [String: String] = [:]
        var selection: [String: String] = [:]
        for (name, value) in settings {
            let prefix = "select."
            let selector = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
            let isOption = transform.options.contains { $0.name == name }
            if !isOption, transform.selectors.contains(where: { $0.name == selector }) {
                selection[selector] = value
            } else {
                options[name] = value
            }
        }
        let reader = SettingReader(files: files)
        let step = RecipeStep(
            id: id, transformID: id,
            options: reader.values(options, of: transform.options, called: "\"\(id)\"", problems),
            selection: reader.values(selection, of: transform.selectors, called: "\"\(id)\"", problems),
            maximumSafety: nil, files: [], place: Place(path: Self.usePrefix + id))
        if problems.problems.isEmpty {
            for problem in self.problems(with: step) {
                problems.add(at: nil, "\"\(problem.name)\": \(problem.message)")
            }
        }
        guard problems.problems.isEmpty else { throw InvalidRecipe(problems: problems.problems) }
        return Recipe(
            path: Self.usePrefix + id, name: Self.usePrefix + id, summary: transform.summary, files: FileFilter(),
            steps: [step], verification: .default, parameters: OptionValues())
    }
}
