import OptionReading
import Recipes
import Testing
import TransformKit

/// Takes a file and refuses what is in some of them.
private struct PaintWalls: Transform {
    static let description = TransformDescription(
        id: "paint-walls", summary: "Paints walls.", details: "",
        options: [
            OptionDescription("palette", .file, "Colors by name."),
            OptionDescription("coats", .integer, default: .integer(1), "How often."),
            OptionDescription("label", .string, "What it is called."),
            OptionDescription("rooms", .map(.string), "The color of each room."),
        ],
        selectors: [OptionDescription("plan", .file, isRequired: true, "Which walls.")])

    init(options: OptionValues, selection: OptionValues) {}

    static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        let palette = options.file("palette").map { $0.bytes.contains(UInt8(ascii: "!")) } ?? false
        let coats = (options.integer("coats") ?? 0) < 0
        return (palette ? [OptionProblem("palette", "line 1 is no color")] : [])
            + (coats ? [OptionProblem("coats", "must not be negative")] : [])
            + (options.string("label") == nil ? [] : [OptionProblem("light", "there is none")])
    }

    func propose(in context: TransformContext) -> Proposals { Proposals() }
}

@Suite struct FileOptionTests {
    /// Files by the recipe that names them and their path.
    private static let files: [String: String] = [
        "recipes/main.yml colors.yml": "red", "recipes/main.yml bad.yml": "!", "shared/inner.yml inner.txt": "inner",
        " here.yml": "from the working folder", "recipes/main.yml plan.txt": "walls",
        "recipes/main.yml rooms.yml": "# Upstairs\nHall: red\nAttic: \"off\"\n", " rooms.yml": "Kitchen: green\n",
        "recipes/main.yml list.yml": "- Hall\n",
    ]

    private func check(_ text: String, settings: [String: String] = [:], inner: String = "") throws -> Recipe {
        let files = OptionFileReader { (path, recipe) throws(OptionFileReader.Refusal) in
            guard let text = Self.files["\(recipe) \(path)"] else { throw .init("is not there") }
            return Array(text.utf8)
        }
        let checker = RecipeChecker([PaintWalls.self], files: files) { _, _ in
            LoadedRecipe(path: "shared/inner.yml", bytes: Array(inner.utf8))
        }
        return try checker.check(
            LoadedRecipe(path: "recipes/main.yml", bytes: Array(text.utf8)), settings: settings)
    }

    private func problems(_ text: String, settings: [String: String] = [:]) -> [String] {
        do {
            _ = try check(text, settings: settings)
            return []
        } catch {
            return (error as? InvalidRecipe)?.problems.map(\.description) ?? ["\(error)"]
        }
    }

    private func recipe(_ options: String, parameter: String = "value: { type: string, default: x }") -> String {
        """
        schema: 1
        name: walls
        parameters:
          \(parameter)
        steps:
          - use: paint-walls
            with: { \(options) }
            select: { plan: plan.txt }
        """
    }

    @Test func `a file is read from the folder of the recipe that names it`() throws {
        let step = try #require(try check(recipe("palette: colors.yml")).steps.first)
        #expect(step.options.file("palette") == OptionFile(path: "colors.yml", bytes: Array("red".utf8)))
        #expect(step.selection.file("plan")?.bytes == Array("walls".utf8))
    }

