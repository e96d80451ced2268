import Foundation
import InterfaceBuilder
import ProjectFiles
import SourceText
import SwiftCode
import Testing
import SwiftParser

/// What a simulated app is given at run time: its documents and texts, what to look at, and a journey.
struct SimulationData {
    private var node: [String: Any]

    init(_ sources: SampleSources, watching watched: [String: [String]]) throws {
        var strings: [String: String] = [:]
        for file in sources.files("strings") where file.path.hasSuffix("en.lproj/Localizable.strings") {
            let table = try StringsTable.read(SourceText(path: file.path, file.text)).get()
            for entry in table.entries { strings[entry.key] = entry.value }
        }
        node = [
            "storyboards": try Self.documents(sources.files("storyboard")),
            "nibs": try Self.documents(sources.files("xib")),
            "strings": strings, "watched": watched,
            "mainStoryboard": "Main", "appDelegate": "AppDelegate", "sceneDelegate": "SceneDelegate",
        ]
    }

    func json(for journey: Journey) throws -> Data {
        try JSONSerialization.data(
            withJSONObject: node.merging(["journey": journey.steps]) { $1 }, options: [.sortedKeys])
    }

    private static func documents(_ files: [(path: String, text: String)]) throws -> [String: Any] {
        var result: [String: Any] = [:]
        for file in files {
            let document = try IBDocument.read(SourceText(path: file.path, file.text)).get()
            let name = ((file.path as NSString).lastPathComponent as NSString).deletingPathExtension
            result[name] = Self.node(document.root)
        }
        return result
    }

    private static func node(_ element: Element) -> [String: Any] {
        var attributes: [String: String] = [:]
        for attribute in element.attributes { attributes[attribute.name] = attribute.value }
        return [
            "name": element.name, "attributes": attributes, "text": element.text,
            "children": element.children.map(node),
        ]
    }
}

/// The properties of classes that others set: stored, variable, not private, no outlets.
final class WatchedProperties: SyntaxVisitor {
    private var names: [String: [String]] = [:]

    static func all(in sources: SampleSources) -> [String: [String]] {
        let visitor = WatchedProperties(viewMode: .sourceAccurate)
        for file in sources.files("swift") { visitor.walk(Parser.parse(source: file.text)) }
        // Objective-C says it in a header.
        return visitor.names.merging(["BTPReceiptViewController": ["receiptText"]]) { $1 }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        for member in node.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self), Self.isWatched(variable) else { continue }
            names[node.name.text, default: []] += variable.bindings.filter(Self.isStored).map {
                $0.pattern.trimmedDescription
            }
        }
        return .visitChildren
    }

    private static func isWatched(_ node: VariableDeclSyntax) -> Bool {
        let modifiers = Set(node.modifiers.map(\.name.text))
        return node.bindingSpecifier.text == "var" && node.attributes.isEmpty
            && modifiers.isDisjoint(with: ["private", "fileprivate", "lazy", "static", "class", "override"])
    }

    private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.allSatisfy { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
    }
}
