import Testing
import TransformKit

@testable import StoryboardSplit

@Suite("Scenes that code holds back")
struct SceneConstraintTests {
    private func constraints(_ body: String, besides: String = "", boards more: [SceneCodeProject.Board] = [])
        -> [String]
    {
        let code = "class Home: UIViewController {\n    func run(id: String) {\n\(body)\n    }\n}\n" + besides
        return SceneCodeProject(
            [.init(path: "App/Main.storyboard", scenes: ["home", "tea", "cake", "jam"])] + more,
            code: ["App/Home.swift": code]
        ).constraints(on: "App/Main.storyboard")
    }

    @Test("Calls that say what they open hold nothing back")
    func exactCalls() {
        #expect(
            constraints(
                """
                storyboard?.instantiateViewController(withIdentifier: "tea")
                UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "cake")
                UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
                """) == [])
    }

    @Test("A call for one of several scenes keeps them together")
    func choice() {
        #expect(
            constraints(#"storyboard?.instantiateViewController(withIdentifier: flag ? "tea" : "jam")"#) == [
                "call-for-several: tea + jam"
            ])
    }

    @Test("A call whose identifier is not known holds the scenes whose identifiers are spelled for no known reason")
    func unknownIdentifier() {
        #expect(
            constraints(
                """
                storyboard?.instantiateViewController(withIdentifier: saved.last)
                storyboard?.instantiateViewController(withIdentifier: "jam")
                saved = ["tea"]
                """) == ["unknown-identifier: tea stays"])
    }

    @Test("A call that puts its identifier together holds the scenes whose identifiers it can make")
    func composedIdentifier() {
        let open = { (text: String) in "storyboard?.instantiateViewController(withIdentifier: \(text))" }
        let held = ["unknown-identifier: tea stays"]
        #expect(constraints(open(#""te\(letter)""#)) == held)
        #expect(constraints(open(#""te" + ["a"].first!"#)) == held)
        #expect(constraints(open(#"String(format: "t%ca", 101)"#)) == held)
        #expect(constraints("let name = first + \"ea\"\n" + open("name")) == held)
        #expect(constraints(open("saved.id.replacingOccurrences(of: suffix, with: none)")).count == 4)
        #expect(constraints(open(#""soup\(number)""#)) == [])
        #expect(constraints(open(#""t" + "ea""#)) == [])
    }

    @Test("An identifier that is a class's name without its suffix is known")
    func shortenedClassName() {
        let besides = """
            class TeaPage: UIViewController {}
            extension UIViewController {
                static var short: String { String(describing: self).lowercased().replacingOccurrences(of: "page", with: "") }
            }
            """
        #expect(
            constraints("storyboard?.instantiateViewController(withIdentifier: TeaPage.short)", besides: besides) == [])
    }

    @Test("Cases whose raw values are their names are spelled")
    func implicitRawValues() {
        let open = "storyboard?.instantiateViewController(withIdentifier: "
        let held = ["unknown-identifier: tea stays", "unknown-identifier: jam stays"]
        let screen = "enum Screen: String, CaseIterable { case tea, jam }"
        #expect(constraints(open + "next!.rawValue)", besides: screen) == held)
        #expect(constraints(open + "Screen.allCases[row].rawValue)", besides: screen) == held)
    }

    @Test("Identifiers in property lists and in attributes that code reads are spelled")
    func identifiersOutsideCode() {
        func constraints(_ files: [String: String], _ expression: String = "items[row]") -> [String] {
            let code =
                "class Home: UIViewController {\n func run() { storyboard!.instantiateViewController("
                + "withIdentifier: \(expression)) }\n}\n"
            var project = SceneCodeProject(
                [.init(path: "App/Main.storyboard", scenes: ["home", "tea", "cake"])], code: ["App/Home.swift": code])
            project.files.merge(files) { _, last in last }
            return project.constraints(on: "App/Main.storyboard")
        }
        let list = ["App/Menu.plist": "<plist><array><string>tea</string></array></plist>"]
        #expect(constraints(list) == ["unknown-identifier: tea stays"])
        #expect(constraints(list, #""home""#) == [])
        #expect(constraints(["App/Info.plist": "<plist><dict><key>tea</key></dict></plist>"]) == [])
        for attribute in ["value", "reuseIdentifier", "restorationIdentifier"] {
            let cell = """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
                <view id="a" \(attribute)="cake"/></objects></document>
                """
            #expect(constraints(["App/Cell.xib": cell]) == ["unknown-identifier: cake stays"])
        }
    }

    @Test("What Objective-C hands to a function of Swift is not known")
    func objectiveCCallers() {
        func constraints(_ attribute: String, _ message: String) -> [String] {
            let code = """
                class Home: UIViewController {
                    \(attribute) func open(_ id: String) {
                        storyboard!.instantiateViewController(withIdentifier: id)
                    }
                    \(attribute) static func make(board: UIStoryboard, id: String) {
                        board.instantiateViewController(withIdentifier: id)
                    }
                    func all() { open("home") }
                }
                """
            return SceneCodeProject(
                [.init(path: "App/Main.storyboard", scenes: ["home", "tea", "cake"])],
                code: [
                    "App/Home.swift": code,
                    "App/Old.m": "@implementation Old\n- (void)go { \(message) }\n@end\n",
                ]
            ).constraints(on: "App/Main.storyboard")
        }
        let held = ["unknown-identifier: tea stays"]
        #expect(constraints("@objc", #"[home open:@"tea"];"#) == held)
        #expect(constraints("@objc", #"[Home makeWithBoard:self.storyboard id:@"tea"];"#) == held)
        #expect(constraints("", #"[home open:@"tea"];"#) == [])
        #expect(constraints("@objc", #"[home close:@"tea"];"#) == [])
    }

    @Test("A storyboard whose name comes from a table is not known")
    func localizedName() {
        let make = #"UIStoryboard(name: NSLocalizedString("board", comment: ""), bundle: nil)"#
        let project = SceneCodeProject(
            [.init(path: "App/Main.storyboard", scenes: ["home", "tea"])],
            code: ["App/Page.swift": "let page = \(make).instantiateViewController(withIdentifier: \"tea\")\n"])
        #expect(
            project.text(of: "App/Page.swift", moving: ["tea": "Kitchen"])
                == #"let page = UIStoryboard(name: "Kitchen", bundle: nil).instantiateViewController(withIdentifier: "tea")"#
                + "\n")
    }

    @Test("A call on an unknown storyboard holds a scene of which another storyboard has a namesake")
    func unknownStoryboard() {
        #expect(
            constraints(
                #"parent?.storyboard?.instantiateViewController(withIdentifier: "tea")"#,
                boards: [.init(path: "App/Other.storyboard", scenes: ["tea"])]) == ["unknown-storyboard: tea stays"])
        #expect(constraints(#"parent?.storyboard?.instantiateViewController(withIdentifier: "tea")"#) == [])
    }

    @Test("Calls for which one name decides keep their scenes together")
    func sharedName() {
        let besides = """
            protocol Boarded {}
            extension Boarded where Self: UIViewController {
                static func make() -> Self {
                    let made = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: String(describing: self)) as! Self
                    made.loadViewIfNeeded()
                    return made
                }
            }
            extension Tea: Boarded {}
            extension Jam: Boarded {}
            """
        let project = SceneCodeProject(
            [.init(path: "App/Main.storyboard", scenes: ["Tea", "Jam", "Cake"])],
            code: ["App/Run.swift": "func run() { show(Tea.make()); show(Jam.make()) }\n" + besides])
        #expect(project.constraints(on: "App/Main.storyboard") == ["shared-name: Tea + Jam"])
    }

    @Test("After the edits the calls open what they opened and hold nothing new back")
    func settles() {
        let project = SceneCodeProject(
            [.init(path: "App/Main.storyboard", scenes: ["home", "tea", "cake"])],
            code: [
                "App/Home.swift": """
                class Home: UIViewController {
                    func run() { storyboard?.instantiateViewController(withIdentifier: "tea") }
                }
                """
            ])
        var after = SplitProject.files(project.files, after: project.outcome(["tea": "Orders"]).edits) ?? [:]
        let split = SceneCodeProject(
            [
                .init(path: "App/Main.storyboard", scenes: ["home", "cake"]),
                .init(path: "App/Orders.storyboard", scenes: ["tea"]),
            ], code: after.filter { $0.key.hasSuffix(".swift") })
        after = split.files
        let calls = split.graph.sceneCalls
        #expect(calls.map { $0.controllers.map(\.document.path) } == [["App/Orders.storyboard"]])
        #expect(split.constraints(on: "App/Orders.storyboard") == [])
    }
}
