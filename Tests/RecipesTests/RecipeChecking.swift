import Recipes
import TransformKit

/// Transforms that are there for recipes to use.
let transforms = [
    TransformDescription(
        id: "outlet-ownership", summary: "Makes outlets say what the code relies on.", details: "",
        options: [OptionDescription("private", .boolean, default: .boolean(false), "Narrows access.")],
        selectors: [OptionDescription("class", .string, "A pattern of class names.")]),
    TransformDescription(
        id: "split-storyboard", summary: "Splits storyboards.", details: "",
        options: [
            OptionDescription("max-scenes", .integer, default: .integer(10), "Scenes in a part."),
            OptionDescription("by", .choice(["flow", "tab", "prefix"]), default: .string("flow"), "How to cut."),
            OptionDescription("names", .map(.list(.string)), "Scenes by storyboard."),
            OptionDescription("storyboards", .list(.string), "Which to split."),
        ]),
    TransformDescription(
        id: "name-colors", summary: "Names colors.", details: "",
        options: [
            OptionDescription("namespace", .string, isRequired: true, "Goes before each name."),
            OptionDescription("tolerance", .number, default: .number(0.5), "How far two colors may be apart."),
        ]),
]

/// Checks `text` as the recipe `main.yml`; `others` are the recipes that it can include, by name.
func check(
    _ text: String, settings: [String: String] = [:], including others: [String: String] = [:]
) throws(InvalidRecipe) -> Recipe {
    try check(bytes: Array(text.utf8), settings: settings, including: others)
}

func check(
    bytes: [UInt8], settings: [String: String] = [:], including others: [String: String] = [:]
) throws(InvalidRecipe) -> Recipe {
    let checker = RecipeChecker(transforms: transforms, recipeNames: others.keys.sorted()) { name, _ in
        others[name].map { LoadedRecipe(path: "\(name).yml", bytes: Array($0.utf8)) }
    }
    return try checker.check(LoadedRecipe(path: "main.yml", bytes: bytes), settings: settings)
}

/// What is said about an invalid recipe, one string a problem.
func problems(
    _ text: String, settings: [String: String] = [:], including others: [String: String] = [:]
) -> [String] {
    problems(bytes: Array(text.utf8), settings: settings, including: others)
}

func problems(
    bytes: [UInt8], settings: [String: String] = [:], including others: [String: String] = [:]
) -> [String] {
    do throws(InvalidRecipe) {
        _ = try check(bytes: bytes, settings: settings, including: others)
        return []
    } catch {
        return error.problems.map(\.description)
    }
}

/// A recipe of one step that uses `transform`, with `lines` as the step's other lines; they begin on line 5.
func step(_ transform: String, _ lines: String...) -> String {
    let header = "schema: 1\nname: sample\nsteps:\n  - use: \(transform)\n"
    return header + lines.map { "    \($0)\n" }.joined()
}
