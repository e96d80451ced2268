import Testing

@Suite("Taking the Objective-C runtime out of Swift")
struct RewritingTests {
    private func rewritten(_ source: String, beside others: String...) -> String {
        var index = ObjectiveCIndex()
        for text in others + [source] { index.add(text) }
        return RuntimeFreeRewriter.rewrite(source, index: index)
    }

    @Test("removes attributes and modifiers, and leaves every other byte")
    func attributes() {
        #expect(
            rewritten("@IBOutlet private weak var a: UIView! // kept\n@objc(A) class A: UIView { dynamic var b = 1 }")
                == " private weak var a: UIView! // kept\n class A: UIView {  var b = 1 }")
    }

    @Test(
        "writes selectors as the declaration has them, or as the compiler would name them",
        arguments: [
            ("#selector(tap)", "Selector(\"tap:\")"), ("#selector(A.tap(_:))", "Selector(\"tap:\")"),
            ("#selector(other.move(_:to:))", "Selector(\"move:to:\")"), ("#selector(named)", "Selector(\"other:\")"),
        ])
    func selectors(written: String, expected: String) {
        let declarations = "class A { @objc func tap(_ sender: Any) {}\n @objc(other:) func named(_ sender: Any) {} }"
        #expect(rewritten("let a = " + written, beside: declarations) == "let a = " + expected)
    }

    @Test("gives optional members a default, and calls them as what they are then")
    func optionalMembers() {
        let declaration = """
            @objc protocol Listening { @objc optional func heard(_ text: String, by ear: Int) -> Bool }
            """
        let text = rewritten(declaration)
        #expect(text.hasPrefix(" protocol Listening: AnyObject {   func heard(_ text: String, by ear: Int) -> Bool }"))
        #expect(text.contains("public func heard(_ text: String, by ear: Int) -> Bool { true }"))
        #expect(
            rewritten("a?.heard?(\"x\", by: 1); closure?(2); a.other?(3)", beside: declaration)
                == "a?.heard(\"x\", by: 1); closure?(2); a.other?(3)")
    }

    @Test("tells which methods a superclass decides")
    func lostWitnesses() {
        let sources = [
            "@objc protocol P { @objc optional func tap(_ row: Int) }\nprotocol Q: P {}",
            "class A: UIView {}\nextension A: Q {}\nclass B: A { func tap(_ row: Int) {} }",
            "class C: A, P { func tap(_ row: Int) {} }\nclass D: UIView { func tap(_ row: Int) {} }",
        ]
        var index = ObjectiveCIndex()
        for source in sources { index.add(source) }
        #expect(LostWitnesses.all(in: sources, index) == ["B.tap(_)"])
    }

    @Test("lists the outlets, actions and segue actions of classes, private ones too")
    func tables() throws {
        let source = """
            @objc(Old) final class New: UIViewController {
                @IBOutlet private var a, b: UILabel!
                @IBAction private func go(_ sender: UIButton) {}
                @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil }
            }
            """
        let text = try #require(ClassTable.text(of: source, number: 3)).text
        #expect(text.contains("runtime.addClass(New.self, named: \"Old\", make: nil)"))
        for part in ["addOutlet(\"a\"", "addOutlet(\"b\"", "addAction(\"go:\"", "addSegueAction(\"make:\""] {
            #expect(text.contains("runtime." + part))
        }
        #expect(ClassTable.text(of: "struct A {}\nclass B {}", number: 0) == nil)
    }
}
