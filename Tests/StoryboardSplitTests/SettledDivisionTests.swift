import ProjectGraph
import Testing
import TransformKit
import TransformTesting

@testable import StoryboardSplit

@Suite("Second runs of a split")
struct SettledDivisionTests {
    /// Numbers without order that are the same in every run.
    private struct Numbers {
        var state: UInt64

        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }

    /// An app of many scenes that lead to each other without order, half of them with nothing to be called after.
    private func storyboard(seed: UInt64) -> StoryboardText {
        var numbers = Numbers(state: seed)
        let words = ["Order", "Login", "Card", "Photo", "Friend", "Message", "Map", "Search"]
        let things = ["List", "Editor", "Archive", "History", "Panel", "Chart", "Filter", "Report"]
        let count = 30 + numbers.next(below: 30)
        let lines = (0..<count).map { number -> String in
            let word = words[numbers.next(below: words.count)]
            let isTelling = numbers.next(below: 2) == 0
            let thing = things[numbers.next(below: things.count)]
            let name = isTelling ? ": \(word)\(thing)\(number)ViewController" : ""
            let segues = (0..<numbers.next(below: 3)).map { _ in
                "show s\(numbers.next(below: number < 5 ? count : number))"
            }.filter { $0 != "show s\(number)" }
            return "s\(number)\(name)" + (segues.isEmpty ? "" : " > " + segues.joined(separator: ", "))
        }
        return StoryboardText(initial: "s0", lines)
    }

    private func proposals(_ files: [String: String]) -> Proposals {
        let options = OptionValues(["max-scenes": .integer(6)])
        let split = StoryboardSplit.SplitStoryboard(options: options, selection: OptionValues())
        return split.propose(in: TransformContext(graph: SplitProject.graph(files)))
    }

    @Test("Nor is what went to storyboards that were there", arguments: 1...30)
    func secondWithOthers(seed: UInt64) throws {
        let document = try #require(storyboard(seed: seed).document)
        var before = ["App/Main.storyboard": document.source.string(0..<document.source.bytes.count)]
        for name in ["Login", "Order", "Photos"] {
            var other = StoryboardText(initial: "\(name)1", ["\(name)1: \(name)StartViewController", "\(name)2"])
            other.path = "App/\(name).storyboard"
            let source = try #require(other.document).source
            before[other.path] = source.string(0..<source.bytes.count)
        }
        guard let change = proposals(before).changes.first else { return }
        let after = try #require(SplitProject.files(before, after: change.edits))
        #expect(proposals(after).changes.map(\.title) == [])
    }

    /// In each of these a part is given up and leaves more behind than a storyboard should have.
    @Test(
        "What a first run made is split no further",
        arguments: [5, 18, 20, 23, 26, 39, 41, 48, 49, 51, 55, 58] as [UInt64])
    func second(seed: UInt64) throws {
        let text = storyboard(seed: seed)
        let document = try #require(text.document)
        let before = ["App/Main.storyboard": document.source.string(0..<document.source.bytes.count)]
        let first = proposals(before)
        let change = try #require(first.changes.first)
        let after = try #require(SplitProject.files(before, after: change.edits))
        #expect(proposals(after).changes.map(\.title) == [])
    }
}
