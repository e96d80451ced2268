import Foundation
import Planning
import SourceText

/// The file in which a page or `nibwright review` saved what a person decided.
struct DecisionsFile {
    let path: String
    let decisions: Decisions

    /// A decision is a line or two; no person makes more than this.
    private static let largestSize = 64 << 20

    init(_ path: String, projects: [String]) throws {
        self.path = path
        do {
            decisions = try Decisions(decoding: NamedFile(path, projects: projects).read(limit: Self.largestSize))
        } catch let error as UnreadableDecisions {
            throw Failure(.usage, "\"\(path)\" cannot be obeyed: \(error)".printable)
        } catch {
            throw Failure(.usage, "\(error)".printable)
        }
    }

    /// Refuses decisions that were made on the changes of another recipe.
    func check(against recipe: String) throws {
        guard decisions.recipe == recipe else {
            throw Failure(
                .usage,
                "\"\(path)\" decides on changes of the recipe \"\(decisions.recipe)\", and this is \"\(recipe)\""
                    .printable)
        }
    }

    /// Refuses a plan that does not make everything that was taken.
    func check(_ plan: Plan) throws {
        let unmet = plan.unmetDecisions
        guard !unmet.isEmpty else { return }
        let lines = unmet.prefix(20).map { "  \($0.id): \($0.reason)".printable }
        let more = unmet.count > 20 ? ["  and \(unmet.count - 20) more"] : []
        throw Failure(
            .conflict,
            "\(unmet.count) of the \(decisions.taken.count) changes that \"\(path.printable)\" takes cannot be made as they were seen:\n"
                + (lines + more).joined(separator: "\n") + "\nPlan and decide again. Nothing was written")
    }
}
