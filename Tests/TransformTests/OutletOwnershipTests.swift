import Foundation
import PluginHost
import Recipes
import Testing
import TransformKit
import TransformTesting

/// Every fixture of the outlet fix, with the plugin loaded as the executable loads it.
@Suite("outlet-ownership")
struct OutletOwnershipTests {
    private static let cases = FixtureCase.all(in: Repository.folder + "/Tests/Fixtures/Transforms/outlet-ownership")

    @Test("does what the fixture shows", arguments: cases)
    func fixture(_ fixture: FixtureCase) throws {
        let failures = try fixture.failures(transforms: BuiltInPlugins.transforms())
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    @Test("has well-formed fixtures")
    func form() {
        #expect(Self.cases.count > 90)
        for fixture in Self.cases {
            let faults = fixture.formFaults()
            #expect(faults.isEmpty, "\(fixture): \(faults.joined(separator: "; "))")
        }
    }

    @Test("has no folder among its fixtures that is no case")
    func strayFolders() throws {
        let folder = Repository.folder + "/Tests/Fixtures/Transforms/outlet-ownership"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
        #expect(Set(names) == Set(Self.cases.map(\.description)))
    }

    @Test("has a built-in recipe that runs")
    func recipe() throws {
        let path = Repository.folder + "/Recipes/outlet-ownership.yml"
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        let checker = RecipeChecker(transforms: try BuiltInPlugins.transforms().map { $0.description })
        let recipe = try checker.check(LoadedRecipe(path: path, bytes: bytes))
        #expect(recipe.steps.map(\.transformID) == ["outlet-ownership"])
    }
}
