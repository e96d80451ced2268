import Foundation
import Recipes
import Testing
import TransformTesting

/// Every fixture of the steps that need no code, with the plugin loaded as the executable loads it.
@Suite("Pattern steps")
struct PatternStepsTests {
    private static let ids = [
        "set-attribute", "remove-attribute", "rename-attribute", "add-child", "remove-element",
    ]

    @Test("do what the fixture shows", arguments: ids.flatMap { TransformFixtures($0).cases })
    func fixture(_ fixture: FixtureCase) throws { try TransformFixtures.check(fixture) }

    @Test("have well-formed fixtures", arguments: ids)
    func form(_ id: String) throws {
        TransformFixtures(id).checkForm(moreThan: 3)
        try TransformFixtures(id).checkFolders()
    }

    @Test(
        "refuse a recipe before a project is read",
        arguments: [
            ("set-attribute", "element: lable", "set: { hidden: \"YES\" }", "did you mean “label”"),
            ("set-attribute", "element: label", "set: { hiden: \"YES\" }", "did you mean “hidden”"),
            ("set-attribute", "element: label", "set: { hidden: maybe }", "YES or NO"),
            ("set-attribute", "element: label", "set: { numberOfLines: many }", "a number"),
            ("set-attribute", "element: label", "set: { id: abc }", "which object this is"),
            ("set-attribute", "element: constraint", "set: { firstItem: abc }", "the id of another object"),
            ("set-attribute", "element: label", "set: { \"a b\": x }", "cannot be the name"),
            ("set-attribute", "system: iOS", "set: { hidden: \"YES\" }", "say which elements"),
            ("set-attribute", "element: \"label |\"", "set: { hidden: \"YES\" }", "a name is missing"),
            ("set-attribute", "{ element: label, parent: \"view(\" }", "set: { hidden: \"YES\" }", "cannot be read"),
            ("set-attribute", "attributes: { tag: \"> x\" }", "set: { hidden: \"YES\" }", "is no number"),
            ("set-attribute", "{ element: label, subclasses: true }", "set: { hidden: \"YES\" }", "without “class”"),
            ("set-attribute", "element: label", "set: {}", "at least one attribute"),
            ("remove-attribute", "element: label", "names: [customClass]", "its module"),
            ("rename-attribute", "element: label", "rename: { text: text }", "the old and the new name"),
            ("rename-attribute", "element: label", "rename: { text: txet }", "did you mean “text”"),
            ("add-child", "element: label", "child: '<nil key=\"textColor\">'", "is no element"),
            ("add-child", "element: label", "child: '<nil/><nil/>'", "one element and nothing else"),
            ("add-child", "element: label", "child: '</objects><objects><nil/>'", "one element and nothing else"),
            ("add-child", "element: label", "child: '<nil/><!-- no -->'", "have no place"),
            ("add-child", "element: view", "child: '<view id=\"a\"><nil/>text</view>'", "has text between"),
            ("add-child", "element: view", "child: '<view id=\"a\"><view id=\"a\"/></view>'", "twice"),
            ("add-child", "element: view", "child: '<constraint firstItem=\"b\" id=\"a\"/>'", "no object of the child"),
            ("add-child", "element: view", "child: '<scene/>'", "which no step adds"),
            (
                "add-child", "element: label", "child: '<fontDescripton key=\"font\"/>'",
                "did you mean “fontDescription”"
            ),
            ("add-child", "element: label", "child: '<color key=\"a\" red=\"high\"/>'", "a number"),
            ("remove-element", "system: iOS", "with-constraints: true", "say which elements"),
        ])
    func problems(_ id: String, _ selection: String, _ options: String, _ words: String) throws {
        let select = selection.hasPrefix("{") ? selection : "{ \(selection) }"
        let text = "schema: 1\nname: trial\nsteps:\n  - use: \(id)\n    select: \(select)\n    with: { \(options) }\n"
        let transforms = try BuiltInPlugins.transforms()
        let checker = RecipeChecker(transforms)
        do throws(InvalidRecipe) {
            _ = try checker.check(LoadedRecipe(path: "trial.yml", bytes: Array(text.utf8)))
            Issue.record("the recipe runs")
        } catch {
            #expect(error.problems.contains { $0.message.contains(words) }, "\(error.problems.map(\.message))")
        }
    }

    @Test("have a built-in recipe that runs")
    func recipe() throws {
        let path = Repository.folder + "/Recipes/dynamic-type.yml"
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        let recipe = try RecipeChecker(BuiltInPlugins.transforms()).check(LoadedRecipe(path: path, bytes: bytes))
        #expect(recipe.steps.map(\.transformID) == ["set-attribute"])
    }
}
