import InterfaceBuilder
import ProjectFiles
import ProjectGraph
import Testing

@Suite("A name in a project") struct ScopeTests {
    private let twoApps: [String: String] = [
        "Cafe.xcodeproj/project.pbxproj": xcodeProject([
            TargetText(name: "Guest", files: ["Guest/Menu.swift", "Guest/Main.storyboard", "Shared/Cup.xib"]),
            TargetText(name: "Staff", files: ["Staff/Menu.swift", "Staff/Main.storyboard", "Shared/Cup.xib"]),
        ]),
        "Guest/Menu.swift": "class Menu: UIView {}", "Staff/Menu.swift": "class Menu: UIView {}",
        "Guest/Main.storyboard": storyboard([controller(0)]), "Staff/Main.storyboard": storyboard([controller(0)]),
        "Shared/Cup.xib": xib("Menu"),
    ]

    @Test("means what the file's own target builds, and both where two targets share the file")
    func targets() {
        let graph = Cafe(twoApps).graph
        #expect(paths(graph.classes.resolve("Menu", from: "Guest/Main.storyboard")) == ["Guest/Menu.swift"])
        #expect(paths(graph.classes.resolve("Menu", from: "Staff/Main.storyboard")) == ["Staff/Menu.swift"])
        #expect(
            paths(graph.classes.resolve("Menu", from: "Shared/Cup.xib")) == ["Guest/Menu.swift", "Staff/Menu.swift"])
        #expect(
            graph.storyboards.storyboards(named: "Main", from: "Staff/Menu.swift").map(\.path) == [
                "Staff/Main.storyboard"
            ])
    }

    @Test("means what a target builds that the file's own depends on, before what merely lies nearby")
    func linkedTargets() {
        var files = twoApps
        files["Cafe.xcodeproj/project.pbxproj"] = xcodeProject([
            TargetText(name: "Guest", files: ["Guest/Main.storyboard"], dependencies: ["Kit"]),
            TargetText(name: "Kit", files: ["Kit/Menu.swift"], productType: "com.apple.product-type.framework"),
        ])
        files["Kit/Menu.swift"] = "class Menu: UIView {}"
        let graph = Cafe(files).graph
        #expect(paths(graph.classes.resolve("Menu", from: "Guest/Main.storyboard")) == ["Kit/Menu.swift"])
        #expect(graph.targets.dependencies(of: graph.targets.targets[0]).map(\.name) == ["Kit"])
        #expect(graph.targets.targets(of: "Kit/Menu.swift").map(\.name) == ["Kit"])
    }

    @Test("is told apart by the module that the document names")
    func modules() throws {
        var files = twoApps
        files["Shared/Cup.xib"] = xib("Menu", module: "Staff")
        let graph = Cafe(files).graph
        let owner = try #require(graph.document(at: "Shared/Cup.xib")?.object(id: "-1"))
        #expect(graph.classes.resolve(owner).map(paths) == ["Staff/Menu.swift"])
    }

    @Test("is the Objective-C class of the file's own project before another project's Swift class")
    func objectiveC() {
        let graph = Cafe([
            "One/One.xcodeproj/project.pbxproj": xcodeProject([
                TargetText(name: "One", files: ["Menu.m", "Menu.xib"])
            ]),
            "One/Menu.h": "@interface Menu : UIView\n@end\n", "One/Menu.m": "@implementation Menu\n@end\n",
            "One/Menu.xib": xib("Menu"),
            "Two/Two.xcodeproj/project.pbxproj": xcodeProject([TargetText(name: "Two", files: ["Menu.swift"])]),
            "Two/Menu.swift": "class Menu: UIView {}",
        ]).graph
        guard case .objectiveC(let parts) = graph.classes.resolve("Menu", from: "One/Menu.xib") else {
            Issue.record("the class of the other project was taken")
            return
        }
        #expect(parts.contains { $0.superclass == "UIView" })
        #expect(paths(graph.classes.resolve("Menu", from: "Two/Menu.swift")) == ["Two/Menu.swift"])
    }

    @Test("that is made of variables without end ends")
    func nestedVariables() {
        let name = String(repeating: "$(", count: 40_000) + "X" + String(repeating: ")", count: 40_000)
        let graph = Cafe([
            "Cafe.xcodeproj/project.pbxproj": xcodeProject([
                TargetText(name: "Guest", files: ["Menu.swift"], settings: ["PRODUCT_NAME": name])
            ]),
            "Menu.swift": "class Menu: UIView {}",
        ]).graph
        #expect(graph.targets.targets(of: "Menu.swift").map(\.name) == ["Guest"])
    }

    @Test("follows a project file that changes")
    func updating() {
        let changed = xcodeProject([TargetText(name: "Guest", files: ["Staff/Menu.swift", "Guest/Main.storyboard"])])
        let graph = Cafe(twoApps).graph.updating(["Cafe.xcodeproj/project.pbxproj": Array(changed.utf8)])
        #expect(paths(graph.classes.resolve("Menu", from: "Guest/Main.storyboard")) == ["Staff/Menu.swift"])
        let without = graph.updating(["Staff/Menu.swift": nil])
        #expect(paths(without.classes.resolve("Menu", from: "Guest/Main.storyboard")) == ["Guest/Menu.swift"])
    }

    @Test("is looked up all the same where the project cannot be read, which is said")
    func refused() {
        var files = twoApps
        files["Cafe.xcodeproj/project.pbxproj"] = "<<<<<<< HEAD\n{}\n"
        let graph = Cafe(files).graph
        #expect(graph.targets.refusedProjects.map(\.path) == ["Cafe.xcodeproj/project.pbxproj"])
        #expect(paths(graph.classes.resolve("Menu", from: "Guest/Main.storyboard")) == ["Guest/Menu.swift"])
    }

    private func paths(_ resolution: ClassResolution) -> [String] {
        if case .swift(let types) = resolution { types.map(\.declaration.path) } else { [] }
    }
}
