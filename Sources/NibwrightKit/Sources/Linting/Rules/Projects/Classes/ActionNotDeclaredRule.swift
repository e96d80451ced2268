import ObjectiveCCode
import TransformKit

/// Finds actions of documents that no class implements.
struct ActionNotDeclaredRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "action-not-declared",
        summary: "An action that a document sends to an object whose class does not implement it.",
        rationale: """
            On iOS the first tap ends with `unrecognized selector sent to instance`, and the app crashes; on macOS \
            `Could not connect action` is logged, and nothing happens. Bring the method back, give it `@IBAction` and \
            the selector that the document names, or delete the connection.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let reach = ClassReach(in: graph)
        let owners = OwnerSubclasses(in: graph)
        return graph.documents.flatMap { document -> [LintFinding] in
            let silent = Set(document.unattachedGestureRecognizers)
            return document.connections.compactMap { connection -> LintFinding? in
                // What leads to another scene, or never fires, is another rule's finding.
                if connection.leadsToOtherScene || connection.source.map(silent.contains) == true { return nil }
                return finding(for: connection, reach, owners, in: graph)
            }
        }
    }

    private func finding(
        for connection: Connection, _ reach: ClassReach, _ owners: OwnerSubclasses, in graph: ProjectGraph
    ) -> LintFinding? {
        guard connection.kind == .action, let selector = connection.selector,
            !SystemActions.has(selector, on: connection.element.document.kind.platform),
            let receiver = connection.destination, !receiver.isFirstResponder,
            let resolution = graph.classes.resolve(receiver)
        else { return nil }
        let candidates: [(name: String, ancestry: Ancestry)]
        switch resolution {
        case .swift(let types):
            if reach.isForeign(types, to: receiver) { return nil }
            candidates = types.map { ($0.name, Ancestry(of: $0, in: graph)) }
        case .objectiveC(let parts): candidates = [(parts.first?.name ?? "", Ancestry(of: parts, in: graph))]
        case .notInProject: return nil
        }
        guard let first = candidates.first, candidates.allSatisfy({ $0.ancestry.isComplete }),
            !candidates.contains(where: { $0.ancestry.responds(to: selector, graph.classes) })
        else { return nil }
        let baseName = selector.prefix { $0 != ":" }
        let isMentioned = candidates.contains { $0.ancestry.mentions(String(baseName), in: graph) }
        let others = Set(candidates.flatMap { $0.ancestry.selectors(ofMethod: String(baseName)) }).sorted()
        let version = graph.targets.targets(of: receiver.document.path).map(\.oldestSwiftVersion).min()
        let hasTwin = others.contains { $0.parameterCount == selector.parameterCount }
        // Swift 2 left the first parameter's name out of a selector.
        if hasTwin, let version, version < 3 { return nil }
        let differ = !others.isEmpty && (!hasTwin || version != nil)
        let implementer = owners.implementer(of: selector, below: receiver)
        let doubt =
            Doubt.first(
                (isMentioned && !differ, "its sources mention `\(baseName)`"),
                (connection.yieldsToSegue, "a bar button item sends one action, and its segue may be that"))
            ?? implementer.map { "the nib may be \($0)'s, a class below, which implements it" }
            ?? reach.doubt(aboutSourcesAround: receiver.document.path)
        let isOnMac = connection.element.document.kind.platform == .macOS
        let advice =
            !others.isEmpty
            ? "Its method `\(baseName)` has the selector \(others.map { "`\($0)`" }.joined(separator: " or ")): connect it again."
            : isMentioned
                ? "See that `\(baseName)` is an `@IBAction` with just this selector."
                : isOnMac
                    ? "Implement it or delete the connection: nothing happens when it is sent."
                    : "Implement it or delete the connection: sending it \(Doubt.crashes(doubt))."
        return LintFinding(
            connection.place,
            "The action `\(selector)` is sent to \(first.name), which does not implement it. " + advice,
            doubt: doubt
        ).fixed(by: doubt == nil ? fix(of: connection, selector, others) : nil)
    }

    /// Sends the method's own selector where there is one, and nothing where there is no such method.
    private func fix(of connection: Connection, _ selector: String, _ others: [String]) -> LintFix? {
        let document = connection.element.document
        switch others.count {
        case 0:
            return LintFix("delete the connection of the action \(selector)", .review, editing: document) {
                $0.removeElement(connection.element)
            }
        case 1:
            return LintFix("send \(others[0]) in place of \(selector)", .review, editing: document) {
                $0.setAttribute("selector", on: connection.element, to: others[0])
            }
        default: return nil
        }
    }
}

extension Connection {
    /// Whether it is the action of a bar button item that has a segue as well.
    fileprivate var yieldsToSegue: Bool {
        guard let list = element.parent, list.parent?.isNamed("barButtonItem") == true else { return false }
        return list.children.contains { $0.isNamed("segue") }
    }
}

extension String {
    /// The number of parameters of a selector.
    fileprivate var parameterCount: Int { utf8.count { $0 == UInt8(ascii: ":") } }
}
