import Batch
import Planning
import Testing

@Suite("The records of a run")
struct RecordTests {
    private func record(_ name: String, _ status: ProjectStatus = .pending, accepted: Int = 0) -> ProjectRecord {
        var record = ProjectRecord(project: name, tags: [])
        record.status = status
        var recipe = RecipeRecord(recipe: "outlets")
        recipe.counts = ChangeCounts(proposed: accepted, accepted: accepted)
        record.recipes = [recipe]
        return record
    }

    @Test("are lines; the part of one that a killed run left is passed over")
    func torn() throws {
        let (one, two) = (record("one"), record("two", accepted: 3))
        let first = try RecordLines.line(one)
        let second = try RecordLines.line(two)
        for length in 0...second.count {
            let (records, whole) = RecordLines.read(first + second.prefix(length))
            #expect(records == (length == second.count ? [one, two] : [one]))
            #expect(whole == (length == second.count ? first.count + second.count : first.count))
        }
    }

    @Test("of one project count by the last")
    func again() throws {
        let lines =
            try RecordLines.line(record("one", .crashed)) + RecordLines.line(record("two"))
            + RecordLines.line(record("one", .applied))
        #expect(RecordLines.read(lines).records.map(\.status) == [.applied, .pending])
    }

    @Test("get folders that no two projects share and that lead nowhere else")
    func folders() {
        let names = [
            "apps/Mail", "apps-Mail", "Mail", "..", ".", "-x", "a b", "a/b", "Größe",
            String(repeating: "x", count: 300),
        ]
        let folders = names.map(ProjectRecord.folderName)
        #expect(Set(folders).count == names.count)
        #expect(folders[2] == "Mail")
        for folder in folders {
            #expect(
                !folder.contains("/") && !folder.hasPrefix(".") && !folder.hasPrefix("-") && folder.utf8.count < 120)
        }
    }

    @Test("take a plan's sums from its last line, and count its files")
    func totals() throws {
        let lines = """
            {"format":"plan","record":"header"}
            {"record":"change","title":"a \\"record\\":\\"file\\", of another"}
            {"path":"A.swift","record":"file","status":"changed"}
            {"path":"B.swift","record":"file","status":"created"}
            {"counts":{"accepted":2,"conflicting":0,"held-back":1,"proposed":4,"refused":1},"record":"totals","refusals":{"x":1}}

            """
        let totals = try #require(PlanTotals(lines: Array(lines.utf8)))
        #expect(totals.counts == ChangeCounts(proposed: 4, accepted: 2, heldBack: 1, refused: 1))
        #expect(totals.refusals == ["x": 1])
        #expect(totals.files == 2)
        #expect(PlanTotals(lines: Array(lines.utf8.dropLast(5))) == nil)
        #expect(PlanTotals(lines: []) == nil)
    }
}
