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
        for (number, subject) in subjects.prefix(Self.mostSubjects).enumerated() {
            Terminal.say((number == 0 ? "" : "\n") + subject.words + "\n")
            for session in sessions {
                let explanation = PlanExplanation(
                    session.session.recipe, session.plan(loaded), transforms: session.session.transforms,
                    style: reading.color.style)
                Terminal.print(explanation.text(of: subject))
            }
        }
        if subjects.count > Self.mostSubjects {
            Terminal.say("\nAnd \(subjects.count - Self.mostSubjects) more of that name; name one by its path or id.\n")
        }
    }

    private static var mostSubjects: Int { 10 }

    /// The recipes that were named, else every one that comes with the tool and needs no parameter.
    private func sessions(_ project: String) throws -> [PlannedOnce] {
        if !recipes.isEmpty {
            return try recipes.map { PlannedOnce(try session($0, project)) }
        }
        let found = RecipeLibrary(projects: []).names.compactMap { name in
            (try? session(name, project)).map(PlannedOnce.init)
        }
        guard !found.isEmpty else {
            throw Failure(.usage, "no recipe can run here by its name; name one with --recipe")
        }
        return found
    }

    private func session(_ recipe: String, _ project: String) throws -> PlanSession {
        try PlanSession(
            PlanRequest(recipe: recipe, settings: [:]), projects: [project], allowed: allow, extensions: extensions,
            reading: reading)
    }
}

/// A recipe's plan, made when the first subject asks for it.
private final class PlannedOnce {
    let session: PlanSession
    private var made: Plan?

    init(_ session: PlanSession) {
        self.session = session
    }

    func plan(_ project: LoadedProject) -> Plan {
        if let made { return made }
        let plan = session.plan(project)
        made = plan
        return plan
    }
}
