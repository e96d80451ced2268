import SourceText
import SwiftCode
import Testing

@Suite("What code does with a property")
struct MemberUseRoleTests {
    @Test(
        "is certain where nobody uses a value",
        arguments: [
            "x.reload()", "self.x.reload()", "x.alpha = 1", "x.count += 1", "x.count -= y.count", "x.a.b.c()",
            "x.delegate = self",
            "x[0] = 1", "x[0].reload()", "x.f { print(1) }", "try x.f()", "try? x.f()", "await x.f()",
            "try! await x.f()",
            "defer { x.f() }", "_ = x.f()", "_ = try? x.f()", "x.isHidden.toggle()", "x.frame.size.width = 1",
            "x.frame = a ? b : c",
            "x.f()!.g()", "x.text! += a", "do { x.f() } catch {}", "if a { x.f() } else { self.x.f() }",
            "for a in b { x.f() }",
            "while a { x.f() }", "repeat { x.f() } while a", "guard a else { x.f(); return }",
            "switch a { case 1: x.f() default: x.f() }",
            "func inner() { x.f() }", "func inner() -> Void { x.f() }", "func inner() -> () { x.f() }",
            "x\n    .reload()",
            "#if DEBUG\nx.f()\n#endif", "`x`.reload()",
        ])
    func chainStatements(body: String) {
        #expect(!roles(body).isEmpty)
        #expect(roles(body).allSatisfy { $0 == .chainStatement }, "\(roles(body))")
    }

    @Test(
        "is not certain where the type of something used would change",
        arguments: [
            "let a = x.b", "return x.f()", "return x", "if x.isHidden {}", "if x.a == 1 {}", "x.a == 1", "f(x.b)",
            "f(x)", "f(a: x)",
            "f([x])", "a = x.b", "y.count += x.count", "y.count = x.count", "x.f() ?? y", "a ? x.f() : y.f()",
            "\"\\(x.text)\"",
            "print(\"\\(x)\")", "[x].forEach { $0.f() }", "!x.isHidden", "x.a + 1", "f(&x.frame)", "(x.a) = 1", "x + 1",
            "while x.isHidden {}", "for a in x.b {}", "switch x.a { default: break }",
            "guard x.isHidden else { return }",
            "a[x.count] = 1", "let a: T = x", "let (a, b) = (x, 1)", "throw x.error", "let a = x as! T", "x += 1",
            "x.a ??= b",
            "x.a ~= 1", "let a = try? x.f()", "defer { a = x.b }", "let a = [x.b]", "y = x", "x.f() as Void",
            "a + x == nil",
            "let a = { [x] in 1 }", "\\y[x.count]", "let a = if b { x.f() } else { 0 }", "_ = x.f() + 1",
            "let a = switch b { case 1: x.f() default: 0 }", "func inner() -> Int { x.f() }",
            "var inner: Int { x.f() }", "var inner: Int { get { x.f() } }",
            "func inner() -> Int { if a { x.f() } else { 0 } }",
            "func inner() -> Int { switch a { case 1: x.f() default: 0 } }",
            "func inner() -> Int {\n#if A\nx.f()\n#endif\n}",
        ])
    func values(body: String) {
        #expect(roles(body) == [.value])
    }

    @Test(
        "is safe where an optional does the same",
        arguments: [
            "x?.reload()", "if let x {}", "guard let x else { return }", "if let a = x {}", "if let x = self.x {}",
            "while let a = x {}",
            "guard let a = x, b else { return }", "if x == nil {}", "if nil != x {}", "if a && x != nil {}",
            "if x === y {}",
            "if y !== x && a {}", "let a = x", "var a = self.x", "f(self?.x)", "let a = x == nil ? 1 : 2",
            "{ [weak x] in f() }()",
            "if let a = self?.x {}", "let a = x?.b", "x?.alpha = 1", "a = x == nil",
        ])
    func optionalAware(body: String) {
        #expect(roles(body) == [.optionalAware])
    }

    @Test(
        "is safe where the whole chain is optional already",
        arguments: [
            "let a = self?.x.b", "return x.delegate?.f()", "f(self?.x.b)", "let a = { [weak self] in self?.x.f() }",
            "if self?.x.isHidden == true {}", "let a = x.b?.c!.d", "let a = x[0]?.b", "map { self?.x.f() }",
        ])
    func optionalChains(body: String) {
        #expect(roles(body) == [.chainStatement])
    }

