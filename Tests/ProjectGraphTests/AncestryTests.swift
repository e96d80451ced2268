import ObjectiveCCode
import ProjectGraph
import Testing

@Suite("The ancestry of a class")
struct AncestryTests {
    private func ancestry(of name: String, _ files: [String: String]) throws -> Ancestry {
        let graph = Cafe(files).graph
        return try #require(Ancestry.all(of: graph.classes.resolve(name, from: "A.xib"), in: graph).first)
    }

    @Test("is known to its end where the project adds a category to the class of Apple's above it")
    func category() throws {
        let found = try ancestry(
            of: "Menu",
            [
                "Menu.h": "@interface Menu : UIViewController\n@end",
                "Style.m": "@implementation UIViewController (Style)\n- (void)style {}\n@end",
            ])
        #expect(found.isComplete)
        #expect(found.outerName == "UIViewController")
        #expect(found.objectiveC.flatMap(\.methods).map(\.selector) == ["style"])
    }

    @Test("is not known where the category is on a library's class")
    func libraryCategory() throws {
        let found = try ancestry(
            of: "Menu",
            [
                "Menu.h": "@interface Menu : LIBScreen\n@end",
                "Style.m": "@implementation LIBScreen (Style)\n- (void)style {}\n@end",
            ])
        #expect(!found.isComplete)
    }
}
