import Foundation
import InterfaceBuilder
import SourceText
import Testing
import TransformTesting

/// The sample app, run with a stand-in for UIKit: a journey shows the same after navigation went out of its segues.
///
/// The golden files say what the journeys show; `NIBWRIGHT_UPDATE_FIXTURES` writes them anew from the app as it is.
@Suite("Journeys through BeanThere")
struct JourneyTests {
    /// A transformed app: a style, and what else the recipe is told.
    struct Variant: Sendable, CustomTestStringConvertible {
        let style: String
        var parameters: [String: String] = [:]

        var testDescription: String {
            ([style] + parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }).joined(separator: " ")
        }
    }

    /// Add a style here as soon as it changes the sample app.
    static let variants = [Variant(style: "coordinator")]

    @Test("show what the golden files say")
    func before() throws {
        let sources = try SampleSources.beanThere()
        for (journey, trace) in try Self.traces(of: sources, in: try Self.app.get()) {
            let golden = GoldenFile(path: Repository.folder + "/Tests/SimulationTests/Golden/\(journey.name).txt")
            #expect(try golden.difference(from: trace) == nil)
        }
    }

    @Test("take every segue of the app")
    func coverage() throws {
        let sources = try SampleSources.beanThere()
        let app = try Self.app.get()
        let data = try SimulationData(sources, watching: [:])
        let taken = try Journey.all.reduce(into: Set<String>()) { try $0.formUnion(app.segues(of: $1, data)) }
        let all = try sources.files("storyboard").flatMap { file in
            try IBDocument.read(SourceText(path: file.path, file.text)).get().segues
                .filter { $0.kind != "relationship" }.compactMap(\.element.id)
        }
        #expect(all.count > 20)
        #expect(Set(all).subtracting(taken).sorted() == [])
    }

    @Test("show the same after the transform", arguments: variants)
    func after(_ variant: Variant) throws {
        let sources = try SampleSources.beanThere(style: variant.style, parameters: variant.parameters)
        for (journey, trace) in try Self.traces(of: sources, in: try SimulatedApp(sources)) {
            #expect(Self.firstDifference(try Self.expected(journey), trace) == nil, "\(journey.name)")
        }
    }

    @Test("show it when a branch, an identifier or an action is wrong")
    func broken() throws {
        var sources = try SampleSources.beanThere()
        try sources.replace(
            "controller.filter = filter\n", with: "\n",
            in: "BeanThere/Menu/MenuViewController.swift")
        try sources.replace(
            "withIdentifier: \"openCart\"", with: "withIdentifier: \"showBasket\"",
            in: "BeanThere/Menu/MenuViewController.swift")
        try sources.replace(
            "<action selector=\"loginTapped:\" destination=\"xbk-2u-ERH\" eventType=\"touchUpInside\" id=\"RZ5-kh-8Yy\"/>",
            with: "", in: "BeanThere/Account/Account.storyboard")
        let traces = try Self.traces(of: sources, in: try SimulatedApp(sources))
        let differences = try traces.map { try Self.firstDifference(Self.expected($0.journey), $0.trace) }
        #expect(
            differences == [
                "> tap View cart: * present UINavigationController, style fullScreen, transition coverVertical, animated"
                    + " is now ! Receiver (MenuViewController) has no segue with identifier 'showBasket'",
                "> tap Filter: - kindControl: Coffee is now - dairyFreeSwitch: on",
                "> tap View cart: * present UINavigationController, style fullScreen, transition coverVertical, animated"
                    + " is now ! Receiver (MenuViewController) has no segue with identifier 'showBasket'",
                "> tap loginButton: * present LoginViewController, style formSheet, transition coverVertical, animated"
                    + " is now UITabBarController: Menu Orders [More]",
            ])
    }

    // MARK: Traces

    /// The app as it is.
    private static let app = Result { try SimulatedApp(try SampleSources.beanThere()) }

    private static func traces(
        of sources: SampleSources, in app: SimulatedApp
    ) throws -> [(journey: Journey, trace: String)] {
        let watched = WatchedProperties.all(in: try SampleSources.beanThere())
        let data = try SimulationData(sources, watching: watched)
        return try Journey.all.map { ($0, try app.trace(of: $0, data)) }
    }

    private static func expected(_ journey: Journey) throws -> String {
        try String(
            contentsOfFile: Repository.folder + "/Tests/SimulationTests/Golden/\(journey.name).txt", encoding: .utf8)
    }

    /// The step that shows something else, with the first line that does.
    private static func firstDifference(_ expected: String, _ trace: String) -> String? {
        let (left, right) = (expected.components(separatedBy: "\n"), trace.components(separatedBy: "\n"))
        guard left != right else { return nil }
        let place =
            zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(left.count, right.count)
        let step = left.prefix(place + 1).last { $0.hasPrefix("> ") } ?? ""
        func line(_ lines: [String]) -> String { place < lines.count ? lines[place] : "the end" }
        return
            "\(step): \(line(left).trimmingCharacters(in: .whitespaces)) is now \(line(right).trimmingCharacters(in: .whitespaces))"
    }
}
