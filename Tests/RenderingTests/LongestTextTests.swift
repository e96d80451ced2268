import Rendering
import Testing

@Suite("The longest texts of all languages")
struct LongestTextTests {
    private static func document(_ views: String, constraints: String = "", isMac: Bool = false) -> RenderedDocument {
        let (kind, view) = isMac ? ("Cocoa", "customView") : ("CocoaTouch", "view")
        var document = RenderedDocument(
            path: "Base.lproj/View.xib",
            """
            <document type="com.apple.InterfaceBuilder3.\(kind).XIB" version="3.0"><objects>
            <\(view) id="top-vi-ew0">\(rect(0, 0, 200, 200))<subviews>\(views)</subviews>
            <constraints>\(constraints)</constraints></\(view)></objects></document>
            """)
        document.options.language = .longest
        return document
    }

    private static let leading = """
        <constraint firstItem="one-aa-001" firstAttribute="leading" secondItem="top-vi-ew0" secondAttribute="leading" id="con-aa-001"/>
        <constraint firstItem="one-aa-001" firstAttribute="top" secondItem="top-vi-ew0" secondAttribute="top" id="con-aa-002"/>
        """

    @Test("are drawn, and those without room are marked and told with their language")
    func widest() throws {
        var document = Self.document(
            """
            <button buttonType="system" id="but-aa-001">\(rect(0, 0, 90, 30))<autoresizingMask key="autoresizingMask"/>
            <state key="normal" title="Sign in"/></button>
            """)
        document.files["de.lproj/View.strings"] = #""but-aa-001.normalTitle" = "Jetzt mit dem Konto anmelden";"#
        document.files["fr.lproj/View.strings"] = #""but-aa-001.normalTitle" = "Connexion";"#
        let picture = try document.renderer().picture()
        let text = try #require(picture.clippedTexts.first)
        #expect(picture.clippedTexts.count == 1)
        #expect(text.language == "de" && text.text == "Jetzt mit dem Konto anmelden" && text.objectID == "but-aa-001")
        #expect(text.object == "button “Sign in”" && text.scene == nil && (text.excess ?? 0) > 50)
        #expect(picture.svg().contains("<title>no room for “Jetzt mit dem Konto anmelden” (de)</title>"))
        document.options.language = .named("fr")
        #expect(try document.renderer().picture().clippedTexts.isEmpty)
        document.options.language = nil
        #expect(try document.svg().contains(">Sign in<"))
    }

    @Test("are the document's own where no translation is wider, and then nobody is told")
    func own() throws {
        var document = Self.document(
            """
            <label text="A text that is far too long for it" id="lab-aa-001">\(rect(0, 0, 60, 20))
            <autoresizingMask key="autoresizingMask"/></label>
            """)
        document.files["de.lproj/View.strings"] = #""lab-aa-001.text" = "Kurz";"#
        let picture = try document.renderer().picture()
        #expect(picture.clippedTexts.isEmpty && !picture.svg().contains("Kurz"))
    }

    @Test("have the room that constraints give them")
    func constrained() throws {
        var document = Self.document(
            """
            <label text="Hi" translatesAutoresizingMaskIntoConstraints="NO" id="one-aa-001">\(rect(0, 0, 20, 20))</label>
            """, constraints: Self.leading)
        document.files["de.lproj/View.strings"] = #""one-aa-001.text" = "Guten Morgen";"#
        let picture = try document.renderer().picture()
        #expect(picture.clippedTexts.isEmpty && picture.svg().contains(">Guten Morgen<"))
    }

    @Test("of macOS are judged where no constraint may give them room")
    func mac() throws {
        let field = """
            <textField id="one-aa-001">\(rect(0, 0, 40, 20))
            <textFieldCell key="cell" lineBreakMode="clipping" title="OK" id="cel-aa-001"/></textField>
            """
        for (constraints, languages) in [("", ["de"]), (Self.leading, [])] {
            var document = Self.document(field, constraints: constraints, isMac: true)
            document.files["de.lproj/View.strings"] = #""cel-aa-001.title" = "Einverstanden und weiter";"#
            #expect(try document.renderer().picture().clippedTexts.map(\.language) == languages)
        }
    }
}
