import Testing
import TransformTesting

/// Every fixture of routes of coordinators, with the plugin loaded as the executable loads it.
@Suite("navigation-routes")
struct NavigationRoutesTests {
    private static let fixtures = TransformFixtures("navigation-routes")

    @Test("does what the fixture shows", arguments: fixtures.cases)
    func fixture(_ fixture: FixtureCase) throws { try TransformFixtures.check(fixture) }

    @Test("has well-formed fixtures")
    func form() { Self.fixtures.checkForm(moreThan: 4) }

    @Test("has no folder among its fixtures that is no case")
    func strayFolders() throws { try Self.fixtures.checkFolders() }
}
