import Navigation
import Testing
import TransformKit

@testable import SegueToCoordinator

@Suite struct CallsTests {
    /// A storyboard where `Menu` has the segues `detail` and `about`, and `Other` none.
    private func project(_ code: String, more: [String: String] = [:], menu: String = "UIViewController")
        -> SegueProject
    {
        SegueProject(
            [
                SceneText(
                    id: "a", className: "Menu",
                    connections: [
                        SceneText.segue("s-1", to: "b", identifier: "detail"),
                        SceneText.segue("s-2", to: "b", identifier: "about"),
                    ]), SceneText(id: "b", className: "Other"),
            ],
            swift: [
                "Other.swift": "class Other: UIViewController {}",
                "Menu.swift": "class Menu: \(menu) {\n\(code)\n}\n",
            ].merging(more) { $1 })
    }

    private func routes(_ performed: PerformedSegues) -> [Route] {
        TransitionReader(performed.graph).transitions.map { transition in
            let identifier = transition.identifier ?? ""
            return Route(
                owner: performed.calls.owner(of: identifier, in: transition.sourceClass), identifier: identifier,
                transitions: [transition],
                method: NavigationMethod(property: "navigation", name: "show" + identifier.capitalized))
        }
    }

    /// What a file is after all calls are written anew, and the methods that classes get.
    private func rewritten(_ project: SegueProject, _ path: String = "Menu.swift") throws -> (
        text: String, methods: String
    ) {
        let performed = PerformedSegues(project.graph)
        let additions = performed.additions(for: routes(performed))
        let edits = additions.values.flatMap { $0.edits[path] ?? [] }
        let list = try #require(EditList(edits))
        let bytes = try #require(performed.graph.text(at: path)?.bytes)
        let methods = additions.sorted { $0.key.name < $1.key.name }.flatMap { $0.value.methods.flatMap(\.lines) }
        return (String(decoding: list.apply(to: bytes), as: UTF8.self), methods.joined(separator: "\n"))
    }

    private func obstacle(_ project: SegueProject, _ identifier: String = "detail") throws -> String? {
        let performed = PerformedSegues(project.graph)
        let transition = try #require(project.transitions.first)
        return performed.obstacle(of: identifier, in: transition.sourceClass)?.code.id
    }

    @Test("a call on self asks the coordinator, and keeps its sender, layout and comments") func direct() throws {
        let (text, methods) = try rewritten(
            project(
                """
                func open() { performSegue(withIdentifier: "detail", sender: [1].map { $0 }) } // why
                func more() {
                    self.performSegue(
                        withIdentifier: "about", // so
                        sender: nil)
                }
                """))
        #expect(text.contains("func open() { navigation.showDetail(from: self, sender: [1].map { $0 }) } // why"))
        #expect(text.contains("self.navigation.showAbout(\n        from: self, // so\n        sender: nil)"))
        #expect(methods.isEmpty)
    }

    @Test("a call whose arguments stand in lines comes to stand in one where that is wide enough") func joined() throws
    {
        let (text, _) = try rewritten(
            project("func open() { performSegue(withIdentifier: \"detail\",\n                     sender: self) }"))
        #expect(text.contains("{ navigation.showDetail(from: self, sender: self) }"))
    }

    /// `performSegue(withIdentifier:sender:)` for enumerations, as many projects have it.
    private static let overload = """
        protocol SegueHandler { associatedtype Segue: RawRepresentable }
        extension SegueHandler where Self: UIViewController, Segue.RawValue == String {
            func performSegue(withIdentifier segue: Segue, sender: Any?) {
                performSegue(withIdentifier: segue.rawValue, sender: sender)
            }
        }
        """
    private static let cases = "enum Segue: String { case detail, about }\n"

