import Foundation
import Planning
import Testing
import TransformKit
import TransformTesting

/// What the transforms write, asked of the compiler.
@Suite("The code that transforms leave")
struct TypeCheckTests {
    private static let source = Repository.folder + "/Tests/Fixtures/Projects/BeanThere"

    /// A recipe that comes with the tool, with values for its parameters.
    struct Run: Sendable, CustomStringConvertible {
        var recipe: String
        var parameters: [String: String] = [:]
        var allowed = Safety.safe
        var description: String { ([recipe] + parameters.values.sorted() + [allowed.rawValue]).joined(separator: " ") }
    }

    private static let runs = [
        Run(recipe: "outlet-ownership"), Run(recipe: "outlet-ownership", allowed: .review),
        Run(recipe: "color-palette"), Run(recipe: "split-storyboards"),
        Run(recipe: "split-storyboards", parameters: ["by": "each"]),
        Run(recipe: "segues-to-coordinators", parameters: ["style": "coordinator"]),
        Run(recipe: "segues-to-coordinators", parameters: ["style": "coordinator", "flow": "tab"]),
        Run(
            recipe: "segues-to-coordinators", parameters: ["flow": "tab", "inject": "scene-delegate"],
            allowed: .review),
        Run(recipe: "segues-to-coordinators", parameters: ["routes": "*", "scheme": "beanthere"], allowed: .review),
        Run(recipe: "segues-to-coordinators", parameters: ["style": "visitor"]),
        Run(recipe: "segues-to-coordinators", parameters: ["style": "prepare-methods"]),
        Run(recipe: "segues-to-coordinators", parameters: ["style": "segue-class"]),
        Run(recipe: "typed-scenes", parameters: [:]),
        Run(recipe: "typed-scenes", parameters: ["style": "r-swift-like"]),
        Run(recipe: "create-push-present"), Run(recipe: "create-push-present", allowed: .review),
        Run(recipe: "dependency-bridge", allowed: .review),
        Run(recipe: "dependency-bridge", parameters: ["protocols": "all"], allowed: .review),
        Run(recipe: "designable-attributes"), Run(recipe: "styling-to-documents", allowed: .review),
        Run(recipe: "to-uikit", allowed: .review), Run(recipe: "to-swiftui", allowed: .review),
        Run(
            recipe: "replace-code",
            parameters: [
                "find": "$label.text = Price.string($cents)", "replace": "$label.text = String(Price.string($cents))",
            ],
            allowed: .review),
    ]

    @Test("type-checks in the sample app, as its own does before any recipe")
    func sampleApp() throws {
        #expect(try StandIn().errors(in: Self.source) == [])
    }

    @Test("type-checks in the sample app after every recipe", arguments: runs)
    func sampleApp(after run: Run) throws {
        let app = try SampleApp(copyOf: Self.source, recipe: run.recipe, parameters: run.parameters)
        let plan = try app.plan(allowed: run.allowed)
        #expect(plan.counts.accepted > 0)
        try app.apply(plan)
        #expect(try StandIn().errors(in: app.root) == [])
    }

    private static let swift6Runs = [
        Run(recipe: "segues-to-coordinators", parameters: ["style": "coordinator"]),
        Run(recipe: "segues-to-coordinators", parameters: ["style": "segue-class"]),
        Run(recipe: "typed-scenes"), Run(recipe: "create-push-present"),
    ]

    @Test("has no error in Swift 6 that was not there before", arguments: swift6Runs)
    func swift6(run: Run) throws {
        let app = try SampleApp(copyOf: Self.source, recipe: run.recipe, parameters: run.parameters)
        let project = URL(fileURLWithPath: app.root + "/BeanThere.xcodeproj/project.pbxproj")
        let settings = try String(contentsOf: project, encoding: .utf8)
        try Data(settings.replacing("SWIFT_VERSION = 5.0;", with: "SWIFT_VERSION = 6.0;").utf8).write(to: project)
        let standIn = try StandIn()
        let before = try standIn.errors(in: app.root, mode: .swift6)
        let plan = try app.plan(allowed: .safe)
        #expect(plan.counts.accepted > 0)
        try app.apply(plan)
        let after = try standIn.errors(in: app.root, mode: .swift6)
        #expect(Set(after.map(Self.message)).subtracting(before.map(Self.message)) == [])
        let created = plan.outcomes.filter { $0.before == nil }.map(\.path)
        #expect(after.filter { error in created.contains(where: error.hasPrefix) } == [])
    }

