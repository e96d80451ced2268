import Testing

@testable import SegueToCoordinator

/// Calls that may ask another object than the class with the segue: it must go on hearing them.
@Suite struct DispatchTests {
    private func refusal(_ more: [String: String], menu: String = "UIViewController") throws -> String? {
        try rendering(more, menu: menu).refusals["go"]
    }

    /// Whether the calls stay as they are and an override answers them.
    private func stays(_ more: [String: String], menu: String = "UIViewController") throws -> Bool {
        let rendering = try rendering(more, menu: menu)
        let code = rendering.files["Menu.swift"] ?? ""
        let isUntouched = more.allSatisfy { path, text in rendering.files[path].map { $0 == text } ?? true }
        return rendering.refusals.isEmpty && isUntouched
            && code.contains("override func performSegue(withIdentifier identifier: String, sender: Any?) {")
            && code.contains("navigation.showOther(from: self)")
    }

    private func rendering(_ more: [String: String], menu: String) throws -> CoordinatorRendering {
        let project = SegueProject(
            [
                SceneText(id: "a", className: "Menu", connections: [SceneText.segue("s", to: "b", identifier: "go")]),
                SceneText(id: "b", className: "Other"),
            ],
            swift: [
                "Menu.swift": "class Menu: \(menu) {}\n", "Other.swift": "class Other: UIViewController {}\n",
            ].merging(more) { $1 })
        return try CoordinatorRendering(project)
    }

    private static let call = "performSegue(withIdentifier: \"go\", sender: nil)"
    private static let router = "class Router { let screens = Screens()\n func go() { screens.top.\(call) } }\n"
    private static let view =
        "protocol MenuView { func performSegue(withIdentifier identifier: String, sender: "
        + "Any?) }\n"
    private static let mock = """
        class MockController: UIViewController {
            var performed: [String] = []
            override func performSegue(withIdentifier identifier: String, sender: Any?) { performed.append(identifier) }
        }

        """

    @Test("an object of a class that the code does not say is cast to the only one") func unknown() throws {
        #expect(try refusal(["Router.swift": Self.router]) == nil)
        #expect(try !stays(["Router.swift": Self.router]))
    }

    @Test("where a protocol asks for the method the call stays") func protocols() throws {
        #expect(try stays(["Router.swift": Self.router, "View.swift": Self.view]))
        let presenter = "class Presenter { weak var view: MenuView?\n func go() { view?.\(Self.call) } }\n"
        #expect(
            try stays(["Presenter.swift": presenter, "View.swift": Self.view], menu: "UIViewController, MenuView"))
    }

    @Test("and where another class has its own way to perform segues, in either language") func mocks() throws {
        #expect(try stays(["Router.swift": Self.router, "Mock.swift": Self.mock]))
        let objectiveC = """
            @implementation LoggingController
            - (void)performSegueWithIdentifier:(NSString *)identifier sender:(id)sender { NSLog(@"%@", identifier); }
            @end

            """
        #expect(try stays(["Router.swift": Self.router, "LoggingController.m": objectiveC]))
        let typed = "class Router { func go(_ controller: Other) { controller.\(Self.call) } }\n"
        #expect(try refusal(["Router.swift": typed, "Mock.swift": Self.mock]) == nil)
    }

    @Test("an extension of a protocol that asks for the method performs it on whatever conforms") func extensions()
        throws
    {
        let code = Self.view + "extension MenuView { func go() { \(Self.call) } }\n"
        #expect(try stays(["View.swift": code], menu: "UIViewController, MenuView"))
    }

    private static let header = """
        @interface Root : UIViewController
        @end
        @interface Middle : Root
        @end

        """

    @Test("superclasses in Objective-C are followed to the end") func objectiveC() throws {
        func code(_ method: String) -> String {
            "@implementation Root\n\(method)\n@end\n@implementation Middle\n@end\n"
        }
        let menu = "class Menu: Middle { func go() { \(Self.call) } }\n"
        let override = "- (void)performSegueWithIdentifier:(NSString *)identifier sender:(id)sender { }"
        #expect(
            try refusal(["Root.h": Self.header, "Root.m": code(override), "Menu.swift": menu])
                == "overrides-perform-segue")
        #expect(try refusal(["Root.h": Self.header, "Root.m": code(""), "Menu.swift": menu]) == nil)
        let prepare = "- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender { }"
        let project = SegueProject(
            [
                SceneText(id: "a", className: "Menu", connections: [SceneText.segue("s", to: "b", identifier: "go")]),
                SceneText(id: "b", className: "Other"),
            ],
            swift: [
                "Root.h": Self.header, "Root.m": code(prepare), "Menu.swift": menu,
                "Other.swift": "class Other: UIViewController {}\n",
            ])
        let rendering = try CoordinatorRendering(project)
        #expect(rendering.coordinator.contains("source.prepare(for: segue, sender: nil)"))
        #expect(rendering.doubts.count == 1)
    }
}
