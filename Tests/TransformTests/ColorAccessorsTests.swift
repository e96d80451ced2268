import Testing
import TransformTesting

/// Every fixture of the accessors, with the plugin loaded as the executable loads it.
@Suite("color-accessors")
struct ColorAccessorsTests {
    private static let fixtures = TransformFixtures("color-accessors")

    @Test("does what the fixture shows", arguments: fixtures.cases)
    func fixture(_ fixture: FixtureCase) throws { try TransformFixtures.check(fixture) }

    @Test("has well-formed fixtures, and no folder among them that is no case")
    func form() throws {
        Self.fixtures.checkForm(moreThan: 10)
        try Self.fixtures.checkFolders()
    }
}
