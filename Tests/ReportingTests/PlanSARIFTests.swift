import Foundation
import Planning
import Reporting
import SourceText
import Testing
import TransformKit

@Suite("A plan as SARIF")
struct PlanSARIFTests {
    private func log(_ plan: Plan, _ cafe: Cafe) throws -> Log {
        let report = PlanSARIF(transforms: [Scripted.description], workingFolder: cafe.root, version: "1.2.3")
        return try JSONDecoder().decode(Log.self, from: Data(try report.text([plan]).utf8))
    }

    @Test("has a result for each change and refusal, with its rule, level and place")
    func results() throws {
        let cafe = try Cafe(["A.swift": "let é = 1\n", "B.swift": "let b = 2\n"])
        let plan = try cafe.plan([
            edit("safe", "A.swift", 9..<10, "2"), edit("held", "B.swift", 4..<5, "c", .review),
            edit("clash", "A.swift", 9..<10, "3"), refuse("left", "B.swift"),
        ])
        let run = try log(plan, cafe).runs[0]
        #expect(
            run.results.map { [$0.properties.id, $0.ruleId, $0.kind ?? "fail", $0.level] } == [
                ["scripted/clash", "scripted", "fail", "note"],
                ["scripted/safe", "scripted/conflict", "fail", "error"],
                ["scripted/left", "scripted/not-sure", "notApplicable", "none"],
                ["scripted/held", "scripted", "fail", "warning"],
            ])
        #expect(run.tool.driver.rules.map(\.id) == ["scripted", "scripted/conflict", "scripted/not-sure"])
        #expect(run.results.map(\.ruleIndex) == [0, 1, 2, 0])
        let first = run.results[0].locations[0].physicalLocation
        // A letter of two bytes is one column.
        #expect(first.region?.startColumn == 9 && first.region?.startLine == 1)
        #expect(first.artifactLocation.uri == "A.swift")
        #expect(run.results.map { $0.fixes?.count ?? 0 } == [1, 0, 0, 1])
        let held = try #require(run.results[3].fixes?[0].artifactChanges[0].replacements[0])
        #expect(held.deletedRegion == Region(5, 6, byteOffset: 4, byteLength: 1))
    }

    @Test("has fixes that give byte for byte what the plan gives, by bytes and by lines")
    func random() throws {
        var plans = RandomPlans(seed: 9)
        for round in 0..<150 {
            let (cafe, plan) = try plans.next()
            let log = try log(plan, cafe)
            let fixes = log.runs[0].results.filter { $0.properties.status == "accepted" }.flatMap { $0.fixes ?? [] }
            let changes = Dictionary(grouping: fixes.flatMap(\.artifactChanges), by: \.artifactLocation.uri)
            let found = Set(changes.keys.compactMap(\.removingPercentEncoding))
            #expect(found == Set(plan.outcomes.map(\.path)), "round \(round)")
            for file in plan.outcomes {
                let change = changes.first { $0.key.removingPercentEncoding == file.path }?.value ?? []
                let replacements = Set(change.flatMap(\.replacements)).sorted()
                let old = file.before ?? SourceText(path: file.path, bytes: [])
                let bytes = Self.bytes(old, replacements) { ($0.byteOffset, $0.byteOffset + $0.byteLength) }
                #expect(bytes == file.after?.bytes ?? [], "round \(round), \(file.path)")
                let isRemoved = change.contains { $0.properties?.status == "removed" }
                #expect(isRemoved == (file.after == nil))
                guard replacements.allSatisfy({ $0.deletedRegion.startLine != nil }) else { continue }
                let byLines = Self.bytes(old, replacements) { region in
                    (
                        Self.offset(region.startLine, region.startColumn, in: old),
                        Self.offset(region.endLine, region.endColumn, in: old)
                    )
                }
                let isMarked = old.bytes.starts(with: [0xEF, 0xBB, 0xBF])
                if !isMarked { #expect(byLines == file.after?.bytes ?? [], "round \(round), \(file.path) by lines") }
            }
        }
    }

    private static func bytes(
        _ text: SourceText, _ replacements: [Replacement], _ range: (Region) -> (Int, Int)
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        var copied = 0
        for replacement in replacements {
            let (start, end) = range(replacement.deletedRegion)
            guard copied <= start, start <= end, end <= text.bytes.count else { return Array("overlap".utf8) }
            let content = replacement.insertedContent
            let binary = content?.binary.flatMap { Data(base64Encoded: $0) }.map { Array($0) }
            bytes += text.bytes[copied..<start] + (binary ?? Array((content?.text ?? "").utf8))
            copied = end
        }
        return bytes + text.bytes[copied...]
    }

    /// The bytes before a line and column in UTF-16.
    private static func offset(_ line: Int?, _ column: Int?, in text: SourceText) -> Int {
        let start = text.lineStarts[(line ?? 1) - 1]
        let rest = String(decoding: text.bytes[start...], as: UTF8.self).utf16.prefix((column ?? 1) - 1)
        return start + String(decoding: Array(rest), as: UTF16.self).utf8.count
    }

    // MARK: What is read of a log

    struct Log: Decodable { let runs: [Run] }

    struct Run: Decodable {
        struct Tool: Decodable { let driver: Driver }
        struct Driver: Decodable { let rules: [Rule] }
        struct Rule: Decodable { let id: String }

        let results: [Result]
        let tool: Tool
    }

    struct Result: Decodable {
        struct Properties: Decodable {
            let id: String
            let status: String
        }

        let fixes: [Fix]?
        let kind: String?
        let level: String
        let locations: [Location]
        let properties: Properties
        let ruleId: String
        let ruleIndex: Int
    }

    struct Location: Decodable { let physicalLocation: PhysicalLocation }

    struct PhysicalLocation: Decodable {
        struct Start: Decodable {
            let startColumn: Int?
            let startLine: Int
        }

        let artifactLocation: Artifact
        let region: Start?
    }

    struct Artifact: Decodable { let uri: String }

    struct Fix: Decodable { let artifactChanges: [ArtifactChange] }

    struct ArtifactChange: Decodable {
        struct Properties: Decodable { let status: String }

        let artifactLocation: Artifact
        let properties: Properties?
        let replacements: [Replacement]
    }

    struct Replacement: Decodable, Hashable, Comparable {
        struct Content: Decodable, Hashable {
            let text: String?
            let binary: String?
        }

        struct Properties: Decodable, Hashable { let rank: Int }

        let deletedRegion: Region
        let insertedContent: Content?
        let properties: Properties?

        static func < (left: Replacement, right: Replacement) -> Bool {
            func key(_ one: Replacement) -> (Int, Int, Int) {
                (one.deletedRegion.byteOffset, one.deletedRegion.byteLength == 0 ? 0 : 1, one.properties?.rank ?? 0)
            }
            return key(left) < key(right)
        }
    }

    struct Region: Decodable, Hashable {
        let byteOffset: Int
        let byteLength: Int
        let startLine: Int?
        let startColumn: Int?
        let endLine: Int?
        let endColumn: Int?

        init(_ startColumn: Int, _ endColumn: Int, byteOffset: Int, byteLength: Int) {
            (self.startColumn, self.endColumn) = (startColumn, endColumn)
            (startLine, endLine) = (1, 1)
            (self.byteOffset, self.byteLength) = (byteOffset, byteLength)
        }
    }
}
