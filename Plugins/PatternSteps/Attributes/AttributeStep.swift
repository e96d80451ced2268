import TransformKit

/// Carries out intents about attributes on all selected elements of a project: one change for each element.
package struct AttributeStep {
    let pattern: ElementPattern
    let intents: [AttributeIntent]
    /// Whether names that no known document has are taken all the same.
    let isUnchecked: Bool

    /// An element that is not yet as the step wants it, with the intents that are left.
    private struct Match {
        let element: Element
        let intents: [AttributeIntent]
    }

    func propose(in context: TransformContext) -> Proposals {
        let documents = context.graph.documents.filter { context.mayEdit($0.path) }
        let selected = concurrentMap(documents, threads: defaultThreadCount) {
            pattern.elements(in: $0, of: context.graph)
        }
        if selected.allSatisfy(\.isEmpty) { return Proposals(findings: pattern.notes(in: context)) }
        let found = selected.map { $0.compactMap(match) }
        let values = found.joined().flatMap { match in
            match.intents.compactMap { intent in
                match.element.writtenText(named: intent.name).map { (attribute: intent.name, value: $0) }
            }
        }
        let names = NamesInCode(values, in: context.graph)
        let proposed = concurrentMap(Array(zip(documents, found)), threads: defaultThreadCount) { document, matches in
            matches.isEmpty ? Proposals() : propose(matches, in: document, names, context.graph)
        }
        return proposed.reduce(into: Proposals()) { $0.append($1) }
    }

    private func match(_ element: Element) -> Match? {
        let open = intents.filter { !$0.isFulfilled(by: element) }
        return open.isEmpty ? nil : Match(element: element, intents: open)
    }

    private func propose(
        _ matches: [Match], in document: IBDocument, _ names: NamesInCode, _ graph: ProjectGraph
    ) -> Proposals {
        let texts = TranslatedTexts(document, in: graph)
        let resources = ListedResources(document)
        var proposals = Proposals()
        var changed: [Match] = []
        for match in matches {
            let judge = AttributeJudge(
                element: match.element, isUnchecked: isUnchecked, texts: texts, names: names, resources: resources)
            if let obstacle = match.intents.lazy.compactMap(judge.obstacle).first {
                proposals.refusals.append(
                    Refusal(
                        subject: ElementSubject(match.element).text, title: title([match]), code: obstacle.code,
                        reason: obstacle.reason, place: obstacle.place))
            } else {
                changed.append(match)
            }
        }
        let freed = resources.freed(by: changed.map { ($0.element, $0.intents) })
        proposals.changes = groups(changed, freed).map { change($0, freed, in: document) }
        return proposals
    }

    /// Elements that together were the last to name a resource change together, so that it goes off the list with them.
    private func groups(_ matches: [Match], _ freed: [ListedResources.Freed]) -> [[Match]] {
        var groups = matches.map { [$0] }
        for resource in freed where resource.users.count > 1 {
            let users = groups.indices.filter { groups[$0].contains { resource.users.contains($0.element.index) } }
            guard let first = users.first else { continue }
            for other in users.dropFirst().reversed() { groups[first] += groups.remove(at: other) }
        }
        return groups.map { $0.sorted { $0.element.index < $1.element.index } }
    }

    private func change(_ group: [Match], _ freed: [ListedResources.Freed], in document: IBDocument) -> Change {
        var editor = DocumentEditor(document)
        for match in group {
            for intent in match.intents {
                intent.carryOut(on: match.element, with: &editor)
                if case .set("spacingType", "standard") = intent, match.element.isNamed("stackView") {
                    editor.ensureCapability("Stack View standard spacing", minToolsVersion: "9.0")
                }
            }
        }
        let elements = Set(group.map(\.element.index))
        for resource in freed where !elements.isDisjoint(with: resource.users) {
            editor.removeResource(resource.kind, name: resource.name)
        }
        let first = group[0]
        return Change(
            subject: ElementSubject(first.element).text, title: title(group), reason: reason(for: first),
            place: first.element.place, edits: editor.edits.map { .replace(path: document.path, $0) })
    }

    private func title(_ group: [Match]) -> String {
        let others = group.count - 1
        let together = others == 0 ? "" : ", and on \(others == 1 ? "one more" : "\(others) more") with it"
        let words = group[0].intents.map(\.words).joined(separator: ", ")
        return "\(words) on \(ElementSubject(group[0].element).words)\(together)"
    }

    private func reason(for match: Match) -> String {
        let before = match.intents.compactMap { intent -> String? in
            if case .rename = intent { return nil }
            let value = match.element.writtenText(named: intent.name)
            return value.map { "\(intent.name) is \($0.isEmpty ? "empty" : $0.asShown)" }
                ?? "\(intent.name) is not said"
        }
        let now = before.isEmpty ? "" : before.joined(separator: ", ") + "; "
        return now + "the recipe's pattern selects the element, and code may read or set the same value at run time"
    }
}
