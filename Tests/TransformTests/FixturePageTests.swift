import Foundation
import Testing
import TransformTesting

/// The examples in Docs/Plugins.md, which authors copy.
@Suite("The page on fixtures")
struct FixturePageTests {
    /// The indented lines of the page from one that begins with a text to the next that are not indented.
    private static func example(_ start: String) throws -> [String] {
        let page = try String(contentsOfFile: Repository.folder + "/Docs/Plugins.md", encoding: .utf8)
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false).drop { !$0.hasPrefix("    " + start) }
        let block = lines.prefix { $0.isEmpty || $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
        return Array(block.reversed().drop { $0.isEmpty }.reversed())
    }

    @Test("shows a case that holds")
    func fixture() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/nibwright-page-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let text = try Self.example("use: outlet-ownership").map { $0 + "\n" }.joined()
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/shown.fixture"))
        let fixture = try #require(FixtureCase.named("shown", in: folder))
        #expect(fixture.formFaults() == [])
        try TransformFixtures.check(fixture)
    }

    @Test("shows scenes of which documents are made")
    func scenes() throws {
        let document = try #require(try StoryboardText(outline: Self.example("initial: shelf")).document)
        #expect(document.scenes.compactMap { $0.controller?.id } == ["shelf", "nav", "oven", "cake"])
        #expect(document.initialViewController?.id == "shelf")
    }
}
