import ObjectiveCCode
import SourceText
import Testing

@Suite("The statements of an Objective-C method")
struct ObjectiveCSyntaxTests {
    private struct Read {
        let source: SourceText
        let syntax: ObjectiveCSyntax
        let method: ObjectiveCMethodCode

        init(_ body: String) throws {
            source = SourceText(
                path: "Menu.m",
                "@implementation Menu {\n    int count;\n}\n- (void)open:(id)item sender:(id)sender {\n\(body)\n}\n@end\n"
            )
            syntax = ObjectiveCSyntax(source)
            let extent = try #require(syntax.implementation(of: "Menu"))
            method = try #require(syntax.methods("open:sender:", in: extent).first)
        }

        /// `plain a;`, `if x (1) else (2)`
        func outline(_ statements: [ObjectiveCStatement]) -> [String] {
            statements.map { statement in
                switch statement {
                case .plain(let range): "plain \(source.string(range))"
                case .returning(let range): "return \(source.string(range))"
                case .other: "other"
                case .conditional(let conditional):
                    conditional.branches.map { "if \(source.string($0.condition)) (\(outline($0.statements)))" }
                        .joined(separator: " ")
                        + (conditional.otherwise.map { " else (\(outline($0.statements)))" } ?? "")
                }
            }
        }

        var outline: [String] { outline(method.statements) }
    }

    @Test("are told apart by their semicolons and braces")
    func kinds() throws {
        let read = try Read("int a = 1; // one; two\nfor (;;) { b; }\n@try { c; } @catch (id e) { d; }\nreturn;")
        #expect(read.outline == ["plain int a = 1;", "other", "other", "return return;"])
        #expect(read.method.parameters == ["item", "sender"])
    }

    @Test("of a chain are those of its branches, with braces or without")
    func conditions() throws {
        let read = try Read("if ([a isB]) { c; }\nelse if (d) e;\nelse { return; }\nf;")
        #expect(
            read.outline == [
                "if [a isB] ([\"plain c;\"]) if d ([\"plain e;\"]) else ([\"return return;\"])", "plain f;",
            ])
    }

    @Test("are unclear where a macro without a semicolon runs into a condition")
    func macros() throws {
        #expect(try Read("WEAK_SELF\nif (a) { b; }").outline == ["other"])
    }

    @Test("hold blocks, whose statements are not the method's")
    func blocks() throws {
        let read = try Read("[self run:^{ if (a) { return; } }];\nb;")
        #expect(read.outline == ["plain [self run:^{ if (a) { return; } }];", "plain b;"])
    }

    @Test("say which words are members and which are parts of a selector")
    func words() throws {
        let read = try Read("[self.list show:item from:sender];")
        let words = read.syntax.words(in: read.method.body)
        #expect(words.filter(\.isMember).map(\.text) == ["list"])
        #expect(words.filter(\.isSelector).map(\.text) == ["show", "from"])
    }

    @Test("are the preprocessor's to choose where a condition of its stands in the method")
    func preprocessor() throws {
        #expect(try Read("#if DEBUG\na;\n#endif").method.isConditional)
        #expect(try !Read("a;").method.isConditional)
    }
}