    @Test("a call of an overload for an enumeration asks the coordinator too") func overloads() throws {
        let code = Self.cases + "func open() { performSegue(withIdentifier: .detail, sender: 1) }"
        let (text, methods) = try rewritten(
            project(code, more: ["Handler.swift": Self.overload], menu: "UIViewController, SegueHandler"))
        #expect(text.contains("func open() { navigation.showDetail(from: self, sender: 1) }"))
        #expect(methods.isEmpty)
    }

    @Test(
        "an overload stays in use where it does more, or where what it is called with is not known",
        arguments: [
            (".detail", "print(sender as Any); performSegue(withIdentifier: segue.rawValue, sender: sender)"),
            (".detail", "performSegue(withIdentifier: \"show\" + segue.rawValue, sender: sender)"),
            ("segue", "performSegue(withIdentifier: segue.rawValue, sender: sender)"),
        ])
    func openOverloads(argument: String, body: String) throws {
        let overload = Self.overload.replacing(
            "performSegue(withIdentifier: segue.rawValue, sender: sender)", with: body)
        let code = Self.cases + "func open(_ segue: Segue) { performSegue(withIdentifier: \(argument), sender: 1) }"
        let (text, methods) = try rewritten(
            project(code, more: ["Handler.swift": overload], menu: "UIViewController, SegueHandler"))
        #expect(text.contains("{ performSegue(withIdentifier: \(argument), sender: 1) }"))
        #expect(methods.contains("override func performSegue(withIdentifier identifier: String, sender: Any?) {"))
        #expect(methods.contains("    case \"detail\":\n        navigation.showDetail(from: self, sender: sender)"))
    }

    @Test("a constant of String is written with a dot as well") func constantsOfString() throws {
        let constants = ["Names.swift": "extension String { static let wanted = \"detail\" }"]
        let (text, _) = try rewritten(
            project("func open() { performSegue(withIdentifier: .wanted, sender: 1) }", more: constants))
        #expect(text.contains("func open() { navigation.showDetail(from: self, sender: 1) }"))
        let (same, methods) = try rewritten(
            project("func open() { performSegue(withIdentifier: .unknown, sender: 1) }", more: constants))
        #expect(same.contains("{ performSegue(withIdentifier: .unknown, sender: 1) }"))
        #expect(methods.contains("override func performSegue(withIdentifier"))
    }

