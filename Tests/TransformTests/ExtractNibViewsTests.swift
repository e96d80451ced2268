import Testing
import TransformTesting

/// Every fixture of extract-nib-views, with the plugin loaded as the executable loads it.
@Suite("extract-nib-views")
struct ExtractNibViewsFixtureTests {
    private static let fixtures = TransformFixtures("extract-nib-views")

    @Test("does what the fixture shows", arguments: fixtures.cases)
    func fixture(_ fixture: FixtureCase) throws { try TransformFixtures.check(fixture) }

    @Test("has well-formed fixtures")
    func form() { Self.fixtures.checkForm(moreThan: 20) }

    @Test("has no folder among its fixtures that is no case")
    func strayFolders() throws { try Self.fixtures.checkFolders() }
}
