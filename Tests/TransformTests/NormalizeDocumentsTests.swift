import Testing
import TransformTesting

/// Every fixture of normalize-documents, with the plugin loaded as the executable loads it.
@Suite("normalize-documents")
struct NormalizeDocumentsFixtureTests {
    private static let fixtures = TransformFixtures("normalize-documents")

    @Test("does what the fixture shows", arguments: fixtures.cases)
    func fixture(_ fixture: FixtureCase) throws { try TransformFixtures.check(fixture) }

    @Test("has well-formed fixtures")
    func form() { Self.fixtures.checkForm(moreThan: 4) }

    @Test("has no folder among its fixtures that is no case")
    func strayFolders() throws { try Self.fixtures.checkFolders() }
}
