import Testing
import TransformKit

@testable import SegueToCoordinator

@Suite("Actions in place of segues") struct TriggerActionTests {
    private func project(_ view: String, code: String, beside: String = "") -> SegueProject {
        SegueProject(
            [
                SceneText(id: "a", className: "AController", view: view, beside: beside),
                SceneText(id: "b", className: "BController"),
            ], swift: ["A.swift": code])
    }

    private func button(_ connections: [String]) -> String { SceneText.button("b-1", connections: connections) }

    private let open = SceneText.segue("s-1", to: "b", identifier: "openB")

    @Test("a button's segue becomes an action for the event that performed it") func button() throws {
        let project = project(button([open]), code: "class AController: UIViewController {}")
        #expect(project.obstacles == [nil])
        #expect(
            project.methods == [
                "@IBAction func openB(_ sender: UIButton) {", "    navigation.openB(from: self, sender: sender)", "}",
            ])
        let storyboard = try #require(project.editedStoryboard)
        #expect(storyboard.contains("<action selector=\"openB:\" destination=\"a\" eventType=\"touchUpInside\" id=\""))
        #expect(!storyboard.contains("<segue"))
    }

    @Test("shouldPerformSegue is asked first where a class or its superclass has it") func asked() {
        let code = """
            class Base: UIViewController {
                override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { false }
            }
            class AController: Base {}
            """
        #expect(
            project(button([open]), code: code).methods.contains(
                "    guard shouldPerformSegue(withIdentifier: \"openB\", sender: sender) else { return }"))
    }

    @Test("a name that the class, a superclass or a subclass has is not taken again") func names() {
        for code in [
            "class AController: UIViewController { func openB(with text: String) {} }",
            "class Base: UIViewController { var openB = 1 }\nclass AController: Base {}",
            "class AController: UIViewController {}\nclass Sub: AController { @objc func openB(_ sender: Any) {} }",
        ] {
            #expect(project(button([open]), code: code).methods.first?.contains("func openBTapped(_ ") == true)
        }
    }

    @Test("controls of several kinds share a method whose sender is anything") func shared() {
        let control =
            "<switch id=\"w-1\"><connections>\(SceneText.segue("s-2", to: "b", identifier: "openB"))"
            + "</connections></switch>"
        let project = project(button([open]) + control, code: "class AController: UIViewController {}")
        #expect(project.methods.first == "@IBAction func openB(_ sender: Any) {")
        #expect(project.editedStoryboard?.contains("eventType=\"valueChanged\"") == true)
    }

    @Test("a button's other action of the same event is still sent first") func order() throws {
        let other = "<action selector=\"save:\" destination=\"a\" eventType=\"touchUpInside\" id=\"x-1\"/>"
        let project = project(
            button([other, open]), code: "class AController: UIViewController { @IBAction func save(_ s: Any) {} }")
        let storyboard = try #require(project.editedStoryboard)
        let saved = try #require(storyboard.range(of: "save:"))
        let opened = try #require(storyboard.range(of: "openB:"))
        #expect(saved.lowerBound < opened.lowerBound)
    }

    @Test("a bar button item with an action of its own, a text field and a pan are left") func left() {
        let code = "class AController: UIViewController { @IBAction func save(_ sender: Any) { store() } }"
        let item =
            "<barButtonItem id=\"i-1\"><connections><action selector=\"save:\" destination=\"a\" id=\"x-1\"/>"
            + "\(open)</connections></barButtonItem>"
        let field = "<textField id=\"t-1\"><connections>\(SceneText.segue("s-2", to: "b"))</connections></textField>"
        let pan =
            "<panGestureRecognizer id=\"p-1\"><connections>\(SceneText.segue("s-3", to: "b"))</connections>"
            + "</panGestureRecognizer>"
        let project = project(item + field, code: code, beside: pan)
        #expect(project.obstacles == ["bar-button-action", "control-event", "continuous-gesture"])
    }

    @Test("a bar button item whose own action does nothing opens the scene by it") func emptyAction() throws {
        let item =
            "<barButtonItem id=\"i-1\"><connections><action selector=\"save:\" destination=\"a\" id=\"x-1\"/>"
            + "\(open)</connections></barButtonItem>"
        let method = "    @IBAction func save(_ item: Any) {\n        // see the storyboard\n    }\n"
        let project = project(item, code: "class AController: UIViewController {\n\(method)}\n")
        #expect(project.obstacles == [nil])
        let storyboard = try #require(project.editedStoryboard)
        #expect(storyboard.contains("openB:") && !storyboard.contains("save:") && !storyboard.contains("<segue"))
        #expect(project.edited("A.swift") == "class AController: UIViewController {\n}\n")
        let called = "class AController: UIViewController {\n\(method)    func load() { save(self) }\n}\n"
        #expect(self.project(item, code: called).obstacles == ["bar-button-action"])
    }

    @Test("an action that no method answers leaves the bar button item to the segue, and stands before ours")
    func dead() throws {
        let item =
            "<barButtonItem id=\"i-1\"><connections><action selector=\"save\" destination=\"a\" id=\"x-1\"/>"
            + "\(open)</connections></barButtonItem>"
        let project = project(item, code: "class AController: UIViewController {}")
        #expect(project.obstacles == [nil])
        let storyboard = try #require(project.editedStoryboard)
        let saved = try #require(storyboard.range(of: "\"save\""))
        let opened = try #require(storyboard.range(of: "\"openB:\""))
        #expect(saved.lowerBound < opened.lowerBound)
    }

    @Test("what an extension gives to all view controllers is a taken name") func extensions() {
        let code =
            "class AController: UIViewController {}\nextension UIViewController { func openB(_ sender: UIButton) {} }"
        #expect(project(button([open]), code: code).methods.first == "@IBAction func openBTapped(_ sender: UIButton) {")
    }

    @Test("a tap recognizer gets an action without an event, and the tie breaker of its segue goes") func tap() throws {
        let tap = "<tapGestureRecognizer id=\"p-1\"><connections>\(open)</connections></tapGestureRecognizer>"
        let project = project("", code: "class AController: UIViewController {}", beside: tap)
        let text = try #require(project.files["Main.storyboard"]).replacing(
            "    </scenes>",
            with: "    </scenes>\n    <inferredMetricsTieBreakers>\n        <segue reference=\"s-1\"/>\n"
                + "    </inferredMetricsTieBreakers>")
        let storyboard = try #require(project.adding(text, at: "Main.storyboard").editedStoryboard)
        #expect(project.methods.first == "@IBAction func openB(_ sender: UITapGestureRecognizer) {")
        #expect(storyboard.contains("<action selector=\"openB:\" destination=\"a\" id="))
        #expect(!storyboard.contains("inferredMetricsTieBreakers"))
    }
}
