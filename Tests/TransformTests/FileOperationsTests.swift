import Foundation
import Planning
import ProjectFiles
import ProjectGraph
import SourceText
import Testing
import TransformKit

@Suite("Operations on files")
struct FileOperationsTests {
    private let graph: ProjectGraph
    private let menu = "BeanThere/Menu/MenuViewController.swift"
    private let document = "BeanThere/Base.lproj/Main.storyboard"

    init() throws {
        let root = Repository.folder + "/Tests/Fixtures/Projects/BeanThere"
        graph = LoadedProject.load(try Workspace(root: root), threads: 2).graph
    }

    /// The project's own file after an operation.
    private func project(after outcome: FileOperations.Outcome) throws -> XcodeProject {
        let path = "BeanThere.xcodeproj/project.pbxproj"
        let source = try #require(graph.text(at: path))
        let edits = outcome.edits.compactMap { edit in
            if case .replace(path, let text) = edit { text } else { nil }
        }
        let list = try #require(EditList(edits))
        return try XcodeProject.read(SourceText(path: path, bytes: list.apply(to: source.bytes))).get()
    }

    private func targets(_ path: String, after outcome: FileOperations.Outcome) throws -> [String] {
        try project(after: outcome).memberships(paths: [path]).targets(of: path).map(\.name)
    }

    /// `+` and `-` with the paths that come and go.
    private func files(_ outcome: FileOperations.Outcome) -> Set<String> {
        Set(
            outcome.edits.compactMap { edit in
                switch edit {
                case .create(let path, _): "+" + path
                case .remove(let path): "-" + path
                case .replace: nil
                }
            })
    }

    @Test("add a file to the targets of another one")
    func add() throws {
        let path = "BeanThere/Menu/Sizes.swift"
        let outcome = try FileOperations(graph).add(path, text: "enum Sizes {}\n", like: menu)
        #expect(files(outcome) == ["+" + path])
        #expect(try targets(path, after: outcome) == graph.targets.targets(of: menu).map(\.name))
        #expect(throws: Obstacle.self) { try FileOperations(graph).add(menu, text: "", like: menu) }
    }

    @Test("move a file into another folder, which its targets build there", arguments: ["Orders/Menu", "Menu/Card"])
    func move(_ name: String) throws {
        let path = "BeanThere/\(name).swift"
        let outcome = try FileOperations(graph).move(menu, to: path)
        #expect(files(outcome) == ["-" + menu, "+" + path])
        let targets = graph.targets.targets(of: menu).map(\.name)
        #expect(!targets.isEmpty)
        #expect(try self.targets(path, after: outcome) == targets)
        #expect(try self.targets(menu, after: outcome) == [])
    }

    @Test("move a document with its languages", arguments: ["BeanThere/Screens", "BeanThere"])
    func moveDocument(_ folder: String) throws {
        let path = "\(folder)/Base.lproj/Shop.storyboard"
        let outcome = try FileOperations(graph).move(document, to: path)
        let old = graph.paths.filter { $0.hasSuffix("/Main.strings") }
        #expect(!old.isEmpty)
        let tables = old.map { $0.replacing("BeanThere/", with: folder + "/").replacing("Main", with: "Shop") }
        #expect(files(outcome) == Set(["-" + document, "+" + path] + old.map { "-" + $0 } + tables.map { "+" + $0 }))
        #expect(try targets(path, after: outcome) == graph.targets.targets(of: document).map(\.name))
        #expect(throws: Obstacle.self) {
            try FileOperations(graph).move(document, to: "BeanThere/de.lproj/Main.storyboard")
        }
    }

    @Test("remove a document with its languages, and nothing that is not there")
    func remove() throws {
        let outcome = try FileOperations(graph).remove(document)
        #expect(files(outcome).contains("-" + document) && files(outcome).count > 1)
        #expect(try targets(document, after: outcome) == [])
        #expect(throws: Obstacle.self) { try FileOperations(graph).remove("BeanThere/No.swift") }
    }
}
