import Testing
import TransformTesting

/// Every fixture of what becomes of segues, in all styles, with the plugin loaded as the executable loads it.
@Suite("segue-to-coordinator")
struct SegueFixtureTests {
    private static let fixtures = TransformFixtures("segue-to-coordinator")

    @Test("does what the fixture shows", arguments: fixtures.cases)
    func fixture(_ fixture: FixtureCase) throws { try TransformFixtures.check(fixture) }

    @Test("has well-formed fixtures")
    func form() { Self.fixtures.checkForm(moreThan: 60) }

    @Test("has no folder among its fixtures that is no case")
    func strayFolders() throws { try Self.fixtures.checkFolders() }
}
