import TransformKit

/// Puts a child into selected elements.
package struct AddChild: Transform {
    package static let description = TransformDescription(
        id: "add-child",
        summary: "Put a child into the elements that a pattern selects.",
        details: """
            The recipe writes the child as documents do, and it is read as strictly. It goes where Xcode writes such a
            child, on lines like those around it; objects get fresh ids, and what names one of the recipe's ids names
            the fresh one.

                use: add-child
                select: { element: button, class: CardButton, has: "!userDefinedRuntimeAttributes" }
                with:
                  child: |
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius">
                            <real key="value" value="8"/>
                        </userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>

            An element that has the same child is left alone, so a second run plans nothing. Another child with the same
            key, or of a kind of which there is one, is in the way unless `replace: true`; one that says `nil` is not.
            Runtime attributes, constraints and subviews join those that are there. Features that Xcode declares for
            what is in the child are declared.

            Every change is for review, none is `safe`: whether a new view is placed, and whether a class answers to a
            runtime attribute, no reader of the document can tell. The child leads to no object outside of itself,
            since ids differ from document to document.
            """,
        options: [
            OptionDescription("child", .string, isRequired: true, "The element as documents write it."),
            OptionDescription(
                "section", .string,
                "The list that the child goes into, such as `subviews`; by default where such a child stands of itself."
            ),
            OptionDescription(
                "replace", .boolean, default: .boolean(false),
                "Put the child in the place of another one that stands for the same thing and holds no objects."),
            .unchecked,
        ],
        selectors: PatternSelectors.descriptions, refusals: RefusalCode.ofChildren, highestSafety: .review)

    private let pattern: ElementPattern
    private let template: ChildTemplate?
    private let section: String?
    private let replaces: Bool
    private let isUnchecked: Bool

    package init(options: OptionValues, selection: OptionValues) {
        pattern = ElementPattern(selection)
        template = options.string("child").flatMap { try? ChildTemplate($0) }
        section = options.string("section")
        replaces = options.boolean("replace") == true
        isUnchecked = options.boolean("unchecked") == true
    }

    package static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        let isChecked = options.boolean("unchecked") != true
        let ofPattern = PatternSelectors.problems(selection, isChecked: isChecked)
        do throws(ChildTemplate.Fault) {
            let template = try ChildTemplate(options.string("child") ?? "")
            return ofPattern + ChildProblems(template, isChecked: isChecked).all.map { OptionProblem("child", $0) }
        } catch {
            return ofPattern + [OptionProblem("child", error.message)]
        }
    }

    package func propose(in context: TransformContext) -> Proposals {
        guard let template else { return Proposals() }
        let documents = context.graph.documents.filter { context.mayEdit($0.path) }
        let found = concurrentMap(documents, threads: defaultThreadCount) {
            pattern.elements(in: $0, of: context.graph)
        }
        if found.allSatisfy(\.isEmpty) { return Proposals(findings: pattern.notes(in: context)) }
        let proposed = concurrentMap(Array(zip(documents, found)), threads: defaultThreadCount) { document, targets in
            targets.isEmpty ? Proposals() : propose(template, for: targets, in: document)
        }
        return proposed.reduce(into: Proposals()) { $0.append($1) }
    }

    private func propose(_ template: ChildTemplate, for targets: [Element], in document: IBDocument) -> Proposals {
        let judge = ChildJudge(template: template, section: section, isUnchecked: isUnchecked, document: document)
        let generator = ObjectIDGenerator(document)
        return targets.reduce(into: Proposals()) { proposals, target in
            let subject = ElementSubject(target)
            let title = "add \(template.root.shortWords) to \(subject.words)"
            let place = ChildPlace(target, section: section, replaces: replaces)
            do throws(Obstacle) {
                let deeds = try place.deeds(for: template.root).filter { if case .nothing = $0 { false } else { true } }
                guard !deeds.isEmpty else { return }
                try judge.check(target, place)
                var editor = DocumentEditor(document)
                var newIDs = FreshIDs(generator, purpose: "child of \(subject.text)")
                for deed in deeds { carryOut(deed, on: target, template, &newIDs, &editor) }
                judge.declareFeatures(with: &editor)
                proposals.changes.append(
                    Change(
                        subject: subject.text, title: title, reason: reason(deeds, template), place: target.place,
                        edits: editor.edits.map { .replace(path: document.path, $0) }))
            } catch {
                proposals.refusals.append(
                    Refusal(
                        subject: subject.text, title: title, code: error.code, reason: error.reason,
                        place: error.place))
            }
        }
    }

    private func carryOut(
        _ deed: ChildPlace.Deed, on target: Element, _ template: ChildTemplate, _ newIDs: inout FreshIDs,
        _ editor: inout DocumentEditor
    ) {
        switch deed {
        case .nothing: break
        case .insert(let part, let section):
            editor.insertChild(template.element(part, newIDs: &newIDs), into: target, section: section)
        case .replace(let other, let part):
            editor.replaceElement(other, with: template.element(part, newIDs: &newIDs))
        }
    }

    private func reason(_ deeds: [ChildPlace.Deed], _ template: ChildTemplate) -> String {
        let replaced = deeds.compactMap { deed -> String? in
            guard case .replace(let other, _) = deed else { return nil }
            return "it takes the place of the \(other.name) that is there; "
        }
        let ids = template.ids.isEmpty ? "" : "its objects get ids of their own, and no outlet leads to them; "
        let views = template.parts.contains { $0.child(named: "rect") != nil }
        let layout = views ? "a new view has no other constraints than the recipe gives it; " : ""
        return (replaced.first ?? "") + ids + layout + "the recipe's pattern selects the element"
    }
}

extension Element {
    /// The name with the key where it says more: `color textColor`.
    fileprivate var shortWords: String {
        let key = self["key"] ?? self["keyPath"]
        return key == nil || key == name ? name : "\(name) \(key ?? "")"
    }
}
