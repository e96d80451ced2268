import Foundation
import PluginHost
import Recipes
import Testing
import TransformKit
import TransformTesting

/// Every fixture of the splitting of storyboards, with the plugin loaded as the executable loads it.
@Suite("split-storyboard")
struct SplitStoryboardTests {
    private static let folder = Repository.folder + "/Tests/Fixtures/Transforms/split-storyboard"
    private static let cases = FixtureCase.all(in: folder)

    @Test("does what the fixture shows", arguments: cases)
    func fixture(_ fixture: FixtureCase) throws {
        let failures = try fixture.failures(transforms: BuiltInPlugins.transforms())
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    @Test("has well-formed fixtures")
    func form() {
        #expect(Self.cases.count > 30)
        for fixture in Self.cases {
            let faults = fixture.formFaults()
            #expect(faults.isEmpty, "\(fixture): \(faults.joined(separator: "; "))")
        }
    }

    @Test("has no folder among its fixtures that is no case")
    func strayFolders() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder).filter { !$0.hasPrefix(".") }
        #expect(Set(names) == Set(Self.cases.map(\.description)))
    }
}
