import SourceText
import SwiftCode
import Testing

@Suite("Finding the uses of a property")
struct MemberUseTests {
    /// Bases of the uses of `x` in the body of a method of `Menu`.
    private func bases(_ body: String, parameters: String = "") -> [MemberUse.Base] {
        uses(of: "x", in: "class Menu {\n    var known: Tea!\n    func run(\(parameters)) {\n\(body)\n    }\n}\n").map(
            \.base)
    }

    @Test("says which builds have a use, inside of functions too")
    func conditions() {
        let found = uses(
            of: "x",
            in: "class Menu {\n    func run() {\n        x.f()\n        #if os(tvOS)\n        x.g()\n        #else\n"
                + "        x.h()\n        #endif\n    }\n}\n#if DEBUG\nextension Menu { func log() { x.i() } }\n#endif\n"
        )
        #expect(found.map(\.conditions.systems) == [.all, .tvOS, .all.subtracting(.tvOS), .all])
        #expect(found.map(\.conditions.others) == [[], [], [], ["DEBUG"]])
        #expect(!found[1].conditions.canMeet(found[2].conditions) && found[0].conditions.canMeet(found[1].conditions))
    }

    // MARK: Base

    @Test(
        "knows the object itself under its names",
        arguments: [
            "x.f()", "self.x.f()", "super.x.f()", "self?.x.f()", "self!.x.f()",
            "guard let strong = self else { return }; strong.x.f()",
            "if let me = self { me.x.f() }", "let me = self; me.x.f()", "{ [weak menu = self] in menu?.x.f() }",
            "{ [unowned menu = self] in menu.x.f() }", "guard let `self` = self else { return }; self.x.f()",
        ])
    func ownType(body: String) {
        #expect(bases(body) == [.ownType])
    }

