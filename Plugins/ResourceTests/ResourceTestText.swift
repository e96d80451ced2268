import SwiftWriting
import TransformKit

/// Writes the text of a file with tests of resources.
struct ResourceTestText {
    /// The first line of every file that this transform writes, by which it recognizes its own files.
    static let firstLine =
        GeneratedFile.start + "resource-consistency-tests: what code and documents name is there."

    let tests: TestTarget
    let resources: ResourceInventory
    let framework: TestFramework
    /// The name of the type with the tests.
    let type: String

    private var isMac: Bool { tests.product.platform == .macOS }
    private var isForTesting: Bool { framework == .swiftTesting }

    var text: String {
        var lines = [
            Self.firstLine,
            "// Run its recipe again when resources come or go: it renews this file.",
            "",
        ]
        lines += [isMac ? "import AppKit" : "import UIKit", isForTesting ? "import Testing" : "import XCTest"].sorted()
        lines += ["", "/// Loads what code and documents of \(tests.product.target.name) name."]
        if isForTesting {
            lines += ["@MainActor", "struct \(type) {"]
        } else {
            if tests.target.usesSwift6 { lines.append("@MainActor") }
            lines.append("final class \(type): XCTestCase {")
        }
        lines += (bundle + tables).map { "    " + $0 }
        let methods = [storyboardTest, sceneTest, nibTest, colorTest, imageTest, segueMethodTest].filter { !$0.isEmpty }
        for method in methods { lines += [""] + method.map { $0.isEmpty ? "" : "    " + $0 } }
        if checksClasses { lines += [""] + classCheck.map { $0.isEmpty ? "" : "    " + $0 } }
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }

    private var checksClasses: Bool { !resources.scenes.isEmpty || resources.nibs.contains { $0.type != nil } }

    // MARK: Tables

    private var tables: [String] {
        var lines: [String] = []
        if !resources.storyboards.isEmpty { lines += list("storyboards", resources.storyboards) }
        if !resources.scenes.isEmpty {
            lines += ["private let scenes: [(storyboard: String, identifier: String?, type: String?)] = ["]
            lines += resources.scenes.map {
                "    (\($0.storyboard.swiftLiteral), \($0.identifier?.swiftLiteral ?? "nil"), \($0.type?.swiftLiteral ?? "nil")),"
            }
            lines.append("]")
        }
        if !resources.nibs.isEmpty {
            lines += list("nibs", resources.nibs.map(\.name))
            let loaded = resources.nibs.filter { $0.type != nil }
            if !loaded.isEmpty {
                lines += ["private let views: [(nib: String, type: String, reuseIdentifier: String?)] = ["]
                lines += loaded.map {
                    "    (\($0.name.swiftLiteral), \(($0.type ?? "").swiftLiteral), \($0.reuseIdentifier?.swiftLiteral ?? "nil")),"
                }
                lines.append("]")
            }
        }
        if !resources.colors.isEmpty { lines += list("colors", resources.colors) }
        if !resources.images.isEmpty { lines += list("images", resources.images) }
        if !resources.segueMethods.isEmpty {
            lines += ["private let segueMethods: [(type: String, selectors: [String])] = ["]
            lines += resources.segueMethods.map { preparing in
                "    (\(preparing.type.swiftLiteral), [\(preparing.selectors.map(\.swiftLiteral).joined(separator: ", "))]),"
            }
            lines.append("]")
        }
        return lines
    }

    private func list(_ name: String, _ values: [String]) -> [String] {
        let row = "private let \(name) = [\(values.map(\.swiftLiteral).joined(separator: ", "))]"
        guard row.count > 100 else { return [row] }
        return ["private let \(name) = ["] + values.map { "    \($0.swiftLiteral)," } + ["]"]
    }

    // MARK: Tests

    private func test(_ name: String, _ title: String, _ body: [String]) -> [String] {
        let head =
            isForTesting
            ? ["@Test(\(title.swiftLiteral))", "func has\(name.prefix(1).uppercased() + name.dropFirst())() {"]
            : ["func test\(name.prefix(1).uppercased() + name.dropFirst())() {"]
        return head + body.map { "    " + $0 } + ["}"]
    }

    private func expectation(_ condition: String, _ comment: String) -> String {
        isForTesting ? "#expect(\(condition), \(comment))" : "XCTAssertTrue(\(condition), \(comment))"
    }

    private func failure(_ comment: String) -> String {
        isForTesting ? "Issue.record(\(comment))" : "XCTFail(\(comment))"
    }

    private func isThere(_ value: String, _ comment: String) -> String {
        isForTesting ? "#expect(\(value) != nil, \(comment))" : "XCTAssertNotNil(\(value), \(comment))"
    }

