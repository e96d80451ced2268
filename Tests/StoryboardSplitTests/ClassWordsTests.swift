import Testing

@testable import StoryboardSplit

@Suite("The words of a class's name")
struct ClassWordsTests {
    @Test(
        "that say what it is for",
        arguments: [
            ("ABCSettingsViewController", "Settings"), ("OrderDetailTableViewController", "OrderDetail"),
            ("SignupViewController2", "Signup2"), ("Signup2ViewController", "Signup2"), ("codeVC", "code"),
            ("AZVC", "AZ"), ("ViewController2", ""), ("App.LoginViewController", "Login"), ("Palette2", "Palette2"),
            ("", ""), ("2", "2"),
        ])
    func stem(name: String, words: String) {
        #expect(ClassWords.stem(of: name, without: "ABC").joined() == words)
    }
}
