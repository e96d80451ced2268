import Foundation
import InterfaceBuilder
import Merging
import Randomness
import SourceText
import Testing

/// Edits of both sides that have nothing to do with each other are all made, and others conflict.
///
/// `NIBWRIGHT_RANDOM_MERGES` says how many merges of each kind there are, and `NIBWRIGHT_MERGED_DOCUMENTS` names a folder of
/// documents to edit instead of the sample app's.
@Suite("random merges")
struct RandomMergeTests {
    private static let count = ProcessInfo.processInfo.environment["NIBWRIGHT_RANDOM_MERGES"].flatMap(Int.init) ?? 60

    private static let content = (1...8).map { number in
        """
        <view userLabel="Box \(number)" id="box\(number)">
            <subviews>
                <label text="Text \(number)" id="l\(number)"/>
                <switch on="YES" id="s\(number)"/>
                <button id="b\(number)">
                    <state key="normal" title="Go \(number)"/>
                </button>
            </subviews>
        </view>
        """
    }.joined(separator: "\n")
    private static let connections = (1...8).map { number in
        "<outlet property=\"label\(number)\" destination=\"l\(number)\" id=\"o\(number)\"/>"
    }.joined(separator: "\n")

    private static let source = SourceText(
        path: "Main.storyboard", storyboard(content, connections: connections))

    private func edit(_ editor: inout DocumentEditor, _ document: IBDocument, _ random: inout SeededRandom, _ box: Int)
    {
        let element = { (id: String) in document.object(id: id)! }
        let value = "\(Int.random(in: 100...999, using: &random))"
        switch Int.random(in: 0..<8, using: &random) {
        case 0: editor.setAttribute("text", on: element("l\(box)"), to: value)
        case 1: editor.removeAttribute("on", from: element("s\(box)"))
        case 2: editor.setAttribute("title", on: element("b\(box)").child(named: "state")!, to: value)
        case 3: editor.removeElement(element("s\(box)"))
        case 4: editor.setAttribute("property", on: element("o\(box)"), to: "renamed\(value)")
        case 5:
            let name = ["slider", "stepper", "pageControl"].randomElement(using: &random)!
            editor.insert(NewElement(name, ["id": "new\(box)\(value)"]), after: element("b\(box)"))
        case 6:
            editor.insertChild(
                NewElement("color", ["key": "backgroundColor", "name": "Brand\(value)"]), into: element("box\(box)"))
        default: editor.setAttribute("tag", on: element("box\(box)"), to: value)
        }
    }

    private func merged(_ ours: [UInt8], _ theirs: [UInt8]) -> FileMerge.Outcome {
        let sources = [ours, theirs].map { SourceText(path: Self.source.path, bytes: $0) }
        return FileMerge.merge(
            base: Self.source, ours: sources[0], theirs: sources[1],
            lines: FileMerge.LineMerge(bytes: [], isClean: false))
    }

    @Test func `of different objects give what one editor would have made of both`() throws {
        let document = try IBDocument.read(Self.source).get()
        for stream in 0..<Self.count {
            var random = SeededRandom(seed: 24, stream: stream)
            let boxes = Array(1...8).shuffled(using: &random)
            let split = Int.random(in: 1...7, using: &random)
            var whole = DocumentEditor(document)
            var editors = [DocumentEditor(document), DocumentEditor(document)]
            for (place, box) in boxes.enumerated() {
                let side = place < split ? 0 : 1
                var again = random
                edit(&editors[side], document, &random, box)
                edit(&whole, document, &again, box)
            }
            let (ours, theirs) = (editors[0].editedBytes, editors[1].editedBytes)
            for (one, other) in [(ours, theirs), (theirs, ours)] {
                guard case .merged(let merged) = merged(one, other) else {
                    Issue.record("stream \(stream) is merged by its lines")
                    return
                }
                let text = String(decoding: merged.bytes, as: UTF8.self)
                let expected = String(decoding: whole.editedBytes, as: UTF8.self)
                guard merged.conflicts.isEmpty, text == expected else {
                    Issue.record(
                        "stream \(stream): \(merged.conflicts.map(\.sentence))\n\(text)\n--- instead of\n\(expected)")
                    return
                }
            }
        }
    }

    @Test func `of the same objects never lose one without a word`() throws {
        let document = try IBDocument.read(Self.source).get()
        for stream in 0..<Self.count {
            var random = SeededRandom(seed: 25, stream: stream)
            var sides: [[UInt8]] = []
            for _ in 0..<2 {
                var editor = DocumentEditor(document)
                for box in (1...8).shuffled(using: &random).prefix(4) { edit(&editor, document, &random, box) }
                sides.append(editor.editedBytes)
            }
            guard case .merged(let merged) = merged(sides[0], sides[1]),
                case .merged(let mirrored) = self.merged(sides[1], sides[0])
            else {
                Issue.record("stream \(stream) is merged by its lines")
                return
            }
            let read = IBDocument.read(SourceText(path: Self.source.path, bytes: merged.bytes))
            guard case .success(let outcome) = read, outcome.duplicateObjects.isEmpty,
                merged.conflicts.count == mirrored.conflicts.count
            else {
                Issue.record(
                    "stream \(stream): \(merged.conflicts.map(\.sentence)) and \(mirrored.conflicts.map(\.sentence))")
                return
            }
            try check(marksOf: sides, ours: merged.bytes, &random)
            // What only one side has in its text and the base has not is in the outcome, or told.
            if merged.conflicts.isEmpty {
                let texts = sides.map { String(decoding: $0, as: UTF8.self) }
                let text = String(decoding: merged.bytes, as: UTF8.self)
                for side in texts {
                    for match in side.matches(of: /"(new\d+|renamed\d+|Brand\d+|\d{3})"/) where !text.contains(match.0)
                    {
                        Issue.record("stream \(stream) lost \(match.0)")
                        return
                    }
                }
            }
        }
    }

