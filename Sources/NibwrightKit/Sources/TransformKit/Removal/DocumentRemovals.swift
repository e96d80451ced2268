import InterfaceBuilder
import ProjectFiles
import ProjectGraph
import SourceText

/// The removals of one document: who goes, who stays and why, and who goes together.
struct DocumentRemovals {
    private let judge: RemovalJudge
    private let selected: [Element]
    /// Why they go, for the changes' reasons.
    private let why: String
    private var document: IBDocument { judge.document }

    init(_ judge: RemovalJudge, _ selected: [Element], why: String) {
        self.judge = judge
        self.selected = selected
        self.why = why
    }

    func proposals() -> Proposals {
        var stays: [Int: Obstacle] = [:]
        var going: [RemovalParts] = []
        // One that stays may keep others, and what stands inside of it may go by itself: so everyone is asked again.
        while true {
            let open = outermost(selected.filter { stays[$0.index] == nil })
            going = []
            var kept = false
            for element in open {
                do throws(Obstacle) {
                    going.append(try judge.parts(of: element, among: open))
                } catch {
                    stays[element.index] = error
                    kept = true
                }
            }
            if !kept { break }
        }
        return Proposals(changes: changes(going), refusals: selected.compactMap { refusal($0, stays[$0.index]) })
    }

    /// Without elements that stand in others of the list, which go with these.
    private func outermost(_ elements: [Element]) -> [Element] {
        elements.reduce(into: []) { result, element in
            if let last = result.last, last.contains(element) { return }
            result.append(element)
        }
    }

    private func refusal(_ element: Element, _ obstacle: Obstacle?) -> Refusal? {
        guard let obstacle else { return nil }
        let subject = ElementSubject(element)
        return Refusal(
            subject: subject.text, title: "remove \(subject.words)", code: obstacle.code, reason: obstacle.reason,
            place: obstacle.place)
    }

    // MARK: Changes

    private func changes(_ going: [RemovalParts]) -> [Change] {
        RemovalGroups(going, judge).groups.compactMap { group in
            guard let first = group.parts.first else { return nil }
            let subject = ElementSubject(first.element)
            let others = group.parts.count - 1
            let together = others == 0 ? "" : ", and \(others == 1 ? "one more" : "\(others) more") with it"
            let rows = group.parts.map { Detail.text(ElementSubject($0.element).text) }
            return Change(
                subject: subject.text, title: "remove \(subject.words)\(together)", reason: reason(group),
                place: first.element.place, edits: group.edits, details: ["elements": .list(rows)])
        }
    }

    private func reason(_ group: RemovalGroup) -> String {
        var sentences: [String] = []
        let constraints = Set(group.parts.flatMap(\.constraints)).count
        let it = group.parts.count == 1 ? "it" : "them"
        if constraints > 0 {
            sentences.append(
                "\(constraints == 1 ? "one constraint" : "\(constraints) constraints") of other views that name \(it) go "
                    + "along; whether the views that stay are still placed cannot be proved")
        }
        if group.parts.contains(where: \.isArranged) { sentences.append("the stack view closes the gap") }
        if group.translations > 0 {
            let entries = group.translations == 1 ? "one entry" : "\(group.translations) entries"
            sentences.append(
                "\(entries) of tables and catalogs of translations \(group.translations == 1 ? "goes" : "go") along")
        }
        if group.parts.count > 1 {
            sentences.append(
                "they go together, since they stand side by side, lead to each other or share what only they use")
        }
        sentences.append("\(why), and code may count or search what stands there")
        return sentences.joined(separator: "; ")
    }
}
