import Foundation
import Testing
import TransformTesting

/// What becomes of Objective-C, asked of clang with the header that Swift generates for it.
@Suite("The Objective-C that transforms leave")
struct ObjectiveCCheckTests {
    /// The cases whose outcome imports a header that Swift generates.
    private static let fixtures = FixtureCase.all(
        in: Repository.folder + "/Tests/Fixtures/Transforms/segue-to-coordinator"
    ).filter { fixture in
        guard let after = try? fixture.contents().after else { return false }
        return after.files.keys.contains { after.text($0)?.contains("#import \"Pantry-Swift.h\"") == true }
    }

    @Test("compiles without an error or a warning", arguments: fixtures)
    func fixture(_ fixture: FixtureCase) throws {
        let folder = FileManager.default.temporaryDirectory.path + "/nibwright-fixture-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try #require(try fixture.contents().after).write(to: folder)
        #expect(try StandIn().objectiveCErrors(in: folder, module: "Pantry") == [])
    }

    @Test("is looked at where a class above prepares, a row leads on, and code performs")
    func fixtureCount() { #expect(Self.fixtures.count >= 3) }
}