    @Test(
        "takes the type of another object from what the code says plainly",
        arguments: [
            ("let tea: Tea = a; tea.x.f()", "Tea"), ("let tea: Tea! = a; tea.x.f()", "Tea"),
            ("let tea = a as! Tea; tea.x.f()", "Tea"),
            ("let tea = a as? Tea; tea?.x.f()", "Tea"), ("guard let tea = a as? Tea else { return }; tea.x.f()", "Tea"),
            ("let tea = Tea(); tea.x.f()", "Tea"), ("(a as! Tea).x.f()", "Tea"), ("(a as? Tea)?.x.f()", "Tea"),
            ("Tea().x.f()", "Tea"),
            ("known.x.f()", "Tea"), ("known!.x.f()", "Tea"), ("known?.x.f()", "Tea"),
            ("{ (tea: Tea) in tea.x.f() }", "Tea"),
            ("if let tea: Tea = a { tea.x.f() }", "Tea"), ("let tea: Cafe.Tea; tea.x.f()", "Cafe.Tea"),
        ])
    func declaredTypes(body: String, type: String) throws {
        guard case .expression(_, let found) = try #require(bases(body).first) else {
            Issue.record("\(body) is not taken for another object")
            return
        }
        #expect(found == type)
    }

    @Test("takes the type of a parameter from its declaration")
    func parameterTypes() {
        #expect(bases("tea.x.f()", parameters: "_ tea: Tea?") == [.expression(text: "tea", type: "Tea")])
        #expect(bases("teas.x.f()", parameters: "teas: [Tea]") == [.expression(text: "teas", type: nil)])
    }

    @Test(
        "does not guess a type that would take inference",
        arguments: [
            "let tea = make(); tea.x.f()", "teas[0].x.f()", "tea.x.f()", "make().x.f()",
            "let tea = a ? b : c as! Tea; tea.x.f()",
            "for tea in teas { tea.x.f() }", "{ tea in tea.x.f() }", "let tea = a as? Tea ?? b; tea.x.f()",
            "a.self.x.f()",
        ])
    func unknownTypes(body: String) throws {
        guard case .expression(_, nil) = try #require(bases(body).first) else {
            Issue.record("\(bases(body))")
            return
        }
    }

    @Test(
        "knows key paths and selectors",
        arguments: [
            "_ = \\Menu.x", "_ = \\.x", "_ = \\Menu.x.y", "_ = #keyPath(x)", "_ = #keyPath(Menu.x)",
            "_ = #selector(getter: x)",
            "_ = #selector(setter: Menu.x)", "_ = \\Self.tea.x",
        ])
    func keyPaths(body: String) {
        #expect(bases(body) == [.keyPath])
        #expect(roles(body) == [.value])
    }

    @Test(
        "leaves out what only has the same name",
        arguments: [
            "f(x: 1)", "color = .x", "func x() {}", "x: while a { break x }", "f.x(with:)", "let a = (x: 1, y: 2)",
            "case1(.x)",
            "// x.f()\n\"x\"", "switch a { case .x: break; default: break }", "let a: x = 1", "\"\"\"\nx\n\"\"\"",
            "x(_:)",
        ])
    func sameName(body: String) {
        #expect(bases(body).isEmpty)
    }

    @Test("takes a plain name outside of any type for something else")
    func freeFunctions() {
        #expect(
            uses(of: "x", in: "func run(menu: Menu) { x.f(); if let x {}; menu.x.f() }").map(\.base) == [
                .expression(text: "menu", type: "Menu")
            ])
    }

    // MARK: Locals of the same name

    @Test(
        "leaves out locals that shadow it",
        arguments: [
            "let x = a; x.f()", "var x: Tea; x = a", "let (x, y) = a; x.f()", "func x() {}; x()",
            "if let x = a { x.f() }",
            "guard let x = a else { return }; x.f()", "while let x = a { x.f() }", "for x in a { x.f() }",
            "for (x, y) in a where x.ok { x.f() }",
            "for case let x? in a { x.f() }", "{ x in x.f() }", "{ (x: Tea) -> Int in x.f() }", "{ (a, x) in x.f() }",
            "{ [weak x = a] in x?.f() }", "switch a { case let x: x.f() }",
            "switch a { case .tea(let x) where x.ok: x.f(); default: break }",
            "switch a { case let .tea(x, y): x.f(); default: break }",
            "switch a { case let x as Tea: x.f(); default: break }",
            "do { try a() } catch let x { x.f() }", "do { try a() } catch let x as Tea { x.f() }",
            "if case let .tea(x) = a { x.f() }",
            "if case .tea(let x) = a, x.ok { x.f() }", "func inner(x: Tea) { x.f() }", "func inner(_ x: Tea) { x.f() }",
            "func inner(a x: Tea) { x.f() }", "if let x = a, x.ok, let b = x.b {}",
            "guard case let x? = a else { return }; x.f()",
            "let x = a; if let x { x.f() }", "let x = a; _ = { [x] in x.f() }", "let x = a; { x.f() }()",
            "{ x, y in { x.f() }() }",
        ])
    func shadowed(body: String) {
        #expect(bases(body).isEmpty, "\(bases(body))")
    }

    @Test(
        "finds the property where a local does not reach",
        arguments: [
            "let x = x", "let x = self.x", "if let x = x {}", "do { let x = a }; x.f()",
            "if let x = a {} else { x.f() }",
            "{ x in }; x.f()", "for x in x.all {}", "guard let x = x else { return }",
            "switch x.a { case let x: break }",
            "{ [x = x] in }", "do {} catch let x {}; x.f()", "func inner(x: Tea) {}; x.f()",
            "func inner(x tea: Tea) { x.f() }",
            "while let x = a {}; x.f()", "if case let .tea(x) = x.tea {}", "let x = a; self.x.f()",
            "switch a { case .b: x.f(); case let x: break }",
            "{ (a: Tea) in x.f() }", "if a, let x {}", "x.f(); let y = 1",
        ])
    func notShadowed(body: String) {
        #expect(bases(body) == [.ownType], "\(bases(body))")
    }

    @Test("knows the parameters of methods, initializers, subscripts and setters")
    func parameters() {
        func found(_ member: String) -> Int { uses(of: "x", in: "class A { \(member) }").count }
        #expect(found("func a(x: Int) { x.f() }") == 0)
        #expect(found("init(_ x: Int) { x.f(); self.x = x }") == 1)
        #expect(found("subscript(x: Int) -> Int { x.f() }") == 0)
        #expect(found("var a: Int { get { x.f() } set(x) { x.f() } }") == 1)
        #expect(uses(of: "error", in: "class A { func a() { do {} catch { error.f() } } }").isEmpty)
        #expect(uses(of: "newValue", in: "class A { var a: Int { get { 1 } set { newValue.f() } } }").isEmpty)
    }

    // MARK: Surroundings

    @Test("names the types around it, innermost first")
    func enclosingTypes() {
        let found = uses(
            of: "x",
            in: """
                class Menu {
                    func a() { x.f() }
                    class Cell { lazy var b = x.f() }
                }
                extension Menu.Cell { func c() { x.f() } }
                extension Other { struct Row { func d() { other.x.f() } } }
                struct S { enum E { actor F { func e() { x.f() } } } }
                """)
        #expect(
            found.map(\.enclosingTypes) == [
                ["Menu"], ["Menu.Cell", "Menu"], ["Menu.Cell"], ["Other.Row", "Other"], ["S.E.F", "S.E", "S"],
            ])
    }

    @Test("gives the bytes of the name alone, and the line without its indentation")
    func place() {
        let text = "class A {\r\n\tfunc é() {\r\n\t\tself . `x` . f()  \r\n\t}\r\n}"
        let source = SourceText(path: "Cafe.swift", text)
        let found = MemberUse.find(["x"], in: source)
        #expect(found.map { source.string($0.range) } == ["`x`"])
        #expect(found.map(\.name) == ["x"])
        #expect(found.map(\.lineText) == ["self . `x` . f()"])
    }

    @Test("finds several names at once, in the order of the file")
    func severalNames() {
        let source = SourceText(path: "Cafe.swift", "class A { func a() { y.f(x.b); z.g(); x.f() } }")
        #expect(MemberUse.find(["x", "y"], in: source).map(\.name) == ["y", "x", "x"])
    }

    @Test(
        "gives the member that is reached on it and what is assigned to that",
        arguments: [
            ("x.removeFromSuperview()", "removeFromSuperview", nil), ("x.isActive = false", "isActive", "false"),
            ("self.x?.isActive = a && !b", "isActive", "a && !b"), ("x!.frame.size = a", "frame", nil),
            ("x.a.b()", "a", nil),
            ("f(x)", nil, nil), ("x = a", nil, nil), ("let a = x.b", "b", nil), ("x.count += 1", "count", nil),
        ] as [(String, String?, String?)])
    func member(body: String, member: String?, assigned: String?) {
        let found = uses(of: "x", in: "class A { func a() { \(body) } }")
        #expect(found.map(\.member) == [member])
        #expect(found.map(\.assignedText) == [assigned])
    }

    @Test(
        "gives the method that takes it as an argument",
        arguments: [
            ("view.addSubview(x)", "addSubview"), ("addSubview(self.x!)", "addSubview"),
            ("stack.insert(x, at: 0)", "insert"),
            ("activate([a, x])", "activate"), ("[a, x].forEach { $0.removeFromSuperview() }", "removeFromSuperview"),
            ("[x].forEach(view.addSubview)", "addSubview"), ("f(x.b)", nil), ("x.f(a)", nil), ("f(a)(x)", nil),
            ("let a = [x]", nil),
            ("f(x as! UIView)", "f"), ("f(x as UIView?)", "f"),
        ] as [(String, String?)])
    func argument(body: String, method: String?) {
        #expect(uses(of: "x", in: "class A { func a() { \(body) } }").map(\.argumentOf) == [method])
    }
}
