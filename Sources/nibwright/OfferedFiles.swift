import Foundation
import Planning

/// The files of `--write name=file`: checked before anything is read, written once the plan is made.
struct OfferedFiles {
    private let requests: [(name: String, file: ReportFile)]

    /// - Parameters:
    ///   - settings: Each is `name=file`; a name that no step offers, and a file that is there, are refused.
    ///   - projects: Folders in which no link may lead a file elsewhere.
    init(_ settings: [String], of session: PlanSession, projects: [String]) throws {
        requests = try settings.map { setting in
            let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else {
                throw Failure(.usage, "--write takes name=file, not \"\(setting)\"")
            }
            guard session.offers.contains(where: { $0.name == parts[0] }) else {
                throw Failure(.usage, Self.refusal(of: parts[0], session))
            }
            let file = try ReportFile(parts[1], projects: projects)
            // A command that is run again must not overwrite a file that was edited since.
            guard !NamedFile(parts[1], projects: []).exists else {
                throw Failure(
                    .usage,
                    "\"\(parts[1])\" is there already, and may have been edited; give --write another name, or remove it"
                )
            }
            return (parts[0], file)
        }
    }

    /// The paths that were written, for the last line of the command.
    var paths: [String] { requests.map(\.file.path) }

    func write(from plan: Plan) throws {
        for request in requests {
            guard let offer = plan.offer(named: request.name) else {
                throw Failure(.usage, "there is nothing to write to \"\(request.file.path)\": the plan has no changes")
            }
            try request.file.write(offer.text, isAnnounced: false)
        }
    }

    private static func refusal(of name: String, _ session: PlanSession) -> String {
        let offers = session.offers.map { "\n  \($0.name): \($0.summary)" }.joined()
        return offers.isEmpty
            ? "--write \(name)=…: the steps of \"\(session.recipe.name)\" offer no files"
            : "--write \(name)=…: no step offers a file \"\(name)\". There is:\(offers)"
    }
}
