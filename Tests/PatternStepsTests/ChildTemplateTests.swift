import Testing
import TransformKit

@testable import PatternSteps

/// A child as a recipe writes it.
@Suite("Children of a recipe")
struct ChildTemplateTests {
    private func document(_ content: String) throws -> IBDocument {
        let text =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects>\(content)</objects></document>"
        return try IBDocument.read(SourceText(path: "Card.xib", text)).get()
    }

    @Test(
        "is like what a document has, whatever the order and the ids",
        arguments: [
            ("<view id=\"a\" tag=\"1\" opaque=\"NO\"/>", true), ("<view id=\"a\" opaque=\"NO\"/>", false),
            ("<view opaque=\"NO\" tag=\"1\" id=\"a\"><nil key=\"x\"/></view>", false),
            ("<view opaque=\"NO\" tag=\"1\"/>", true), ("<label opaque=\"NO\" tag=\"1\"/>", false),
        ])
    func likeness(_ text: String, _ isSame: Bool) throws {
        let present = try #require(document("<view opaque=\"NO\" tag=\"1\" id=\"q\"/>").object(id: "q"))
        #expect(ElementLikeness.isSame(present, as: try ChildTemplate(text).root) == isSame)
    }

    @Test("counts a long text as the attribute that it stands for")
    func longText() throws {
        let text = String(repeating: "cup ", count: 40)
        let present = try #require(
            document("<label id=\"q\"><string key=\"text\">\(text)</string></label>").object(id: "q"))
        #expect(ElementLikeness.isSame(present, as: try ChildTemplate("<label text=\"\(text)\"/>").root))
    }

    @Test("gives each target ids of its own, the same on every run")
    func freshIDs() throws {
        let generator = ObjectIDGenerator(try document("<view id=\"q\"/>"))
        let template = try ChildTemplate(
            "<view id=\"a\"><constraints><constraint firstItem=\"a\" firstAttribute=\"top\" id=\"b\"/></constraints></view>"
        )
        func made(_ purpose: String) -> NewElement {
            var ids = FreshIDs(generator, purpose: purpose)
            return template.element(template.root, newIDs: &ids)
        }
        let first = made("one")
        #expect(first == made("one"))
        #expect(first["id"] != made("two")["id"] && first["id"] != "a")
        #expect(first.children[0].children[0]["firstItem"] == first["id"])
    }
}
