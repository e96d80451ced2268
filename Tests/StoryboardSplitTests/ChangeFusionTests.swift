import Testing
import TransformKit

@testable import StoryboardSplit

@Suite("Changes that touch the same text")
struct ChangeFusionTests {
    private static let files = ["a.swift": "let a = 1\n", "b.swift": "let b = 2\n"]

    private func change(_ subject: String, _ edits: [FileEdit]) -> Change {
        Change(
            subject: subject, title: "change \(subject)", reason: "Asked for.", safety: .safe,
            place: Place(path: "a.swift"), edits: edits)
    }

    private func replace(_ path: String, _ range: Range<Int>, _ text: String) -> FileEdit {
        .replace(path: path, TextEdit(range, text))
    }

    @Test("are made apart where they do not overlap")
    func apart() {
        let changes = [
            change("one", [replace("a.swift", 8..<9, "5")]), change("two", [replace("a.swift", 4..<5, "c")]),
        ]
        let made = ChangeGroups(changes, region: { _ in "" }).fused(in: SplitProject.graph(Self.files)) { _, _ in nil }
        #expect(made == changes)
    }

    @Test("become one change, the second one made on what the first left")
    func fused() throws {
        let changes = [
            change(
                "one", [replace("a.swift", 8..<9, "10"), .create(path: "New.swift", bytes: Array("// one\n".utf8))]),
            change("two", [replace("a.swift", 8..<9, "2"), replace("b.swift", 8..<9, "3")]),
        ]
        let made = ChangeGroups(changes, region: { _ in "" }).fused(in: SplitProject.graph(Self.files)) {
            subject, graph in
            #expect(subject == "two")
            #expect(graph.text(at: "a.swift").map { String(decoding: $0.bytes, as: UTF8.self) } == "let a = 10\n")
            return change(
                "two",
                [replace("a.swift", 10..<10, "0"), replace("New.swift", 3..<6, "two"), replace("b.swift", 8..<9, "3")])
        }
        #expect(made.map(\.title) == ["change one; change two"])
        let after = try #require(SplitProject.files(Self.files, after: made[0].edits))
        #expect(after == ["a.swift": "let a = 100\n", "b.swift": "let b = 3\n", "New.swift": "// two\n"])
    }

    @Test("that give new files one name are never made beside each other")
    func names() {
        let first = ChangeOverlap([.create(path: "App/Settings.storyboard", bytes: [])])
        #expect(first.exists(with: ChangeOverlap([.create(path: "Other/settings.storyboard", bytes: [])])))
        #expect(!first.exists(with: ChangeOverlap([.create(path: "Other/More.storyboard", bytes: [])])))
    }

    @Test("leave a second change out that cannot be made any more")
    func impossible() {
        let changes = [
            change("one", [.remove(path: "a.swift")]), change("two", [replace("a.swift", 8..<9, "2")]),
        ]
        let made = ChangeGroups(changes, region: { _ in "" }).fused(in: SplitProject.graph(Self.files)) { _, _ in nil }
        #expect(made == [changes[0]])
    }
}
