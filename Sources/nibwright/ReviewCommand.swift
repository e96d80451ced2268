import ArgumentParser
import Foundation
import Planning
import Reporting
import SourceText
import TransformKit

struct ReviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Decide on a recipe's changes one by one, and keep a plan of those that are taken.",
        discussion: """
            Each change is shown with its reason and its lines, those that are held back as well. Nothing of the project is \
            written: the plan that is kept goes to `nibwright apply`. A review that was left goes on where it was when the kept \
            plan is still there.
            """)

    @Argument(help: "A recipe file, or the name of a recipe.")
    var recipe: String

    @Argument(help: "The project's folder.")
    var project: String = "."

    @OptionGroup var options: RecipeOptions
    @OptionGroup var reading: ReadingOptions

    @Option(help: ArgumentHelp("Where the plan and the decisions are kept.", valueName: "file"))
    var save: String = "nibwright-plan.json"

    @Option(
        help: ArgumentHelp(
            "Write the plan as a page as well, with pictures of the scenes, and show each change's link into it.",
            valueName: "file"))
    var page: String?

    func run() throws {
        let pageFile = try page.map { try ReportFile($0, projects: [project]) }
        let session = try PlanSession(recipe: recipe, projects: [project], options: options, reading: reading)
        let workspace = try reading.open(project)
        let loaded = reading.load(workspace)
        let plan = session.plan(loaded)
        try pageFile?.write(PlanHTML.text([plan]))
        var review = ChangeReview(plan, known: try earlierDecisions(of: session))
        ReviewDialog(style: reading.color.style, page: page, transforms: session.transforms).run(&review)
        if review.decisions.changes.isEmpty {
            return Terminal.say(review.isEmpty ? "" : "\nNothing was decided, so no plan is kept.\n")
        }
        let decided = session.plan(loaded, decisions: review.decisions)
        try session.keep(decided, in: save, projects: [project])
        tell(decided, review)
        if !decided.unmetDecisions.isEmpty { throw Leave(code: .conflict) }
    }

    /// What was decided the last time, where the kept plan is one of the same recipe.
    private func earlierDecisions(of session: PlanSession) throws -> Decisions? {
        guard FileManager.default.fileExists(atPath: save) else { return nil }
        guard let kept = KeptPlanFile(save, projects: [project]) else {
            throw Failure(.usage, "\"\(save)\" is there and holds no plan; name another file with --save")
        }
        let saved = try kept.plan()
        guard saved.recipe == session.recipe.name else {
            throw Failure(.usage, "\"\(save)\" holds the plan of another recipe; name another file with --save")
        }
        return saved.decisions
    }

    private func tell(_ plan: Plan, _ review: ChangeReview) {
        let left = review.count(of: .leave)
        Terminal.say(
            "\n\(plan.counts.accepted) to make, \(left) left out, \(review.undecided.count) not decided on. "
                + "Kept in \(save).\n")
        for unmet in plan.unmetDecisions { Terminal.say("Cannot be made: \(unmet.id): \(unmet.reason)\n") }
        if plan.counts.accepted > 0 {
            let words = ["nibwright", "apply", save] + (project == "." ? [] : [project])
            Terminal.say("To do this: \(words.map(Terminal.shellWord).joined(separator: " "))\n")
        }
        if !review.undecided.isEmpty { Terminal.say("To go on: the same command again.\n") }
    }
}

/// The questions of a review at a terminal.
private struct ReviewDialog {
    let style: TerminalStyle
    /// The plan's page, for links; nil where there is none.
    let page: String?
    /// What the recipe's transforms say of themselves, by id.
    let transforms: [String: TransformDescription]

    private static let answers = """
        y  take this change
        n  leave it out
        a  take this and everything after it that is not held back
        s  leave out this and everything after it in its file
        b  go back to the change before; its decision holds until you make another
        e  explain: all lines, and what the words mean
        q  stop here; what has no decision is not made
        """

    func run(_ review: inout ChangeReview) {
        if review.isEmpty { return Terminal.say("Nothing to decide on.\n") }
        if review.knownCount > 0 { Terminal.say("\(review.knownCount) were decided on before.\n") }
        var showsAll = false
        while let entry = review.current {
            Terminal.print(
                "\n"
                    + ChangeText(style: style).text(
                        entry.change, in: entry.step, showsAll: showsAll, by: transforms[entry.step.transformID]))
            if let link = link(to: entry.change) { Terminal.say("  \(link)\n") }
            if let verdict = review.verdict {
                Terminal.say(
                    verdict == .take ? "You took it; Enter keeps that.\n" : "You left it out; Enter keeps that.\n")
            }
            Terminal.say("[\(review.position) of \(review.total)] Take this change? [y,n,a,s,b,e,q,?] ")
            guard let answer = readLine() else { return Terminal.say("\n") }
            showsAll = false
            switch answer.trimmingCharacters(in: .whitespaces).lowercased() {
            case "" where review.verdict != nil: review.keep()
            case "y": review.decide(.take)
            case "n": review.decide(.leave)
            case "a": review.takeRest()
            case "s": review.leaveFile()
            case "b": review.goBack()
            case "e": showsAll = true
            case "q": return
            default: Terminal.say(Self.answers + "\n")
            }
        }
    }

    private func link(to change: PlannedChange) -> String? {
        guard let page else { return nil }
        let url = URL(fileURLWithPath: page).standardizedFileURL.absoluteString
        let id = change.id.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
        return "\(url)#\(id)"
    }
}
