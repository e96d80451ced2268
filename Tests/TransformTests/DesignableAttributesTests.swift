import Testing
import TransformTesting

/// Every fixture of designable-attributes and styling-to-documents, with the plugin loaded as the executable loads it.
@Suite("designable-attributes, styling-to-documents")
struct DesignableAttributesFixtureTests {
    private static let attributes = TransformFixtures("designable-attributes")
    private static let styling = TransformFixtures("styling-to-documents")

    @Test("does what the fixture shows", arguments: attributes.cases + styling.cases)
    func fixture(_ fixture: FixtureCase) throws { try TransformFixtures.check(fixture) }

    @Test("has well-formed fixtures")
    func form() {
        Self.attributes.checkForm(moreThan: 20)
        Self.styling.checkForm(moreThan: 20)
    }

    @Test("has no folder among its fixtures that is no case")
    func strayFolders() throws {
        try Self.attributes.checkFolders()
        try Self.styling.checkFolders()
    }
}
