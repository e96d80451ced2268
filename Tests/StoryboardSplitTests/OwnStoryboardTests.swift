import Testing
import TransformKit

@testable import StoryboardSplit

@Suite("Scenes that ask their own storyboard")
struct OwnStoryboardTests {
    /// Home opens the storyboard, and Tea's code is given.
    private func project(_ body: String, reference: String? = nil) -> SceneCodeProject {
        let code = "class Tea: UIViewController {\n    func run(id: String) {\n\(body)\n    }\n}\n"
        var project = SceneCodeProject(
            [
                .init(path: "App/Main.storyboard", scenes: ["home", "tea", "cake", "jam"]),
                .init(path: "App/Stock.storyboard", scenes: ["beans"]),
            ], code: ["App/Tea.swift": code])
        guard let reference else { return project }
        let scene = #"<viewController storyboardIdentifier="\#(reference)" id="id-\#(reference)""#
        let placeholder =
            #"<viewControllerPlaceholder storyboardIdentifier="\#(reference)" storyboardName="Stock" "#
            + #"referencedIdentifier="beans" id="id-\#(reference)""#
        project.files["App/Main.storyboard"] = project.files["App/Main.storyboard"]?.replacing(scene, with: placeholder)
        return project
    }

    private func constraints(_ body: String, reference: String? = nil) -> [String] {
        project(body, reference: reference).constraints(on: "App/Main.storyboard")
    }

    private let open = "storyboard?.instantiateViewController(withIdentifier: "

    @Test("What a call of an unknown identifier may mean stays beside the scenes whose code the call is")
    func unknownIdentifier() {
        #expect(constraints(open + "saved.last)\nsaved = [\"cake\"]") == ["unknown-identifier: tea + cake"])
        #expect(constraints(open + "saved.last)") == [])
    }

    @Test("Whoever may ask for a storyboard reference stays with it where the call cannot be written anew")
    func references() {
        let saved = open + "saved.last)\nsaved = [\"cake\"]"
        #expect(constraints(saved, reference: "cake") == ["unknown-identifier: tea stays"])
        #expect(constraints(open + #"flag ? "cake" : "jam")"#, reference: "cake") == ["call-for-several: jam stays"])
        #expect(constraints(open + "\"cake\")", reference: "cake") == [])
    }

    @Test("A call for a storyboard reference asks the old storyboard")
    func rewriting() {
        let text = project("_ = " + open + "\"cake\")", reference: "cake").text(
            of: "App/Tea.swift", moving: ["tea": "Orders"])
        #expect(text.contains(#"UIStoryboard(name: "Main", bundle: nil)"#))
    }

    @Test("The storyboard of another controller is named, as that controller may be in another one now")
    func another() {
        let text = project(#"_ = parent?.storyboard?.instantiateViewController(withIdentifier: "cake")"#).text(
            of: "App/Tea.swift", moving: ["tea": "Orders"])
        #expect(text.contains(#"UIStoryboard(name: "Main", bundle: nil)"#))
        let known = project(
            #"_ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "cake")"#)
        #expect(known.text(of: "App/Tea.swift", moving: ["tea": "Orders"]).ranges(of: "UIStoryboard").count == 1)
    }

    @Test("A reference to a scene of the same identifier makes nothing uncertain")
    func twins() {
        let text = #"parent?.storyboard?.instantiateViewController(withIdentifier: "beans")"#
        var project = project(text, reference: "cake")
        project.files["App/Main.storyboard"] = project.files["App/Main.storyboard"]?.replacing(
            #"storyboardIdentifier="cake""#, with: #"storyboardIdentifier="beans""#)
        #expect(project.constraints(on: "App/Stock.storyboard") == [])
    }
}
