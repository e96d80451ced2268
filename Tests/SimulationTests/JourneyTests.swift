import Foundation
import InterfaceBuilder
import SourceText
import Testing
import TransformTesting

/// Sample apps, run with a stand-in for UIKit: a journey shows the same after navigation went out of its segues.
///
/// The golden files say what the journeys show; `NIBWRIGHT_UPDATE_FIXTURES` writes them anew from the apps as they are.
@Suite("Journeys through sample apps")
struct JourneyTests {
    /// A transformed app: a recipe, and what it is told.
    struct Variant: Sendable, CustomTestStringConvertible {
        let project: SampleProject
        let recipe: String
        let parameters: [String: String]
        let steps: [String: String]

        /// - Parameter steps: what the app's own steps say in place of other code.
        init(
            _ project: SampleProject, _ recipe: String, _ parameters: [String: String] = [:],
            steps: [String: String] = [:]
        ) {
            self.project = project
            self.recipe = recipe
            self.parameters = parameters
            self.steps = steps
        }

        init(project: SampleProject, style: String) {
            self.init(project, "segues-to-coordinators", ["style": style])
        }

        var testDescription: String {
            ([project.folder, recipe] + parameters.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })
                .joined(separator: " ")
        }
    }

    /// Segue classes change nothing in the app of kinds, whose `prepare` that style leaves as it is.
    static let variants = [
        Variant(project: .beanThere, style: "coordinator"),
        Variant(.beanThere, "segues-to-coordinators", ["flow": "tab", "inject": "scene-delegate"]),
        Variant(project: .beanThere, style: "visitor"),
        Variant(project: .beanThere, style: "prepare-methods"),
        Variant(project: .beanThere, style: "segue-class"),
        Variant(project: .kinds, style: "coordinator"),
        Variant(project: .kinds, style: "visitor"),
        Variant(project: .kinds, style: "prepare-methods"),
        Variant(
            .flows, "segues-to-coordinators", ["routes": "*", "scheme": "flows"],
            steps: [
                "front.performSegue(withIdentifier: \"showFirst\", sender: nil)": """
                MainRoute(URL(string: "flows://main/first?visits=0")!).map {
                    MainCoordinator().open($0, in: UIApplication.shared.windows.first)
                }
                """
            ]),
        Variant(project: .flows, style: "visitor"),
        Variant(project: .flows, style: "prepare-methods"),
        Variant(project: .flows, style: "segue-class"),
        Variant(.beanThere, "typed-scenes"), Variant(.beanThere, "create-push-present"),
        Variant(.beanThere, "dependency-bridge", steps: forgetting("bridge.")),
        Variant(.beanThere, "dependency-bridge", ["protocols": "all"], steps: forgetting("input.")),
    ]

    /// The bridge took the property that a step sets.
    private static func forgetting(_ holder: String) -> [String: String] {
        ["CheckoutViewController)?.lines": "CheckoutViewController)?.\(holder)lines"]
    }

    @Test("show what the golden files say, and take every segue", arguments: [SampleProject.beanThere, .kinds, .flows])
    func before(_ project: SampleProject) throws {
        let sources = try SampleSources(project)
        let app = try SimulatedApp(sources)
        for (journey, trace) in try Self.traces(of: sources, in: app) {
            #expect(try GoldenFile(path: journey.golden).difference(from: trace) == nil)
        }
        let taken = try project.journeys.reduce(into: Set<String>()) { try $0.formUnion(app.segues(of: $1)) }
        let all = try sources.files("storyboard").flatMap { file in
            try IBDocument.read(SourceText(path: file.path, file.text)).get().segues
                .filter { $0.kind != "relationship" }.compactMap(\.element.id)
        }
        #expect(all.count > 10)
        // Never performed: its controller refuses it.
        #expect(Set(all).subtracting(taken).subtracting(["sgu-06-aaa"]).sorted() == [])
    }

    @Test("show the same after the transform", arguments: variants)
    func after(_ variant: Variant) throws {
        let sources = try SampleSources(variant.project, recipe: variant.recipe, parameters: variant.parameters)
        let app = try SimulatedApp(sources, steps: variant.steps)
        for (journey, trace) in try Self.traces(of: sources, in: app) {
            let difference = try Self.firstDifference(journey, trace)
            #expect(difference == nil, "\(journey.name)")
        }
    }

    @Test("show it when a branch, an identifier or an action is wrong")
    func broken() throws {
        var sources = try SampleSources(.beanThere)
        let menu = "BeanThere/Menu/MenuViewController.swift"
        try sources.replace("controller.filter = filter\n", with: "\n", in: menu)
        try sources.replace("withIdentifier: \"openCart\"", with: "withIdentifier: \"showBasket\"", in: menu)
        let action = "<action selector=\"loginTapped:\" destination=\"xbk-2u-ERH\" eventType=\"touchUpInside\""
        try sources.replace(
            action + " id=\"RZ5-kh-8Yy\"/>", with: "", in: "BeanThere/Account/Account.storyboard")
        let traces = try Self.traces(of: sources, in: try SimulatedApp(sources))
        let present = "* present UINavigationController, style fullScreen, transition coverVertical, animated"
        let raised = "! Receiver (MenuViewController) has no segue with identifier 'showBasket'"
        #expect(
            try traces.map { try Self.firstDifference($0.journey, $0.trace) } == [
                "> tap View cart: \(present) is now \(raised)",
                "> tap Filter: - kindControl: Coffee is now - dairyFreeSwitch: on",
                "> tap View cart: \(present) is now \(raised)",
                "> tap loginButton: * present LoginViewController, style formSheet, transition coverVertical, animated"
                    + " is now UITabBarController: Menu Orders [More]",
            ])
    }

    // MARK: Traces

    private static func traces(
        of sources: SampleSources, in app: SimulatedApp
    ) throws -> [(journey: Journey, trace: String)] {
        // What is looked at is what the app as it is has.
        let watched = WatchedProperties.all(in: try SampleSources(sources.project))
        let data = try SimulationData(sources, watching: watched)
        return try sources.project.journeys.map { ($0, try app.trace(of: $0, data)) }
    }

    /// The step that shows something else than the golden file, with the first line that does.
    private static func firstDifference(_ journey: Journey, _ trace: String) throws -> String? {
        let expected = try String(contentsOfFile: journey.golden, encoding: .utf8).components(separatedBy: "\n")
        // Outlets that popovers and bridges got are in no journey's golden file.
        let lines = trace.components(separatedBy: "\n").filter { line in
            line.firstMatch(of: /^ *(show\w+(Anchor|PassthroughView\d*)|bridge):/) == nil
        }
        guard expected != lines else { return nil }
        let place = zip(expected, lines).prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
        let step = expected.prefix(place + 1).last { $0.hasPrefix("> ") } ?? ""
        func line(_ lines: [String]) -> String {
            place < lines.count ? lines[place].trimmingCharacters(in: .whitespaces) : "the end"
        }
        return "\(step): \(line(expected)) is now \(line(lines))"
    }
}
