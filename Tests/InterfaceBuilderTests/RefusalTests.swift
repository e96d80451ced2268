import InterfaceBuilder
import SourceText
import Testing

@Suite("Refusing a file by name")
struct RefusalTests {
    @Test("An Xcode 4 archive is refused with its version")
    func archive() {
        let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<archive type=\"x\" version=\"8.00\"><data/></archive>"
        #expect(refusal(of: text)?.message.contains("of version 8.00") == true)
        #expect(refusal(of: "<archive/>")?.code == "old-archive")
    }

    @Test("Another root element is named")
    func unknownRoot() {
        #expect(refusal(of: "<plist version=\"1.0\"/>")?.code == "unknown-root")
    }

    @Test("Empty files are empty", arguments: ["", " \n\t\r\n"])
    func empty(text: String) {
        #expect(refusal(of: text)?.code == "empty-file")
    }

    @Test("A byte order mark alone is refused")
    func byteOrderMarkAlone() {
        #expect(refusal(of: "\u{FEFF}") != nil)
        #expect(refusal(ofBytes: [0xFF, 0xFE])?.code == "other-encoding")
    }

    @Test("A document cut off anywhere is refused, and never by a crash", arguments: [Fixture.xib])
    func truncated(text: String) {
        let bytes = Array(text.utf8)
        let end = text.utf8.count - 1
        for length in 0..<end {
            guard let refusal = refusal(ofBytes: Array(bytes[..<length])) else {
                Issue.record("the first \(length) bytes were read as a document")
                continue
            }
            #expect(refusal.code == "malformed-xml" || length == 0 && refusal.code == "empty-file")
        }
    }

    @Test("Conflict markers are named before the parser complains")
    func conflictMarkers() {
        let text = replacing(
            "                <label text=\"Cup\" id=\"lbl-AA-001\"/>",
            with: "<<<<<<< HEAD\n<label/>\n=======\n<view/>\n>>>>>>> branch", in: Fixture.xib)
        #expect(refusal(of: text)?.code == "conflict-markers")
        #expect(refusal(of: Fixture.windows(text))?.code == "conflict-markers")
        #expect(refusal(of: "<<<<<<< HEAD\n" + Fixture.xib)?.code == "conflict-markers")
    }

    @Test("A document type declaration is refused before it can do anything")
    func documentType() {
        let plain = "<!DOCTYPE document><document/>"
        let external = "<!DOCTYPE document SYSTEM \"file:///etc/passwd\"><document/>"
        #expect(refusal(of: plain)?.code == "document-type-declaration")
        #expect(refusal(of: external)?.code == "document-type-declaration")
    }

    @Test("An entity bomb does not go off")
    func entityBomb() {
        var entities = "<!ENTITY a0 \"ha\">"
        for level in 1...40 { entities += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);\">" }
        let text = "<?xml version=\"1.0\"?>\n<!DOCTYPE document [\(entities)]>\n<document a=\"&a40;\">&a40;</document>"
        #expect(refusal(of: text)?.code == "document-type-declaration")
    }

    @Test("An entity that nobody declared is malformed")
    func undeclaredEntity() {
        #expect(refusal(of: "<document>&nbsp;</document>")?.code == "malformed-xml")
    }

    @Test("Other encodings are named")
    func encodings() {
        let latin = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<document/>"
        #expect(refusal(of: latin)?.code == "other-encoding")
        let little = Array(Fixture.xib.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = Array(Fixture.xib.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        #expect(refusal(ofBytes: [0xFF, 0xFE] + little)?.code == "other-encoding")
        #expect(refusal(ofBytes: [0xFE, 0xFF] + big)?.code == "other-encoding")
        #expect(refusal(ofBytes: little)?.code == "not-text")
    }

    @Test("Bytes that are not UTF-8 are malformed")
    func brokenUTF8() {
        let bytes = Array("<document a=\"".utf8) + [0xE9, 0x20] + Array("\"/>".utf8)
        #expect(refusal(ofBytes: bytes)?.code == "malformed-xml")
    }

    @Test("Nesting of a hundred thousand levels is refused without overflow")
    func deepNesting() {
        let open = String(repeating: "<view>", count: 100_000)
        let close = String(repeating: "</view>", count: 100_000)
        #expect(refusal(of: "<document>\(open)\(close)</document>")?.code == "nested-too-deep")
        #expect(refusal(of: "<document>\(open)")?.code == "nested-too-deep")
    }

    @Test("Nesting up to the limit is read")
    func allowedNesting() throws {
        let text = "<document>" + String(repeating: "<view>", count: 511) + String(repeating: "</view>", count: 511)
        let deepest = try #require(document(text + "</document>").elements.last)
        #expect(deepest.ancestors.count == 511)
    }

    @Test("An element with more attributes than any real one is refused at once")
    func attributes() {
        func text(_ count: Int) -> String {
            "<document>\n<x " + (0..<count).map { "a\($0)=\">\"" }.joined(separator: " ") + "/></document>"
        }
        #expect(refusal(of: text(300_000))?.position?.line == 2)
        #expect(refusal(of: text(300_000))?.message.contains("10000 attributes") == true)
        #expect(refusal(of: text(2000)) == nil)
        let many = "<document>" + String(repeating: "<x a='1' b=\"2\">\"'</x>", count: 30_000) + "</document>"
        #expect(refusal(of: many) == nil)
    }

    @Test("Encrypted and compiled files are not text")
    func encrypted() {
        #expect(refusal(ofBytes: Array("\u{0}GITCRYPT\u{0}".utf8) + [0x8F, 0x13, 0xA0])?.code == "not-text")
        #expect(refusal(ofBytes: Array("NIBArchive".utf8) + [1, 0, 0, 0, 9])?.code == "not-text")
    }

    @Test("A null character far into a document is malformed")
    func lateNull() {
        let padding = String(repeating: "    <view/>\n", count: 100)
        #expect(refusal(of: "<document>\n\(padding)\u{0}</document>")?.code == "malformed-xml")
    }

    @Test("A malformed document says where")
    func positions() {
        let text = "<document>\n    <view id=\"a\" id=\"b\"/>\n</document>\n"
        #expect(refusal(of: text)?.code == "malformed-xml")
        #expect(refusal(of: text)?.position?.line == 2)
        #expect(refusal(of: "<document>\n    <view>\n</document>\n")?.position?.line == 3)
        #expect(refusal(of: "<document>\n    <view a=\"<\"/>\n</document>\n")?.position?.line == 2)
        #expect(refusal(of: "<document>\n    <view>")?.position?.line == 2)
        #expect(refusal(of: "<document/>\n<document/>")?.position?.line == 2)
    }

    @Test("Only a malformed document has a position, and every refusal has a message and a code of its own")
    func messages() throws {
        let texts = [
            "", "\u{0}", "<<<<<<< HEAD\n", "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><document/>",
            "<!DOCTYPE a><document/>", "<archive version=\"8.00\"/>", "<plist/>",
        ]
        let refusals = try texts.map { try #require(refusal(of: $0)) }
        #expect(refusals.allSatisfy { $0.position == nil && !$0.message.isEmpty })
        #expect(Set(refusals.map(\.code)).count == refusals.count)
    }
}
