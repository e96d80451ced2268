import ProjectFiles
import SourceText
import Testing

@Suite("Merging catalogs")
struct CatalogContributionTests {
    private func catalog(_ keys: [String]) throws -> StringCatalog {
        let entries = keys.map { "    \"\($0).title\" : {\n\n    }" }.joined(separator: ",\n")
        let text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries)\n  },\n  \"version\" : \"1.0\"\n}"
        return try StringCatalog.read(SourceText(path: "mul.lproj/Main.xcstrings", text)).get()
    }

    @Test("Entries come where Xcode sorts them: numbers by value, letters whatever their case")
    func order() throws {
        let target = try catalog(["1Xt-HY-uBw", "08q-Ce-1QL", "19J-sp-UTX", "Q5e-8K-NDq"])
        let added = try catalog(["q09-fT-Sye", "8oe-J2-oUU", "01Z-t3-cBm"])
        let edits = try #require(target.appending([CatalogContribution(added)]).flatMap(EditList.init))
        let wanted = try catalog([
            "1Xt-HY-uBw", "01Z-t3-cBm", "8oe-J2-oUU", "08q-Ce-1QL", "19J-sp-UTX", "Q5e-8K-NDq", "q09-fT-Sye",
        ])
        #expect(edits.apply(to: target.source.bytes) == wanted.source.bytes)
    }

    @Test("A catalog whose entries are in no order gets new ones at its end")
    func unsorted() throws {
        let target = try catalog(["zzz-00-001", "aaa-00-001"])
        let edits = try #require(
            target.appending([CatalogContribution(try catalog(["bbb-00-001"]))]).flatMap(EditList.init))
        let wanted = try catalog(["zzz-00-001", "aaa-00-001", "bbb-00-001"])
        #expect(edits.apply(to: target.source.bytes) == wanted.source.bytes)
    }
}
