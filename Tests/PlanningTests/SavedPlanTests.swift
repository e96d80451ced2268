import Foundation
import Planning
import Randomness
import SourceText
import Testing
import TransformKit

@Suite("A plan that is kept")
struct SavedPlanTests {
    private func cafe() throws -> Cafe {
        try Cafe([
            "A.swift": "let a = 1\r\n", "B.swift": "let b = 2", "C.swift": "let c = 3\n",
            "Untouched.swift": "let d = 4\n",
        ])
    }

    private func plan(_ cafe: Cafe) throws -> Plan {
        try cafe.plan([
            Step("one", ["a; safe; A.swift: a = 1 -> ä = \"1\"", "b; safe; -B.swift; +New/D.swift: let e = 5"]),
            Step("two", ["c; safe; A.swift: let -> var", "d; review; C.swift: c -> f"]),
        ])
    }

    @Test("is the same after writing and reading, and gives the plan's outcomes")
    func roundTrip() throws {
        let cafe = try cafe()
        let plan = try plan(cafe)
        let bytes = try SavedPlan(plan).encoded()
        #expect(SavedPlan.isSavedPlan(bytes))
        let read = try SavedPlan(decoding: bytes)
        #expect(try read.encoded() == bytes)
        #expect(read.root == plan.root && read.recipe == "test" && read.allowed == .safe)
        #expect(read.counts == plan.counts)
        #expect(read.nibwrightPlan == SavedPlan.currentForm)
        #expect(try read.evidence.stalePaths(in: cafe.workspace()) == [])
        #expect(read.outcomes(read: cafe.bytes) == plan.outcomes.map(\.outcome))
        #expect(plan.outcomes.count == 3)
    }

    @Test("is stale once any file that it was made from differs or is gone, or another one came")
    func staleness() throws {
        let cafe = try cafe()
        let evidence = SavedPlan(try plan(cafe)).evidence
        try cafe.write("Notes.txt", "not read by anyone")
        try cafe.write("Pods/Pod.swift", "let p = 1")
        #expect(try evidence.stalePaths(in: cafe.workspace()) == [])
        try cafe.write("New.swift", "let n = 1")
        try cafe.write("Untouched.swift", "let d = 5\n")
        try FileManager.default.createSymbolicLink(
            atPath: cafe.root + "/Link.swift", withDestinationPath: "New.swift")
        #expect(try evidence.stalePaths(in: cafe.workspace()) == ["Link.swift", "New.swift", "Untouched.swift"])
        try FileManager.default.removeItem(atPath: cafe.root + "/A.swift")
        #expect(try evidence.stalePaths(in: cafe.workspace()).first == "A.swift")
        try cafe.write(".gitignore", "C.swift\n")
        #expect(try evidence.stalePaths(in: cafe.workspace()).contains("C.swift"))
    }

    @Test("keeps bytes that are not text")
    func otherBytes() throws {
        let cafe = try Cafe([:])
        let plan = try cafe.plan("a; safe; +N.txt: base64 /wDDKA==")
        let read = try SavedPlan(decoding: SavedPlan(plan).encoded())
        #expect(plan.outcomes.first?.after?.bytes == [0xFF, 0x00, 0xC3, 0x28])
        #expect(read.outcomes(read: cafe.bytes)?.map(\.after) == plan.outcomes.map { $0.after?.bytes })
    }

    @Test("is told from a recipe")
    func kinds() {
        #expect(SavedPlan.isSavedPlan(Array("\n {\"nibwright-plan\": 1}".utf8)))
        #expect(!SavedPlan.isSavedPlan(Array("{schema: 1, name: braces}".utf8)))
        #expect(!SavedPlan.isSavedPlan(Array("schema: 1\n".utf8)))
        #expect(!SavedPlan.isSavedPlan([]))
        #expect(throws: (any Error).self) { try SavedPlan(decoding: Array("{}".utf8)) }
    }

    @Test("does not fit files for which it was not made")
    func damaged() throws {
        let cafe = try cafe()
        let saved = SavedPlan(try plan(cafe))
        #expect(saved.outcomes { $0 == "A.swift" ? [1] : cafe.bytes($0) } == nil)
    }
}

@Suite("The same plan")
struct SamePlanTests {
    @Test("comes out whatever the number of threads")
    func threads() throws {
        var files: [String: String] = [:]
        for number in 0..<40 { files["App/File\(number).swift"] = "class C\(number) { @IBOutlet var x: UILabel! }\n" }
        let changes = (0..<40).flatMap { number in
            [
                "c\(number % 7); safe; App/File\(number).swift: x -> y",
                "d\(number % 5); review; App/File\(number).swift: UILabel -> UIView",
            ]
                + (number % 4 == 0 ? ["e; safe; App/File\(number).swift: C\(number) { -> C\(number) {{"] : [])
        }
        let cafe = try Cafe(files)
        func text(threads: Int) throws -> String {
            let plan = try cafe.plan(
                [Step("one", changes), Step("two", ["f; safe; App/File1.swift: y -> z"])], threads: threads)
            let decisions = plan.changes.map { "\($0.id) \($0.status) \($0.place) \($0.reason)" }
            return decisions.joined(separator: "\n") + String(decoding: try SavedPlan(plan).encoded(), as: UTF8.self)
        }
        let expected = try text(threads: 1)
        #expect(expected.contains("gate-") || expected.contains("syntax errors"))
        for threads in [2, 3, 8] { #expect(try text(threads: threads) == expected) }
    }

    @Test("of many random changes holds together")
    func randomChanges() throws {
        var random = SeededRandom(seed: 21)
        let cafe = try Cafe(["A.txt.swift": String(repeating: "let value = 1\n", count: 6), "B.swift": "// b\n"])
        let length = 84
        for _ in 0..<60 {
            let steps = (0..<Int.random(in: 1...3, using: &random)).map { number in
                let changes = (0..<Int.random(in: 0...6, using: &random)).map { _ -> String in
                    let start = Int.random(in: 0...length, using: &random)
                    let end = min(length, start + Int.random(in: 0...8, using: &random))
                    let level = ["safe", "review"].randomElement(using: &random)!
                    let text = ["//", "x", "", " 2", "\n"].randomElement(using: &random)!
                    let more = ["", "; B.swift: 0..<1 -> /", "; -B.swift", "; +C.swift: let c = 1"].randomElement(
                        using: &random)!
                    return "s\(start % 3); \(level); A.txt.swift: \(start)..<\(end) -> \(text)\(more)"
                }
                return Step("step\(number)", changes)
            }
            let plan = try cafe.plan(steps, allowed: .safe)
            #expect(plan.faults == [])
            let saved = try SavedPlan(decoding: SavedPlan(plan).encoded())
            #expect(saved.outcomes(read: cafe.bytes) == plan.outcomes.map(\.outcome))
        }
    }
}
