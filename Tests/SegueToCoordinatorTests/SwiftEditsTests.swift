import Testing
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
        let obstacle = try #require(SwiftEdits.doubts(SwiftEdits.lists(additions, in: graph)).first)
        #expect(types.count == 2 && obstacle.code.id == "edits-overlap" && obstacle.place.path == "A.swift")
    }
}
