import InterfaceBuilder
import Testing

/// What is known of names and values from documents that Xcode wrote.
@Suite("Known names")
struct KnownNameTests {
    @Test("are those of elements and their attributes")
    func names() {
        #expect(XcodeOrder.elementNames.contains("label") && !XcodeOrder.elementNames.contains("*"))
        #expect(XcodeOrder.attributeNames(of: "label").contains("numberOfLines"))
        #expect(XcodeOrder.attributeNames(of: "lable").isEmpty)
        // AppKit's buttons have a row of their own.
        #expect(XcodeOrder.knows(attribute: "buttonType", of: "button"))
        #expect(!XcodeOrder.knows(attribute: "numberOfLines", of: "button"))
    }

    @Test(
        "are those of children, by key where they have one",
        arguments: [
            ("fontDescription", "fontDescription", "label", true), ("color", "textColor", "label", true),
            ("color", "numberOfLines", "label", false), ("tableViewSection", nil, "label", false),
            ("connections", nil, "label", true), ("slider", nil, "subviews", true),
        ])
    func children(_ name: String, _ key: String?, _ parent: String, _ isKnown: Bool) {
        #expect(XcodeOrder.knows(child: name, key: key, in: parent) == isKnown)
    }

    @Test(
        "say what kind of value an attribute takes",
        arguments: [
            ("hidden", "YES", true), ("hidden", "yes", false), ("numberOfLines", "0", true),
            ("pointSize", "17.5", true), ("pointSize", "inf", false), ("pointSize", "large", false),
            ("text", "anything", true), ("neverSeen", "anything", true),
        ])
    func kinds(_ attribute: String, _ value: String, _ isAllowed: Bool) {
        #expect(AttributeKind(ofAttribute: attribute).allows(value) == isAllowed)
    }

    @Test("say which attributes hold the id of another object")
    func references() {
        #expect(Element.isObjectReference("firstItem", of: "constraint"))
        #expect(Element.isObjectReference("reference", of: "tapGestureRecognizer"))
        #expect(!Element.isObjectReference("firstItem", of: "label"))
        #expect(!Element.isObjectReference("text", of: "label"))
    }
}
