import SourceText
import SwiftCode
import SwiftSyntax
import SwiftWriting
import Testing

@Suite struct FunctionBodyTests {
    /// The text with a statement put first into its first function.
    private func inserting(into text: String) throws -> String {
        let source = SourceText(path: "Cup.swift", text)
        let tree = SwiftSyntaxTree.parse(source)
        let function = try #require(tree.statements.first?.item.as(FunctionDeclSyntax.self))
        let edit = FunctionBody(try #require(function.body), in: source).inserting(first: [
            "if isNew {", "    log()", "}",
        ])
        let list = try #require(EditList([edit]))
        return String(decoding: list.apply(to: source.bytes), as: UTF8.self)
    }

    @Test(arguments: [
        ("func f() {\n  g()\n}", "func f() {\n  if isNew {\n    log()\n  }\n  g()\n}"),
        ("func f() {\n\tg()\n}", "func f() {\n\tif isNew {\n\t\tlog()\n\t}\n\tg()\n}"),
        ("func f() { // Now.\n    g()\n}", "func f() { // Now.\n    if isNew {\n        log()\n    }\n    g()\n}"),
        ("func f() {}", "func f() {\n    if isNew {\n        log()\n    }\n}"),
        ("func f() { g(); h() }", "func f() {\n    if isNew {\n        log()\n    }\n    g(); h()\n}"),
        ("func f()\n{\n    g()\n}", "func f()\n{\n    if isNew\n    {\n        log()\n    }\n    g()\n}"),
        ("func f() {\r\n    g()\r\n}", "func f() {\r\n    if isNew {\r\n        log()\r\n    }\r\n    g()\r\n}"),
        (
            "func f(\n    a: Int\n) {\n    // First.\n    g()\n}",
            "func f(\n    a: Int\n) {\n    if isNew {\n        log()\n    }\n    // First.\n    g()\n}"
        ),
    ])
    func `a statement goes first, in the file's own layout`(text: (before: String, after: String)) throws {
        #expect(try inserting(into: text.before) == text.after)
    }
}
