import Testing
import TransformTesting

/// Every fixture of scenes-to-uikit, with the plugin loaded as the executable loads it.
@Suite("scenes-to-uikit")
struct ScenesToUIKitFixtureTests {
    private static let fixtures = TransformFixtures("scenes-to-uikit")

    @Test("does what the fixture shows", arguments: fixtures.cases)
    func fixture(_ fixture: FixtureCase) throws { try TransformFixtures.check(fixture) }

    @Test("has well-formed fixtures")
    func form() { Self.fixtures.checkForm(moreThan: 30) }

    @Test("has no folder among its fixtures that is no case")
    func strayFolders() throws { try Self.fixtures.checkFolders() }
}
