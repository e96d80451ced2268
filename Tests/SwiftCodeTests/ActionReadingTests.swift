import SwiftCode
import Testing

@Suite("The selector of a Swift method")
struct SelectorTests {
    /// As `swiftc -emit-objc-header-path` prints them.
    @Test(
        "is the compiler's",
        arguments: [
            ("plain()", "plain"), ("save(_:)", "save:"), ("save(_:forEvent:)", "save:forEvent:"),
            ("save(_:_:)", "save::"),
            ("bake(for:)", "bakeFor:"), ("bake(cake:)", "bakeWithCake:"), ("goTo(page:)", "goToPage:"),
            ("URLFor(page:)", "URLForPage:"), ("open(URL:b:)", "openWithURL:b:"), ("loadURL(x:)", "loadURLWithX:"),
            ("go_to(x:)", "go_toX:"), ("viewPDF(x:)", "viewPDFWithX:"), ("loadAT(x:)", "loadATX:"),
            ("stepIN(x:)", "stepINX:"), ("go(URLFor:)", "goWithURLFor:"), ("go(ATMachine:)", "goATMachine:"),
            ("go(At:)", "goAt:"), ("go(AT:)", "goAT:"), ("go(at_x:)", "goAt_x:"), ("go(_at:)", "goWith_at:"),
            ("go(forX:)", "goForX:"), ("go(form:)", "goWithForm:"), ("go_for(x:)", "go_forX:"),
            ("goAT2(x:)", "goAT2WithX:"), ("go2(at2:)", "go2WithAt2:"), ("goFor2(x:)", "goFor2WithX:"),
            ("for(x:)", "forX:"),
            ("signIn(username:)", "signInUsername:"), ("gIN(x:)", "gINX:"), ("goXIN(x:)", "goXINWithX:"),
            ("goINx(x:)", "goINxWithX:"), ("goToX(in:for:)", "goToXIn:for:"),
            ("make(_:sender:segueIdentifier:)", "make:sender:segueIdentifier:"),
        ])
    func compilersRule(method: String, selector: String) {
        let name = String(method.prefix { $0 != "(" })
        let labels = method.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
        #expect(Selector.of(method: name, labels: labels.map { $0 == "_" ? "" : String($0) }) == selector)
    }
}

@Suite("Reading an action")
struct ActionReadingTests {
    @Test(
        "gives the selector that documents send",
        arguments: [
            ("@IBAction func save() {}", "save"), ("@IBAction func save(_ sender: Any) {}", "save:"),
            ("@IBAction func save(sender: Any) {}", "saveWithSender:"),
            ("@IBAction func save(for sender: Any) {}", "saveFor:"),
            ("@IBAction func save(_ sender: Any, forEvent event: UIEvent) {}", "save:forEvent:"),
            ("@IBAction private func `default`(_: Any) {}", "default:"),
            ("@IBAction @objc(store:) func save(_ sender: Any) {}", "store:"),
            ("@objc(store:with:) func save(_ sender: Any, event: Any) {}", "store:with:"),
            ("@objc( store : with : ) func save(_ sender: Any, event: Any) {}", "store:with:"),
            ("@objc func save(_ sender: Any) {}", "save:"), ("@IBAction\n    func save(_ sender: Any?) {}", "save:"),
            ("@IBSegueAction func make(_ coder: NSCoder) -> Tea? { nil }", "make:"),
            ("@IBSegueAction func make(_ coder: NSCoder, sender: Any?) -> Tea? { nil }", "make:sender:"),
            (
                "@IBSegueAction func make(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> Tea? { nil }",
                "make:sender:segueIdentifier:"
            ),
            ("@IBAction func save(_ sender: Any) async {}", "save:completionHandler:"),
            ("@IBAction func save() async throws {}", "saveWithCompletionHandler:"),
            ("@objc func save(_ sender: Any) throws {}", "save:error:"),
            ("@objc func save() throws {}", "saveAndReturnError:"),
            ("@objc func save(_ tea: Tea, then done: () -> Void) throws {}", "save:error:then:"),
        ])
    func selector(member: String, expected: String) {
        #expect(selectors(member) == [expected])
    }

    @Test("gives kind and name, and leaves other methods out")
    func kinds() {
        let found = read(
            """
            class Menu {
                @IBAction func save() {}
                @IBSegueAction func make(_ coder: NSCoder) -> Tea? { nil }
                @objc func reload() {}
                func other() {}
                @discardableResult func another() -> Int { 1 }
                @objc var property: Int { 1 }
            }
            """
        ).types.flatMap(\.actions)
        #expect(found.map(\.kind) == [.action, .segueAction, .objectiveC])
        #expect(found.map(\.name) == ["save", "make", "reload"])
    }
}
