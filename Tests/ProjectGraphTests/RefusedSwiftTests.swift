import ProjectGraph
import SourceText
import Testing

@Suite("A Swift file that cannot be parsed")
struct RefusedSwiftTests {
    @Test("stays out of the graph by name, and takes nothing with it") func one() {
        let files = [
            "Deep.swift": "class A { var x = " + String(repeating: "[", count: 40) + " }",
            "Plain.swift": "struct B { let x = " + String(repeating: "[", count: 40) + " }",
            "Fine.swift": "class Fine {}",
        ]
        let graph = ProjectGraph.load(paths: files.keys.sorted()) { path in
            files[path].map { SourceText(path: path, $0) }
        }
        #expect(graph.refusedSwift.map(\.path) == ["Deep.swift", "Plain.swift"])
        #expect(graph.swiftFiles.map(\.path) == ["Fine.swift"])
        #expect(graph.refusedSwift.first?.refusal.message.hasPrefix("17 square brackets") == false)
        #expect(graph.text(at: "Deep.swift") != nil)
    }
}
