import Foundation
import Testing

@Suite("nibwright render")
struct RenderCommandTests {
    private static let storyboard = "Tests/Fixtures/Projects/BeanThere/BeanThere/Base.lproj/Main.storyboard"

    @Test("prints a storyboard's canvas as SVG, the same every time")
    func canvas() throws {
        let outcomes = try ["1", "3"].map { try Nibwright.run(["render", Self.storyboard, "--threads", $0]) }
        #expect(outcomes.allSatisfy { $0.status == 0 && $0.errors == "" })
        #expect(outcomes[0].output == outcomes[1].output)
        #expect(outcomes[0].output.hasPrefix("<svg ") && outcomes[0].output.contains("<title>Initial scene</title>"))
    }

    @Test("draws one scene by its title, and says which there are")
    func scene() throws {
        let project = try Project.beanThere()
        let drawn = try Nibwright.run(
            ["render", project.root, "--scene", "LoginViewController", "-o", "login.svg"], in: project.root)
        #expect(drawn.status == 0 && drawn.output == "")
        #expect(project.text("login.svg").hasPrefix("<svg "))
        let unknown = try Nibwright.run(["render", project.root, "--scene", "Nowhere"])
        #expect(unknown.status == 2 && unknown.errors.contains("there is no scene \"Nowhere\"; there are: "))
    }

    @Test("draws all documents of a project into a folder")
    func project() throws {
        let project = try Project.beanThere()
        let refused = try Nibwright.run(["render", project.root])
        #expect(refused.status == 2 && refused.errors.contains("name one with -o"))
        let outcome = try Nibwright.run(["render", project.root, "-o", "pictures/"], in: project.root)
        #expect(outcome.status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: project.root + "/pictures")
        #expect(names.contains { $0.hasSuffix("Main.storyboard.svg") } && names.allSatisfy { $0.hasSuffix(".svg") })
    }

    /// A font in which A is half, and B to Z a whole font size wide.
    private static let font = """
        AAEAAAAFAAAAAAAAY21hcAAAAAAAAABcAAAAKGhlYWQAAAAAAAAAhAAAABRoaGVhAAAAAAAAAJgAAAAkaG10eAAAAA \
        AAAAC8AAAADG5hbWUAAAAAAAAAyAAAACIAAAABAAMAAQAAAAwADAAAAAAAAAAAAAAAAAABAAAAQQAAAFoAAAABAAAA \
        AAAAAAAAAAAAAAAAAAAAA+gAAAAAA4T+1AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAMAAAAAAfQAAAPoAAAAAA \
        ABABIAAwABBAkABgAQAAAAQwB1AHAALQBCAG8AbABk
        """

    @Test("measures text by the project's own fonts")
    func fonts() throws {
        let project = try Project()
        try project.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="top-vi-ew0">
            <rect key="frame" x="0" y="0" width="200" height="100"/><subviews><label text="ABZ" misplaced="YES" \
            translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <color key="backgroundColor" systemColor="systemRedColor"/>
            <fontDescription key="fontDescription" name="Cup-Bold" family="Cup" pointSize="20"/></label></subviews><constraints>
            <constraint firstItem="lab-aa-001" firstAttribute="left" secondItem="top-vi-ew0" secondAttribute="left" id="a"/>
            <constraint firstItem="lab-aa-001" firstAttribute="top" secondItem="top-vi-ew0" secondAttribute="top" id="b"/>
            </constraints></view></objects></document>
            """, to: "View.xib")
        #expect(
            try !Nibwright.run(["render", "View.xib"], in: project.root).output.contains(#"width="50" height="24""#))
        let font = try #require(Data(base64Encoded: Self.font, options: .ignoreUnknownCharacters))
        try font.write(to: URL(fileURLWithPath: project.absolute("Cup-Bold.ttf")))
        #expect(
            try Nibwright.run(["render", "View.xib"], in: project.root).output.contains(#"width="50" height="24""#))
    }

    @Test("gives documents with long paths pictures of their own")
    func longPaths() throws {
        let project = try Project()
        let folder = (0..<6).map { "A folder with a long name \($0)" }.joined(separator: "/")
        for name in ["One", "Two"] { try project.write("<document/>", to: "\(name)/\(folder)/View.xib") }
        _ = try Nibwright.run(["render", project.root, "-o", "pictures/"], in: project.root)
        #expect(try FileManager.default.contentsOfDirectory(atPath: project.root + "/pictures").count == 2)
    }

    @Test("makes a picture with the reason of a document that cannot be read, and ends with 1")
    func unreadable() throws {
        let project = try Project()
        try project.write("<archive version=\"7.10\"/>", to: "Old.xib")
        let outcome = try Nibwright.run(["render", "Old.xib"], in: project.root)
        #expect(outcome.status == 1)
        #expect(outcome.output.hasPrefix("<svg ") && outcome.output.contains(">Old.xib<"))
        #expect(outcome.errors.contains("Old.xib cannot be drawn: "))
    }

    @Test("lists the translated texts that have no room")
    func longest() throws {
        let project = try Project()
        try project.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="top-vi-ew0">
            <rect key="frame" x="0" y="0" width="200" height="100"/><subviews><label text="Hi" id="lab-aa-001">
            <rect key="frame" x="0" y="0" width="40" height="20"/><autoresizingMask key="autoresizingMask"/></label></subviews>
            </view></objects></document>
            """, to: "Base.lproj/View.xib")
        try project.write(#""lab-aa-001.text" = "Guten Morgen";"#, to: "de.lproj/View.strings")
        let outcome = try Nibwright.run(
            ["render", project.root, "--locale", "longest", "-o", "out/"], in: project.root)
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("Base.lproj/View.xib: label “Hi” (lab-aa-001), de: “Guten Morgen” is "))
        #expect(outcome.errors.contains("1 text has no room"))
        let french = try Nibwright.run(["render", project.root, "--locale", "fr", "-o", "out/"], in: project.root)
        #expect(french.status == 0)
        #expect(french.errors.contains("nothing is translated into \"fr\": there are translations into de"))
    }

    @Test("refuses what is no size, device, ending or file")
    func usage() throws {
        for (arguments, message) in [
            (["--size", "big"], "--size takes a width and a height"), (["--device", "toaster"], "no device is known"),
            (["-o", "x.pdf"], "end the file in .svg or .png"),
            (["--size-class", "regular"], "--size-class takes the class of the width and that of the height"),
        ] {
            let outcome = try Nibwright.run(["render", Self.storyboard] + arguments)
            #expect(outcome.status == 2 && outcome.errors.contains(message), "\(arguments)")
        }
        let missing = try Nibwright.run(["render", "Nowhere.xib"])
        #expect(missing.status == 2 && missing.errors.contains("there is no file or folder \"Nowhere.xib\""))
    }
}
