import ProjectFiles
import Testing

@Suite("Localized files and keys")
struct LocalizedFileTests {
    @Test("A path tells language, table and the folder around the .lproj")
    func paths() {
        let table = LocalizedFile(path: "App/UI/pt-BR.lproj/Main.strings")
        #expect(table.language == "pt-BR" && table.baseName == "Main" && table.folder == "App/UI")
        #expect(table.fileExtension == "strings")
        #expect(LocalizedFile(path: "Base.lproj/Main.storyboard").isBase)
        #expect(LocalizedFile(path: "Base.lproj/Main.storyboard").folder.isEmpty)
        #expect(LocalizedFile(path: "App/Main.storyboard").language == nil)
        #expect(LocalizedFile(path: "a/.lproj/Main").language == nil)
        #expect(LocalizedFile(path: "").baseName.isEmpty)
    }

    @Test("Files of one resource belong together, whatever their language and form")
    func together() {
        let base = LocalizedFile(path: "App/Base.lproj/Main.storyboard")
        #expect(base.belongs(with: LocalizedFile(path: "App/de.lproj/Main.strings")))
        #expect(base.belongs(with: LocalizedFile(path: "App/mul.lproj/Main.xcstrings")))
        #expect(base.belongs(with: LocalizedFile(path: "App/Main.strings")))
        #expect(!base.belongs(with: LocalizedFile(path: "Kit/de.lproj/Main.strings")))
        #expect(!base.belongs(with: LocalizedFile(path: "App/de.lproj/Menu.strings")))
    }

    @Test(
        "A key of Xcode's form names an object and a property",
        arguments: [
            ("AbC-dE-fGh.text", "AbC-dE-fGh", "text"),
            ("0cO-dq-wRh.headerCell.title", "0cO-dq-wRh", "headerCell.title"),
            ("AbC-dE-fGh.segmentTitles[0]", "AbC-dE-fGh", "segmentTitles[0]"), ("-1.title", "-1", "title"),
            ("AbC-dE-fGh-xyz.ibShadowedToolTip", "AbC-dE-fGh-xyz", "ibShadowedToolTip"), ("300.title", "300", "title"),
        ])
    func keys(text: String, objectID: String, property: String) {
        let key = TranslationKey(text)
        #expect(key?.objectID == objectID && key?.property == property)
        #expect(key?.text == text)
    }

    @Test(
        "Other keys name none",
        arguments: ["", ".", "text", "error.text", "Ab-dE-fGh.text", "12.", "3. Go home", "a-b-c.x"])
    func otherKeys(text: String) {
        #expect(TranslationKey(text) == nil)
    }

    @Test("Hand-made ids are known by their document, the longest first")
    func handMade() {
        let ids: Set = ["cancel", "cancel.button"]
        #expect(TranslationKey("cancel.button.title", isObjectID: ids.contains)?.property == "title")
        #expect(TranslationKey("cancel.title", isObjectID: ids.contains)?.objectID == "cancel")
        #expect(TranslationKey("other.title", isObjectID: ids.contains) == nil)
    }
}
