import Planning
import Randomness
import Reporting
import SourceText
import Testing

@Suite("A patch", .enabled(if: Cafe.hasGit))
struct PatchTests {
    /// Applies a plan's patch with git and compares every file with what the plan says.
    private func expectPatchGivesOutcome(_ files: [String: [UInt8]], _ lines: [String], _ comment: String = "") throws {
        let cafe = try Cafe(files)
        let plan = try cafe.plan(lines)
        let patch = PatchReport.bytes(plan)
        var expected = try cafe.tree()
        for file in plan.outcomes { expected[file.path] = file.after?.bytes }
        if !patch.isEmpty {
            let complaint = try cafe.gitApply(patch)
            #expect(complaint == nil, "\(comment)\n\(String(decoding: patch, as: UTF8.self))")
        }
        let found = try cafe.tree()
        #expect(found == expected, "\(comment)\n\(String(decoding: patch, as: UTF8.self))")
    }

    @Test("is empty where nothing changes")
    func nothing() throws {
        let cafe = try Cafe(["A.swift": "let a = 1\n"])
        #expect(PatchReport.bytes(try cafe.plan([edit("a", "A.swift", 0..<3, "let")])).isEmpty)
    }

    @Test("is one hunk with three lines of context")
    func shape() throws {
        let text = (1...9).map { "let a\($0) = 1\n" }.joined()
        let cafe = try Cafe(["A b.swift": text])
        let patch = PatchReport.bytes(try cafe.plan([edit("a", "A b.swift", 48..<50, "z5")]))
        #expect(
            String(decoding: patch, as: UTF8.self) == """
                --- a/A b.swift\t
                +++ b/A b.swift\t
                @@ -2,7 +2,7 @@
                 let a2 = 1
                 let a3 = 1
                 let a4 = 1
                -let a5 = 1
                +let z5 = 1
                 let a6 = 1
                 let a7 = 1
                 let a8 = 1

                """)
    }

    @Test("counts the lines of each side, hunk by hunk")
    func hunkHeaders() throws {
        let text = (1...30).map { _ in "//a\n" }.joined()
        let cafe = try Cafe(["A.swift": text])
        let plan = try cafe.plan([
            edit("a", "A.swift", 0..<0, "//b\n//c\n"), edit("b", "A.swift", 40..<44, ""),
            edit("c", "A.swift", 116..<120, "//d"),
            edit("d", "A.swift", 68..<68, "//e\n"),
        ])
        let headers = String(decoding: PatchReport.bytes(plan), as: UTF8.self).split(separator: "\n").filter {
            $0.hasPrefix("@@")
        }
        #expect(headers == ["@@ -1,3 +1,5 @@", "@@ -9,12 +11,12 @@", "@@ -27,4 +29,4 @@"])
    }

    @Test("brings files, empty ones included, and takes them away")
    func wholeFiles() throws {
        try expectPatchGivesOutcome(
            ["Gone.swift": Array("let a = 1".utf8), "Empty.swift": [], "Stay.swift": []],
            [
                create("a", "New/Deep.swift", Array("let b = 2\r\n".utf8)), create("b", "Nothing.swift", []),
                remove("c", "Gone.swift"), remove("d", "Empty.swift"),
            ])
    }

    @Test("fills an empty file and empties a full one")
    func emptyFiles() throws {
        try expectPatchGivesOutcome(
            ["A.swift": [], "B.swift": Array("let b = 2\n".utf8), "C.swift": Array("x".utf8)],
            [
                edit("a", "A.swift", 0..<0, "let a = 1"), edit("b", "B.swift", 0..<10, ""),
                edit("c", "C.swift", 0..<1, ""),
            ])
    }

    @Test(
        "names files as git does",
        arguments: [
            "Plain.swift", "With Space.swift", "Quote\"d.swift", "Back\\slash.swift", "Größe.swift", "日本/カフェ.swift",
            "tab\tname.swift",
            "a b/c d.swift", "'single'.swift", " lead.swift", "trail .swift", "-dash.swift", "#hash.swift",
            "$HOME.swift",
        ])
    func names(path: String) throws {
        let text = Array("let a = 1\n".utf8)
        try expectPatchGivesOutcome([path: text], [edit("a", path, 4..<5, "b")], path)
        try expectPatchGivesOutcome([path: text], [remove("a", path)], path)
        try expectPatchGivesOutcome(["Other.swift": text], [create("a", path, text)], path)
    }

    @Test("gives byte for byte what the edits give")
    func randomPatches() throws {
        var random = SeededRandom(seed: 77)
        let names = ["A.swift", "B c.swift", "Ö \"q\".swift", "d/e\\f.swift"]
        for round in 0..<150 {
            var files: [String: [UInt8]] = [:]
            var lines: [String] = []
            for name in names {
                let bytes = text(&random)
                switch Int.random(in: 0..<8, using: &random) {
                case 0: lines.append(create(name, name, bytes))
                case 1:
                    files[name] = bytes
                    lines.append(remove(name, name))
                default:
                    files[name] = bytes
                    lines += edits(of: name, bytes.count, &random)
                }
            }
            try expectPatchGivesOutcome(files, lines, "round \(round)")
        }
    }

    /// Comments only, so that no gate has anything to say about them.
    private func text(_ random: inout SeededRandom) -> [UInt8] {
        let endings = [["\n"], ["\r\n"], ["\n", "\r\n", "\n\n"]].randomElement(using: &random)!
        let count = [0, 1, 2, 5, 12, 30].randomElement(using: &random)!
        var text = ""
        for _ in 0..<count {
            text +=
                "//" + random.text(of: ["a", "b", "é", " ", "-", "+", "@@"], length: 0...3) + endings.randomElement(
                    using: &random)!
        }
        if Bool.random(using: &random) { text += "//" + random.text(of: ["x", "y"], length: 0...2) }
        return (Int.random(in: 0..<6, using: &random) == 0 ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
    }

    /// Edits that keep every line a comment or empty.
    private func edits(of name: String, _ count: Int, _ random: inout SeededRandom) -> [String] {
        (0..<Int.random(in: 0...4, using: &random)).map { number in
            let start = Int.random(in: 0...count, using: &random)
            let end = min(count, start + [0, 0, 1, 4, 40].randomElement(using: &random)!)
            let text = random.text(of: ["//", "\n//", "\r\n//", "//z"], length: 0...3)
            return edit("\(name)\(number)", name, start..<end, text)
        }
    }
}
