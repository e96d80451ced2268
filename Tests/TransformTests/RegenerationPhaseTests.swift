import Testing
import TransformTesting

/// Every fixture of the phase that renews written files, with the plugin loaded as the executable loads it.
@Suite("regeneration-phase")
struct RegenerationPhaseFixtureTests {
    private static let fixtures = TransformFixtures("regeneration-phase")

    @Test("does what the fixture shows", arguments: fixtures.cases)
    func fixture(_ fixture: FixtureCase) throws { try TransformFixtures.check(fixture) }

    @Test("has well-formed fixtures")
    func form() { Self.fixtures.checkForm(moreThan: 2) }

    @Test("has no folder among its fixtures that is no case")
    func strayFolders() throws { try Self.fixtures.checkFolders() }
}
