import TransformKit

/// Makes each outlet's strength say what the code relies on.
struct OutletOwnership: Transform {
    static let description = TransformDescription(
        id: "outlet-ownership",
        summary: "Make each outlet's strength say what the code relies on.",
        details: """
            Three rules:

            1. An implicitly unwrapped outlet (`T!`) needs a guarantee, so it is strong.
            2. An outlet that may not be there is optional (`T?`).
            3. An outlet that is not needed after it leaves the view hierarchy is weak and optional.

            They are decided from what the project shows, not from the declaration alone: whether every object of the class
            and its subclasses connects the outlet, in every document; what the connection leads to and who else holds it;
            whether code takes the view away and puts it back, or deactivates the constraint.

            An outlet stays weak, with the reason, where a strong one would close a cycle or could: File's Owner, a
            controller, an object that holds the outlet's owner, anything that is a delegate. Where `T!` has to become
            `T?`, every use is rewritten if each can be (`label.text = x` becomes `label?.text = x`); else the change is
            held back as a draft and lists the uses that need a person. An outlet that code fills where it is nil is there
            whenever it is used, and stays implicitly unwrapped. Documents that no target builds are no evidence, where
            the targets of their project are known. Objective-C outlets are counted and not looked at.
            """,
        options: [
            OptionDescription(
                "private", .boolean, default: .boolean(false),
                "Also make an outlet private where every use is inside its type.")
        ],
        selectors: [
            OptionDescription("class", .string, "Only outlets of classes whose name matches, with * and ?."),
            OptionDescription("outlet", .string, "Only outlets whose name matches, with * and ?."),
        ],
        tables: [
            TableDescription(
                "uses", title: "Uses that need a person", "Code that has an optional now and needs a person for it.",
                columns: [ColumnDescription("use", "Use")]),
            TableDescription(
                "connections", title: "Connections", "The connections of the outlet in documents.",
                columns: [
                    ColumnDescription("document", "Document"), ColumnDescription("source", "From"),
                    ColumnDescription("destination", "To"),
                ], isInText: false),
        ],
        refusals: RefusalCode.ofOutlets,
        settledRules: ["weak-outlet-to-top-level-object", "outlet-retains-owner"], highestSafety: .draft)

    private let narrowsAccess: Bool
    private let classPattern: NamePattern?
    private let outletPattern: NamePattern?

    init(options: OptionValues, selection: OptionValues) {
        narrowsAccess = options.boolean("private") ?? false
        classPattern = selection.string("class").map(NamePattern.init)
        outletPattern = selection.string("outlet").map(NamePattern.init)
    }

    func propose(in context: TransformContext) -> Proposals {
        let candidates = candidates(in: context)
        let evidence = OutletEvidence(candidates, in: context.graph)
        let mentions = narrowsAccess ? ExternalMentions(candidates, in: context.graph) : nil
        let judged = concurrentMap(declarations(candidates), threads: defaultThreadCount) { group in
            var proposals = Self.judge(group, evidence)
            if let mentions {
                for candidate in group { proposals.append(AccessNarrowing(candidate, evidence, mentions).proposals()) }
            }
            return proposals
        }
        let unseen = Proposals(findings: UnseenOutlets.findings(in: context, classPattern))
        return judged.reduce(into: unseen) { $0.append($1) }
    }

    /// Groups candidates by declaration: `var a: T!, b: T!` declares two at once, which share their modifiers.
    private func declarations(_ candidates: [OutletCandidate]) -> [[OutletCandidate]] {
        candidates.reduce(into: []) { groups, candidate in
            if let last = groups.last?.last, last.owner == candidate.owner, last.outlet.path == candidate.outlet.path,
                last.outlet.anchors.declaration == candidate.outlet.anchors.declaration
            {
                groups[groups.count - 1].append(candidate)
            } else {
                groups.append([candidate])
            }
        }
    }

    private static func judge(_ group: [OutletCandidate], _ evidence: OutletEvidence) -> Proposals {
        if group.count > 1, let proposals = SharedDeclaration(group, evidence).proposals() { return proposals }
        return group.reduce(into: Proposals()) { proposals, candidate in
            guard let judgement = OutletJudge(candidate, evidence).judge() else { return }
            proposals.append(judgement.proposals(for: candidate, evidence))
        }
    }

    private func candidates(in context: TransformContext) -> [OutletCandidate] {
        context.graph.classes.swiftClasses
            .filter { classPattern?.matches($0.name) ?? true }
            .flatMap { type in
                type.outlets
                    .filter { outletPattern?.matches($0.name) ?? true }
                    .filter { context.mayEdit($0.path) }
                    .map { OutletCandidate(owner: type, outlet: $0) }
            }
    }
}
