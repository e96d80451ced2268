import SegueCode
import Testing

@Suite("What prepare(for:sender:) does for one segue")
struct SegueInterpreterTests {
    @Test("if and else are decided by the identifier, and what is left to check stays")
    func branches() {
        let method = InterpretedMethod(
            """
            if segue.identifier == "menu", isOpen { a() } else if "soup" == segue.identifier! { b() } else { c() }
            d()
            """)
        #expect(method.code("menu") == "if isOpen {a()} else {c()}; d()")
        #expect(method.code("soup") == "b(); d()")
        #expect(method.code("course") == "c(); d()")
        #expect(method.code(nil) == "c(); d()")
    }

    @Test("a comparison is read with !=, !, && and ||, and in parentheses")
    func operators() {
        func code(_ condition: String, _ identifier: String = "menu") -> String {
            InterpretedMethod("if \(condition) { a() } else { b() }").code(identifier)
        }
        #expect(code(#"segue.identifier != "menu""#) == "b()")
        #expect(code(#"!(segue.identifier == "menu")"#) == "b()")
        #expect(code(#"segue.identifier == "soup" || segue.identifier == "menu""#) == "a()")
        #expect(code(#"segue.identifier == "soup" || flag"#) == "if flag {a()} else {b()}")
        #expect(code(#"segue.identifier == "menu" || flag"#) == "a()")
        #expect(code(#"segue.identifier == "menu" && flag && more"#) == "if flag && more {a()} else {b()}")
        #expect(code(#"segue.identifier == "soup" && flag"#) == "b()")
        #expect(code(#"["menu", "soup"].contains(segue.identifier)"#) == "a()")
        #expect(code(#"["soup"].contains(segue.identifier)"#) == "b()")
        #expect(code(#"segue.identifier!.hasPrefix("me")"#) == "a()")
        #expect(code(#"segue.identifier!.hasSuffix("me")"#) == "b()")
        #expect(code("segue.identifier == nil") == "b()")
        #expect(code("segue.identifier == other") == "if unclear(other) {a()} else {b()}")
        #expect(code("flag") == "whole if flag {a()} else {b()}")
    }

    @Test("a guard that fails runs its block and nothing behind it")
    func guards() {
        let method = InterpretedMethod(
            """
            guard segue.identifier == "menu", let menu = segue.destination as? Menu else { log(); return }
            menu.open()
            """)
        #expect(method.code("menu") == "menu.open()")
        #expect(method.code("soup") == "log(); return")
        #expect(InterpretedMethod("guard flag else { return }\na()").code("menu") == "guard flag else {return}; a()")
    }

    @Test("a switch runs the case of the identifier, or else default")
    func switches() {
        let method = InterpretedMethod(
            """
            switch segue.identifier {
            case "menu"?, "other": a()
            case .some("soup"): b(); break
            case let name? where name == "course": c()
            case nil: d()
            default: e()
            }
            f()
            """)
        #expect(method.code("menu") == "a(); f()")
        #expect(method.code("soup") == "b(); f()")
        #expect(method.code("course") == "c(); f()")
        #expect(method.code(nil) == "d(); f()")
        #expect(method.code("back") == "e(); f()")
        let unclear = InterpretedMethod("switch segue.identifier { case other: a()\ncase \"menu\": b()\ndefault: c() }")
        #expect(unclear.code("menu") == "case unclear(other) {a()} case {b()}")
        #expect(InterpretedMethod("switch segue.identifier! { default: a() }").code(nil) == "unclear(no identifier)")
        #expect(InterpretedMethod("switch day { case 1: a()\ndefault: b() }").code("menu") == "case {a()} case {b()}")
    }

    @Test("a pattern binds the identifier or casts the destination")
    func patterns() {
        func code(_ subject: String, _ pattern: String, _ identifier: String?) -> String {
            InterpretedMethod("switch \(subject) { case \(pattern): a(x)\ndefault: b() }").code(identifier)
        }
        #expect(code("segue.identifier", "let x?", "menu") == "a(x)")
        #expect(code("segue.identifier", "let x?", nil) == "b()")
        #expect(code("segue.identifier", ".some(let x)", nil) == "b()")
        #expect(code("segue.identifier", ".some(let x)", "menu") == "a(x)")
        #expect(code("segue.identifier", "let x", nil) == "a(x)")
        #expect(code("segue.identifier", ".none", nil) == "a(x)")
        #expect(code("segue.identifier", ".none", "menu") == "b()")
        #expect(code("segue.identifier", "_", "menu") == "a(x)")
        #expect(code("segue.destination", "let x as Dish", "soup") == "a(x)")
        #expect(code("segue.destination", "let x as Menu", "soup") == "b()")
        #expect(code("segue.destination", "is Dish", "soup") == "a(x)")
        #expect(code("segue.destination", "is Menu", "soup") == "b()")
    }

