import Testing
import TransformTesting

/// Every fixture of the merging of storyboards, with the plugin loaded as the executable loads it.
@Suite("merge-storyboards")
struct MergeStoryboardsTests {
    private static let fixtures = TransformFixtures("merge-storyboards")

    @Test("does what the fixture shows", arguments: fixtures.cases)
    func fixture(_ fixture: FixtureCase) throws { try TransformFixtures.check(fixture) }

    @Test("has well-formed fixtures")
    func form() { Self.fixtures.checkForm(moreThan: 6) }

    @Test("has no folder among its fixtures that is no case")
    func strayFolders() throws { try Self.fixtures.checkFolders() }
}
