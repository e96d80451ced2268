import Planning
import Reporting
import Testing

@Suite("A plan as tables")
struct CSVTests {
    private func rows(_ files: [String: String], _ lines: [String]) throws -> [String] {
        let plan = try Cafe(files).plan(lines)
        let tables = PlanTables.tables([plan])
        #expect(tables.map(\.name) == ["changes"])
        return tables[0].text.replacing(plan.root, with: "CAFE").components(separatedBy: "\r\n")
    }

    @Test("has a row for each change and refusal")
    func changes() throws {
        let rows = try rows(
            ["A.swift": "let a = 1\n"], [edit("tea", "A.swift", 4..<5, "tea"), refuse("left", "A.swift")])
        #expect(
            rows == [
                "project,id,step,transform,status,safety,code,title,reason,path,line,column,object,object-name,files",
                "CAFE,scripted/left,scripted,scripted,refused,,not-sure,change left,the code does not say,A.swift,,,,,A.swift",
                "CAFE,scripted/tea,scripted,scripted,accepted,safe,,change tea,it was asked for,A.swift,1,5,a-b,Tea,A.swift",
                "",
            ])
    }

    @Test(
        "quotes as RFC 4180 says, and leaves no cell that a spreadsheet would run",
        arguments: [
            ("=1+1.swift", "'=1+1.swift"), ("+a.swift", "'+a.swift"), ("-a.swift", "'-a.swift"),
            ("@a.swift", "'@a.swift"),
            ("＝a.swift", "'＝a.swift"), (" =a.swift", "' =a.swift"), ("a,b.swift", "\"a,b.swift\""),
            ("a\"b.swift", "\"a\"\"b.swift\""), ("=\"x\",y.swift", "\"'=\"\"x\"\",y.swift\""),
            ("tab\t.swift", "tab\\t.swift"), ("a=b.swift", "a=b.swift"),
        ])
    func cells(_ path: String, _ cell: String) throws {
        let rows = try rows([path: "let a = 1\n"], [edit("tea", path, 4..<5, "tea")])
        #expect(rows[1].hasSuffix(",\(cell),1,5,a-b,Tea,\(cell)"), "\(rows[1])")
    }
}
