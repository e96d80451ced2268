import Testing
import TransformKit

@testable import StoryboardSplit

@Suite("Entries of divided storyboards")
struct EntryRepointingTests {
    private static let main = "App/Base.lproj/Main.storyboard"
    private static let document = SplitStoryboard.text(scenes: ["aaa-AA-001", "bbb-BB-002"])

    private func plist(_ key: String, _ value: String) -> String {
        "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict><key>\(key)</key><string>\(value)</string></dict></plist>\n"
    }

    private func repointing(
        _ files: [String: String], to storyboard: String = "Start", isInitial: Bool = true
    ) throws -> (EntryRepointing, [String: String]) {
        var files = files
        files[Self.main] = Self.document
        let graph = SplitProject.graph(files)
        let document = try #require(graph.document(at: Self.main))
        let controllers = document.scenes.compactMap(\.controller)
        let placements = Dictionary(
            uniqueKeysWithValues: controllers.enumerated().map { number, controller in
                let name = number == 0 ? storyboard : "Main"
                return (
                    SceneAddress(controller),
                    ScenePlacement(
                        storyboard: name, path: "App/Base.lproj/\(name).storyboard", identifier: nil,
                        isInitial: isInitial && number == 0)
                )
            })
        let repointing = EntryRepointing(SceneRelocation(placements: placements), in: graph)
        return (repointing, try #require(SplitProject.files(files, after: repointing.edits)))
    }

    @Test(
        "An entry names the storyboard that its scene went to",
        arguments: [
            "UIMainStoryboardFile", "UIMainStoryboardFile~ipad", "NSMainStoryboardFile", "UISceneStoryboardFile",
            "NSExtensionMainStoryboard",
        ])
    func follows(key: String) throws {
        let (found, after) = try repointing(["App/Info.plist": plist(key, "Main")])
        #expect(found.obstacles.isEmpty)
        #expect(after["App/Info.plist"] == plist(key, "Start"))
    }

    @Test("An entry whose scene stays is left alone, and so is one of another storyboard")
    func stays() throws {
        let files = ["App/Info.plist": plist("UIMainStoryboardFile", "Main")]
        #expect(try repointing(files, to: "Main").0.edits.isEmpty)
        let other = ["App/Info.plist": plist("UILaunchStoryboardName", "Launch")]
        #expect(try repointing(other).0.edits.isEmpty)
    }

    @Test(
        "A build setting is rewritten with its quotation marks",
        arguments: [("Main", "Start"), ("\"Main\"", "\"Start\"")])
    func setting(old: String, new: String) throws {
        let text = SplitXcodeProject.text(setting: "INFOPLIST_KEY_UIMainStoryboardFile = \(old);")
        let (found, after) = try repointing([SplitXcodeProject.path: text])
        #expect(found.obstacles.isEmpty)
        #expect(
            after[SplitXcodeProject.path]
                == SplitXcodeProject.text(setting: "INFOPLIST_KEY_UIMainStoryboardFile = \(new);"))
    }

    @Test("An entry that would open nothing, or means a variable, is a doubt")
    func obstacles() throws {
        let files = ["App/Info.plist": plist("UIMainStoryboardFile", "Main")]
        #expect(try repointing(files, isInitial: false).0.obstacles.map(\.code.id) == ["entry-scene-not-initial"])
        let variable = ["App/Info.plist": plist("UIMainStoryboardFile", "$(MAIN)")]
        #expect(try repointing(variable).0.obstacles.map(\.code.id) == ["entry-variable"])
        #expect(try repointing(variable, to: "Main").0.obstacles.isEmpty)
    }
}
