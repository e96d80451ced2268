import Foundation
import Testing

/// The kit and the tool know no plugin: what a report or a rule needs of one, its transforms describe (`TransformDescription`).
@Suite struct NameTests {
    /// What Swift calls the plugins, and the ids of the transforms that they describe.
    private static func names() throws -> [String] {
        let plugins = try Manifest(package: "").targets.filter { $0.folder.hasPrefix("Plugins/") }
        let ids = try plugins.flatMap { plugin in
            try House.swiftFiles(in: plugin.folder, excluding: plugin.excluded).flatMap { file -> [String] in
                try House.text(file).components(separatedBy: "TransformDescription(\n        id: \"").dropFirst()
                    .map { String($0.prefix { $0 != "\"" }) }
            }
        }
        return plugins.map(\.name) + ids
    }

    @Test func `the names of plugins and transforms are found`() throws {
        let names = try Self.names()
        #expect(names.contains("StoryboardSplit") && names.contains("split-storyboard"))
        #expect(names.count { $0.contains("-") } >= 6)
    }

    @Test(arguments: ["Sources/NibwrightKit/Sources", "Sources/NibwrightKit/Plugins", "Sources/nibwright"])
    func `no source of the kit or the tool names a plugin`(folder: String) throws {
        let names = try Self.names()
        for file in House.swiftFiles(in: folder) {
            for (number, line) in try House.text(file).components(separatedBy: "\n").enumerated() {
                for name in names where line.contains(name) {
                    Issue.record(
                        """
                        \(file):\(number + 1) names \(name); what the kit needs of a transform, the transform describes \
                        (TransformDescription), so that anyone's plugin can do the same
                        """)
                }
            }
        }
    }
}
