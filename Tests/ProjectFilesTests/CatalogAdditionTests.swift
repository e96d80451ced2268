import ProjectFiles
import SourceText
import Testing

@Suite("Adding keys to catalogs")
struct CatalogAdditionTests {
    private static func read(_ text: String) throws -> StringCatalog {
        try StringCatalog.read(SourceText(path: "Localizable.xcstrings", text)).get()
    }

    private static let text = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Cancel" : {

            },
            "Undo" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Widerrufen"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """

    private func adding(_ key: String, state: String? = nil, _ translations: [CatalogTranslation]) throws -> String {
        let catalog = try Self.read(Self.text)
        let edit = try #require(catalog.inserting(key: key, state: state, translations))
        let bytes = try #require(EditList([edit])).apply(to: catalog.source.bytes)
        let outcome = try StringCatalog.read(SourceText(path: "Localizable.xcstrings", bytes: bytes)).get()
        let entry = try #require(outcome.entry(for: key))
        #expect(entry.localizations.compactMap(\.value) == translations.map(\.value))
        #expect(entry.extractionState == state)
        #expect(outcome.entries.count == 3)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("A key stands where Xcode sorts it, and is written as Xcode writes it")
    func sorted() throws {
        let text = try adding(
            "Save",
            [
                CatalogTranslation(language: "de", value: "Sichern"),
                CatalogTranslation(language: "fr", state: "new", value: "Save"),
            ])
        let wanted = """
                },
                "Save" : {
                  "localizations" : {
                    "de" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "Sichern"
                      }
                    },
                    "fr" : {
                      "stringUnit" : {
                        "state" : "new",
                        "value" : "Save"
                      }
                    }
                  }
                },
                "Undo" : {
            """
        #expect(text.contains(wanted))
    }

    @Test("A key behind all others, one with a state, and one of which nothing is said")
    func others() throws {
        #expect(try adding("Zoom", []).contains("    },\n    \"Zoom\" : {\n\n    }\n  },"))
        let texts = [CatalogTranslation(language: "en", state: "new", value: "a \"b\"\n\\\t\u{1}")]
        #expect(try adding("a.b", state: "extracted_with_value", texts).contains("a \\\"b\\\"\\n\\\\\\t\\u0001"))
    }

    @Test("Keys of several changes at one place keep their order, and the catalog stays whole")
    func several() throws {
        let catalog = try Self.read(Self.text)
        for keys in [["e", "d"], ["z", "y"]] {
            let edits = keys.compactMap { catalog.inserting(key: $0, []) }
            let bytes = try #require(EditList(edits)).apply(to: catalog.source.bytes)
            let outcome = try StringCatalog.read(SourceText(path: "Localizable.xcstrings", bytes: bytes)).get()
            #expect(outcome.entries.map(\.key).filter(keys.contains) == keys.reversed())
        }
    }
}
