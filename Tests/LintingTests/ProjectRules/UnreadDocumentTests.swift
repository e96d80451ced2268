import Linting
import Testing

@Suite("A document that lost its text")
struct UnreadDocumentTests {
    private let code =
        "class Menu: UIViewController {\nfunc open() { performSegue(withIdentifier: \"drink\", sender: nil) }\n}\n"

    @Test("keeps what it may have defined from being called missing")
    func truncated() throws {
        let whole = storyboard(menuScene("m", "Menu"))
        #expect(
            try NavigationProject(["Menu.swift": code, "Menu.storyboard": whole]).found("segue-not-defined").count == 1)
        let cut = String(whole.prefix(whole.count / 2))
        let found = try NavigationProject(["Menu.swift": code, "Menu.storyboard": whole, "Bar.storyboard": cut])
            .found("segue-not-defined")
        #expect(found.isEmpty)
    }
}
