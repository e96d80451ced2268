import Testing

@testable import SegueToCoordinator

/// Cases that only apps showed which nobody had looked at.
@Suite("Apps that nobody had looked at") struct UnseenAppTests {
    private static let other = "class Other: UIViewController { var text = \"\" }\n"

    private func rendered(
        _ menu: String, identifier: String = "openOther", destination: String = "Other",
        more: [String: String] = [:]
    ) throws -> CoordinatorRendering {
        try CoordinatorRendering(project(menu, identifier: identifier, destination: destination, more: more))
    }

    private func project(
        _ menu: String, identifier: String, destination: String, more: [String: String]
    ) -> SegueProject {
        SegueProject(
            [
                SceneText(
                    id: "a", className: "Menu", connections: [SceneText.segue("s-1", to: "b", identifier: identifier)]),
                SceneText(id: "b", className: destination),
            ], swift: more.merging(["Menu.swift": menu, "Other.swift": Self.other]) { first, _ in first })
    }

    private static func menu(_ members: String, imports: String = "import UIKit") -> String {
        "\(imports)\n\nclass Menu: UIViewController {\n\(members)\n}\n"
    }

    @Test("a library's class is imported though its name begins like UIKit's") func imports() throws {
        let code = Self.menu(
            """
                func open() { performSegue(withIdentifier: "openOther", sender: nil) }
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    if let side = segue.destination as? UISideBarController { side.isOpen = true }
                }
            """, imports: "import UIKit\nimport SideBars")
        let text = try rendered(code, destination: "UISideBarController").coordinator
        #expect(text.contains("as! UISideBarController"))
        #expect(text.contains("import SideBars"))
    }

    @Test("a class that a document names is no protocol that another may conform to") func libraryClass() throws {
        let code = Self.menu(
            """
                func open() { performSegue(withIdentifier: "openOther", sender: nil) }
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    if let side = segue.destination as? UISideBarController { side.isOpen = true }
                }
            """)
        let side = SegueProject.storyboard([SceneText(id: "z", className: "UISideBarController")])
        #expect(!(try rendered(code, more: ["Side.storyboard": side]).coordinator.contains("configure")))
        #expect(try rendered(code).coordinator.contains("configure"))
    }

    @Test("a method that stands in for a call has no name that a selector may mean") func selectors() throws {
        let code = Self.menu(
            """
                @objc func openOther() { performSegue(withIdentifier: "openOther", sender: self) }
                func later() { wait { [weak self] in self?.performSegue(withIdentifier: "openOther", sender: nil) } }
                let chosen = #selector(openOther)
            """)
        let text = try #require(try rendered(code).files["Menu.swift"])
        #expect(text.contains("self?.openOtherScene()"))
        #expect(text.ranges(of: "func openOther()").count == 1)
    }

    @Test("a segue whose identifier only asks a storyboard for a scene is not performed") func sceneOfItsName() throws {
        let code = Self.menu(
            "    func open() { _ = storyboard?.instantiateViewController(withIdentifier: \"openOther\") }")
        #expect(try rendered(code).refusals == ["openOther": "never-performed"])
        let performed = Self.menu("    func open() { performSegue(withIdentifier: \"openOther\", sender: nil) }")
        #expect(try rendered(performed).refusals.isEmpty)
    }

    @Test("a destination whose new identifier would turn state restoration on keeps its segue") func restoration()
        throws
    {
        let code = Self.menu("    func open() { performSegue(withIdentifier: \"openOther\", sender: nil) }")
        let plain = project(code, identifier: "openOther", destination: "Other", more: [:])
        let storyboard = try #require(plain.files["Main.storyboard"]).replacing(
            "<viewController id=\"b\"",
            with: "<viewController useStoryboardIdentifierAsRestorationIdentifier=\"YES\" id=\"b\"")
        let rendering = try CoordinatorRendering(plain.adding(storyboard, at: "Main.storyboard"))
        #expect(rendering.refusals == ["openOther": "restoration"])
    }

    @Test("a file beside a package that does not build it is in no target") func outsidePackage() throws {
        let code = Self.menu("    func open() { performSegue(withIdentifier: \"openOther\", sender: nil) }")
        let project = """
            // !$*UTF8*$!
            { archiveVersion = 1; classes = {}; objectVersion = 50; objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
            G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
            L = { isa = XCConfigurationList; buildConfigurations = (); };
            T = { isa = PBXNativeTarget; name = App; buildPhases = (); dependencies = (); buildConfigurationList = L; \
            productType = "com.apple.product-type.application"; };
            }; rootObject = P; }
            """
        func package(_ path: String) -> String {
            "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(name: \"Kit\", "
                + "targets: [.target(name: \"Kit\", path: \"\(path)\")])\n"
        }
        let files = ["App.xcodeproj/project.pbxproj": project]
        #expect(
            try rendered(code, more: files.merging(["Package.swift": package("Sources")]) { first, _ in first })
                .refusals
                == ["openOther": "class-not-built"])
        #expect(
            try rendered(code, more: files.merging(["Package.swift": package(".")]) { first, _ in first }).refusals
                .isEmpty)
    }

    @Test("a coordinator has the indentation of the file beside it") func indentation() throws {
        let code =
            "import UIKit\n\nclass Menu: UIViewController {\n  func open() {\n"
            + "    performSegue(withIdentifier: \"openOther\", sender: nil)\n  }\n}\n"
        let text = try rendered(code).coordinator
        #expect(text.contains("\n  func openOther(from source: UIViewController) {\n    let destination"))
    }
}