    @Test func `a file that is not there is a problem at its place`() {
        let advice = "which is not there; the path counts from the recipe's folder"
        #expect(
            problems(recipe("palette: colours.yml")) == [
                "recipes/main.yml:7:22: \"palette\" names the file \"colours.yml\", \(advice)"
            ])
        #expect(
            problems(recipe("palette: /colours.yml")) == [
                "recipes/main.yml:7:22: \"palette\" names the file \"/colours.yml\", which is not there"
            ])
        #expect(
            problems(recipe("palette: [a]")) == [
                "recipes/main.yml:7:22: \"palette\" must be the path of a file, not a list"
            ])
        #expect(
            problems(recipe("palette: ~")) == [
                "recipes/main.yml:7:22: \"palette\" has no value; write \"\" for no file"
            ])
    }

    @Test func `a parameter for a file is read where its value was written`() throws {
        let parameter = "value: { type: file, default: colors.yml }"
        let text = recipe("palette: \"${value}\"", parameter: parameter)
        #expect(try check(text).steps.first?.options.file("palette")?.bytes == Array("red".utf8))
        let set = try check(text, settings: ["value": "here.yml"]).steps.first?.options.file("palette")
        #expect(set == OptionFile(path: "here.yml", bytes: Array("from the working folder".utf8)))
        #expect(
            problems(text, settings: ["value": "colors.yml"]) == [
                "--set: \"value\" names the file \"colors.yml\", which is not there; "
                    + "the path counts from the working folder"
            ])
    }

    @Test func `an included recipe's default counts from its own folder`() throws {
        let outer = "schema: 1\nname: outer\nsteps:\n  - include: inner\n"
        let inner = """
            schema: 1
            name: inner
            parameters:
              value: { type: file, default: inner.txt }
            steps:
              - use: paint-walls
                select: { plan: "${value}" }
            """
        let step = try check(outer, inner: inner).steps.first
        #expect(step?.selection.file("plan")?.bytes == Array("inner".utf8))
        let set = try check(outer + "    set: { value: colors.yml }\n", inner: inner).steps.first
        #expect(set?.selection.file("plan")?.bytes == Array("red".utf8))
    }

    @Test func `an empty path is no file`() throws {
        let parameter = "value: { type: file, default: \"\" }"
        let step = try check(recipe("palette: \"${value}\"", parameter: parameter)).steps.first
        #expect(step?.options["palette"] == nil)
        #expect(try check(recipe("palette: ''")).steps.first?.options["palette"] == nil)
        let missing = recipe("").replacing("plan.txt", with: "''")
        #expect(
            problems(missing) == [
                "recipes/main.yml:6:5: the selector \"plan\" of \"paint-walls\" is missing; "
                    + "add it under \"select\": the path of a file"
            ])
    }

    @Test func `a mapping can stand in a file of its own`() throws {
        let entries = { (recipe: Recipe) in
            recipe.steps.first?.options.map("rooms")?.map { "\($0.key) \($0.value)" }
        }
        #expect(
            try entries(check(recipe("rooms: rooms.yml"))) == ["Hall string(\"red\")", "Attic string(\"off\")"])
        let parameter = "value: { type: map, default: { Hall: blue } }"
        let text = recipe("rooms: \"${value}\"", parameter: parameter)
        #expect(try entries(check(text)) == ["Hall string(\"blue\")"])
        #expect(try entries(check(text, settings: ["value": "rooms.yml"])) == ["Kitchen string(\"green\")"])
        #expect(
            problems(recipe("rooms: list.yml")) == [
                "list.yml:1:1: \"list.yml\" must be a mapping of keys to values, not a list"
            ])
        #expect(
            problems(recipe("rooms: gone.yml")) == [
                "recipes/main.yml:7:20: \"rooms\" names the file \"gone.yml\", which is not there; "
                    + "the path counts from the recipe's folder"
            ])
        #expect(
            problems(recipe("label: \"all ${value}\"", parameter: parameter)) == [
                "recipes/main.yml:7:20: the parameter \"value\" is a mapping and cannot stand inside a string"
            ])
    }

    @Test func `part of a path can be a parameter, and a string is not taken for a path`() throws {
        let parameter = "value: { type: string, default: colors }"
        let step = try check(recipe("palette: \"${value}.yml\"", parameter: parameter)).steps.first
        #expect(step?.options.file("palette")?.path == "colors.yml")
        #expect(
            problems(recipe("palette: \"${value}\"", parameter: parameter)) == [
                "recipes/main.yml:7:22: \"palette\" must be the path of a file, but the parameter \"value\" is a string"
            ])
    }

    @Test func `a transform refuses values that its types allow, at their lines`() {
        let text = recipe("palette: bad.yml, coats: -1, label: a")
        #expect(
            problems(text) == [
                "recipes/main.yml:6:5: \"light\": there is none",
                "recipes/main.yml:7:22: \"palette\": line 1 is no color",
                "recipes/main.yml:7:38: \"coats\": must not be negative",
            ])
    }

    @Test func `a transform is not asked about values of other types`() {
        let text = recipe("palette: bad.yml, coats: many")
        #expect(
            problems(text) == ["recipes/main.yml:7:38: \"coats\" must be a whole number, not \"many\""])
    }
}
