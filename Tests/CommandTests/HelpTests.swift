import Testing
import TransformTesting

@Suite("Help")
struct HelpTests {
    @Test(
        "says what the golden file says",
        arguments: [
            "", "plan", "check", "apply", "undo", "regenerate", "inspect", "lint", "graph", "render", "diff",
            "describe", "palette", "merge", "tidy", "hooks", "hooks install", "hooks uninstall", "hooks status",
            "explain",
            "schema", "batch", "batch run", "batch merge", "batch report",
            "plugin",
            "plugin list",
            "plugin build", "plugin seal", "trust",
        ])
    func help(_ command: String) throws {
        let words = command.split(separator: " ").map(String.init)
        let outcome = try Nibwright.run(words + ["--help"])
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        let name = (["help"] + words).joined(separator: "-")
        let golden = GoldenFile(path: Repository.folder + "/Tests/CommandTests/Golden/\(name).txt")
        #expect(try golden.difference(from: outcome.output) == nil)
    }

    @Test("comes without arguments too")
    func noArguments() throws {
        let outcome = try Nibwright.run([])
        #expect(outcome.status == 0)
        #expect(outcome.output == (try Nibwright.run(["--help"]).output))
    }

    @Test("names the kit, the compiler, swift-syntax and the digest of each plugin in the version")
    func version() throws {
        let outcome = try Nibwright.run(["--version"])
        #expect(outcome.status == 0)
        #expect(outcome.output.contains(#/^\d+\.\d+\.\d+ \(kit \S+, Swift .+, swift-syntax .+\)\n/#))
        #expect(outcome.output.contains(#/\nlibOutletOwnership\.\S+ +[0-9a-f]{64}\n/#))
        #expect(!outcome.output.contains("libNibwrightKit"))
    }

    @Test("explains the built-in transform with every option and selector")
    func explain() throws {
        let outcome = try Nibwright.run(["explain", "outlet-ownership"])
        #expect(outcome.status == 0)
        let golden = GoldenFile(path: Repository.folder + "/Tests/CommandTests/Golden/explain-outlet-ownership.txt")
        #expect(try golden.difference(from: outcome.output) == nil)
        let known = [
            "add-child", "cells-to-uikit", "color-accessors", "color-palette", "dependency-bridge",
            "designable-attributes",
            "document-to-swiftui", "document-to-uikit", "extract-nib-views", "inline-nib-views", "merge-storyboards",
            "navigation-routes", "navigation-spies", "normalize-documents",
            "outlet-ownership", "regeneration-phase",
            "remove-attribute", "remove-element", "rename-attribute", "replace-code",
            "resource-consistency-tests", "scene-factories", "scenes-to-uikit", "segue-to-coordinator",
            "set-attribute",
            "split-storyboard", "stack-views", "styling-to-documents", "typed-cells", "typed-scenes", "typed-segues",
        ]
        #expect(try Nibwright.transforms() == known)
        let unknown = try Nibwright.run(["explain", "outlet-onwership"])
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("known are: \(known.joined(separator: ", "))"))
    }
}
