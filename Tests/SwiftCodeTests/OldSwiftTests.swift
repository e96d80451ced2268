import SourceText
import SwiftCode
import Testing

@Suite("Swift before 3")
struct OldSwiftTests {
    private func sign(_ text: String) -> String? { OldSwiftSign.read(read(text)).signs.first?.text }

    @Test(
        "is told from syntax that is gone",
        arguments: [
            ("for var i = 0; i < 3; i++ { a() }", "for …; …; … {"),
            ("if let a = b where a > 1 { c() }", "if let … where"),
            ("guard let a = b where a > 1 else { return }", "guard let … where"),
            ("func f(inout a: Int) {}", "(inout …: …)"),
            ("func f(@noescape a: () -> ()) {}; for ;; {", "@noescape"),
        ])
    func syntax(_ body: String, _ expected: String) {
        #expect(sign("class A {\nfunc f() {\n\(body)\n}\n}\n") == expected)
    }

    @Test(
        "is told from names that UIKit had",
        arguments: [
            ("override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {}", "prepareForSegue(…)"),
            ("func f() { performSegueWithIdentifier(\"a\", sender: self) }", "performSegueWithIdentifier(…)"),
            (
                "func f() { s.instantiateViewControllerWithIdentifier(\"a\") }",
                "instantiateViewControllerWithIdentifier(…)"
            ),
            ("let a = UIApplication.sharedApplication()", "sharedApplication(…)"),
        ])
    func names(_ member: String, _ expected: String) {
        #expect(sign("class A {\n\(member)\n}\n") == expected)
    }

    @Test("is told by each name, as a project may have a function of one") func names() {
        let text =
            "class A {\nfunc f() { performSegueWithIdentifier(.a) }\noverride func prepareForSegue(segue: S) {}\n}\n"
        #expect(OldSwiftSign.read(read(text)).signs.map(\.name) == ["performSegueWithIdentifier", nil])
    }

    @Test(
        "is not told from today's Swift, even with an error in it",
        arguments: [
            "for a in b where a > 1 { c() }", "for a in b { c(); d(); e() }; let x = ",
            "switch a { case let b where b > 1: c() }",
            "if let a = b { c() } }", "func f(a: inout Int) { ", "// prepareForSegue(",
            "Shop.defaultCenter()", "let a = Bundle.main", "#if os(Linux)\nUIScreen.mainScreen()\n#endif",
        ])
    func new(_ body: String) {
        #expect(sign("class A {\nfunc f() {\n\(body)\n}\n}\n") == nil)
    }
}
