import Linting
import Testing

@Suite("Segues that code performs, and that documents define")
struct NavigationSegueTests {
    private let detail = #"<segue destination="d" kind="show" identifier="detail" id="s"/>"#
    private var scenes: String { menuScene("m", "Menu", detail) + menuScene("d", "Dish") }

    private func menu(_ body: String) -> String {
        "class Menu: UIViewController {\n\(body)\n}\nclass Dish: UIViewController {}\n"
    }

    @Test("segue-not-defined finds an identifier that no storyboard has, and is certain of it")
    func notDefined() throws {
        let right = menu(#"func go() { performSegue(withIdentifier: "detail", sender: nil) }"#)
        #expect(try NavigationProject(right, scenes: scenes).found("segue-not-defined").isEmpty)
        let wrong = menu(#"func go() { performSegue(withIdentifier: "details", sender: nil) }"#)
        let findings = try NavigationProject(wrong, scenes: scenes).findings("segue-not-defined")
        #expect(findings.map(\.isCertain) == [true])
        #expect(findings.first?.message.contains("Is “detail” meant?") == true)
    }

    @Test("segue-not-defined finds a segue of another class's scene where self performs it")
    func misplaced() throws {
        let other = scenes + menuScene("c", "Cook", #"<segue destination="d" kind="show" identifier="cook" id="t"/>"#)
        let onSelf = menu(#"func go() { self.performSegue(withIdentifier: "cook", sender: nil) }"#)
        #expect(try NavigationProject(onSelf, scenes: other).found("segue-not-defined") == ["Menu.swift:2"])
        let onOther = menu(#"func go() { parent?.performSegue(withIdentifier: "cook", sender: nil) }"#)
        #expect(try NavigationProject(onOther, scenes: other).found("segue-not-defined").isEmpty)
        let inBase =
            "class Base: UIViewController { func go() { performSegue(withIdentifier: \"detail\", sender: 1) } }\n"
            + "class Menu: Base {}"
        #expect(try NavigationProject(inBase, scenes: scenes).found("segue-not-defined").isEmpty)
    }

    @Test("segue-not-defined reads Objective-C, and leaves what it cannot evaluate")
    func notDefinedElsewhere() throws {
        func objectiveC(_ name: String) -> NavigationProject {
            NavigationProject([
                "Menu.m": """
                @implementation Menu
                - (void)go { [self performSegueWithIdentifier:\(name) sender:nil]; }
                @end
                """,
                "Menu.h": "@interface Menu : UIViewController\n@end", "Menu.storyboard": storyboard(scenes),
            ])
        }
        #expect(try objectiveC("@\"detail\"").found("segue-not-defined").isEmpty)
        #expect(try objectiveC("@\"soup\"").found("segue-not-defined") == ["Menu.m:2"])
        #expect(try objectiveC("[self nextName]").found("segue-not-defined").isEmpty)
        let tried = NavigationProject([
            "Menu.m": """
            @implementation Menu
            - (void)go { @try { [self performSegueWithIdentifier:@"soup" sender:nil]; } @catch (NSException *e) {} }
            @end
            """,
            "Menu.h": "@interface Menu : UIViewController\n@end", "Menu.storyboard": storyboard(scenes),
        ])
        #expect(try tried.found("segue-not-defined").isEmpty)
        let overridden = menu(
            """
            override func performSegue(withIdentifier identifier: String, sender: Any?) {}
            func go() { performSegue(withIdentifier: "soup", sender: nil) }
            """)
        #expect(try NavigationProject(overridden, scenes: scenes).found("segue-not-defined").isEmpty)
    }

    @Test("segue-never-performed finds segues of controllers that nothing triggers")
    func neverPerformed() throws {
        let rule = "segue-never-performed"
        #expect(try NavigationProject(menu(""), scenes: scenes).found(rule) == ["Menu.storyboard:s"])
        let performed = menu(#"func go() { performSegue(withIdentifier: "detail", sender: nil) }"#)
        #expect(try NavigationProject(performed, scenes: scenes).found(rule).isEmpty)
        let mentioned = menu(#"let next = "detail""#)
        #expect(try NavigationProject(mentioned, scenes: scenes).found(rule).isEmpty)
        let tested = menu(
            #"override func prepare(for segue: UIStoryboardSegue, sender: Any?) { if segue.identifier == "detail" {} }"#
        )
        #expect(try NavigationProject(tested, scenes: scenes).found(rule) == ["Menu.storyboard:s?"])
        let button = scene(
            """
            <viewController id="m" customClass="Menu"><view id="v"><subviews><button id="b"><connections>\(detail)
            </connections></button></subviews></view></viewController>
            """)
        #expect(try NavigationProject(menu(""), scenes: button + menuScene("d", "Dish")).found(rule).isEmpty)
        let library = menuScene("m", "SWRevealViewController", detail) + menuScene("d", "Dish")
        #expect(try NavigationProject(menu(""), scenes: library).found(rule).isEmpty)
    }

    @Test("segue-test-without-segue finds comparisons with what no segue is called")
    func testedOnly() throws {
        func tested(_ name: String) -> String {
            menu(
                "override func prepare(for segue: UIStoryboardSegue, sender: Any?) {\nif segue.identifier == \(name) {}}"
            )
        }
        let rule = "segue-test-without-segue"
        #expect(try NavigationProject(tested(#""detail""#), scenes: scenes).found(rule).isEmpty)
        #expect(try NavigationProject(tested(#""soup""#), scenes: scenes).found(rule) == ["Menu.swift:3"])
        #expect(try NavigationProject(tested("nextName()"), scenes: scenes).found(rule).isEmpty)
        let made = tested(#""soup""#) + "let segue = UIStoryboardSegue(identifier: name, source: a, destination: b)\n"
        #expect(try NavigationProject(made, scenes: scenes).found(rule) == ["Menu.swift:3?"])
    }

    @Test("unwind-handler-missing finds unwind segues that no class answers")
    func unwinding() throws {
        let rule = "unwind-handler-missing"
        let unwind = #"<segue destination="e" kind="unwind" identifier="back" unwindAction="backToMenu:" id="u"/>"#
        let scenes = menuScene("m", "Menu") + menuScene("d", "Dish", unwind)
        #expect(try NavigationProject(menu(""), scenes: scenes).found(rule) == ["Menu.storyboard:u"])
        let handled = menu("@IBAction func backToMenu(_ segue: UIStoryboardSegue) {}")
        #expect(try NavigationProject(handled, scenes: scenes).found(rule).isEmpty)
        // A word of the same name is no method.
        let word = menu("let backToMenu = 1")
        #expect(try NavigationProject(word, scenes: scenes).found(rule) == ["Menu.storyboard:u"])
        let swift2 = menu("@IBAction func backToMenu(segue: UIStoryboardSegue) {}")
        #expect(try NavigationProject(swift2, scenes: scenes).found(rule).isEmpty)
        let objectiveC = NavigationProject([
            "Menu.m": "@implementation Menu\n- (IBAction)backToMenu:(UIStoryboardSegue *)segue {}\n@end",
            "Menu.storyboard": storyboard(scenes),
        ])
        #expect(try objectiveC.found(rule).isEmpty)
        let library = scenes + menuScene("k", "KitchenKit.Oven")
        #expect(try NavigationProject(menu(""), scenes: library).found(rule) == ["Menu.storyboard:u?"])
    }

    @Test("segue-action-missing finds segues whose destination nothing makes")
    func creating() throws {
        let rule = "segue-action-missing"
        let made = #"<segue destination="d" kind="show" destinationCreationSelector="makeDish:" id="s"/>"#
        let scenes = menuScene("m", "Menu", made) + menuScene("d", "Dish")
        #expect(try NavigationProject(menu(""), scenes: scenes).found(rule) == ["Menu.storyboard:s"])
        let there = menu("@IBSegueAction func makeDish(_ coder: NSCoder) -> Dish? { nil }")
        #expect(try NavigationProject(there, scenes: scenes).found(rule).isEmpty)
        let library = "class Menu: LibraryController {}"
        #expect(try NavigationProject(library, scenes: scenes).found(rule).isEmpty)
        // A container's content is made for whoever shows the container.
        let content = made.replacing(#"kind="show""#, with: #"kind="relationship" relationship="rootViewController""#)
        let container =
            #"<scene sceneID="s"><objects><navigationController id="m"><connections>\#(content)</connections>"#
            + "</navigationController></objects></scene>"
        #expect(try NavigationProject(menu(""), scenes: container + menuScene("d", "Dish")).found(rule).isEmpty)
    }
}
