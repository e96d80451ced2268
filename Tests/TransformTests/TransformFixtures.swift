import Foundation
import Testing
import TransformTesting

/// The fixtures of one built-in transform: what every suite of them asks.
struct TransformFixtures: Sendable {
    let cases: [FixtureCase]
    private let folder: String

    init(_ transform: String) {
        folder = Repository.folder + "/Tests/Fixtures/Transforms/" + transform
        cases = FixtureCase.all(in: folder)
    }

    /// A case does what it shows, with the plugin loaded as the executable loads it.
    static func check(_ fixture: FixtureCase) throws {
        let failures = try fixture.failures(transforms: BuiltInPlugins.transforms())
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    /// There are more cases than a number, each well-formed.
    func checkForm(moreThan count: Int) {
        #expect(cases.count > count)
        for fixture in cases {
            let faults = fixture.formFaults()
            #expect(faults.isEmpty, "\(fixture): \(faults.joined(separator: "; "))")
        }
    }

    /// No file or folder among the cases is none, and no case is told twice.
    func checkFolders() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
        #expect(names.sorted() == cases.map { URL(fileURLWithPath: $0.path).lastPathComponent }.sorted())
        #expect(Set(cases.map(\.description)).count == cases.count)
    }
}
