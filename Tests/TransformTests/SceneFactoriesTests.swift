import Testing
import TransformTesting

/// Every fixture of scene factories, with the plugin loaded as the executable loads it.
@Suite("scene-factories")
struct SceneFactoriesFixtureTests {
    private static let fixtures = TransformFixtures("scene-factories")

    @Test("does what the fixture shows", arguments: fixtures.cases)
    func fixture(_ fixture: FixtureCase) throws { try TransformFixtures.check(fixture) }

    @Test("has well-formed fixtures")
    func form() { Self.fixtures.checkForm(moreThan: 7) }

    @Test("has no folder among its fixtures that is no case")
    func strayFolders() throws { try Self.fixtures.checkFolders() }
}
