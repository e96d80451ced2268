import Foundation
import Planning
import Reporting
import SourceText

extension ExplainCommand {
    /// Says why something of a project changes under recipes, or why it does not.
    func explain(_ name: String, in project: String) throws {
        let workspace = try reading.open(project)
        let loaded = reading.load(workspace)
        let subjects = ProjectSubject.all(named: name, in: loaded.graph)
        guard !subjects.isEmpty else {
            throw Failure(
                .usage,
                "\(workspace.root) has no file, scene, object or class \"\(name)\": name a path, a file, a storyboard identifier, "
                    + "an object id, a scene's title or a class".printable)
        }
        let sessions = try sessions(project)
        let explanations = sessions.map { session in
            PlanExplanation(
                session.recipe, session.plan(loaded), transforms: session.transforms, style: reading.color.style)
        }
        // The scene of a class that changes has nothing to say of its own.
        let touched = subjects.filter { subject in explanations.contains { $0.touches(subject) } }
        let told = touched.isEmpty ? subjects : touched
        for (number, subject) in told.prefix(Self.mostSubjects).enumerated() {
            Terminal.say((number == 0 ? "" : "\n") + subject.words + "\n")
            for explanation in explanations { Terminal.print(explanation.text(of: subject)) }
        }
        if told.count > Self.mostSubjects {
            Terminal.say("\nAnd \(told.count - Self.mostSubjects) more of that name; name one by its path or id.\n")
        }
        let others = subjects.filter { subject in !told.contains { $0.words == subject.words } }
        if !others.isEmpty {
            let names = others.prefix(Self.mostSubjects).map { "  \($0.words)\n" }.joined()
            Terminal.say("\nNothing is proposed for what else has that name:\n" + names)
        }
    }

    private static var mostSubjects: Int { 10 }

    /// The recipes that were named, else every one that comes with the tool and needs no parameter.
    private func sessions(_ project: String) throws -> [PlanSession] {
        if !recipes.isEmpty { return try recipes.map { try session($0, project) } }
        let found = RecipeLibrary(projects: []).names.compactMap { try? session($0, project) }
        guard !found.isEmpty else {
            throw Failure(.usage, "no recipe can run here by its name; name one with --recipe")
        }
        return found
    }

    private func session(_ recipe: String, _ project: String) throws -> PlanSession {
        try PlanSession(
            PlanRequest(recipe: recipe, settings: try RecipeOptions.values(of: settings)), projects: [project],
            allowed: allow, extensions: extensions,
            reading: reading)
    }
}
