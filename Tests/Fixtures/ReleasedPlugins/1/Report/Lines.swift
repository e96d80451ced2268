import NibwrightKit

@_cdecl("nibwright_plugin")
public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
    register([Lines.self], in: registry)
}

/// Written against NibwrightKit 1: a report of plans, findings and projects.
struct Lines: PlanReporter, LintReporter, InspectionReporter {
    static let description = ReporterDescription(id: "lines", summary: "A line for each change, finding or document.")

    func text(of plans: [Plan]) -> String {
        plans.flatMap { plan in
            let counts = plan.counts
            let total =
                "\(plan.recipeName): \(counts.accepted) of \(counts.proposed), at most \(plan.allowed.rawValue)\n"
            return [total]
                + plan.steps.flatMap { step in
                    step.changes.map { change in
                        let advice = step.refusalCodes.first { $0.id == change.code }?.advice ?? ""
                        return [
                            change.status.rawValue, change.safety.rawValue, change.id, change.place.description,
                            change.title,
                            change.reason, change.files.joined(separator: " "), advice,
                        ].joined(separator: "|") + "\n"
                    }
                }
        }.joined()
    }

    func text(of result: LintResult) -> String {
        result.findings.map { finding in
            "\(finding.level.rawValue)|\(finding.rule)|\(finding.place)|\(finding.isCertain)|\(finding.line?.text ?? "")\n"
        }.joined() + "\(result.count(.error)) errors, fails: \(result.fails)\n"
    }

    func text(of project: LoadedProject) -> String {
        project.graph.documents.map { "\($0.path): \($0.kind), \($0.scenes.count) scenes\n" }.joined()
    }
}
