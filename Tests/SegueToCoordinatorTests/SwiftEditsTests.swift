import Testing
import SwiftWriting
import TransformKit

@testable import SegueToCoordinator

@Suite struct SwiftEditsTests {
    @Test("Edits of two classes that touch the same text are no list, and the file is told") func overlap() throws {
        let graph = SegueProject([], swift: ["A.swift": "class A {}\nclass B {}\n"]).graph
        let types = graph.classes.swiftClasses
        var additions: [SwiftClass: ClassAdditions] = [:]
        for (number, type) in types.enumerated() {
            additions[type, default: ClassAdditions()].edits["A.swift"] = [TextEdit(number..<8, "")]
        }
        let obstacle = try #require(SwiftEdits.doubts(SwiftEdits.lists(Array(additions), in: graph)).first)
        #expect(types.count == 2 && obstacle.code.id == "edits-overlap" && obstacle.place.path == "A.swift")
    }

    @Test("What two coordinators add to one file is placed by the same text") func twoAdditionsInOneFile() throws {
        let graph = SegueProject([], swift: ["A.swift": "class A {\n}\nclass B {\n}\n"]).graph
        var edits = SwiftEdits(graph, first: [:])
        edits.make(
            graph.classes.swiftClasses.map { type in
                var addition = ClassAdditions()
                addition.methods = [NewMember(name: "open()", lines: ["func open\(type.name)() {}"])]
                return [type: addition]
            })
        let text = String(decoding: try #require(edits.texts(in: graph)["A.swift"]), as: UTF8.self)
        #expect(text == "class A {\n    func openA() {}\n}\nclass B {\n    func openB() {}\n}\n")
    }
}