    @Test(
        "is an assignment where it gets a new value",
        arguments: ["x = y", "self.x = nil", "self?.x = y", "x = a ? b : c", "run { self.x = y }", "_ = 1; x = 2"])
    func assigned(body: String) {
        #expect(roles(body) == [.assigned])
    }

    @Test("is forced where it has an exclamation mark", arguments: ["x!.reload()", "f(x!)", "let a = self.x!.b"])
    func forced(body: String) {
        #expect(roles(body) == [.forced])
    }

    @Test("tells the uses of one statement apart")
    func severalUses() {
        #expect(roles("x.count += x.other") == [.chainStatement, .value])
        #expect(roles("x.frame.size.width = self.x.frame.width") == [.chainStatement, .value])
        #expect(roles("x = x ?? make()") == [.assigned, .value])
        #expect(roles("if let x, self.x.isHidden { x.f() }") == [.optionalAware, .value])
        #expect(roles("x.f { self.x.g() }") == [.chainStatement, .value])
    }

    // MARK: Closures

    @Test(
        "is certain in a closure that is known to have no result",
        arguments: [
            "DispatchQueue.main.async { self.x.make() }",
            "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.x.make() }",
            "UIView.animate(withDuration: 1) { self.x.alpha = 0 }",
            "UIView.animate(withDuration: 1, animations: { self.x.make() })",
            "UIView.animate(withDuration: 1) { a() } completion: { _ in self.x.make() }",
            "load(completion: { self.x.make() })",
            "a.forEach { self.x.add($0) }", "let f = { () -> Void in self.x.make() }", "queue.sync { self.x.make() }",
            "Task { self.x.make() }", "Task { await self.x.make() }", "present(a, animated: true) { self.x.make() }",
            "let f = { self.x.make(); self.x.make() }", "unknown { self.x.alpha = 0 }",
            "unknown { self.x.reloadData() }",
            "done = { self.x.alpha = 0 }", "let f: () -> Void = { self.x.alpha = 0 }",
            "unknown { a = 1; self.x.make() }",
            "unknown { if a { self.x.alpha = 0 } }", "unknown { guard a else { return }; self.x.make() }",
            "UIView.animate(withDuration: 1) { if a { self.x.make() } else { self.x.make() } }",
            "unknown { for a in b { self.x.make() } }", "_ = unknown { a = 1; self.x.make() }",
        ])
    func certainClosures(body: String) {
        #expect(!roles(body).isEmpty)
        #expect(roles(body).allSatisfy { $0 == .chainStatement }, "\(roles(body))")
    }

    @Test(
        "is not certain in a closure whose value somebody may use",
        arguments: [
            "let f = { self.x.reload() }", "a.map { x.convert($0) }", "a.filter { x.accepts($0) }",
            "unknown { self.x.make() }",
            "let f = { self.x.alpha = 0 }", "let a = unknown { self.x.alpha = 0 }", "a.sorted { x.compare($0, $1) }",
            "let a = queue.sync { self.x.make() }", "let task = Task { self.x.make() }", "done = { self.x.make() }",
            "let f = { () -> Int in self.x.make() }", "return { self.x.alpha = 0 }", "let a = { self.x.make() }()",
            "let f = { if a { self.x.make() } else { 0 } }", "stack { self.x.make(); other() }",
            "let a = [{ self.x.alpha = 0 }]",
        ])
    func uncertainClosures(body: String) {
        #expect(roles(body) == [.value])
    }

    // MARK: Accessors and initializers

    @Test("is no value in setters, observers and initializers, but in getters")
    func accessors() {
        func roles(_ member: String) -> [MemberUse.Role] { uses(of: "x", in: "class A {\n\(member)\n}").map(\.role) }
        let statements = [
            "var a: Int { get { 1 } set { x.f() } }", "var a = 1 { didSet { x.f() } }",
            "var a = 1 { willSet { x.f() } }",
            "init() { x.f() }", "deinit { x.f() }", "func a() { x.f() }", "var a: Int { x.f(); return 1 }",
            "lazy var a: () -> Void = { self.x.alpha = 1 }",
        ]
        let values = [
            "var a: Int { x.f() }", "var a: Int { get { x.f() } }", "func a() -> Int { x.f() }", "lazy var a = x.f()",
            "subscript(i: Int) -> Int { x.f(i) }", "lazy var a = { self.x.f() }", "lazy var a: Int = { self.x.f() }()",
        ]
        for member in statements { #expect(roles(member) == [.chainStatement], "\(member)") }
        for member in values { #expect(roles(member) == [.value], "\(member)") }
    }
}
