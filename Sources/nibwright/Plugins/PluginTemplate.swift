import Foundation
import TransformKit

/// A working plugin to begin with: its source, and a case that passes.
struct PluginTemplate {
    enum Kind: String, CaseIterable {
        case transform
        case lintRule = "lint-rule"
        case report, command
    }

    let kind: Kind
    /// The part's id: lower case with hyphens.
    let id: String

    /// The type's name, also that of its file: `name-views` gives `NameViews`.
    var typeName: String { id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }

    /// The name of the case's file.
    var caseName: String {
        switch kind {
        case .transform: "view-with-an-outlet-is-named-after-it.fixture"
        case .lintRule: "storyboard-with-too-many-scenes-is-found.fixture"
        case .report: "findings-are-listed.fixture"
        case .command: "scenes-are-counted.fixture"
        }
    }

    var source: String {
        """
        import NibwrightKit

        @_cdecl("nibwright_plugin")
        public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
            register([\(typeName).self], in: registry)
        }


        """ + body
    }

    /// How to see it work in a project.
    func firstCommands(project: String) -> [String] {
        let project = project == "." ? "" : " \(project)"
        return switch kind {
        case .transform: ["nibwright plan --use \(id)\(project)"]
        case .lintRule: ["nibwright lint\(project) --only \(id)"]
        case .report: ["nibwright lint\(project) --format \(id)"]
        case .command: ["nibwright \(id)\(project)"]
        }
    }

    private var body: String {
        switch kind {
        case .transform: transform
        case .lintRule: lintRule
        case .report: report
        case .command: command
        }
    }

    private var transform: String {
        """
        /// Names each view in Interface Builder's outline after the outlet that it is connected to.
        struct \(typeName): Transform {
            static let description = TransformDescription(
                id: "\(id)",
                summary: "Name views in the document outline after their outlets.",
                details: \"""
                    A view without a label of its own gets the name of the outlet that it is connected to. The label is seen in
                    Interface Builder alone: apps are built without it.
                    \""",
                selectors: [OptionDescription("outlet", .string, default: .string("*"), "Only outlets whose names match.")],
                refusals: [.severalOutlets], highestSafety: .safe)

            private let wanted: NamePattern

            init(options: OptionValues, selection: OptionValues) {
                wanted = NamePattern(selection.string("outlet") ?? "*")
            }

            func propose(in context: TransformContext) -> Proposals {
                var proposals = Proposals()
                for document in context.graph.documents where context.mayEdit(document.path) {
                    let outlets = document.connections.filter { $0.kind == .outlet }
                    let views = Dictionary(grouping: outlets, by: { $0.destinationID ?? "" })
                    // A plan is the same on every run: a dictionary has no order of its own.
                    for (id, connections) in views.sorted(by: { $0.key < $1.key }) {
                        guard let view = document.object(id: id), view.userLabel == nil, !view.isPlaceholder, !view.isController else {
                            continue
                        }
                        let names = Set(connections.compactMap(\\.property)).filter(wanted.matches).sorted()
                        guard let name = names.first else { continue }
                        let subject = "\\(document.path)#\\(id)"
                        let title = "name the \\(view.name) “\\(name)” in the outline"
                        guard names.count == 1 else {
                            proposals.refusals.append(
                                Refusal(
                                    subject: subject, title: title, code: .severalOutlets,
                                    reason: "its outlets are \\(names.joined(separator: " and ")), and either may be its name",
                                    place: view.place))
                            continue
                        }
                        var editor = DocumentEditor(document)
                        editor.setAttribute("userLabel", on: view, to: name)
                        proposals.changes.append(
                            Change(
                                subject: subject, title: title,
                                reason: "the outlet \\(name) is connected to it; the label is seen in Interface Builder alone",
                                safety: .safe, place: view.place,
                                edits: editor.edits.map { .replace(path: document.path, $0) }, dependence: CodeDependence.none))
                    }
                }
                return proposals
            }
        }

        extension RefusalCode {
            static let severalOutlets = RefusalCode(
                "several-outlets", "A view is connected to outlets of several names.", advice: "Name it yourself.")
        }

        """
    }

    private var lintRule: String {
        """
        /// Finds storyboards that several people have to edit at once.
        struct \(typeName): DocumentRule {
            static let description = LintRuleDescription(
                id: "\(id)",
                summary: "A storyboard has no more scenes than the house allows.",
                rationale: "Two people who edit one large storyboard merge XML by hand.",
                level: .warning,
                options: [OptionDescription("maximum", .integer, default: .integer(10), "The most scenes of one storyboard.")])

            private let maximum: Int

            init(options: OptionValues) {
                maximum = options.integer("maximum") ?? 10
            }

            func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
                let count = document.scenes.count
                guard count > maximum else { return [] }
                return [LintFinding(document.root.place, "has \\(count) scenes, and \\(maximum) are allowed; split it")]
            }
        }

        """
    }

    private var report: String {
        """
        /// Lists changes and findings as a table for a tracker.
        struct \(typeName): PlanReporter, LintReporter {
            static let description = ReporterDescription(id: "\(id)", summary: "A line for each change or finding, with tabs.")

            func text(of plans: [Plan]) -> String {
                plans.flatMap(\\.changes).map { change in
                    [change.status.rawValue, change.place.path, change.title].joined(separator: "\\t") + "\\n"
                }.joined()
            }

            func text(of result: LintResult) -> String {
                result.findings.map { finding in
                    [finding.level.rawValue, finding.place.path, finding.message].joined(separator: "\\t") + "\\n"
                }.joined()
            }
        }

        """
    }

    private var command: String {
        """
        /// Counts the scenes of every storyboard, the largest first.
        struct \(typeName): ProjectCommand {
            static let description = ProjectCommandDescription(
                id: "\(id)",
                summary: "Count the scenes of every storyboard.",
                options: [OptionDescription("at-least", .integer, default: .integer(1), "Leave smaller storyboards out.")])

            private let least: Int

            init(options: OptionValues) {
                least = options.integer("at-least") ?? 1
            }

            func run(on graph: ProjectGraph) -> ProjectCommandAnswer {
                let counts = graph.documents.map { (path: $0.path, count: $0.scenes.count) }
                    .filter { $0.count >= least }
                    .sorted { ($1.count, $0.path) < ($0.count, $1.path) }
                return ProjectCommandAnswer(counts.map { "\\($0.count)\\t\\($0.path)\\n" }.joined())
            }
        }

        """
    }

    /// A case in the form that Docs/Plugins.md describes under "Fixtures".
    var fixture: String {
        switch kind {
        case .transform:
            """
            use: \(id)
            === BEFORE App/Main.storyboard (scenes)
            module: App
            card: CardViewController > outlet titleLabel title
                label #title "Title" ◀
            === BEFORE App/CardViewController.swift
            import UIKit

            class CardViewController: UIViewController {
                @IBOutlet var titleLabel: UILabel!
            }

            """
        case .lintRule:
            """
            part: \(id)
            with: { maximum: 1 }
            === BEFORE App/Main.storyboard (scenes)
            first: UIViewController
            second: UIViewController

            """
        case .report:
            """
            part: \(id)
            of: lint
            === BEFORE App/Main.storyboard (scenes)
            module: App
            card: CardViewController > outlet titleLabel title
                label #title "Title"
            === BEFORE App/CardViewController.swift
            import UIKit

            class CardViewController: UIViewController {}

            """
        case .command:
            """
            part: \(id)
            === BEFORE App/Main.storyboard (scenes)
            first: UIViewController
            second: UIViewController

            """
        }
    }
}
