import Navigation
import Testing

@Suite("Names for scenes and routes")
struct NameWordsTests {
    @Test(
        "are a class's without its suffix, unless nothing is left then",
        arguments: [
            ("MenuViewController", "Menu"), ("MenuTableViewController", "Menu"), ("MenuVC", "Menu"), ("VC", "VC"),
            ("MenuController", "Menu"), ("Controller", "Controller"), ("Menu", "Menu"),
        ])
    func suffixes(name: String, rest: String) {
        #expect(name.withoutControllerSuffix == rest)
    }

    @Test(
        "have the words of an identifier",
        arguments: [
            ("showDrink-detail_2", ["show", "Drink", "detail", "2"]), ("showURLDetail", ["show", "URL", "Detail"]),
            ("aB", ["a", "B"]), ("ShowURL", ["Show", "URL"]), ("--a..b ", ["a", "b"]), ("", []), ("-", []),
        ])
    func words(identifier: String, words: [String]) {
        #expect(identifier.nameWords == words)
    }

    @Test(
        "are put together as a member's, where words in capitals are not shouted",
        arguments: [
            (["Show", "URL", "detail"], "showURLDetail"), (["show", "DRINK", "iPhone"], "showDrinkIPhone"),
            (["A"], "a"), ([], ""),
        ])
    func members(words: [String], member: String) {
        #expect(words.camelCased == member)
    }
}
