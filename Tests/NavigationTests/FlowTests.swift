import Navigation
import ProjectGraph
import SourceText
import Testing

@Suite("An app's flow")
struct FlowTests {
    @Test("has an arrow for every segue, with its kind, identifier and what starts it")
    func segues() throws {
        let flow = FlowProject().flow()
        let show = try #require(flow.transitions.first { $0.identifier == "open" })
        #expect(show.kind == .segue && show.segueKind == "show")
        #expect(show.source == FlowProject.menu && show.destination == FlowProject.drink)
        #expect(show.trigger == "Open it")
        #expect(show.places.map(\.path) == ["App/Main.storyboard"])
        let root = try #require(flow.transitions.first { $0.relationship == "rootViewController" })
        #expect(root.kind == .relationship && root.source == FlowProject.start && root.destination == FlowProject.menu)
    }

    @Test("leads through a storyboard reference to the scene itself, and remembers the reference")
    func references() throws {
        let flow = FlowProject().flow()
        let account = try #require(flow.transitions.first { $0.destination == FlowProject.account })
        #expect(account.source == FlowProject.drink)
        #expect(account.references.map(\.objectID) == ["ref-AC-001"])
        #expect(flow.references.map(\.destinations).contains([FlowProject.account]))
    }

    @Test("has a box outside for a reference that leads to nothing in the project")
    func outside() throws {
        let project = FlowProject()
        project.files["App/Main.storyboard"] = project.files["App/Main.storyboard"]?
            .replacing("storyboardName=\"Account\"", with: "storyboardName=\"Gone\"")
        let flow = project.flow()
        let outside = try #require(flow.scenes.first { $0.kind == .outside })
        #expect(outside.title == "Gone (initial scene)" && outside.storyboard == "Gone")
        #expect(flow.transitions(to: outside.id).map(\.source) == [FlowProject.drink])
    }

    @Test("leads an unwind segue to the scenes whose class has its action")
    func unwinding() throws {
        let unwind = try #require(FlowProject().flow().transitions.first { $0.kind == .unwind })
        #expect(unwind.source == FlowProject.drink && unwind.destination == FlowProject.menu)
        #expect(unwind.unwindAction == "backToMenu:")
    }

    @Test("takes one of several copies of a storyboard per language")
    func copies() {
        let project = FlowProject()
        let main = project.files.removeValue(forKey: "App/Main.storyboard")
        for language in ["de", "Base", "fr"] { project.files["App/\(language).lproj/Main.storyboard"] = main }
        let documents = Set(project.flow().scenes.filter { $0.kind == .scene }.map(\.id.document))
        #expect(documents == ["App/Account.storyboard", "App/Base.lproj/Main.storyboard"])
    }

    @Test("knows the titles that Interface Builder shows")
    func titles() {
        let titles = FlowProject().flow().scenes.map(\.title)
        #expect(titles == ["Account View Controller", "Start", "Drink", "Lost View Controller", "Menu"])
    }

    @Test("survives references that lead to each other, segues to nothing and scenes without a controller")
    func damage() {
        let project = FlowProject()
        project.files["App/Account.storyboard"] = flowStoryboard(
            initial: "ref-LO-001",
            """
            <scene sceneID="a"><objects><viewControllerPlaceholder storyboardName="Account" id="ref-LO-001" \
            sceneMemberID="viewController"/></objects></scene>
            <scene sceneID="b"><objects/></scene><scene sceneID="c"/>
            <scene sceneID="d"><objects><viewController id="vc-DD-001" sceneMemberID="viewController"><connections>\
            <segue destination="nowhere" kind="show" id="s-1"/><segue kind="show" id="s-2"/><segue id="s-3"/>\
            </connections></viewController></objects></scene>
            """)
        let flow = project.flow()
        #expect(flow.scenes.contains { $0.kind == .outside && $0.storyboard == "Account" })
        #expect(flow.scenes.contains { $0.id.object == "vc-DD-001" })
    }
}

@Suite("Code in an app's flow")
struct FlowCodeTests {
    @Test("leads from the scene of the class to the scene that it makes, by storyboard and identifier")
    func makesScene() throws {
        let flow = FlowProject().flow([
            flowReference(.scene, "App/Menu.swift", names: ["Lost"], .named(["Main"]), in: "MenuViewController")
        ])
        let arrow = try #require(flow.transitions.first { $0.kind == .code })
        #expect(arrow.source == FlowProject.menu && arrow.destination == FlowProject.lost)
        #expect(arrow.places.map(\.description) == ["App/Menu.swift:3:9"])
        #expect(flow.scene(FlowProject.lost)?.reachability == .byCode)
    }