    @Test("methods that are given an identifier call it what no constant is called") func parameterNames() throws {
        let code = "func open(_ segue: String) { performSegue(withIdentifier: segue, sender: 1) }"
        let constants =
            "enum Keys { static let name = \"n\", identifier = \"d\"; static let transition: String = \"i\" }"
        #expect(try rewritten(project(code)).methods.contains("withIdentifier name: String"))
        #expect(
            try rewritten(project(code, more: ["Keys.swift": constants])).methods.contains(
                "withIdentifier route: String, sender: Any?) {\n    switch route {"))
    }

    @Test("a library's function performs what it is told, so that the class answers for that") func libraryFunction()
        throws
    {
        let call = "segues.performSegue(withIdentifier: \"detail\") { (other: Other) in other.loadView() }"
        let (text, methods) = try rewritten(
            project("func open() { \(call) }\nfunc more() { performSegue(withIdentifier: \"about\", sender: 1) }"))
        #expect(text.contains("func open() { \(call) }"))
        #expect(text.contains("func more() { navigation.showAbout(from: self, sender: 1) }"))
        #expect(methods.contains("    case \"detail\":\n        navigation.showDetail(from: self, sender: sender)"))
        #expect(!methods.contains("about"))
        // What the project declares itself is looked into instead.
        let own = "extension Segues { func performSegue(withIdentifier name: String, then: (Other) -> Void) {} }"
        #expect(try rewritten(project("func open() { \(call) }", more: ["Segues.swift": own])).methods.isEmpty)
    }

    @Test("a function with the name of Swift 2 is one of the project's where it declares one") func ownOldName() throws
    {
        let code = "func open() { performSegueWithIdentifier(\"detail\", sender: 1) }"
        #expect(try obstacle(project(code)) == "swift-2")
        let own = """
            extension UIViewController {
                func performSegueWithIdentifier(_ name: String, sender: Any?) {
                    performSegue(withIdentifier: identifier, sender: sender)
                }
            }
            """
        #expect(try obstacle(project(code, more: ["Own.swift": own])) == nil)
        #expect(
            try rewritten(project(code, more: ["Own.swift": own])).text.contains(
                "{ navigation.showDetail(from: self, sender: 1) }"))
    }

    @Test("a call on an optional self is one of a method of the class") func optionalSelf() throws {
        let (text, methods) = try rewritten(
            project(
                "func open() { later { [weak self] in self?.performSegue(withIdentifier: \"detail\", sender: nil) } }"))
        #expect(text.contains("in self?.showDetail(sender: nil) }"))
        #expect(methods == "func showDetail(sender: Any?) {\n    navigation.showDetail(from: self, sender: sender)\n}")
    }

    @Test("an awaited call is one of a method of the class, which runs where the class does") func awaited() throws {
        let (text, methods) = try rewritten(
            project("func open() { Task { await performSegue(withIdentifier: \"detail\", sender: nil) } }"))
        #expect(text.contains("Task { await showDetail(sender: nil) }"))
        #expect(methods.contains("navigation.showDetail(from: self, sender: sender)"))
    }

    @Test("a local that is self is what the coordinator gets") func alias() throws {
        let (text, _) = try rewritten(
            project(
                """
                func open() {
                    later { [weak self] in
                        guard let strongSelf = self else { return }
                        strongSelf.performSegue(withIdentifier: "detail", sender: nil)
                    }
                }
                """))
        #expect(text.contains("strongSelf.navigation.showDetail(from: strongSelf, sender: nil)"))
    }

    @Test("another object gets a method, and is cast where its type is not to be seen") func others() throws {
        let code = """
            class Guide {
                var menu: Menu?
                func first() { menu?.performSegue(withIdentifier: "detail", sender: nil) }
                func second(_ some: UIViewController?) { some?.performSegue(withIdentifier: "about", sender: nil) }
            }
            """
        let (text, methods) = try rewritten(project("", more: ["Guide.swift": code]), "Guide.swift")
        #expect(text.contains("menu?.showDetail(sender: nil)"))
        #expect(text.contains("(some as? Menu)?.showAbout(sender: nil)"))
        #expect(methods.contains("func showAbout(sender: Any?)"))
    }

    @Test("what only running code knows is told apart by a method, private where its file is the class's")
    func openScene() throws {
        let (text, methods) = try rewritten(
            project(
                """
                var next = ""
                func open(_ isFirst: Bool) {
                    performSegue(withIdentifier: isFirst ? "detail" : "about", sender: nil)
                    performSegue(withIdentifier: next, sender: self)
                }
                """))
        #expect(text.contains("openScene(withIdentifier: isFirst ? \"detail\" : \"about\", sender: nil)"))
        #expect(text.contains("openScene(withIdentifier: next, sender: self)"))
        #expect(
            methods == """
                private func openScene(withIdentifier name: String, sender: Any?) {
                    switch name {
                    case "about":
                        navigation.showAbout(from: self, sender: sender)
                    case "detail":
                        navigation.showDetail(from: self, sender: sender)
                    default:
                        performSegue(withIdentifier: name, sender: sender)
                    }
                }
                """)
    }

    @Test("a base class that performs what it is told asks a method that subclasses override") func base() throws {
        let base =
            "class Base: UIViewController { func go(_ id: String) { performSegue(withIdentifier: id, sender: nil) } }"
        let project = project("func open() { go(\"detail\") }", more: ["Base.swift": base], menu: "Base")
        let (text, methods) = try rewritten(project, "Base.swift")
        #expect(text.contains("openScene(withIdentifier: id, sender: nil)"))
        #expect(
            methods.hasPrefix("func openScene(withIdentifier name: String, sender: Any?) {\n    performSegue("))
        #expect(methods.contains("override func openScene(withIdentifier name: String, sender: Any?) {"))
        #expect(methods.contains("super.openScene(withIdentifier: name, sender: sender)"))
    }

    @Test("the class whose code performs a segue owns it, not the scene's") func owner() throws {
        let base =
            "class Base: UIViewController { func go() { performSegue(withIdentifier: \"detail\", sender: nil) } }"
        let performed = PerformedSegues(project("", more: ["Base.swift": base], menu: "Base").graph)
        let menu = try #require(TransitionReader(performed.graph).transitions.first?.sourceClass)
        #expect(performed.calls.owner(of: "detail", in: menu).name == "Base")
        #expect(performed.calls.owner(of: "about", in: menu).name == "Menu")
    }

    private static let handler = """
        protocol SegueHandler { associatedtype SegueID: RawRepresentable }
        extension SegueHandler where Self: UIViewController, SegueID.RawValue == String {
            func performSegue(_ id: SegueID, sender: Any?) {
                performSegue(withIdentifier: id.rawValue, sender: sender)
            }
        }
        """

    @Test("a protocol's typed form is written anew where it is called") func typed() throws {
        let code = """
            enum SegueID: String { case detail, about }
            func open() { performSegue(.detail, sender: self) }
            """
        let project = project(code, more: ["H.swift": Self.handler], menu: "UIViewController, SegueHandler")
        let (text, methods) = try rewritten(project)
        #expect(text.contains("func open() { navigation.showDetail(from: self, sender: self) }"))
        #expect(methods.isEmpty)
    }

    @Test("a short form of every view controller's is written anew with the sender that it has") func short() throws {
        let extended = """
            extension UIViewController {
                func go(_ id: SegueID) { performSegue(withIdentifier: id.rawValue, sender: self) }
            }
            enum SegueID: String { case detail, about }
            """
        let (text, methods) = try rewritten(
            project(
                "func open() { go(.detail); later { [weak self] in self?.go(.about) } }", more: ["E.swift": extended]))
        #expect(text.contains("func open() { navigation.showDetail(from: self, sender: self);"))
        #expect(text.contains("self?.showAbout(sender: self)"))
        #expect(methods == "func showAbout(sender: Any?) {\n    navigation.showAbout(from: self, sender: sender)\n}")
    }

    @Test("where a call of the typed form cannot be followed, the class overrides what performs segues")
    func exposed() throws {
        let code = """
            enum SegueID: String { case detail, about }
            func open(_ some: SegueID) { performSegue(some, sender: self) }
            """
        let project = project(code, more: ["H.swift": Self.handler], menu: "UIViewController, SegueHandler")
        let (_, methods) = try rewritten(project)
        #expect(methods.hasPrefix("override func performSegue(withIdentifier identifier: String, sender: Any?) {"))
        #expect(methods.contains("super.performSegue(withIdentifier: identifier, sender: sender)"))
    }

    @Test("a call of Objective-C stays and reaches an override") func objectiveC() throws {
        let old =
            "@implementation Old\n- (void)go { [some performSegueWithIdentifier:@\"detail\" sender:nil]; }\n@end\n"
        let (_, methods) = try rewritten(project("", more: ["Old.m": old]))
        #expect(methods.hasPrefix("override func performSegue(withIdentifier identifier: String, sender: Any?) {"))
        #expect(methods.contains("case \"detail\":"))
        #expect(!methods.contains("case \"about\":"))
    }

    @Test("a category on a class of Swift performs its segues") func category() throws {
        let open =
            "@implementation Menu (Open)\n- (void)go { [self performSegueWithIdentifier:@\"detail\" sender:nil]; }\n@end\n"
        let (_, methods) = try rewritten(project("", more: ["Open.m": open]))
        #expect(methods.contains("case \"detail\":"))
    }

    @Test("an own way of performing segues stands in the way")
    func obstacles() throws {
        let own = """
            override func performSegue(withIdentifier id: String, sender: Any?) {
                if ok { super.performSegue(withIdentifier: id, sender: sender) }
            }
            func go() { performSegue(withIdentifier: "detail", sender: nil) }
            """
        #expect(try obstacle(project(own)) == "overrides-perform-segue")
        #expect(try obstacle(project(own), "about") == nil)
    }

    @Test("a subclass with its own way of performing segues goes on hearing the calls")
    func overridingSubclass() throws {
        let sub = """
            class Sub: Menu {
                override func performSegue(withIdentifier id: String, sender: Any?) {
                    parent?.performSegue(withIdentifier: id, sender: sender)
                }
            }
            """
        let project = project(
            "func go() { performSegue(withIdentifier: \"detail\", sender: nil) }", more: ["Sub.swift": sub])
        #expect(try obstacle(project) == nil)
        let (text, methods) = try rewritten(project)
        #expect(text.contains("performSegue(withIdentifier: \"detail\", sender: nil)"))
        #expect(methods.hasPrefix("override func performSegue(withIdentifier identifier: String, sender: Any?) {"))
    }

    @Test("a call on an object that several classes could be reaches an override of each") func ambiguous() throws {
        let guide = "func go(_ some: UIViewController) { some.performSegue(withIdentifier: \"detail\", sender: nil) }"
        let project = SegueProject(
            [
                SceneText(
                    id: "a", className: "Menu", connections: [SceneText.segue("s-1", to: "b", identifier: "detail")]),
                SceneText(
                    id: "b", className: "Other", connections: [SceneText.segue("s-2", to: "a", identifier: "detail")]),
            ],
            swift: [
                "Menu.swift": "class Menu: UIViewController {}\nclass Other: UIViewController {}", "Guide.swift": guide,
            ])
        let rendering = try CoordinatorRendering(project)
        #expect(rendering.refusals.isEmpty)
        #expect(rendering.files["Menu.swift"]?.components(separatedBy: "override func performSegue").count == 3)
        #expect(rendering.files["Guide.swift"] ?? guide == guide)
    }

    @Test("a segue that no code here performs may be one that a library's base class does") func library() throws {
        let project = project("", menu: "SetupViewController")
        let performed = PerformedSegues(project.graph)
        #expect(
            project.transitions.map(performed.calls.libraryPerformer) == ["SetupViewController", "SetupViewController"])
        #expect(!project.transitions.contains(where: performed.isNeverPerformed))
        let (_, methods) = try rewritten(project)
        #expect(methods.hasPrefix("override func performSegue(withIdentifier identifier: String, sender: Any?) {"))
        let plain = self.project("")
        #expect(plain.transitions.allSatisfy { PerformedSegues(plain.graph).calls.libraryPerformer(of: $0) == nil })
    }

    @Test("a segue stays where an override for it would answer for a subclass's segue too") func takenByOverride()
        throws
    {
        let guide = "func go(_ some: UIViewController) { some.performSegue(withIdentifier: \"detail\", sender: nil) }"
        let project = SegueProject(
            [
                SceneText(
                    id: "a", className: "Menu", connections: [SceneText.segue("s-1", to: "b", identifier: "detail")]),
                SceneText(
                    id: "b", className: "Sub", connections: [SceneText.segue("s-2", to: "a", identifier: "detail")]),
            ],
            swift: ["Menu.swift": "class Menu: UIViewController {}\nclass Sub: Menu {}", "Guide.swift": guide])
        #expect(try obstacle(project) == "segue-stays-elsewhere")
    }

    @Test("a call of a segue that no scene of the class has stays as it is") func foreign() throws {
        let (text, _) = try rewritten(project("func open() { performSegue(withIdentifier: \"gone\", sender: nil) }"))
        #expect(text.contains("performSegue(withIdentifier: \"gone\", sender: nil)"))
    }
}