    @Test("covers every recipe that needs no other run before it")
    func recipes() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Repository.folder + "/Recipes")
            .filter { $0.hasSuffix(".yml") }.map { String($0.dropLast(4)) }
        // Merging takes back what splitting did, and is checked below. The others change no code but tests.
        let others: Set = [
            "merge-storyboards", "dynamic-type", "interface-builder-noise", "regeneration-phase",
            "resource-consistency-tests", "navigation-spies", "stack-views", "nib-views", "inline-nib-views",
        ]
        #expect(Set(names).subtracting(others) == Set(Self.runs.map(\.recipe)))
    }

    @Test("type-checks in the sample app whose storyboard was split and merged again")
    func merged() throws {
        let app = try SampleApp(copyOf: Self.source, recipe: "split-storyboards")
        let split = try app.plan(allowed: .safe)
        try app.apply(split)
        let parts = split.outcomes.map(\.path).filter {
            $0.hasSuffix(".storyboard") && !$0.hasSuffix("/Main.storyboard")
        }
        let merge = try app.plan(
            allowed: .safe, recipe: "merge-storyboards",
            parameters: ["into": "Main", "storyboards": parts.joined(separator: ",")])
        #expect(merge.counts.accepted == 1)
        try app.apply(merge)
        #expect(try StandIn().errors(in: app.root) == [])
    }

    /// Every case of every transform whose outcome holds Swift; drafts are left to a person, who finishes them.
    private static let fixtures: [FixtureCase] = {
        let root = Repository.folder + "/Tests/Fixtures/Transforms/"
        let transforms = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        return transforms.sorted().filter { $0 != writesGivenCode }.flatMap { FixtureCase.all(in: root + $0) }.filter {
            fixture in
            guard !builtOtherwise.contains(fixture.description), let contents = try? fixture.contents() else {
                return false
            }
            return contents.allowed != .draft && contents.after?.files.keys.contains { $0.hasSuffix(".swift") } == true
        }
    }()

    /// The transform that writes what its recipe gives it, so that its cases are sketches with names that nobody declares.
    private static let writesGivenCode = "replace-code"

    /// Code that names what a generator makes only when the app is built, or of which two targets build a half each.
    private static let builtOtherwise: Set = [
        "symbols-that-a-generator-makes-are-rewritten", "symbols-of-segues-follow-them-to-the-new-storyboard",
        "generator-that-lists-its-inputs-has-to-be-told-of-the-new-storyboard",
        "generator-that-no-phase-runs-has-to-be-run-by-hand",
        "use-in-a-file-that-another-systems-target-builds-is-no-use",
    ]

    /// Cases of code that is not whole on purpose: several projects with classes of one name, or what a generator makes.
    private static let fragments: Set = [
        "declared-initializers-are-evaluated", "initial-scene-that-code-asks-for-gets-an-identifier",
        "classes-of-one-name-in-two-projects-are-told-apart",
        "classes-of-one-name-that-cannot-be-told-apart-both-become-strong",
        "objective-c-class-of-the-name-in-another-document-does-not-count",
        "uses-in-another-projects-class-of-the-name-stay",
        // The stand-in has neither libraries nor what a bridging header imports.
        "a-library-s-superclass-performs-it", "lists-of-rxdatasources-are-known",
        "a-sender-of-another-module-s-type-stays-untyped", "a-type-of-another-framework-is-imported",
        "a-library-s-type-is-imported", "longer-name-where-a-library-has-the-plain-one",
        "view-beside-a-library-is-for-review",
        "a-symbol-that-a-library-is-handed-becomes-text",
        "a-segue-class-that-the-bridging-header-imports-performs-itself",
        // What SwiftGen and R.swift make.
        "symbols-of-a-generator-stay-unless-it-is-chosen", "symbols-of-r-swift-are-written-anew",
        "symbols-of-swiftgen-are-written-anew", "cells-of-r-swift-are-written-anew",
        "symbols-of-r-swift-stay-unless-it-is-chosen", "a-project-with-a-nib-of-its-own-moves-from-r-swift",
        // The stand-in has no AppKit.
        "constants-of-appkit-s-own-types-name-window-and-storyboard",
    ]

    @Test("type-checks in every fixture, or has no error there that was not there before", arguments: fixtures)
    func fixture(_ fixture: FixtureCase) throws {
        let contents = try fixture.contents()
        let after = try Self.errors(in: try #require(contents.after))
        guard Self.fragments.contains(fixture.description) else { return #expect(after == []) }
        let before = try Self.errors(in: contents.before)
        #expect(Set(after.map(Self.message)).subtracting(before.map(Self.message)) == [])
    }

    private static func errors(in files: FileTree) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.path + "/nibwright-fixture-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try files.write(to: folder)
        return try StandIn().errors(in: folder)
    }

    @Test("is looked at in many fixtures")
    func fixtureCount() { #expect(Self.fixtures.count > 80) }

    /// An error without its place, which edits move.
    private static func message(_ error: String) -> String {
        error.replacing(": warning: ", with: ": error: ").components(separatedBy: ": error: ").dropFirst().joined()
    }
}
