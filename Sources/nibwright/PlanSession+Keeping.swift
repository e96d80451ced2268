import Foundation
import Planning

extension PlanSession {
    /// Writes a plan to the file that the user named, for `nibwright apply`.
    func keep(_ plan: Plan, in path: String, projects: [String]) throws {
        do {
            try NamedFile(path, projects: projects).write(SavedPlan(plan, request: request).encoded())
        } catch let error as WorkspaceError {
            throw Failure(.usage, "the plan cannot be saved: \(error)")
        } catch {
            throw Failure(.usage, "the plan cannot be saved in \"\(path)\": \(error.localizedDescription)")
        }
    }
}
