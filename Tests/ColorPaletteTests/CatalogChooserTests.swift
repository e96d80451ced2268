import ProjectGraph
import SourceText
import Testing
import TransformKit

@testable import ColorPalette

@Suite("Choosing a catalog")
struct CatalogChooserTests {
    private func chooser(
        _ graph: ProjectGraph, _ paths: [String], preferred: String? = nil,
        mayEdit: @escaping (String) -> Bool = { _ in true }
    ) -> CatalogChooser {
        CatalogChooser(graph, preferred: preferred, needs: paths.map { need(graph, $0) }, mayEdit: mayEdit)
    }

    private func need(_ graph: ProjectGraph, _ paths: String...) -> Set<ResourceBundle> {
        Set(paths.flatMap { graph.resourceBundles(of: $0) })
    }

    /// The catalog's path, or the obstacle's code.
    private func outcome(_ chooser: CatalogChooser, _ need: Set<ResourceBundle>) -> String {
        do throws(Obstacle) {
            let place = try chooser.catalog(for: need)
            return (place.edits.isEmpty ? "" : "new ") + place.path
        } catch {
            return error.code.id
        }
    }

    private func applying(_ place: CatalogPlace, to graph: ProjectGraph) throws -> ProjectGraph {
        var changes: [String: [UInt8]?] = [:]
        var edits: [String: [TextEdit]] = [:]
        for edit in place.edits {
            switch edit {
            case .create(let path, let bytes): changes[path] = bytes
            case .replace(let path, let edit): edits[path, default: []].append(edit)
            case .remove(let path): changes[path] = .some(nil)
            }
        }
        for (path, list) in edits {
            changes[path] = try #require(EditList(list)).apply(to: try #require(graph.text(at: path)).bytes)
        }
        return graph.updating(changes)
    }

    private var twoTargets: CatalogProject {
        var project = CatalogProject()
        project.addProject(
            "Cafe",
            [
                "App": ["App/Cup.xib", "App/Assets.xcassets", "App/Art.xcassets", "App/Colors.xcassets"],
                "Widget": ["Widget/Pot.xib", "App/Cup2.xib", "Shared/Both.xib"],
                "Watch": ["Shared/Both.xib", "Watch/Assets.xcassets"],
            ], dependencies: ["App": "Watch"])
        project.addCatalog("App/Assets.xcassets", "AppIcon.appiconset", "Tea.imageset")
        project.addCatalog("App/Art.xcassets", "Milk.colorset", "Tea.colorset")
        project.addCatalog("App/Colors.xcassets", "Sugar.colorset")
        project.addCatalog("Watch/Assets.xcassets", "Clock.colorset")
        return project
    }

    @Test("takes the one with most colors, then one named for colors, then the one with the icon")
    func order() {
        var project = twoTargets
        func chosen() -> String {
            let graph = project.graph
            return outcome(chooser(graph, ["App/Cup.xib"]), need(graph, "App/Cup.xib"))
        }
        #expect(chosen() == "App/Art.xcassets")
        project.files["App/Art.xcassets/Milk.colorset/Contents.json"] = nil
        #expect(chosen() == "App/Colors.xcassets")
        for set in ["App/Art.xcassets/Tea", "App/Colors.xcassets/Sugar"] {
            project.files[set + ".colorset/Contents.json"] = nil
        }
        #expect(chosen() == "App/Colors.xcassets")
        project.files["App/Colors.xcassets/Contents.json"] = nil
        #expect(chosen() == "App/Assets.xcassets")
        project.files["App/Assets.xcassets/AppIcon.appiconset/Contents.json"] = nil
        #expect(chosen() == "App/Art.xcassets")
    }

