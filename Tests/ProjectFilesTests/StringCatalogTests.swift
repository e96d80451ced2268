import ProjectFiles
import SourceText
import Testing

@Suite("String catalogs")
struct StringCatalogTests {
    private let source = SourceText(
        path: "App/mul.lproj/Main.xcstrings",
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "AbC-dE-fGh.headerCell.title" : {
              "comment" : "Class = \\"NSTableColumn\\"; headerCell.title = \\"Name\\"; ObjectID = \\"AbC-dE-fGh\\";",
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Name \\u00fc" } },
                "en" : { "stringUnit" : { "state" : "new", "value" : "Name" } }
              }
            },
            "%lld files" : {
              "shouldTranslate" : false,
              "localizations" : {
                "fr" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "un" } },
                  "other" : { "stringUnit" : { "state" : "needs_review", "value" : "%lld" } } } } }
              }
            }
          },
          "version" : "1.0"
        }
        """)

    @Test("Keys, states and translations are read with their places")
    func reading() throws {
        let catalog = try StringCatalog.read(source).get()
        #expect(catalog.sourceLanguage == "en" && catalog.version == "1.0")
        #expect(catalog.languages == ["de", "en", "fr"])
        let entry = try #require(catalog.entries.first)
        #expect(entry.translationKey?.property == "headerCell.title")
        #expect(entry.objectComment?.objectID == "AbC-dE-fGh")
        #expect(entry.extractionState == "extracted_with_value")
        #expect(entry.localizations.map(\.language) == ["de", "en"])
        #expect(entry.localizations.map(\.value) == ["Name ü", "Name"])
        #expect(entry.localizations[0].units.map { source.string($0.valueRange) } == ["\"Name \\u00fc\""])
        #expect(source.string(entry.range).hasPrefix("\"AbC-dE-fGh.headerCell.title\" : {"))
    }

    @Test("Variations give a text each, with what leads to it")
    func variations() throws {
        let entry = try #require(try StringCatalog.read(source).get().entry(for: "%lld files"))
        #expect(!entry.shouldTranslate)
        #expect(entry.localizations[0].units.map(\.variation) == [["plural", "one"], ["plural", "other"]])
        #expect(entry.localizations[0].value == nil)
    }

    @Test("A file without strings is refused by name")
    func refusals() {
        #expect(StringCatalog.read(SourceText(path: "a", "[]")).failure?.code == "unexpected-content")
        #expect(StringCatalog.read(SourceText(path: "a", "{\"strings\": 1}")).failure?.code == "unexpected-content")
        #expect(StringCatalog.read(SourceText(path: "a", "{")).failure?.code == "malformed")
    }
}