    @Test("an enumeration of the project stands for the identifier that it is made of")
    func enumerations() {
        let method = InterpretedMethod(
            """
            switch SegueID(rawValue: segue.identifier!)! {
            case .menu: a()
            case .soup: b()
            }
            """, more: "enum SegueID: String { case menu, soup }")
        #expect(method.code("menu") == "a()")
        #expect(method.code("soup") == "b()")
    }

    @Test("names for something of the segue are followed, and go where their value can be written instead")
    func names() {
        let method = InterpretedMethod(
            """
            let name = segue.identifier
            if name == "menu" { a() }
            let menu = segue.destination as? Menu
            if let menu { b(menu) } else { c() }
            """)
        #expect(method.code("menu") == "a(); b(menu)")
        #expect(method.code("soup") == "let menu = segue.destination as? Menu; c()")
        #expect(
            method.code("menu") { _ in false }
                == "a(); let menu = segue.destination as? Menu; whole if let menu {b(menu)} else {c()}")
    }

    @Test("a variable that is assigned to is not followed")
    func variables() {
        let method = InterpretedMethod("var name = segue.identifier\nname = other\nif name == \"menu\" { a() }")
        #expect(method.code("soup").hasSuffix("whole if name == \"menu\" {a()}"))
        let constant = InterpretedMethod("var name = segue.identifier\nif name == \"menu\" { a() }")
        #expect(constant.code("soup").isEmpty)
    }

    @Test("code behind a return is in no run")
    func exits() {
        let method = InterpretedMethod(
            """
            if segue.identifier == "menu" { a(); return }
            if segue.identifier == "soup" { return b() }
            if flag { return }
            super.prepare(for: segue, sender: sender)
            c()
            """)
        #expect(method.code("menu") == "a(); return")
        #expect(method.code("soup") == "return b()")
        #expect(method.code("course") == "whole if flag {return}; super; c()")
        let leaving = InterpretedMethod("switch segue.identifier { case \"menu\": a(); break; b()\ndefault: c() }\nd()")
        #expect(leaving.code("menu") == "a(); break; d()")
        let guarded = InterpretedMethod(
            """
            switch segue.identifier {
            case "menu", "soup": guard segue.identifier == "menu" else { break }; a()
            default: return
            }
            b()
            """)
        #expect(guarded.code("menu") == "a(); b()")
        #expect(guarded.code("soup") == "break; b()")
        #expect(guarded.code("course") == "return")
        let falling = InterpretedMethod(
            "switch segue.identifier { case \"menu\": if flag { fallthrough }; return\ncase \"soup\": a()\ndefault: b() }\nc()"
        )
        #expect(falling.code("menu") == "whole if flag {fallthrough}; return; c()")
    }

    @Test("casts are held against the destination, its content and what unwinds")
    func casts() {
        let method = InterpretedMethod(
            """
            if segue.identifier == "menu" { (segue.destination as! Menu).a(); (segue.destination as? Dish)?.b() }
            if segue.identifier == "soup", let dish = segue.destination as? Dish { c(dish) }
            if segue.identifier == "course" {
                let navigation = segue.destination as! UINavigationController
                (navigation.topViewController as! Menu).d()
            }
            if segue.identifier == "back" { (segue.destination as? Dish)?.e(); (segue.destination as? Menu)?.f() }
            """)
        #expect(method.casts("menu") == ["Menu!", "Dish fails"])
        #expect(method.casts("soup") == ["Dish"])
        #expect(method.casts("course") == ["UINavigationController!", "in Menu! fails"])
        #expect(method.casts("back") == ["Dish?", "Menu fails"])
        #expect(method.casts(nil).isEmpty)
    }

    @Test("blocks that are nested deeper than anybody writes them are not read")
    func nesting() {
        let body =
            String(repeating: "if segue.identifier == \"menu\" {\n", count: 50) + "a()"
            + String(repeating: "\n}", count: 50)
        #expect(InterpretedMethod(body).code("menu") == "unread")
    }

    @Test("reached code holds the blocks, cases and patterns that may run for some segue")
    func reach() throws {
        let method = InterpretedMethod("if segue.identifier == \"menu\" { a() } else { b() }")
        #expect(method.reached(by: ["menu"]) == "{ a() }")
        #expect(method.reached(by: ["soup", "course"]) == "{ b() }")
        #expect(method.reached(by: ["menu", "soup"]) == "{ a() } { b() }")
        let cases = InterpretedMethod("switch segue.identifier { case \"menu\", \"soup\": a()\ndefault: b() }")
        #expect(cases.reached(by: ["soup"]) == "\"soup\" case \"menu\", \"soup\": a()")
        #expect(cases.reached(by: ["back"]) == "default: b()")
    }
}
