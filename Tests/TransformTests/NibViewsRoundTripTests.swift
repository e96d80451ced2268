import Foundation
import InterfaceBuilder
import SourceText
import Testing
import TransformTesting

/// What extract-nib-views does to its fixtures, inline-nib-views takes back but for ids.
@Suite("extract-nib-views, then inline-nib-views")
struct NibViewsRoundTripTests {
    private static let cases = TransformFixtures("extract-nib-views").cases.filter { fixture in
        guard let contents = try? fixture.contents(), contents.after != nil else { return false }
        // What the recipe says is in the fixture; here it is the recipe that comes with the tool, which takes them all. A class
        // that does more than stand for its xib is not inlined.
        let others = ["selected", "folder", "base-class", "views-of-a-class"]
        return others.allSatisfy { !fixture.description.hasPrefix($0) }
    }

    @Test("gives the documents back but for ids, and the code byte for byte", arguments: cases)
    func roundTrip(_ fixture: FixtureCase) throws {
        let before = try fixture.contents().before.files
        let folder = FileManager.default.temporaryDirectory.path + "/nibwright-round-trip-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (path, bytes) in before {
            let url = URL(fileURLWithPath: folder + "/" + path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url)
        }
        let app = try SampleApp(copyOf: folder, recipe: "nib-views")
        let extracted = try app.plan(allowed: .review)
        #expect(extracted.counts.accepted == 1)
        try app.apply(extracted)
        let inlined = try app.plan(allowed: .review, recipe: "inline-nib-views")
        #expect(inlined.counts.accepted == 1)
        try app.apply(inlined)
        let after = try app.tree().filter { path, _ in
            before[path] != nil || [".swift", ".strings", ".xcstrings"].contains(where: path.hasSuffix)
        }
        #expect(Set(after.keys) == Set(before.keys))
        for (path, bytes) in before {
            let outcome = try #require(after[path])
            if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
                #expect(try Self.lines(bytes, path) == Self.lines(outcome, path))
            } else if path.hasSuffix("strings") {
                // Entries come back behind those that stayed.
                #expect(Self.entries(bytes) == Self.entries(outcome))
            } else {
                #expect(String(decoding: outcome, as: UTF8.self) == String(decoding: bytes, as: UTF8.self))
            }
        }
    }

    /// A document's elements, a line each, with ids that are numbers; lists whose order says nothing are sorted.
    private static func lines(_ bytes: [UInt8], _ path: String) throws -> [String] {
        let document = try IBDocument.read(SourceText(path: path, bytes: bytes)).get()
        var numbers: [String: Int] = [:]
        for element in document.elements {
            guard let id = element.id, !isUnnumbered(element), numbers[id] == nil else { continue }
            numbers[id] = numbers.count
        }
        func words(_ element: Element) -> String {
            let attributes = element.attributes.sorted { $0.name < $1.name }.map { attribute in
                if attribute.name == "id", isUnnumbered(element) { return "id" }
                return attribute.name + "=" + (numbers[attribute.value].map { "#\($0)" } ?? attribute.value)
            }
            return ([element.name] + attributes).joined(separator: " ")
        }
        func lines(_ element: Element) -> [String] {
            let isSorted = ["constraints", "connections", "resources", "dependencies"].contains(element.name)
            let children = element.children.map { lines($0) }
            let ordered = isSorted ? children.sorted { $0.joined() < $1.joined() } : children
            return [words(element)] + ordered.flatMap { $0.map { "  " + $0 } }
        }
        return lines(document.root)
    }

    /// The lines of a table or catalog but for ids, commas and blank lines, sorted.
    private static func entries(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
            (line.last == "," ? line.dropLast() : line).replacing(/[a-z]{3}-[0-9]{2}-[0-9]{3}/, with: "id")
        }.map(String.init).sorted()
    }

    /// Whether an object's id is new after the way there and back, and nothing but connections may name it.
    private static func isUnnumbered(_ element: Element) -> Bool {
        ["outlet", "action", "constraint"].contains(element.name)
    }
}
