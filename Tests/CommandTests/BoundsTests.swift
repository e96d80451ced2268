import Testing

@Suite("Input that would hang or end the process")
struct BoundsTests {
    @Test("is named, and the rest is read", arguments: ["lint", "inspect", "graph", "palette"])
    func hanging(_ command: String) throws {
        let project = try Project.card()
        try project.write("class A { var x = " + String(repeating: "[", count: 28) + " }\n", to: "App/Hang.swift")
        let outcome = try Nibwright.run([command], in: project.root)
        #expect(outcome.status == (command == "lint" ? 1 : 0))
        if command == "lint" { #expect(outcome.output.contains("28 square brackets")) }
        if command == "inspect" { #expect(outcome.output.contains("nested-too-deep")) }
    }

    @Test("is planned around") func deep() throws {
        let project = try Project.beanThere()
        let path = "BeanThere/Menu/MenuViewController.swift"
        let text = project.text(path)
        let deep = "\nvar deep: " + String(repeating: "(A) -> ", count: 3000) + "A\n"
        try project.write(text + deep, to: path)
        let outcome = try Nibwright.run(
            ["plan", Repository.folder + "/Recipes/segues-to-coordinators.yml", "--allow", "draft"], in: project.root)
        #expect(outcome.status == 0)
    }
}
