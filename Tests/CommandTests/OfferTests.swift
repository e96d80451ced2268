import Foundation
import Testing

@Suite("plan --write")
struct OfferTests {
    private let recipe = Repository.folder + "/Recipes/split-storyboards.yml"

    private func project() throws -> Project {
        let project = try Project()
        let name = "segue-that-crosses-leads-through-a-storyboard-reference"
        try Project.files(of: name, transform: "split-storyboard").write(to: project.root)
        return project
    }

    private func plan(_ project: Project, _ arguments: String...) throws -> Nibwright.Outcome {
        try Nibwright.run(["plan", recipe, project.root, "--allow", "review", "--set", "max-scenes=2"] + arguments)
    }

    @Test("writes the map that the plan follows, and the map given back plans the same")
    func map() throws {
        let project = try project()
        let file = project.absolute("map.yml")
        let offered = try plan(project, "--write", "map=\(file)")
        #expect(offered.status == 0)
        #expect(offered.output.contains("Nothing was written but \(file). "))
        let again = try Nibwright.run([
            "plan", recipe, project.root, "--allow", "review", "--set", "map=\(file)", "--format", "patch",
        ])
        #expect(again.errors == "")
        #expect(again.output == (try plan(project, "--format", "patch").output))
    }

    @Test("follows a name that was changed in the map")
    func editedMap() throws {
        let project = try project()
        let file = project.absolute("map.yml")
        _ = try plan(project, "--write", "map=\(file)")
        let line = try #require(
            project.text("map.yml").split(separator: "\n").last { $0.contains(": ") && !$0.hasPrefix("#") })
        let name = try #require(line.split(separator: ":")[1].split(separator: " ").first)
        try project.write(project.text("map.yml").replacing(": \(name)", with: ": Chosen"), to: "map.yml")
        let outcome = try Nibwright.run([
            "plan", recipe, project.root, "--allow", "review", "--set", "map=\(file)", "--format", "patch",
        ])
        #expect(outcome.output.contains("Chosen.storyboard"))
    }

    @Test("writes over no file, and names what can be written")
    func refusals() throws {
        let project = try project()
        try project.write("edited", to: "map.yml")
        let taken = try plan(project, "--write", "map=\(project.absolute("map.yml"))")
        #expect(taken.status == 2)
        #expect(taken.errors.contains("is there already, and may have been edited"))
        #expect(project.text("map.yml") == "edited")
        let unknown = try plan(project, "--write", "mop=\(project.absolute("other.yml"))")
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("no step offers a file \"mop\". There is:\n  map: "))
        #expect(try plan(project, "--write", "map").status == 2)
        let none = try project.plan("--write", "map=\(project.absolute("other.yml"))")
        #expect(none.errors.contains("offer no files"))
    }
}
