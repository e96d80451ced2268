import InterfaceBuilder
import Navigation
import ProjectGraph
import Randomness
import SourceText
import Testing
import TransformKit

@testable import StoryboardSplit

@Suite("Damaged documents")
struct DamagedDocumentTests {
    private static let words = [
        "A00-00-0vc", "B00-00-0sc", "R00-00-0vc", "Main", "Other", "", "YES", "scene", "segue", "\"", "<", ">", "/>",
        "-1e999", "inf", "<scene/>", "</scenes>", "<!--x-->", "storyboardName=\"Main\"", "sceneID=\"A00-00-0sc\"",
    ]

    @Test("Whatever is damaged, a document that can be read is divided and merged again, or refused, and nothing stops")
    func mutations() {
        let main = SmallStoryboard.document(
            [
                SmallStoryboard.scene("A", segues: [("B00-00-0vc", "show"), ("R00-00-0vc", "embed")]),
                SmallStoryboard.scene("B", segues: [("A00-00-0vc", "unwind"), ("R00-00-0vc", "show")], place: (9, 9)),
                SmallStoryboard.scene("C", segues: [("B00-00-0vc", "show")]),
                SmallStoryboard.reference("R", to: "storyboardName=\"Other\""),
            ], initial: "A00-00-0vc", tail: "\n    <resources>\n        <image name=\"Main\"/>\n    </resources>")
        let other = SmallStoryboard.document(
            [SmallStoryboard.scene("A"), SmallStoryboard.reference("R", to: "storyboardName=\"Main\"")],
            initial: "R00-00-0vc")
        var numbers = SeededRandom(seed: 7)
        var read = 0
        for _ in 0..<400 {
            var texts = [Array(main.utf8), Array(other.utf8)]
            for _ in 0..<Int.random(in: 1...4, using: &numbers) {
                let file = Int.random(in: 0...1, using: &numbers)
                let place = Int.random(in: 0..<texts[file].count, using: &numbers)
                let end = min(texts[file].count, place + Int.random(in: 0...12, using: &numbers))
                texts[file].replaceSubrange(
                    place..<end, with: Array((Self.words.randomElement(using: &numbers) ?? "").utf8))
            }
            read += Self.divideAndMerge(texts[0], texts[1]) ? 1 : 0
        }
        #expect(read > 40)
    }

    private static func divideAndMerge(_ main: [UInt8], _ other: [UInt8]) -> Bool {
        let files = ["Main.storyboard": main, "Other.storyboard": other]
        let graph = ProjectGraph.load(paths: files.keys.sorted(), threads: 1) { path in
            files[path].map { SourceText(path: path, bytes: $0) }
        }
        guard let document = graph.document(at: "Main.storyboard") else { return false }
        _ = DocumentConstraints(document, graph)
        let scenes = document.scenes.filter { $0.storyboardReference == nil }
        guard !scenes.isEmpty else { return false }
        let division = Division(
            document: document, copies: [],
            parts: scenes.enumerated().map { number, scene in
                Division.Part(
                    name: number == 0 ? "Main" : "Part\(number)", scenes: [scene],
                    initial: number == 1 ? nil : scene.controller)
            })
        let split = DocumentSplit(division, graph, compactsCanvas: true)
        let created = split.edits.compactMap { edit in
            if case .create(_, let bytes) = edit { bytes } else { nil }
        }
        // A part of a document that could be read can be read.
        for bytes in created {
            if case .failure(let refusal) = IBDocument.read(SourceText(path: "Part.storyboard", bytes: bytes)) {
                Issue.record("\(refusal.message): \(String(decoding: main, as: UTF8.self))")
            }
        }
        if let source = graph.document(at: "Other.storyboard") {
            _ = MergeRefusals(into: document, [source], graph).first
            var identifiers = StoryboardIdentifiers(graph, uniqueIn: .project)
            _ = DocumentMerge(into: document, [source], graph, &identifiers).edits
        }
        return true
    }
}
