import Foundation
import Testing
import TransformTesting

/// Every fixture of the accessors, with the plugin loaded as the executable loads it.
@Suite("color-accessors")
struct ColorAccessorsTests {
    private static let folder = Repository.folder + "/Tests/Fixtures/Transforms/color-accessors"
    private static let cases = FixtureCase.all(in: folder)

    @Test("does what the fixture shows", arguments: cases)
    func fixture(_ fixture: FixtureCase) throws {
        let failures = try fixture.failures(transforms: BuiltInPlugins.transforms())
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    @Test("has well-formed fixtures, and no folder among them that is no case")
    func form() throws {
        #expect(Self.cases.count > 10)
        for fixture in Self.cases {
            let faults = fixture.formFaults()
            #expect(faults.isEmpty, "\(fixture): \(faults.joined(separator: "; "))")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder).filter { !$0.hasPrefix(".") }
        #expect(Set(names) == Set(Self.cases.map(\.description)))
    }
}
