import Foundation
import Recipes
import Testing
import TransformTesting

/// Every fixture of code patterns, with the plugin loaded as the executable loads it.
@Suite("replace-code")
struct ReplaceCodeFixtureTests {
    private static let fixtures = TransformFixtures("replace-code")

    @Test("does what the fixture shows", arguments: fixtures.cases)
    func fixture(_ fixture: FixtureCase) throws { try TransformFixtures.check(fixture) }

    @Test("has well-formed fixtures")
    func form() { Self.fixtures.checkForm(moreThan: 30) }

    @Test("has no folder among its fixtures that is no case")
    func strayFolders() throws { try Self.fixtures.checkFolders() }

    @Test("has a built-in recipe that runs")
    func recipe() throws {
        let path = Repository.folder + "/Recipes/replace-code.yml"
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        let checker = RecipeChecker(transforms: try BuiltInPlugins.transforms().map { $0.description })
        let settings = ["find": "wait($seconds)", "replace": "pause($seconds)"]
        let recipe = try checker.check(LoadedRecipe(path: path, bytes: bytes), settings: settings)
        #expect(recipe.steps.map(\.transformID) == ["replace-code"])
    }
}