    @Test("looks for an identifier in the class's own storyboard, and in the project where the storyboard is not known")
    func otherStoryboards() {
        for storyboard in [CodeReference.Storyboard.own, .unknown] {
            let flow = FlowProject().flow([
                flowReference(.scene, "App/Menu.swift", names: ["Lost"], storyboard, in: "MenuViewController")
            ])
            #expect(flow.transitions(to: FlowProject.lost).map(\.source) == [FlowProject.menu])
        }
        let elsewhere = FlowProject().flow([
            flowReference(.scene, "App/Menu.swift", names: ["Lost"], .named(["Account"]), in: "MenuViewController")
        ])
        #expect(elsewhere.transitions(to: FlowProject.lost).isEmpty)
    }

    @Test("is a box of its own where it belongs to no scene")
    func coordinator() throws {
        let flow = FlowProject().flow([
            flowReference(.initialScene, "App/Router.swift", names: [], .named(["Account"]), in: "Router")
        ])
        let router = try #require(flow.scenes.first { $0.kind == .code })
        #expect(router.title == "Router")
        #expect(flow.transitions(from: router.id).map(\.destination) == [FlowProject.account])
    }

    @Test("is listed on the segue that it performs, that of its class before others of the identifier")
    func performs() throws {
        let flow = FlowProject().flow([
            flowReference(.performSegue, "App/Menu.swift", names: ["open"], .none, in: "MenuViewController")
        ])
        let open = try #require(flow.transitions.first { $0.identifier == "open" })
        #expect(open.performed.map(\.description) == ["App/Menu.swift:3:9"])
        #expect(!flow.transitions.contains { $0.kind == .code })
    }

    @Test("makes a nib a box if a controller owns it, and not if a view loads its content")
    func nibs() throws {
        let project = FlowProject()
        project.files["App/Card.xib"] = flowXib(owner: "CardViewController")
        project.files["App/Cell.xib"] = flowXib(owner: "CellContent")
        project.files["App/Card.swift"] = """
            class CardViewController: UIViewController {}
            class CellContent: UIView {}
            """
        let flow = project.flow([
            flowReference(.nib, "App/Menu.swift", names: ["Card"], .none, in: "MenuViewController"),
            flowReference(.nib, "App/Menu.swift", names: ["Cell"], .none, in: "MenuViewController"),
        ])
        #expect(flow.scenes.filter { $0.kind == .nib }.map(\.className) == ["CardViewController"])
        #expect(flow.transitions.filter { $0.kind == .code }.map(\.source) == [FlowProject.menu])
    }

    @Test("of tests is kept for whoever asks what uses a scene, and makes nothing reachable")
    func tests() throws {
        let flow = FlowProject().flow([
            flowReference(.scene, "AppTests/T.swift", names: ["Lost"], .named(["Main"]), in: "T")
        ])
        #expect(flow.transitions(to: FlowProject.lost).map(\.isTest) == [true])
        #expect(flow.withoutTests.transitions(to: FlowProject.lost).isEmpty)
        #expect(flow.withoutTests.scenes.allSatisfy { $0.kind == .scene })
        #expect(flow.scene(FlowProject.lost)?.reachability.name == "unreachable")
    }
}

