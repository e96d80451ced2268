import SourceText
import SwiftCode
import SwiftWriting
import Testing

@Suite struct SwiftLiteralTests {
    @Test("A literal of Swift gives back the text that it was made of")
    func roundTrip() throws {
        let texts = ["menu", "a\"b", "back\\slash", "two\nlines", "Windows\r\nlines", "tab\t", "\"\u{301}accent", "日本"]
        for text in texts {
            let tree = SwiftSyntaxTree.parse(SourceText(path: "A.swift", "let a = \(text.swiftLiteral)\n"))
            let declaration = try #require(tree.statements.first?.item.as(VariableDeclSyntax.self))
            let value = declaration.bindings.first?.initializer?.value.as(StringLiteralExprSyntax.self)
            #expect(!tree.hasError && value?.representedLiteralValue == text, "\(text.unicodeScalars.map(\.value))")
        }
    }
}
