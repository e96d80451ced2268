import Recipes
import Testing

@Suite struct StepTests {
    @Test(arguments: [
        ("- outlet-ownership", "4:5: a step must be a mapping, not \"outlet-ownership\"; write \"- use: …\""),
        ("- id: a", "4:5: a step needs \"use\" with a transform, or \"include\" with a recipe"),
        ("- ues: outlet-ownership", "4:5: unknown key \"ues\" in a step; did you mean \"use\"?"),
        ("- { use: a, include: b }", "4:5: a step has \"use\" or \"include\", not both; make two steps of it"),
        ("- use:", "4:5: \"use\" has no value; give it one or remove the key"),
        (
            "- { use: outlet-ownership, wiht: {} }",
            "4:30: unknown key \"wiht\" in a \"use\" step; did you mean \"with\"?"
        ),
        (
            "- { use: outlet-ownership, except: [] }",
            "4:30: unknown key \"except\" in a \"use\" step; "
                + "use one of \"use\", \"id\", \"with\", \"select\", \"safety\", \"files\""
        ),
        (
            "- { use: outlet-ownership, id: a b }",
            "4:34: \"id\" must be letters, digits and hyphens, not \"a b\""
        ),
        (
            "- { use: outlet-ownership, with: [private] }",
            "4:36: \"with\" must be a mapping of keys to values, not a list"
        ),
    ])
    func `a step of the wrong form is refused`(text: String, message: String) {
        #expect(problems("schema: 1\nname: n\nsteps:\n  \(text)") == ["main.yml:" + message])
    }

    @Test func `a transform that is like no other is refused with all there are`() {
        #expect(
            problems(step("sort-files")) == [
                "main.yml:4:10: unknown transform \"sort-files\"; "
                    + "use one of \"name-colors\", \"outlet-ownership\", \"split-storyboard\""
            ])
    }

    @Test func `an option under the wrong key is sent to the right one`() {
        #expect(
            problems(step("outlet-ownership", "with: { class: A }", "select: { private: true }")) == [
                "main.yml:5:13: unknown option \"class\" of \"outlet-ownership\"; it belongs under \"select\"",
                "main.yml:6:15: unknown selector \"private\" of \"outlet-ownership\"; it belongs under \"with\"",
            ])
    }

    @Test func `a selector that a transform without selectors does not have is refused`() {
        #expect(
            problems(step("split-storyboard", "select: { class: A }")) == [
                "main.yml:5:15: unknown selector \"class\" of \"split-storyboard\"; there is no selector to choose from"
            ])
    }

    @Test func `a required option is missed at its step`() {
        #expect(
            problems(step("name-colors")) == [
                "main.yml:4:5: the option \"namespace\" of \"name-colors\" is missing; add it under \"with\": a string"
            ])
    }

    @Test func `a misspelled required option is not also missing`() {
        #expect(
            problems(step("name-colors", "with: { name-space: Brand }")) == [
                "main.yml:5:13: unknown option \"name-space\" of \"name-colors\"; did you mean \"namespace\"?"
            ])
    }

    @Test func `two steps with one id are refused`() {
        let text = """
            schema: 1
            name: n
            steps:
              - use: outlet-ownership
              - use: outlet-ownership
            """
        #expect(
            problems(text) == [
                "main.yml:5:10: the step id \"outlet-ownership\" is already used at main.yml:4:5; "
                    + "give this step another \"id:\""
            ])
        #expect(problems(text + "\n    id: again") == [])
    }
}