@Suite("Reachability")
struct FlowReachTests {
    @Test("begins at the entry points; what nothing leads to is unreachable, with the reason")
    func unreachable() throws {
        let flow = FlowProject().flow([])
        #expect(flow.scene(FlowProject.start)?.entries.map(\.kind) == [.main])
        for id in [FlowProject.start, FlowProject.menu, FlowProject.drink, FlowProject.account] {
            #expect(flow.scene(id)?.reachability == .reachable)
        }
        #expect(
            flow.scene(FlowProject.lost)?.reachability
                == .unreachable("no segue leads to it and no code asks for “Lost”"))
    }

    @Test("is not certain where code has the identifier in a string, or asks for a scene that could not be told")
    func doubts() {
        let project = FlowProject()
        project.files["App/Names.swift"] = "let name = \"Lost\"\n"
        let mentioned = project.flow([]).scene(FlowProject.lost)?.reachability
        #expect(mentioned == .uncertain("code has its identifier in a string: App/Names.swift:1:12"))
        project.files["App/Names.swift"] = "func go() { LostViewController.instantiate(from: .main) }\n"
        #expect(
            project.flow([]).scene(FlowProject.lost)?.reachability
                == .uncertain(
                    "`instantiate` of LostViewController, which a library may implement, may make it: App/Names.swift:1:13"
                ))
        project.files["App/Names.swift"]? += "extension UIViewController { static func instantiate(from: Int) {} }\n"
        #expect(project.flow([]).scene(FlowProject.lost)?.reachability.name == "unreachable")
        project.files["App/Names.swift"] = """
            func go() { LostViewController.instantiate(with: 1) }
            extension ModelBased where Self: StoryboardBased {
                static func instantiate(with model: Int) -> Self { Self.instantiate() }
            }

            """
        #expect(project.flow([]).scene(FlowProject.lost)?.reachability.name == "uncertain")
        let unknown = FlowProject().flow([
            flowReference(.scene, "App/Menu.swift", names: [], .unknown, in: "MenuViewController", isExact: false)
        ])
        #expect(unknown.scene(FlowProject.lost)?.reachability.name == "uncertain")
    }

    @Test("is not denied to a watch app's scene that has a name")
    func watch() {
        let project = FlowProject()
        project.files["Watch/Interface.storyboard"] = """
            <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit">
            <scenes><scene sceneID="w1"><objects><controller identifier="Bolus" id="wk-BO-001"/></objects></scene>
            <scene sceneID="w2"><objects><controller id="wk-NO-001"/></objects></scene></scenes></document>
            """
        let scenes = project.flow([]).scenes.filter { $0.id.document.hasPrefix("Watch/") }
        #expect(scenes.map(\.reachability.name) == ["uncertain", "unreachable"])
    }

    @Test("is never denied where code was not looked at")
    func withoutCode() {
        #expect(FlowProject().flow(nil).scene(FlowProject.lost)?.reachability == .uncertain("code may ask for it"))
    }

    @Test("begins at storyboards that nobody names where the project does not say what it opens")
    func possibleEntries() {
        let project = FlowProject()
        project.declarations = FlowDeclarations()
        let flow = project.flow([])
        #expect(flow.scene(FlowProject.start)?.entries.map(\.kind) == [.possible])
        #expect(flow.scene(FlowProject.account)?.entries == [])
    }
}

@Suite("Questions to a flow")
struct FlowSearchTests {
    @Test("name a scene by place, identifier, class or title, and by any case of letters")
    func names() {
        let flow = FlowProject().flow()
        for name in [
            "Main.storyboard#vc-MN-001", "App/Main.storyboard#vc-MN-001", "MenuViewController", "Menu", "menu",
        ] {
            #expect(flow.scene(named: name) == .scene(FlowProject.menu), "\(name)")
        }
        #expect(flow.scene(named: "Lost") == .scene(FlowProject.lost))
        #expect(flow.scene(named: "Menuu") == .unknown(["Menu"]))
    }

    @Test("find the ways between two scenes, the shortest first, and none backwards")
    func ways() {
        let flow = FlowProject().flow()
        let ways = flow.paths(from: FlowProject.start, to: FlowProject.account)
        #expect(ways.map { $0.map(\.destination) } == [[FlowProject.menu, FlowProject.drink, FlowProject.account]])
        #expect(flow.paths(from: FlowProject.account, to: FlowProject.start).isEmpty)
        #expect(flow.between(FlowProject.drink, FlowProject.account) == [FlowProject.drink, FlowProject.account])
    }

    @Test("go as many steps as asked")
    func depth() {
        let flow = FlowProject().flow()
        #expect(
            flow.neighborhood(of: FlowProject.start, backwards: false, depth: 1) == [
                FlowProject.start, FlowProject.menu,
            ])
        #expect(
            flow.neighborhood(of: FlowProject.drink, backwards: true, depth: 1) == [
                FlowProject.menu, FlowProject.drink,
            ])
    }

    @Test("look through containers where they are left out")
    func containers() {
        let flow = FlowProject().flow().withoutContainers
        #expect(flow.scene(FlowProject.start) == nil)
        #expect(flow.scene(FlowProject.menu)?.entries.map(\.kind) == [.main])
    }
}
