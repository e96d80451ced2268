import SegueCode
import Testing

@Suite("Statements about a segue")
struct SegueStatementTests {
    private func code(_ body: String, _ identifier: String? = "menu") -> String {
        InterpretedMethod(body).code(identifier)
    }

    @Test("inside an if that is not about the segue are decided, and else it stays as it is written")
    func inside() {
        #expect(code("if flag { if segue.identifier == \"menu\" { a() } }") == "if flag {a()}")
        #expect(code("if flag { switch segue.identifier { case \"menu\": a()\ndefault: b() } }") == "if flag {a()}")
        #expect(code("if flag { let x = segue.identifier; a(x) }") == "if flag {a(x)}")
        #expect(code("if flag { a() } else { if segue.identifier == \"soup\" { b() } }") == "if flag {a()} else {}")
        #expect(code("let x = segue.destination as? Menu\nif flag { if let x { a(x) } }") == "if flag {a(x)}")
        #expect(
            code("let x = segue.destination as? Menu\nif flag { if let x = y { a(x) } }").hasPrefix("whole if flag"))
        for other in ["if other.segue == 1 { a() }", "run { if segue.identifier == x { a() } }", "a(segue)"] {
            #expect(code("if flag { \(other) }").hasPrefix("whole if flag"), "\(other)")
        }
        #expect(code("if case .open = state { a() }") == "whole if case .open = state {a()}")
        #expect(code("if #available(iOS 26, *) { a() }") == "whole if #available(iOS 26, *) {a()}")
    }

    @Test("bind the identifier, which may be missing")
    func identifiers() {
        let bound = "if let name = segue.identifier { if name == \"menu\" { a() } else { b() } } else { c() }"
        #expect(code(bound) == "a()")
        #expect(code(bound, "soup") == "b()" && code(bound, nil) == "c()")
        let pattern = "switch segue.identifier { case let x: switch x { case nil: a()\ndefault: b() } }"
        #expect(code(pattern, nil) == "a()" && code(pattern) == "b()")
        #expect(code("switch segue.identifier { case var x: a()\ndefault: b() }").contains("unclear"))
    }

    @Test("that call super's method are told from others, and from other methods of super")
    func superclass() {
        #expect(code("super.prepare(for: segue, sender: sender)") == "super")
        #expect(code("return super.prepare(for: segue, sender: sender)\na()") == "super")
        #expect(code("super.viewDidLoad()") == "super.viewDidLoad()")
        #expect(code("self.prepare(for: segue, sender: sender)") == "self.prepare(for: segue, sender: sender)")
    }

    @Test("that return a value may cast")
    func returns() {
        let method = InterpretedMethod("return show(segue.destination as! Menu)")
        #expect(method.casts("menu") == ["Menu!"] && method.casts("soup") == ["Menu! fails"])
        let choice = InterpretedMethod("if let x = segue.destination as? Menu { a(x) } else { b() }")
        #expect(choice.casts("soup") == ["Menu fails or else"])
        let both = InterpretedMethod("if flag, let x = segue.destination as? Menu { a(x) } else { b() }")
        #expect(both.casts("soup") == ["Menu fails"])
        #expect(InterpretedMethod("if let x = segue.destination as? Menu { a(x) }").casts("soup") == ["Menu fails"])
    }

    @Test("may run for some segues and not for others, in blocks as well")
    func reached() {
        let method = InterpretedMethod(
            """
            guard segue.identifier == "menu" else { log(); return }
            open()
            """)
        #expect(method.reached(by: ["soup"]) == "{ log(); return }")
        #expect(method.reached(by: ["menu"]).isEmpty)
        #expect(method.statements(reachedBy: "soup").dropFirst() == ["log();", "return"])
        #expect(method.statements(reachedBy: "menu").dropFirst() == ["open()"])
    }

    @Test("compare the segue by an operator of the project's own")
    func comparisons() {
        #expect(InterpretedMethod("if segue == .menu { a() }").comparison("menu") == "segue == .menu")
        for other in ["segue.identifier == \"menu\"", "other == .menu", "segue != .menu", "flag"] {
            #expect(InterpretedMethod("if \(other) { a() }").comparison("menu") == nil, "\(other)")
        }
    }

    @Test("are read as deep as forty blocks, which nobody writes")
    func depth() {
        func nested(_ count: Int) -> String {
            String(repeating: "if segue.identifier == \"menu\" {\n", count: count) + "a()"
                + String(repeating: "\n}", count: count)
        }
        #expect(code(nested(39)) == "a()" && code(nested(40)) == "unread")
    }
}
