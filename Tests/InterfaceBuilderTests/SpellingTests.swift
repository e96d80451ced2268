import InterfaceBuilder
import SourceText
import Testing
import XMLCode

@Suite("Spellings of XML")
struct SpellingTests {
    private func first(_ content: String) throws -> Element {
        try #require(document(Fixture.wrapping(content)).root.children.first)
    }

    @Test("Entities in attributes are resolved and their raw place kept")
    func entities() throws {
        let label = try first(
            #"<label a="x" text="a &amp; b &lt;&gt; &quot;q&quot; &apos; &#65;&#x42;" id="i&amp;d"/>"#)
        #expect(label["text"] == "a & b <> \"q\" ' AB")
        #expect(label.attributes.map(\.name) == ["a", "text", "id"])
        let range = try #require(label.valueRange(of: "text"))
        #expect(label.document.source.string(range) == "a &amp; b &lt;&gt; &quot;q&quot; &apos; &#65;&#x42;")
        #expect(label.document.object(id: "i&d") == label)
    }

    @Test("An entity before a combining character is still an entity")
    func entityBeforeCombiningCharacter() throws {
        let label = try first("<label text=\"a&amp;\u{301}&quot;\u{338}\"/>")
        #expect(label["text"]?.unicodeScalars.elementsEqual("a&\u{301}\"\u{338}".unicodeScalars) == true)
        #expect(XMLText.attribute("\"\u{301}>\u{338}") == "&quot;\u{301}&gt;\u{338}")
        #expect(XMLText.content("a\r\n<\u{301}") == "a&#13;\n&lt;\u{301}")
    }

    @Test("Windows line endings and a byte order mark shift no place")
    func windowsLineEndings() throws {
        let plain = try document(Fixture.storyboard)
        let text = "\u{FEFF}" + Fixture.windows(Fixture.storyboard)
        let windows = try document(text)
        #expect(windows.elementCount == plain.elementCount)
        for (left, right) in zip(plain.elements, windows.elements) {
            #expect(left.name == right.name)
            #expect(left.attributes.map(\.value) == right.attributes.map(\.value))
            #expect(windows.source.bytes[right.range.lowerBound] == UInt8(ascii: "<"))
            #expect(windows.source.bytes[right.range.upperBound - 1] == UInt8(ascii: ">"))
        }
        #expect(windows.scenes.map(\.comment?.text) == ["Orders", "Order List", "payment"])
    }

    @Test("A carriage return in text reads as a line break and stays in the bytes")
    func carriageReturns() throws {
        let string = try first("<string key=\"text\">a\rb\r\nc&#13;d</string>")
        #expect(string.text == "a\nb\nc\rd")
        #expect(string.document.source.string(string.contentRange) == "a\rb\r\nc&#13;d")
    }

    @Test("Attributes may be single-quoted, spaced out and on new lines")
    func oddAttributes() throws {
        let view = try first("<view\n  id = 'a\"b'\n\ttag=\"1\"\n  text=\"two\nlines\" />")
        #expect(view["id"] == "a\"b")
        #expect(view["tag"] == "1")
        #expect(view["text"] == "two lines", "XML readers turn a line break in an attribute into a space")
        #expect(view.isEmptyTag)
        #expect(
            view.attributes.map { view.document.source.string($0.range) }
                == ["id = 'a\"b'", "tag=\"1\"", "text=\"two\nlines\""])
    }

    @Test("An attribute's value may hold what looks like the end of a tag")
    func greaterThanInAttribute() throws {
        let view = try first(#"<view a="/>" b=">"><rect key="a>b"/></view>"#)
        #expect(view["a"] == "/>")
        #expect(view.children.map { $0["key"] } == ["a>b"])
        #expect(view.document.source.string(view.startTagRange) == #"<view a="/>" b=">">"#)
    }

    @Test("Comments may hold tags")
    func commentsWithTags() throws {
        let text = Fixture.wrapping("    <!-- <view id=\"no\"/> < & -->\n    <view id=\"yes\"><!----></view>")
        let read = try document(text)
        #expect(read.object(id: "no") == nil)
        #expect(read.comments(in: read.root).map(\.text) == [" <view id=\"no\"/> < & "])
        #expect(read.comments(in: try read.require("yes")).map(\.text) == [""])
        #expect(read.comments(in: read.root).map { read.source.string($0.range) } == ["<!-- <view id=\"no\"/> < & -->"])
    }

    @Test("Comments before and behind the root belong to no element")
    func commentsOutsideTheRoot() throws {
        let read = try document("<!-- a --><document><!--b--></document><!-- c -->\n")
        #expect(read.comments(in: read.root).map(\.text) == ["b"])
    }

    @Test("CDATA is text, whatever it holds")
    func characterData() throws {
        let string = try first("<string key=\"text\">a<![CDATA[<view id=\"no\"> & ]]&amp;]]>b<!-- no -->c</string>")
        #expect(string.text == "a<view id=\"no\"> & ]]&amp;bc")
        #expect(string.children.isEmpty)
        #expect(string.document.source.string(string.range).hasSuffix("</string>"))
    }

    @Test("Unknown elements, attributes and namespaces are kept")
    func unknownElements() throws {
        let read = try document(
            Fixture.wrapping("<hologram xmlns:x=\"u\" x:depth=\"3\"><x:ray id=\"r\"/></hologram>"))
        let hologram = try #require(read.root.children.first)
        #expect(hologram.attribute(named: "x:depth") == "3")
        #expect(read.object(id: "r")?.name == "x:ray")
    }

    @Test("Characters of any length before a tag shift no place")
    func otherScripts() throws {
        let read = try document(Fixture.wrapping("<label text=\"Größe 大小 🎉\" id=\"a\"/><!--日本-->\n<view id=\"b\"/>"))
        let view = try read.require("b")
        #expect(read.source.string(view.range) == "<view id=\"b\"/>")
        #expect(try read.require("a")["text"] == "Größe 大小 🎉")
    }

    @Test("Text leaves out children and comments")
    func mixedText() throws {
        let fragment = try first("<fragment>a<b>no</b>c<!--no-->d</fragment>")
        #expect(fragment.text == "acd")
    }

    @Test(
        "ASCII in any of its names is read as the UTF-8 that it is",
        arguments: ["ascii", "US-ASCII", "utf-8", "UTF8", "Utf-8"])
    func harmlessEncodings(name: String) throws {
        let text = "<?xml version='1.0' encoding='\(name)'?>\n<document>\n    <view id=\"a\" tag=\"7\"/>\n</document>\n"
        #expect(try document(text).object(id: "a")?["tag"] == "7")
    }

    @Test("Every element's bytes read again are the same element", arguments: [Fixture.storyboard, Fixture.xib])
    func rangesReparse(text: String) throws {
        let read = try document(text)
        for element in read.elements {
            let again = try document("<document>" + read.source.string(element.range) + "</document>")
            let copy = try #require(again.root.children.first)
            #expect(again.elementCount == element.descendants.count + 2)
            for (left, right) in zip([element] + element.descendants, [copy] + copy.descendants) {
                #expect(left.name == right.name)
                #expect(left.text == right.text)
                #expect(left.attributes.map { [$0.name, $0.value] } == right.attributes.map { [$0.name, $0.value] })
                #expect(left.children.count == right.children.count)
            }
        }
    }
}