    /// With marks around what disagrees, any choice is a document that can be read, and the choice of one side alone is
    /// what a merge gives that favors it.
    private func check(marksOf sides: [[UInt8]], ours: [UInt8], _ random: inout SeededRandom) throws {
        let sources = sides.map { SourceText(path: Self.source.path, bytes: $0) }
        func outcome(_ favored: MergeSide, _ size: Int?) -> [UInt8] {
            guard
                case .merged(let merged) = FileMerge.merge(
                    base: Self.source, ours: sources[0], theirs: sources[1],
                    lines: FileMerge.LineMerge(bytes: [], isClean: false), favoring: favored, markerSize: size)
            else { return [] }
            return merged.bytes
        }
        let marked = outcome(.ours, 9)
        func chosen(_ choose: () -> MergeSide) -> [UInt8] {
            var side: MergeSide?
            var picked: MergeSide = .ours
            var lines: [Substring] = []
            for line in String(decoding: marked, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            {
                switch line {
                case "<<<<<<<<< ours": (side, picked) = (.ours, choose())
                case "=========": side = .theirs
                case ">>>>>>>>> theirs": side = nil
                default: if side == nil || side == picked { lines.append(line) }
                }
            }
            return Array(lines.joined(separator: "\n").utf8)
        }
        #expect(chosen { .ours } == ours)
        #expect(chosen { .theirs } == outcome(.theirs, nil))
        let mixed = chosen { Bool.random(using: &random) ? .ours : .theirs }
        #expect(
            (try? IBDocument.read(SourceText(path: Self.source.path, bytes: mixed)).get()) != nil,
            "\(String(decoding: mixed, as: UTF8.self))")
    }

    @Test func `of different objects of real documents give what one editor would have made of both`() throws {
        let folder =
            ProcessInfo.processInfo.environment["NIBWRIGHT_MERGED_DOCUMENTS"]
            ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/Projects/BeanThere").path
        let paths = try #require(FileManager.default.subpaths(atPath: folder))
            .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
        let documents = try paths.map { path in
            let bytes = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + path))
            return SourceText(path: path, bytes: Array(bytes))
        }.filter { (try? IBDocument.read($0).get())?.duplicateObjects.isEmpty == true }
        try #require(!documents.isEmpty)
        for stream in 0..<Self.count {
            var random = SeededRandom(seed: 26, stream: stream)
            let source = documents[stream % documents.count]
            let document = try IBDocument.read(source).get()
            // The device of the canvas is nobody's: a merge takes ours.
            let elements = document.elements.filter { element in
                element["id"] != nil && element.name != "constraint" && element.name != "device"
                    && element.parent?.name != "device"
            }.shuffled(using: &random)
            var whole = DocumentEditor(document)
            var editors = [DocumentEditor(document), DocumentEditor(document)]
            for (place, element) in elements.prefix(Int.random(in: 2...12, using: &random)).enumerated() {
                let value = "Edit \(stream) \(place)"
                let name = ["userLabel", "customClass", "restorationIdentifier"].randomElement(using: &random)!
                let side = place == 0 ? 0 : place == 1 ? 1 : Int.random(in: 0...1, using: &random)
                let isRemoval = Bool.random(using: &random)
                func edit(_ editor: inout DocumentEditor) {
                    if isRemoval, element.attribute(named: name) != nil {
                        editor.removeAttribute(name, from: element)
                    } else {
                        editor.setAttribute(name, on: element, to: value)
                    }
                }
                edit(&editors[side])
                edit(&whole)
            }
            let sides = editors.map { SourceText(path: source.path, bytes: $0.editedBytes) }
            for (one, other) in [(sides[0], sides[1]), (sides[1], sides[0])] {
                let outcome = FileMerge.merge(
                    base: source, ours: one, theirs: other, lines: FileMerge.LineMerge(bytes: [], isClean: false))
                guard case .merged(let merged) = outcome else {
                    Issue.record("stream \(stream) of \(source.path) is merged by its lines")
                    return
                }
                let difference = Self.lines(merged.bytes).difference(from: Self.lines(whole.editedBytes))
                guard merged.conflicts.isEmpty, difference.isEmpty else {
                    Issue.record(
                        "stream \(stream) of \(source.path): \(merged.conflicts.map(\.sentence)) \(difference)")
                    return
                }
            }
        }
    }

    private static func lines(_ bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
}