    private var storyboardTest: [String] {
        guard !resources.storyboards.isEmpty else { return [] }
        return test(
            "storyboards", "has every storyboard",
            [
                "for name in storyboards {",
                "    "
                    + isThere(
                        #"bundle.path(forResource: name, ofType: "storyboardc")"#, #""\(name).storyboard is missing""#),
                "}",
            ])
    }

    private var sceneTest: [String] {
        guard !resources.scenes.isEmpty else { return [] }
        let storyboard = isMac ? "NSStoryboard" : "UIStoryboard"
        let make = isMac ? "instantiateController" : "instantiateViewController"
        let initial = isMac ? "instantiateInitialController()" : "instantiateInitialViewController()"
        let body = [
            #"for scene in scenes where bundle.path(forResource: scene.storyboard, ofType: "storyboardc") != nil {"#,
            "    let storyboard = \(storyboard)(name: scene.storyboard, bundle: bundle)",
            "    let made = scene.identifier.map { storyboard.\(make)(withIdentifier: $0) }",
            #"    let what = "\(scene.storyboard): \(scene.identifier ?? "the initial scene")""#,
            "    check(made ?? storyboard.\(initial), is: scene.type, what)",
        ]
        return test("scenes", "makes every scene with its class", body + ["}"])
    }

    private var nibTest: [String] {
        guard !resources.nibs.isEmpty else { return [] }
        var body = [
            "for name in nibs {",
            "    " + isThere(#"bundle.path(forResource: name, ofType: "nib")"#, #""\(name).xib is missing""#),
            "}",
        ]
        if resources.nibs.contains(where: { $0.type != nil }) {
            body += [
                #"for view in views where bundle.path(forResource: view.nib, ofType: "nib") != nil {"#,
                "    let made = UINib(nibName: view.nib, bundle: bundle).instantiate(withOwner: nil).first",
                "    check(made, is: view.type, view.nib)",
                "    let cell = (made as? UITableViewCell)?.reuseIdentifier",
                "    let identifier = cell ?? (made as? UICollectionReusableView)?.reuseIdentifier",
                "    "
                    + expectation(
                        "view.reuseIdentifier == nil || identifier == view.reuseIdentifier", #""\(view.nib)""#),
                "}",
            ]
        }
        return test("nibs", "has every nib, with its class and reuse identifier", body)
    }

    private var colorTest: [String] {
        guard !resources.colors.isEmpty else { return [] }
        let value =
            isMac ? "NSColor(named: name, bundle: bundle)" : "UIColor(named: name, in: bundle, compatibleWith: nil)"
        return test(
            "colors", "has every named color",
            ["for name in colors {", "    " + isThere(value, #""the color \(name) is missing""#), "}"])
    }

    private var imageTest: [String] {
        guard !resources.images.isEmpty else { return [] }
        let value = isMac ? "bundle.image(forResource: name)" : "UIImage(named: name, in: bundle, compatibleWith: nil)"
        return test(
            "images", "has every named image",
            ["for name in images {", "    " + isThere(value, #""the image \(name) is missing""#), "}"])
    }

    private var segueMethodTest: [String] {
        guard !resources.segueMethods.isEmpty else { return [] }
        let responds = "let isThere = type?.instancesRespond(to: NSSelectorFromString(selector)) == true"
        return test(
            "segueMethods", "has the method of every segue that is prepared by one",
            [
                "for preparing in segueMethods {",
                "    let type = NSClassFromString(preparing.type) as? NSObject.Type",
                "    for selector in preparing.selectors {",
                "        " + responds,
                "        " + expectation("isThere", #""\(preparing.type) has no \(selector)""#),
                "    }", "}",
            ])
    }

    // MARK: What the tests use

    private var bundle: [String] {
        if tests.product.target.kind.isApplication { return ["private let bundle = Bundle.main"] }
        let name = (tests.product.target.productName + ".framework").swiftLiteral
        return [
            "private let bundle =",
            "    Bundle.allFrameworks.first { $0.bundleURL.lastPathComponent == \(name) } ?? Bundle.main",
        ]
    }

    private var classCheck: [String] {
        [
            "/// Checks the class of what was made, as the runtime names it.",
            "private func check(_ made: Any?, is name: String?, _ what: String) {",
            "    guard let object = made as? NSObject else {",
            "        " + failure(#""\(what) was not made""#),
            "        return",
            "    }",
            "    guard let name = name else { return }",
            "    guard let type = NSClassFromString(name) else {",
            "        " + failure(#""\(what): there is no class \(name)""#),
            "        return",
            "    }",
            "    " + expectation("object.isKind(of: type)", #""\(what) is no \(name): \(object)""#),
            "}",
        ]
    }
}
