import Planning
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
        var random = RandomPlans(seed: 77)
        for round in 0..<150 {
            let (files, lines) = random.project()
            try expectPatchGivesOutcome(files, lines, "round \(round)")
        }
    }
}
