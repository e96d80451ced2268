import Foundation
import Testing
import TransformTesting

@Suite("regenerate")
struct RegenerateTests {
    private static let recipe = Repository.folder + "/Recipes/typed-scenes.yml"
    private static let scenes = "App/StoryboardScenes.swift"
    private static let storyboard = "App/Main.storyboard"

    /// An app whose scenes have names, which a call says.
    private static func named() throws -> Project {
        let project = try Project()
        try project.add(Repository.folder + "/Tests/Fixtures/Bases/Shop")
        try project.write(document, to: storyboard)
        try project.write(
            """
            import UIKit

            final class OrdersViewController: UIViewController {}
            final class DetailViewController: UIViewController {}

            func detail() -> UIViewController {
                UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "detail")
            }

            """, to: "App/Controllers.swift")
        #expect(try Nibwright.run(["apply", recipe, project.root]).status == 0)
        #expect(project.text("App/Controllers.swift").contains("Main.detail.instantiate()"))
        return project
    }

    private static func regenerate(_ project: Project, _ words: String...) throws -> (status: Int32, output: String) {
        let outcome = try Nibwright.run(["regenerate", recipe, project.root] + words)
        return (outcome.status, outcome.output)
    }

    private static func edit(_ project: Project, _ old: String, _ new: String) throws {
        let text = project.text(storyboard)
        #expect(text.contains(old))
        try project.write(text.replacing(old, with: new), to: storyboard)
    }

    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch">
            <scenes>
                <scene sceneID="det-SC-001">
                    <objects>
                        <viewController storyboardIdentifier="detail" id="det-VC-001" customClass="DetailViewController" customModule="Shop" customModuleProvider="target" sceneMemberID="viewController"/>
                    </objects>
                </scene>
                <scene sceneID="ord-SC-001">
                    <objects>
                        <viewController storyboardIdentifier="orders" id="ord-VC-001" customClass="OrdersViewController" customModule="Shop" customModuleProvider="target" sceneMemberID="viewController"/>
                    </objects>
                </scene>
            </scenes>
        </document>

        """

    @Test("writes nothing where the files are up to date, and leaves strings in code alone")
    func upToDate() throws {
        let project = try Self.named()
        try project.write(
            """
            import UIKit

            func orders() -> UIViewController {
                UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "orders")
            }

            """, to: "App/More.swift")
        let before = try project.tree()
        #expect(try Self.regenerate(project) == (0, ""))
        #expect(try project.tree() == before)
    }

    @Test("renews a file and nothing else, in a work tree with changes, and can be undone")
    func renewal() throws {
        let project = try Self.named()
        try project.git("init", "-q")
        try Self.edit(project, "OrdersViewController", "DetailViewController")
        let before = try project.tree()
        let outcome = try Self.regenerate(project)
        #expect(outcome == (0, "Renewed \(Self.scenes).\n"))
        let after = try project.tree()
        #expect(before.keys.filter { before[$0] != after[$0] } == [Self.scenes])
        #expect(before.count == after.count)
        #expect(!project.text(Self.scenes).contains("OrdersViewController"))
        #expect(try project.undo().status == 0)
        #expect(try project.tree() == before)
    }

    @Test("renews for targets that build at the same time")
    func parallelTargets() async throws {
        let project = try Self.named()
        try Self.edit(project, "OrdersViewController", "DetailViewController")
        let statuses = await withTaskGroup(of: Int32.self) { group in
            for _ in 0..<4 { group.addTask { (try? Self.regenerate(project))?.status ?? -1 } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses == [0, 0, 0, 0])
        #expect(!project.text(Self.scenes).contains("OrdersViewController"))
    }

    @Test("stops a build where a name changes that code says, and writes nothing")
    func rename() throws {
        let project = try Self.named()
        try Self.edit(project, "\"detail\"", "\"more\"")
        let before = try project.tree()
        let outcome = try Self.regenerate(project)
        #expect(outcome.status == 1)
        #expect(
            outcome.output
                == "\(project.root)/\(Self.scenes):1:1: error: this file is out of date, and renewing it changes 1 other file "
                + "too, such as App/Controllers.swift: nibwright apply \(Self.recipe)\n")
        #expect(try project.tree() == before)
    }

    @Test("writes copies into the build's folder and leaves the project as it is, Nibwright's own files included")
    func copies() throws {
        let project = try Self.named()
        let build = try Project()
        try Self.edit(project, "OrdersViewController", "DetailViewController")
        let before = try project.everything()
        let words = ["--file", "./" + Self.scenes, "--into", build.root + "/Made"]
        let outcome = try Nibwright.run(["regenerate", Self.recipe, project.root] + words)
        #expect(outcome.status == 0)
        #expect(!build.text("Made/StoryboardScenes.swift").contains("OrdersViewController"))
        #expect(build.text("Made/StoryboardScenes.swift").contains("DetailViewController"))
        #expect(try project.everything() == before)
        // A second build compiles nothing again.
        let file = build.absolute("Made/StoryboardScenes.swift")
        let old = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
        _ = try Nibwright.run(["regenerate", Self.recipe, project.root] + words)
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == old)
    }

    @Test("refuses to copy what no transform wrote, and two files of one name")
    func usage() throws {
        let project = try Self.named()
        let into = ["--into", project.root + "/Made"]
        let foreign = try Nibwright.run(
            ["regenerate", Self.recipe, project.root, "--file", "App/Controllers.swift"] + into)
        #expect(foreign.status == 2)
        #expect(foreign.errors.contains("no transform wrote \"App/Controllers.swift\""))
        #expect(try Nibwright.run(["regenerate", Self.recipe, project.root] + into).status == 2)
        let twice = try Nibwright.run(
            ["regenerate", Self.recipe, project.root, "--file", "A/S.swift", "--file", "B/S.swift"] + into)
        #expect(twice.status == 2)
        #expect(twice.errors.contains("no two files of one name"))
    }
}
