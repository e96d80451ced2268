import Testing
import TransformTesting

/// Every fixture of document-to-swiftui, with the plugin loaded as the executable loads it.
@Suite("document-to-swiftui")
struct SwiftUIDraftFixtureTests {
    private static let fixtures = TransformFixtures("document-to-swiftui")

    @Test("does what the fixture shows", arguments: fixtures.cases)
    func fixture(_ fixture: FixtureCase) throws { try TransformFixtures.check(fixture) }

    @Test("has well-formed fixtures")
    func form() { Self.fixtures.checkForm(moreThan: 12) }

    @Test("has no folder among its fixtures that is no case")
    func strayFolders() throws { try Self.fixtures.checkFolders() }
}
