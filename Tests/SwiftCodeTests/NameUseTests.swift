import ObjectiveCCode
import SourceText
import SwiftCode
import Testing

@Suite struct NameUseTests {
    /// The roles of a name in the order of the text.
    private func roles(_ text: String) -> [SwiftNameUse.Role] {
        SwiftNameUse.all(of: "Cup", in: SourceText(path: "Cup.swift", text)).map(\.role)
    }

    @Test(arguments: [
        "let cup: Cup", "let cup = Cup()", "f(Cup.self)", "extension Cup {}", "class Mug: Cup {}", "let a: [Cup?]",
        "func f<T: Cup>(_: T) {}", "x as? Cup", "let path = \\Cup.size", "f(#selector(Cup.fill))", "@Cup var a = 1",
        "let s = \"\\(Cup.self)\"", "let cup: `Cup`", "f(Cup.shared)", "let m: Cup.Size",
    ])
    func `a type's name in any place is a name`(text: String) {
        #expect(roles(text) == [.name])
    }

    @Test(arguments: [
        "let Cup = 1", "func f(Cup: Int) {}", "f(Cup: 1)", "enum A { case Cup }", "func Cup() {}",
        "typealias Cup = Int",
        "func f<Cup>() {}", "protocol P { associatedtype Cup }", "let a = \\A.Cup",
    ])
    func `another declaration or a label is something else`(text: String) {
        #expect(roles(text) == [.other])
    }

    @Test func `declarations say their kind`() {
        #expect(roles("class Cup {}") == [.declaration(.class)])
        #expect(roles("enum Menu { struct Cup {} }") == [.declaration(.struct)])
        #expect(roles("protocol Cup {}; actor Cup {}") == [.declaration(.protocol), .declaration(.actor)])
    }

    @Test func `members say what they are of, imports what they bring`() {
        #expect(roles("let a: Cafe.Cup = .Cup") == [.member(of: "Cafe"), .member(of: "")])
        #expect(roles("let a = Cafe.Cup()") == [.member(of: "Cafe")])
        #expect(roles("import Cup") == [.module])
        #expect(roles("import class Cafe.Cup") == [.member(of: "Cafe")])
        #expect(roles("@objc(Cup) class Mug {}") == [.objectiveCName])
    }

    @Test func `literals have their value, comments are told from code`() {
        #expect(roles("f(\"Cup\")") == [.literal(value: "Cup", range: 2..<7)])
        #expect(roles("f(\"Cup \\(1)\")") == [.literal(value: nil, range: 2..<12)])
        #expect(roles("// Cup\nf() /* Cup */ // Cup") == [.comment, .comment, .comment])
        #expect(roles("/// ``Cup/fill()``\nlet cups = Cupboard()") == [.comment])
    }

    @Test func `Objective-C is told from its comments, strings and directives`() {
        let text = """
            #import "Cup.h" // Cup
            #define A \\
                Cup
            @class Cup; // Cup
            /* "Cup" */ NSString *a = @"Cup"; char b = '"'; Cup *c; char d = '\\''; f("\\"Cup");
            """
        let uses = ObjectiveCNameUse.all(of: "Cup", in: SourceText(path: "Cup.m", text))
        let words = uses.map { use in
            switch use.role {
            case .name: "name"
            case .comment: "comment"
            case .directive: "directive"
            case .literal(let text, _): text
            }
        }
        #expect(
            words == [
                "directive", "directive", "directive", "name", "comment", "comment", "Cup", "name", "\\\"Cup",
            ])
    }
}
