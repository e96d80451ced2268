import Foundation
import Testing

@Suite("explain PROJECT SUBJECT")
struct ExplainProjectTests {
    private func explain(_ project: Project, _ arguments: String...) throws -> Nibwright.Outcome {
        try Nibwright.run(["explain", project.root] + arguments)
    }

    @Test("says what a recipe does with a class, what is held back and how to take it")
    func classes() throws {
        let project = try Project.beanThere()
        let output = try explain(project, "DrinkDetailViewController", "--recipe", Nibwright.recipe).output
        #expect(output.contains("class DrinkDetailViewController in BeanThere/Menu/DrinkDetailViewController.swift\n"))
        #expect(output.contains("accepted, safe: make DrinkDetailViewController.heroImageView strong"))
        #expect(output.contains("held back, review: make DrinkDetailViewController.hintView optional"))
        #expect(output.contains("to take it: --allow review"))
        #expect(!output.contains("LoginViewController"))
    }

    @Test("says which kind of refusal leaves something alone")
    func refusal() throws {
        let project = try Project.beanThere()
        let output = try explain(project, "NutritionViewController", "--recipe", Nibwright.recipe).output
        #expect(output.contains("refused: make NutritionViewController.subtitleLabel strong"))
        #expect(
            output.contains("refused by the transform as never-connected: No object of the class connects the outlet."))
    }

    @Test("says which pattern of the recipe keeps a file out")
    func files() throws {
        let project = try Project.beanThere()
        let recipe = project.absolute("../\(UUID().uuidString).yml")
        try Data(
            """
            schema: 1
            name: limited
            files: { exclude: ["**/Account/**"] }
            steps:
              - use: outlet-ownership
            """.utf8
        ).write(to: URL(fileURLWithPath: recipe))
        let output = try explain(project, "LoginViewController.swift", "--recipe", recipe).output
        #expect(output.contains("may not edit it, since the recipe's files exclude it: \"**/Account/**\""))
    }

    @Test("finds a scene by its title, and says what a step looks for that has nothing to say")
    func scene() throws {
        let project = try Project.beanThere()
        let output = try explain(project, "Menu", "--recipe", Nibwright.recipe).output
        #expect(output.contains("scene “Menu” in BeanThere/Base.lproj/Main.storyboard"))
        #expect(output.contains("proposes nothing here, neither a change nor a refusal"))
        #expect(output.contains("It looks for this: Make each outlet's strength say what the code relies on."))
    }

    @Test("names a class once, whatever extensions it has, and says what is in it where a step has nothing to say")
    func extensions() throws {
        let project = try Project.beanThere()
        let output = try explain(project, "CheckoutViewController", "--recipe", Nibwright.recipe).output
        #expect(output.matches(of: /class CheckoutViewController in/).count == 1)
        let view = try explain(project, "MenuStyler", "--recipe", Nibwright.recipe).output
        #expect(view.contains("Here is: no outlets, "))
        let menu = try explain(project, "MenuViewController", "--recipe", Nibwright.recipe).output
        #expect(menu.contains("Nothing is proposed for what else has that name:\n  scene “Menu” in"))
    }

    @Test("runs every recipe that comes with the tool where none is named")
    func allRecipes() throws {
        let project = try Project.beanThere()
        let outcome = try Nibwright.run(
            ["explain", project.root, "Account.storyboard"],
            environment: ["NIBWRIGHT_RECIPE_PATH": Repository.folder + "/Recipes"])
        #expect(outcome.output.contains("Recipe “segues-to-coordinators”"))
        #expect(outcome.output.contains("Recipe “outlet-ownership”"))
    }

    @Test("says that nothing has a name")
    func unknown() throws {
        let outcome = try explain(try Project.card(), "NoSuchThing")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("no file, scene, object or class \"NoSuchThing\""))
    }
}
