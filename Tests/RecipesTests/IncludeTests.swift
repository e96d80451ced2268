import Recipes
import Testing
import TransformKit

@Suite struct IncludeTests {
    private static let inner = """
        schema: 1
        name: inner
        parameters:
          count: { type: integer, default: 5 }
        files: { include: [App/**] }
        steps:
          - use: outlet-ownership
            id: own
          - use: split-storyboard
            id: split
            with:
              max-scenes: ${count}
              by: tab
        """

    private func outer(_ lines: String...) -> String {
        "schema: 1\nname: outer\nsteps:\n  - include: inner\n" + lines.map { "    \($0)\n" }.joined()
    }

    @Test func `an included recipe's steps run in its place`() throws {
        let text = outer() + "  - use: name-colors\n    with: { namespace: Brand }\n"
        let recipe = try check(text, including: ["inner": Self.inner])
        #expect(recipe.steps.map(\.id) == ["own", "split", "name-colors"])
        #expect(recipe.steps.map(\.place.description) == ["inner.yml:7:5", "inner.yml:9:5", "main.yml:5:5"])
        #expect(recipe.steps[1].options.integer("max-scenes") == 5)
    }

    @Test func `file filters of all recipes around a step apply`() throws {
        let text = outer() + "files: { exclude: [Pods/**] }\n"
        let recipe = try check(text, including: ["inner": Self.inner])
        #expect(recipe.steps[0].files == [FileFilter(exclude: ["Pods/**"]), FileFilter(include: ["App/**"])])
    }

    @Test func `steps can be left out or changed key by key`() throws {
        let text = outer(
            "except: [own]", "override: { split: { id: cut, with: { max-scenes: 3 }, safety: draft } }")
        let recipe = try check(text, including: ["inner": Self.inner])
        #expect(recipe.steps.map(\.id) == ["cut"])
        #expect(recipe.steps[0].options == OptionValues(["max-scenes": .integer(3), "by": .string("tab")]))
        #expect(recipe.steps[0].maximumSafety == .draft)
    }

    @Test func `parameters are handed on and may come from the outer recipe`() throws {
        let text = outer("set: { count: \"${scenes}\" }") + "parameters: { scenes: { type: integer, default: 8 } }\n"
        let options = try check(text, settings: ["scenes": "4"], including: ["inner": Self.inner]).steps[1].options
        #expect(options.integer("max-scenes") == 4)
    }

    @Test func `an override sees the parameters of the recipe in which it is written`() throws {
        let text =
            outer("override: { split: { with: { max-scenes: \"${scenes}\" } } }")
            + "parameters: { scenes: { type: integer, default: 8 } }\n"
        #expect(try check(text, including: ["inner": Self.inner]).steps[1].options.integer("max-scenes") == 8)
    }

    @Test func `what an override replaces or an exception leaves out is not checked`() throws {
        let broken = Self.inner.replacing("by: tab", with: "by: nonsense").replacing(
            "outlet-ownership", with: "unknown")
        let text = outer("except: [own]", "override: { split: { with: { by: flow } } }")
        #expect(problems(text, including: ["inner": broken]) == [])
    }

    @Test(arguments: [
        ("except: [splt]", "5:14: unknown step \"splt\" in \"inner.yml\"; did you mean \"split\"?"),
        ("override: { color: {} }", "5:17: unknown step \"color\" in \"inner.yml\"; use one of \"own\", \"split\""),
        (
            "override: { own: { use: a } }",
            "5:24: unknown key \"use\" in the override of \"own\"; use one of \"id\", \"with\", \"select\", \"safety\""
        ),
        ("override: { own: yes }", "5:22: the override of \"own\" must be a mapping of keys to values, not \"yes\""),
        (
            "override: { own: { with: { private: yes } } }",
            "5:41: \"private\" must be true or false, not \"yes\"; write true"
        ),
        ("set: { cuont: 1 }", "5:12: unknown parameter \"cuont\"; did you mean \"count\"?"),
        ("set: { count: one }", "5:19: \"count\" must be a whole number, not \"one\""),
        ("set: { count: \"${one}\" }", "5:19: unknown parameter \"one\"; there is no parameter to choose from"),
        (
            "with: { private: true }",
            "5:5: unknown key \"with\" in an \"include\" step; "
                + "use one of \"include\", \"set\", \"except\", \"override\""
        ),
        ("except: own", "5:13: \"except\" must be a list, not \"own\""),
    ])
    func `an include that does not fit is refused`(line: String, message: String) {
        #expect(problems(outer(line), including: ["inner": Self.inner]) == ["main.yml:" + message])
    }

    @Test func `an override of a step that is left out is refused`() {
        let text = outer("except: [own]", "override: { own: { safety: safe } }")
        #expect(
            problems(text, including: ["inner": Self.inner]) == [
                "main.yml:6:17: \"own\" is left out by \"except\"; remove this override"
            ])
    }

    @Test func `a recipe that cannot be found is refused`() {
        #expect(
            problems(outer()) == [
                "main.yml:4:14: unknown recipe \"inner\"; "
                    + "give a name in the recipe path, or a path relative to this file"
            ])
        #expect(
            problems(outer(), including: ["iner": Self.inner]) == [
                "main.yml:4:14: unknown recipe \"inner\"; did you mean \"iner\"?"
            ])
    }

    @Test func `a circle of includes is refused with the way round`() {
        let others = [
            "inner": "schema: 1\nname: inner\nsteps: [{ include: next }]",
            "next": "schema: 1\nname: next\nsteps: [{ include: inner }]",
        ]
        #expect(
            problems(outer(), including: others) == [
                "next.yml:3:20: \"inner\" includes itself (inner.yml → next.yml → inner.yml); "
                    + "remove one of these includes"
            ])
    }

    @Test func `includes that multiply are refused`() {
        var others = ["inner0": Self.inner]
        for level in 1...20 {
            let include = "{ include: inner\(level - 1) }"
            others["inner\(level)"] = "schema: 1\nname: n\nsteps: [\(include), \(include)]"
        }
        others["inner"] = others["inner20"]
        let found = problems(outer(), including: others)
        #expect(found.filter { $0.hasSuffix("more than 200 recipes are included; remove some") }.count == 1)
    }

    @Test func `problems of an included recipe are told with its path`() {
        let broken = Self.inner.replacing("id: split", with: "idd: split").replacing("by: tab", with: "by: tba")
        #expect(
            problems(outer("except: [split]"), including: ["inner": broken]) == [
                "inner.yml:10:5: unknown key \"idd\" in a \"use\" step; did you mean \"id\"?",
                "inner.yml:13:11: \"by\" must be one of flow, tab, prefix, not \"tba\"; did you mean \"tab\"?",
            ])
    }

    @Test func `an included parameter without a value is missed at the include`() {
        let demanding = Self.inner.replacing(", default: 5", with: "")
        #expect(
            problems(outer(), including: ["inner": demanding]) == [
                "main.yml:4:14: \"inner.yml\" needs a value for \"count\"; add \"set: { count: … }\""
            ])
    }

    @Test func `an included step whose id is taken is refused`() {
        let text = "schema: 1\nname: outer\nsteps:\n  - { use: outlet-ownership, id: own }\n  - include: inner\n"
        #expect(
            problems(text, including: ["inner": Self.inner]) == [
                "main.yml:5:14: the included step id \"own\" is already used at main.yml:4:5; "
                    + "add \"override: { own: { id: another-id } }\", or an \"id:\" to the other step"
            ])
        #expect(problems(text + "    override: { own: { id: other } }", including: ["inner": Self.inner]) == [])
    }
}
