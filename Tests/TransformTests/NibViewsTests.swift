import Testing
import TransformTesting

/// Every fixture of extract-nib-views and inline-nib-views, with the plugin loaded as the executable loads it.
@Suite("extract-nib-views, inline-nib-views")
struct NibViewsFixtureTests {
    private static let extraction = TransformFixtures("extract-nib-views")
    private static let inlining = TransformFixtures("inline-nib-views")

    @Test("does what the fixture shows", arguments: extraction.cases + inlining.cases)
    func fixture(_ fixture: FixtureCase) throws { try TransformFixtures.check(fixture) }

    @Test("has well-formed fixtures")
    func form() {
        Self.extraction.checkForm(moreThan: 20)
        Self.inlining.checkForm(moreThan: 10)
    }

    @Test("has no folder among its fixtures that is no case")
    func strayFolders() throws {
        try Self.extraction.checkFolders()
        try Self.inlining.checkFolders()
    }
}
