import ProjectFiles
import Randomness
import SourceText
import Testing

@Suite("Info.plist")
struct InfoPlistTests {
    private let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>UIMainStoryboardFile</key>
        \t<string>Main</string>
        \t<key>UIMainStoryboardFile~ipad</key>
        \t<string>Main &amp; More</string>
        \t<key>MinimumOSVersion</key>
        \t<string>$(IPHONEOS_DEPLOYMENT_TARGET)</string>
        \t<key>UIApplicationSceneManifest</key>
        \t<dict>
        \t\t<key>UISceneConfigurations</key>
        \t\t<dict>
        \t\t\t<key>UIWindowSceneSessionRoleApplication</key>
        \t\t\t<array>
        \t\t\t\t<dict>
        \t\t\t\t\t<key>UISceneDelegateClassName</key>
        \t\t\t\t\t<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
        \t\t\t\t\t<key>UISceneStoryboardFile</key>
        \t\t\t\t\t<string>Main</string>
        \t\t\t\t</dict>
        \t\t\t</array>
        \t\t</dict>
        \t</dict>
        \t<key>NSExtension</key>
        \t<dict>
        \t\t<key>NSExtensionMainStoryboard</key>
        \t\t<string>MainInterface</string>
        \t\t<key>NSExtensionPointIdentifier</key>
        \t\t<string>com.apple.share-services</string>
        \t</dict>
        </dict>
        </plist>

        """

    private func read(_ text: String) -> Result<InfoPlist, ReadingRefusal> {
        InfoPlist.read(SourceText(path: "App/Info.plist", text))
    }

    @Test("Names of storyboards and classes come in file order with their key paths")
    func references() throws {
        let plist = try read(text).get()
        #expect(
            plist.references.map(\.kind) == [
                .mainStoryboard, .mainStoryboard, .sceneDelegateClass, .sceneStoryboard, .extensionStoryboard,
            ])
        #expect(plist.references[1].idiom == "ipad")
        #expect(plist.references[1].name == "Main & More")
        #expect(plist.references[2].hasVariable)
        let role = "UIWindowSceneSessionRoleApplication"
        let way = ["UIApplicationSceneManifest", "UISceneConfigurations", role, "0", "UISceneStoryboardFile"]
        #expect(plist.references[3].keyPath == way)
        #expect(plist.extensionPoint == "com.apple.share-services")
        #expect(plist.minimumSystemVersion == "$(IPHONEOS_DEPLOYMENT_TARGET)")
    }

    @Test("A name's range is its bytes between the tags, entities as written")
    func ranges() throws {
        let plist = try read(text).get()
        let written = plist.references.map { reference in reference.range.map(plist.source.string) }
        #expect(
            written == [
                "Main", "Main &amp; More", "$(PRODUCT_MODULE_NAME).SceneDelegate", "Main", "MainInterface",
            ])
    }

    @Test("Launch storyboards of UILaunchStoryboards are found, and a name may carry its extension")
    func launchStoryboards() throws {
        let plist = try read(
            """
            <plist><dict><key>UILaunchStoryboards</key><dict><key>UILaunchStoryboardDefinitions</key><array><dict>
            <key>UILaunchStoryboardFile</key><string>Launch.storyboard</string>
            </dict></array></dict></dict></plist>
            """
        ).get()
        #expect(plist.references.map(\.kind) == [.launchStoryboard])
        #expect(plist.references.map(\.baseName) == ["Launch"])
    }

    @Test(
        "What is no Info.plist is refused by name",
        arguments: [
            ("", "empty-file"), ("\u{0}GITCRYPT", "not-text"), ("<dict/>", "unexpected-content"),
            ("<plist><array/></plist>", "unexpected-content"), ("{ a = b; }", "unexpected-content"),
            ("<plist><dict><key>a</plist>", "malformed"), ("bplist00", "binary"),
            ("<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>", "entities"),
            ("<plist><dict>\n<<<<<<< HEAD\n</dict></plist>", "conflict-markers"),
        ])
    func refusals(text: String, code: String) {
        guard case .failure(let refusal) = read(text) else {
            Issue.record("was read")
            return
        }
        #expect(refusal.code == code)
        #expect(!refusal.message.isEmpty)
    }

    @Test("A binary list gives names without places")
    func binary() throws {
        // {"UIMainStoryboardFile": "Main"}
        var bytes = Array("bplist00".utf8) + [0xD1, 1, 2, 0x5F, 0x10, 20] + Array("UIMainStoryboardFile".utf8)
        let value = bytes.count
        bytes += [0x54] + Array("Main".utf8)
        let table = bytes.count
        bytes += [8, 11, UInt8(value), 0, 0, 0, 0, 0, 0, 1, 1]
        bytes += [0, 0, 0, 0, 0, 0, 0, 3] + [UInt8](repeating: 0, count: 8) + [0, 0, 0, 0, 0, 0, 0, UInt8(table)]
        let plist = try InfoPlist.read(SourceText(path: "Info.plist", bytes: bytes)).get()
        #expect(plist.references.map(\.name) == ["Main"])
        #expect(!plist.hasPlaces && plist.references[0].range == nil)
    }

    @Test("A binary list whose object holds itself is refused")
    func binaryCycle() {
        let bytes =
            Array("bplist00".utf8) + [0xA1, 0] + [8, 0, 0, 0, 0, 0, 0, 1, 1]
            + [0, 0, 0, 0, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 8) + [0, 0, 0, 0, 0, 0, 0, 10]
        #expect(InfoPlist.read(SourceText(path: "Info.plist", bytes: bytes)).failure?.code == "binary")
    }

    @Test("Damaged bytes never crash the reader")
    func damage() {
        var random = SeededRandom(seed: 11)
        for _ in 0..<400 {
            var bytes = Array(text.utf8)
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                bytes[place] = UInt8.random(in: 0...255, using: &random)
            }
            bytes.removeLast(Int.random(in: 0..<40, using: &random))
            for reference in (try? InfoPlist.read(SourceText(path: "Info.plist", bytes: bytes)).get())?.references ?? []
            {
                #expect(reference.range.map { $0.upperBound <= bytes.count } == true)
            }
            let binary = Array("bplist00".utf8) + (0..<80).map { _ in UInt8.random(in: 0...40, using: &random) }
            _ = InfoPlist.read(SourceText(path: "Info.plist", bytes: binary))
        }
    }
}

extension Result {
    var failure: Failure? { if case .failure(let failure) = self { failure } else { nil } }
}
