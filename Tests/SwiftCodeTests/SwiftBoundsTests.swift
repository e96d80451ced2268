import SourceText
import SwiftSyntax
import Testing

@testable import SwiftCode

/// A text that swift-syntax would take forever for, or a stack that no thread has.
struct HostileText: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    var testDescription: String { name }

    init(_ name: String, _ front: String, _ unit: String, _ count: Int, _ back: String = "") {
        self.name = name
        text = front + String(repeating: unit, count: count) + back + "\n"
    }

    static let all = [
        HostileText("open square brackets", "class A { var x = ", "[", 28, " }"),
        HostileText(
            "balanced square brackets", "class A { var x = ", "[", 28, "1" + String(repeating: "]", count: 28) + " }"),
        HostileText("square brackets and parentheses", "class A { var x = ", "[(", 24, " }"),
        HostileText("inline array types", "class A { var x: ", "[3 of ", 28, " }"),
        HostileText("attributes of generic arguments", "let x = ", "A<@a ", 28),
        HostileText("open angle brackets", "class A { var x = ", "A<", 8000, " }"),
        HostileText("function types", "class A { var x: ", "(A) -> ", 30_000, "A }"),
        HostileText("else if", "class A { func f() { if a {}", " else if a {}", 60_000, " } }"),
        HostileText("#if", "class A {\n", "#if a\n", 80_000, "}"),
        HostileText("try", "class A { var x = ", "try ", 80_000, "1 }"),
        HostileText("await", "class A { var x = ", "await ", 80_000, "1 }"),
        HostileText("try on lines of its own", "class A { var x = ", "try\n", 80_000, "1 }"),
        HostileText("members", "class A { var x = a", ".b", 100_000, " }"),
        HostileText("calls on lines of their own", "class A { var x = a", "\n.b()", 100_000, " }"),
        HostileText("exclamation marks", "class A { var x = a", "!", 100_000, " }"),
        HostileText("closures", "class A { var x = ", "f { ", 3000, " }"),
        HostileText("interpolations", "class A { var x = ", "\"\\(", 3000, " }"),
        HostileText("parentheses", "class A { var x = ", "(", 100_000, " }"),
        HostileText("types in types", "", "class A { ", 3000),
    ]
}

@Suite("Swift that cannot be parsed in bounded time and depth")
struct SwiftBoundsTests {
    @Test("is refused by name, at once", arguments: HostileText.all)
    func refusal(_ hostile: HostileText) {
        let clock = ContinuousClock()
        var file: SwiftFile?
        let time = clock.measure { file = read(hostile.text) }
        #expect(file?.refusal?.code == "nested-too-deep")
        #expect(file?.refusal?.position != nil)
        #expect(file?.wasParsed == false)
        #expect(time < .seconds(5))
    }

    @Test("gives whoever asks for its tree one with an error and nothing in it")
    func emptyTree() {
        let tree = SwiftSyntaxTree.parse(SourceText(path: "A.swift", HostileText.all[0].text))
        #expect(tree.hasError && SwiftSyntaxTree.errorCount(tree) > 0)
    }

    @Test(
        "is told from what real files hold",
        arguments: [
            // swift-syntax's own limit is 20 brackets in a debug build and 256 in a release build.
            "func f() " + String(repeating: "{ g { ", count: 50) + String(repeating: "} }", count: 50),
            "let x = " + String(repeating: "(", count: 100) + "1" + String(repeating: ")", count: 100),
            "let x = " + String(repeating: "[", count: 10) + "1" + String(repeating: "]", count: 10),
            "let x = a" + String(repeating: "\n    .b()", count: 400),
            "let x = " + String(repeating: "\"a\" + ", count: 5000) + "\"b\"",
            "let x = [" + String(repeating: "[1, 2, 3],\n", count: 5000) + "]",
            "func f() { if a {}" + String(repeating: " else if a {}", count: 400) + " }",
            "func f() {\n" + String(repeating: "    try await a.b?.c!.d()\n", count: 5000) + "}",
            "let x = \"" + String(repeating: "[", count: 500) + "\" // " + String(repeating: "[(", count: 500),
            "/* " + String(repeating: "[(", count: 500) + " */ let x = #\"" + String(repeating: "(", count: 500)
                + "\"#",
        ])
    func real(_ text: String) throws {
        let tree = try SwiftSyntaxTree.read(SourceText(path: "A.swift", text)).get()
        #expect(!tree.hasError)
    }

    @Test("is found behind what a lexer can read in two ways")
    func hidden() {
        // The quote in the regular expression opens no string.
        let text = "let r = /\"/; let x = " + String(repeating: "try ", count: 60_000) + "1\n"
        #expect(read("class A {}\n" + text).refusal?.code == "nested-too-deep")
    }
}

@Suite("The shape of Swift")
struct SwiftShapeTests {
    private func shape(_ text: String) -> SwiftShape { SwiftShape(of: Array(text.utf8)) }

    @Test("counts brackets in code alone") func strings() {
        #expect(shape("f(\"((\", #\"((\"#, \"\"\"\n((\n\"\"\") // ((\n/* (( /* (( */ (( */ g()").nesting.value == 1)
        #expect(!shape("f(\"((\") // \"").isAmbiguous)
    }

    @Test("follows interpolations into strings and out of them") func interpolations() {
        let shape = shape("f(\"a \\(g(\"b \\(h())\")) ((\")")
        #expect(shape.nesting.value == 5)
        #expect(!shape.isAmbiguous)
    }

    @Test(
        "says where a lexer may read otherwise",
        arguments: [
            "let r = /\"/", "let s = \"a", "let s = \"\\(a\n", "f())", "/* a", "let r = #/ \" /#", "`a",
        ])
    func ambiguity(_ text: String) {
        #expect(shape(text).isAmbiguous)
    }

    @Test("ends a chain with its statement") func chains() {
        let lines = shape("func f() {\n" + String(repeating: "a.b.c!.d()\n", count: 100) + "}")
        let list = shape("let x = [" + String(repeating: "a.b.c, ", count: 100) + "]")
        let chain = shape("let x = a" + String(repeating: "\n.b", count: 100))
        #expect(lines.chain.value < 12)
        #expect(list.chain.value < 12)
        #expect(chain.chain.value >= 100)
    }
}
