import Navigation
import ProjectGraph
import SourceText
import Testing

@Suite("Scenes at both ends of what code does")
struct FlowCodeSourceTests {
    @Test("of a base class are those of three subclasses, of more the class itself")
    func subclasses() {
        func sources(_ count: Int) -> [String] {
            let project = FlowProject()
            let scenes = (0..<count).map { flowScene("sub\($0)", "customClass=\"Sub\($0)\"") }
            project.files["App/Subs.storyboard"] = flowStoryboard(initial: "", scenes.joined())
            let classes = (0..<count).map { "class Sub\($0): Base {}\n" }
            project.files["App/Base.swift"] = "class Base: UIViewController {}\n" + classes.joined()
            let flow = project.flow([
                flowReference(.scene, "App/Base.swift", names: ["Lost"], .named(["Main"]), in: "Base")
            ])
            return flow.transitions(to: FlowProject.lost).map(\.source.object)
        }
        #expect(sources(3) == ["sub0", "sub1", "sub2"])
        #expect(sources(4) == ["Base"])
    }

    @Test("are those of the class that code expects, where several have the identifier")
    func expected() {
        let project = FlowProject()
        for name in ["One", "Two"] {
            project.files["App/\(name).storyboard"] = flowStoryboard(
                initial: "", flowScene("vc", "customClass=\"\(name)\" storyboardIdentifier=\"same\""))
        }
        func destinations(_ name: String?, _ identifier: String = "same") -> [String] {
            let flow = project.flow([
                flowReference(
                    .scene, "App/Menu.swift", names: [identifier], .unknown, in: "MenuViewController", expecting: name)
            ])
            return flow.transitions.filter { $0.kind == .code }.map(\.destination.document)
        }
        #expect(destinations("Two") == ["App/Two.storyboard"])
        #expect(destinations(nil).count == 2 && destinations("Three").count == 2)
        #expect(destinations("Two", "Lost") == ["App/Main.storyboard"])
    }

    @Test("are those that call a factory of the scene's own class, not the scene itself")
    func factories() {
        func sources(_ caller: String) -> [String] {
            let project = FlowProject()
            project.files["App/Dish.storyboard"] = flowStoryboard(
                initial: "dish", flowScene("dish", "customClass=\"Dish\""))
            project.files["App/Dish.swift"] = """
                class Dish: UIViewController {
                    static func make() -> UIViewController? {
                        UIStoryboard(name: "Dish", bundle: nil).instantiateInitialViewController()
                    }
                }
                """
            project.files["App/Waiter.storyboard"] = flowStoryboard(
                initial: "", flowScene("waiter", "customClass=\"Waiter\""))
            project.files["App/Waiter.swift"] = "class Waiter: UIViewController { func serve() { \(caller) } }"
            project.declarations.describedPaths.formUnion(["App/Dish.storyboard", "App/Waiter.storyboard"])
            let files = project.files
            let graph = ProjectGraph.load(paths: files.keys.sorted(), threads: 1) { path in
                files[path].map { SourceText(path: path, $0) }
            }
            let flow = AppFlow(graph, code: graph.codeReferences, declarations: project.declarations, threads: 1)
            let dish = FlowSceneID(document: "App/Dish.storyboard", object: "dish")
            #expect(flow.scene(dish)?.reachability == .byCode)
            return flow.transitions(to: dish).map(\.source.object)
        }
        #expect(sources("show(Dish.make()!, sender: nil)") == ["waiter"])
        // A word in a comment calls nothing; somebody may call the factory in a way that is not followed.
        #expect(sources("/* Dish.make() */") == ["dish"])
    }

