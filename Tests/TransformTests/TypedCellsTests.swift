import Testing
import TransformTesting

/// Every fixture of typed cells, with the plugin loaded as the executable loads it.
@Suite("typed-cells")
struct TypedCellsFixtureTests {
    private static let fixtures = TransformFixtures("typed-cells")

    @Test("does what the fixture shows", arguments: fixtures.cases)
    func fixture(_ fixture: FixtureCase) throws { try TransformFixtures.check(fixture) }

    @Test("has well-formed fixtures")
    func form() { Self.fixtures.checkForm(moreThan: 2) }

    @Test("has no folder among its fixtures that is no case")
    func strayFolders() throws { try Self.fixtures.checkFolders() }
}