    @Test("takes the preferred one where it fits, and makes it where it is not there")
    func preferred() throws {
        let graph = twoTargets.graph
        let cup = need(graph, "App/Cup.xib")
        #expect(
            outcome(chooser(graph, ["App/Cup.xib"], preferred: "App/Assets.xcassets/"), cup) == "App/Assets.xcassets")
        #expect(outcome(chooser(graph, ["App/Cup.xib"], preferred: "Watch/Assets.xcassets"), cup) == "App/Art.xcassets")
        let brand = chooser(graph, ["App/Cup.xib", "Widget/Pot.xib"], preferred: "Brand/Brand.xcassets")
        #expect(outcome(brand, cup) == "new Brand/Brand.xcassets")
        #expect(try brand.catalog(for: cup) == brand.catalog(for: need(graph, "Widget/Pot.xib")))
        let after = try applying(brand.catalog(for: cup), to: graph)
        #expect(after.resourceBundles(of: "Brand/Brand.xcassets/Contents.json").map(\.name) == ["App", "Widget"])
        #expect(
            outcome(chooser(after, ["App/Cup.xib"], preferred: "Brand/Brand.xcassets"), cup) == "Brand/Brand.xcassets")
    }

    @Test("makes one for all needs of a project that none serves, a member of each of their targets")
    func new() throws {
        let graph = twoTargets.graph
        let paths = ["App/Cup.xib", "Widget/Pot.xib", "Shared/Both.xib"]
        let chooser = chooser(graph, paths)
        #expect(outcome(chooser, need(graph, "App/Cup.xib")) == "App/Art.xcassets")
        let place = try chooser.catalog(for: need(graph, "Shared/Both.xib"))
        #expect(place.path == "Watch/Colors.xcassets")
        #expect(try chooser.catalog(for: need(graph, "Widget/Pot.xib")) == place)
        #expect(place.edits.first?.path == "Watch/Colors.xcassets/Contents.json")
        let after = try applying(place, to: graph)
        #expect(after.resourceBundles(of: "Watch/Colors.xcassets/Contents.json").map(\.name) == ["Watch", "Widget"])
        let again = self.chooser(after, paths)
        #expect(outcome(again, need(after, "Shared/Both.xib")) == "Watch/Colors.xcassets")
        #expect(outcome(again, need(after, "App/Cup.xib")) == "App/Art.xcassets")
    }

    @Test("gives the same whatever the order of needs")
    func deterministic() throws {
        let graph = twoTargets.graph
        let paths = ["Widget/Pot.xib", "Shared/Both.xib", "App/Cup.xib"]
        let first = chooser(graph, paths)
        for _ in 0..<20 {
            let other = chooser(twoTargets.graph, paths.shuffled())
            for path in paths {
                #expect(outcome(first, need(graph, path)) == outcome(other, need(graph, path)))
            }
        }
    }

    @Test("takes a free name in the documents' folder where the targets have no catalog")
    func freeName() {
        var project = CatalogProject()
        project.addProject("Cafe", ["App": ["Views/de.lproj/Cup.xib", "Views/Cells/Pot.xib"]])
        project.addCatalog("Views/colors.xcassets", "Tea.colorset")
        let graph = project.graph
        #expect(
            outcome(chooser(graph, ["Views/Cells/Pot.xib"]), need(graph, "Views/Cells/Pot.xib"))
                == "new Views/Colors2.xcassets")
    }

    @Test("refuses what spans projects, what a tool writes, what the recipe forbids, and what nobody builds")
    func refusals() {
        var project = twoTargets
        project.addProject("Other", in: "Other", ["Other": ["../Widget/Pot.xib", "Pan.xib"]])
        var graph = project.graph
        #expect(outcome(chooser(graph, ["Widget/Pot.xib"]), need(graph, "Widget/Pot.xib")) == "several-projects")
        let locked = chooser(graph, ["Other/Pan.xib", "App/Cup.xib"]) {
            !$0.hasSuffix(".pbxproj") && !$0.hasPrefix("App/Art")
        }
        #expect(outcome(locked, need(graph, "Other/Pan.xib")) == "not-in-selection")
        #expect(outcome(locked, need(graph, "App/Cup.xib")) == "App/Colors.xcassets")
        #expect(outcome(locked, []) == "no-target")
        project.files["Other/project.yml"] = "name: Other\n"
        graph = project.graph
        #expect(outcome(chooser(graph, ["Other/Pan.xib"]), need(graph, "Other/Pan.xib")) == "generated-project")
    }

    @Test("puts a package's catalog beside the documents, one for each target")
    func packages() {
        var project = CatalogProject()
        project.files = [
            "Package.swift": """
            // swift-tools-version:5.5
            let package = Package(name: "Kit", targets: [.target(name: "Kit"), .target(name: "Art")])
            """,
            "Sources/Kit/Views/Cup.xib": CatalogProject.document, "Sources/Art/Pot.xib": CatalogProject.document,
        ]
        let graph = project.graph
        let cup = need(graph, "Sources/Kit/Views/Cup.xib")
        let both = need(graph, "Sources/Kit/Views/Cup.xib", "Sources/Art/Pot.xib")
        let chooser = CatalogChooser(graph, preferred: nil, needs: [cup, both], mayEdit: { _ in true })
        #expect(outcome(chooser, cup) == "new Sources/Kit/Views/Colors.xcassets")
        #expect(outcome(chooser, both) == "several-projects")
    }

    @Test("leaves the project alone where a synchronized folder takes the catalog in, and excepts others where it must")
    func synchronizedFolder() throws {
        var project = CatalogProject()
        project.files = [
            "Cafe.xcodeproj/project.pbxproj": CatalogProject.synchronized,
            "App/Cup.xib": CatalogProject.document, "Shared/Pot.xib": CatalogProject.document,
        ]
        let graph = project.graph
        let cup = need(graph, "App/Cup.xib")
        let pot = need(graph, "Shared/Pot.xib")
        #expect(pot.map(\.name).sorted() == ["App", "Widget"])
        let simple = try chooser(graph, ["App/Cup.xib"], preferred: "App/Colors.xcassets").catalog(for: cup)
        #expect(simple.edits.map(\.path) == ["App/Colors.xcassets/Contents.json"])
        let shared = chooser(graph, ["App/Cup.xib", "Shared/Pot.xib"], preferred: "App/Colors.xcassets")
        let after = try applying(shared.catalog(for: pot), to: graph)
        #expect(after.resourceBundles(of: "App/Colors.xcassets/Contents.json").map(\.name) == ["App", "Widget"])
    }

    @Test("counts names of linked bundles as taken")
    func takenNames() {
        let graph = twoTargets.graph
        let chooser = chooser(graph, [])
        #expect(chooser.takenNames(for: need(graph, "App/Cup.xib")) == ["Clock", "Milk", "Sugar", "Tea"])
        #expect(chooser.takenNames(for: need(graph, "Widget/Pot.xib")).isEmpty)
    }
}
