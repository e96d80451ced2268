import Testing

@Suite("Rules about translations")
struct ResourceTranslationTests {
    private let document = xib(#"<label text="Tea" id="AAA-bb-001"/><label text="Cup" id="AAA-bb-002"/>"#)

    @Test("stale-translation finds keys whose object is gone, once for all languages")
    func stale() throws {
        let table = #""AAA-bb-001.text" = "Tee";\#n"AAA-bb-009.text" = "Weg";\#n"#
        let files = ["Base.lproj/Cup.xib": document, "de.lproj/Cup.strings": table, "fr.lproj/Cup.strings": table]
        let linted = try ProjectLinted("stale-translation", files)
        #expect(linted.places == ["Cup.strings:2"])
        #expect(linted.findings.first?.place.path == "de.lproj/Cup.strings")
        #expect(linted.messages.first?.contains("in 2 languages") == true)
    }

    @Test("a key whose object a copy still has, or that belongs to no document, is not stale")
    func kept() throws {
        let other = xib(#"<label text="Tee" id="AAA-bb-009"/>"#)
        let table = #""AAA-bb-009.text" = "Weg";"#
        let files = [
            "Base.lproj/Cup.xib": document, "de.lproj/Cup.xib": other, "fr.lproj/Cup.strings": table,
            "fr.lproj/Localizable.strings": table,
        ]
        #expect(try ProjectLinted("stale-translation", files).places.isEmpty)
    }

    @Test("stale-translation reads string catalogs")
    func catalog() throws {
        let entry = #"{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Weg"}}}}"#
        let catalog =
            #"{"sourceLanguage":"en","strings":{"AAA-bb-001.text":\#(entry),\#n"AAA-bb-009.text":\#(entry)},"version":"1.0"}"#
        let files = ["Base.lproj/Cup.xib": document, "mul.lproj/Cup.xcstrings": catalog]
        #expect(try ProjectLinted("stale-translation", files).places == ["Cup.xcstrings:2"])
    }

    @Test("translation-table-unreadable finds tables with conflicts and broken entries, and no empty ones")
    func unreadable() throws {
        let files = [
            "de.lproj/A.strings": "<<<<<<< HEAD\n\"a\" = \"b\";\n",
            "de.lproj/B.strings": "\"a\" = \"b\";\n\"c\" = \"d\n",
            "de.lproj/C.strings": "", "de.lproj/D.strings": "\"a\" = \"b\";\n", "E.xcstrings": "{",
        ]
        let names = try ProjectLinted("translation-table-unreadable", files).findings.map(\.place.path)
        #expect(names == ["E.xcstrings", "de.lproj/A.strings", "de.lproj/B.strings"])
    }

    @Test("a semicolon too many costs no translation, and is a note about the second one")
    func secondSemicolon() throws {
        let table = "\"a\" = \"b\";;\n\"c\" = \"d\";\n"
        let linted = try ProjectLinted("translation-table-unreadable", ["de.lproj/A.strings": table])
        #expect(linted.places == ["A.strings:1?"])
        #expect(linted.findings.first?.place.position?.column == 11)
        #expect(linted.findings.first?.doubt != nil)
        let broken = table + "\"e\" = \n"
        #expect(
            try ProjectLinted("translation-table-unreadable", ["de.lproj/A.strings": broken]).places == ["A.strings:4"])
    }

    @Test("missing-translation finds what most other languages have, once for each language")
    func missing() throws {
        func table(_ keys: String...) -> String { keys.map { "\"\($0)\" = \"x\";\n" }.joined() }
        let files = [
            "en.lproj/A.strings": table("tea", "cup", "mug"), "de.lproj/A.strings": table("tea", "cup", "mug"),
            "fr.lproj/A.strings": table("tea"), "fr.lproj/B.strings": table("tea"),
            "en.lproj/B.strings": table("tea", "pot"), "fr-CA.lproj/A.strings": table(),
            "it.lproj/A.strings": table("tea", "cup", "old"),
        ]
        let linted = try ProjectLinted("missing-translation", files)
        #expect(linted.findings.map(\.place.path) == ["fr.lproj/A.strings"])
        #expect(linted.messages.first?.contains("fr lacks 2 texts") == true)
        #expect(linted.messages.first?.contains("1 in fr.lproj/A.strings (`cup`)") == true)
        #expect(linted.messages.first?.contains("1 in fr.lproj/B.strings (`pot`)") == true)
    }

    @Test("missing-translation wants no English translation of English keys, beside Base or in its place")
    func missingInEnglish() throws {
        func table(_ keys: String...) -> String { keys.map { "\"\($0)\" = \"x\";\n" }.joined() }
        let keys = table("Pour tea", "menu.tea")
        let files = [
            "Base.lproj/A.strings": keys, "en.lproj/A.strings": "", "de.lproj/A.strings": keys,
            "fr.lproj/A.strings": keys,
            "it.lproj/A.strings": keys,
        ]
        let linted = try ProjectLinted("missing-translation", files)
        #expect(linted.messages.count == 1 && linted.messages[0].contains("en lacks a text"))
        #expect(linted.messages[0].contains("`menu.tea`"))
    }

    @Test("missing-translation leaves out objects that are gone, the originals' language, and what is not translated")
    func missingOfDocuments() throws {
        let both = #""AAA-bb-001.text" = "Tee";\#n"AAA-bb-002.text" = "Tasse";\#n"AAA-bb-009.text" = "Weg";\#n"#
        let one = #""AAA-bb-001.text" = "Tee";\#n"#
        let files = [
            "Base.lproj/Cup.xib": document, "de.lproj/Cup.strings": both, "fr.lproj/Cup.strings": both,
            "en.lproj/Cup.strings": "", "it.lproj/Cup.strings": one,
        ]
        let linted = try ProjectLinted("missing-translation", files)
        #expect(linted.findings.map(\.place.path) == ["it.lproj/Cup.strings"])
        #expect(linted.messages.first?.contains("a text") == true)
        let catalog =
            #"{"sourceLanguage":"en","strings":{"tea":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Tee"}}}},"#
            + #""cup":{},"x":{"shouldTranslate":false}},"version":"1.0"}"#
        let found = try ProjectLinted("missing-translation", ["A.xcstrings": catalog])
        #expect(found.messages.first?.contains("de lacks a text") == true)
        #expect(found.messages.first?.contains("`cup`") == true)
    }

    @Test("translation-duplicate-key finds the text that is not shown")
    func duplicate() throws {
        let table = "\"a\" = \"1\";\n\"b\" = \"2\";\n\"a\" = \"3\";\n\"c\" = \"4\";\n\"c\" = \"4\";\n"
        #expect(try ProjectLinted("translation-duplicate-key", ["de.lproj/A.strings": table]).places == ["A.strings:1"])
    }

    @Test("document-copy-differs compares ids, classes and connections, not texts")
    func copies() throws {
        let same = xib(#"<label text="Tee" id="AAA-bb-001"/><label text="Tasse" id="AAA-bb-002"/>"#)
        let behind = xib(#"<label text="Tee" id="AAA-bb-001"/>"#)
        let foreign =
            #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="9"/></objects></document>"#
        let files = [
            "Base.lproj/Cup.xib": document, "de.lproj/Cup.xib": same, "fr.lproj/Cup.xib": behind,
            "it.lproj/Cup.xib": foreign,
        ]
        let linted = try ProjectLinted("document-copy-differs", files)
        #expect(linted.findings.map(\.place.path) == ["fr.lproj/Cup.xib"])
        #expect(linted.messages.first?.contains("1 objects are missing") == true)
    }
}

@Suite("Texts that code asks for")
struct LocalizedKeyTests {
    private func linted(_ code: String, file: String = "Menu.swift") throws -> ProjectLinted {
        try ProjectLinted(
            "localized-key-not-found",
            [
                file: code, "de.lproj/Localizable.strings": "\"menu.title\" = \"Karte\";\n\"Tea\" = \"Tee\";\n",
                "de.lproj/Drinks.strings": "\"drink_tea\" = \"Tee\";\n",
                "de.lproj/Localizable.stringsdict":
                    "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>cups.count</key><dict/></dict></plist>",
            ])
    }

    @Test("a key that no table has is found, with the one that may be meant")
    func symbolic() throws {
        let wrong = try linted(#"let text = NSLocalizedString("menu.titel", comment: "")"#)
        #expect(wrong.places == ["Menu.swift:1"])
        #expect(wrong.messages.first?.contains("Is “menu.title” meant?") == true)
        #expect(try linted(#"let a = NSLocalizedString("menu.title", comment: "")"#).places.isEmpty)
        #expect(try linted(#"let a = NSLocalizedString("cups.count", comment: "")"#).places.isEmpty)
        let objectiveC = #"NSString *a = NSLocalizedString(@"menu.foot", nil);"#
        #expect(try linted(objectiveC, file: "Menu.m").places == ["Menu.m:1"])
    }

    @Test("the table that the call names is asked")
    func table() throws {
        #expect(
            try linted(#"let a = NSLocalizedString("drink_tea", tableName: "Drinks", comment: "")"#).places.isEmpty)
        #expect(
            try linted(#"let a = NSLocalizedString("menu.title", tableName: "Drinks", comment: "")"#).places
                == ["Menu.swift:1"])
        #expect(try linted(#"let a = NSLocalizedString("a.b", tableName: "Else", comment: "")"#).places.isEmpty)
        #expect(try linted(#"let a = NSLocalizedString("a.b", bundle: kit, comment: "")"#).places.isEmpty)
    }

    @Test("keys that are texts are one note, and what is not written out is none")
    func texts() throws {
        let two = try linted(
            "let a = NSLocalizedString(\"Coffee\", comment: \"\")\nlet b = NSLocalizedString(\"Hot milk\", comment: \"\")"
        )
        #expect(two.places == ["Menu.swift:1?"])
        #expect(two.messages.first?.hasPrefix("2 texts") == true)
        #expect(try linted(#"let a = NSLocalizedString("menu.\(name)", comment: "")"#).places.isEmpty)
        #expect(try linted(#"// NSLocalizedString("menu.gone", comment: "")"#).places.isEmpty)
        let given = #"let a = NSLocalizedString("menu.new", value: "New", comment: "")"#
        #expect(try linted(given).places == ["Menu.swift:1?"])
        #expect(try linted(#"let a = NSLocalizedString("Loading...", comment: "")"#).places == ["Menu.swift:1?"])
        let address = #"let a = NSLocalizedString("https://tea.example/a_b", comment: "")"#
        #expect(try linted(address).places == ["Menu.swift:1?"])
        let most = ["a.b", "a.c"].map { "let \($0.last!) = NSLocalizedString(\"\($0)\", comment: \"\")" }
        #expect(try linted(most.joined(separator: "\n")).places == ["Menu.swift:1?", "Menu.swift:2?"])
    }
}