    @Test("perform the segue of their own class, not another of its identifier")
    func performed() throws {
        let project = FlowProject()
        let scenes =
            "<scene sceneID=\"a\"><objects><viewController customClass=\"Other\" id=\"a\" "
            + "sceneMemberID=\"viewController\"><connections><segue destination=\"b\" kind=\"show\" identifier=\"open\" "
            + "id=\"s\"/></connections></viewController></objects></scene>" + flowScene("b", "")
        project.files["App/Other.storyboard"] = flowStoryboard(initial: "", scenes)
        func performed(in type: String) -> [Int] {
            let flow = project.flow([flowReference(.performSegue, "App/Menu.swift", names: ["open"], .none, in: type)])
            return flow.transitions.filter { $0.identifier == "open" }.map(\.performed.count)
        }
        #expect(performed(in: "MenuViewController").reduce(0, +) == 1)
        #expect(performed(in: "Nobody") == [1, 1])
        let flow = FlowProject().flow([
            flowReference(.performSegue, "App/Menu.swift", names: ["open"], .none, in: "MenuViewController")
        ]).withoutContainers
        #expect(flow.transitions.first { $0.identifier == "open" }?.performed.count == 1)
    }

    @Test("are nibs of controllers, from which code leads on")
    func nibs() {
        let project = FlowProject()
        for (name, owner) in [("Card", "CardController"), ("Far", "LibraryController"), ("View", "LibraryView")] {
            project.files["App/\(name).xib"] = flowXib(owner: owner)
        }
        project.files["App/Card.swift"] = "class CardController: UIViewController {}\n"
        let names = ["Card", "Far", "View"]
        let flow = project.flow(
            names.map { flowReference(.nib, "App/Menu.swift", names: [$0], .none, in: "MenuViewController") } + [
                flowReference(.scene, "App/Card.swift", names: ["Lost"], .named(["Main"]), in: "CardController")
            ])
        let nibs = flow.scenes.filter { $0.kind == .nib }
        #expect(nibs.map(\.className) == ["CardController", "LibraryController"] && nibs.allSatisfy { !$0.isInitial })
        #expect(flow.transitions(to: FlowProject.lost).map(\.source.document) == ["App/Card.xib"])
    }

    @Test("are told apart by names that people can read")
    func titles() {
        let project = FlowProject()
        let names = ["ShowURLMap", "URL", "menuX", "BTDrinkView", "ATea"]
        let scenes = names.map { flowScene($0, "customClass=\"\($0)\"") }
        project.files["App/Names.storyboard"] = flowStoryboard(initial: "", scenes.joined())
        let flow = project.flow()
        let titles = names.map { flow.scene(FlowSceneID(document: "App/Names.storyboard", object: $0))?.title }
        #expect(titles == ["Show URL Map", "URL", "Menu X", "Drink View", "Tea"])
    }

    @Test("are joined by arrows that name what a person sees on the object")
    func triggers() {
        let objects = [
            ("barButtonItem", "systemItem=\"add\"", ""), ("barButtonItem", "title=\"Go\" systemItem=\"add\"", ""),
            ("barButtonItem", "title=\"\" systemItem=\"add\"", ""),
            ("barButtonItem", "userLabel=\"Mine\" systemItem=\"add\"", ""),
            ("tableViewCell", "", "<label text=\"Tea\" id=\"l4\"/>"),
            ("tableViewCell", "", "<label text=\" \" id=\"l5\"/>"),
            ("button", "", "<state key=\"normal\" title=\"Open\"/><label text=\"Tea\" id=\"l6\"/>"),
        ]
        let texts = objects.enumerated().map { number, object in
            "<\(object.0) \(object.1) id=\"o\(number)\">\(object.2)<connections><segue destination=\"a\" kind=\"show\" "
                + "identifier=\"\(number)\" id=\"s\(number)\"/></connections></\(object.0)>"
        }
        let project = FlowProject()
        project.files["App/Objects.storyboard"] = flowStoryboard(
            initial: "",
            "<scene sceneID=\"a\"><objects><viewController id=\"a\" sceneMemberID=\"viewController\"><view "
                + "key=\"view\" id=\"v\">\(texts.joined())</view></viewController></objects></scene>")
        let arrows = project.flow().transitions.filter { $0.source.object == "a" }
        #expect(arrows.map(\.trigger) == ["Add", "Go", "Add", "Mine", "Tea", "Table View Cell", "Open"])
    }
}
