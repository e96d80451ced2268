import Navigation
import TransformKit

/// Proposes to delete segues that start at a view controller itself and that no code performs: a method for them would
/// never be called.
enum NeverPerformed {
    static func obstacle(to transition: Transition) -> Obstacle {
        Obstacle(
            code: .neverPerformed, reason: "no code performs it, and nothing on the screen starts it",
            place: transition.place)
    }

    /// One change for each document, for review: code may compose an identifier from pieces.
    static func changes(deleting transitions: [Transition]) -> [Change] {
        Dictionary(grouping: transitions, by: \.document).sorted { $0.key.path < $1.key.path }.map { document, dead in
            let names = dead.map { $0.identifier.map { "\"\($0)\"" } ?? $0.segue.element.id ?? "" }
            return Change(
                subject: "\(document.path)#\(RefusalCode.neverPerformed.id)",
                title:
                    "delete \(Count.of(dead.count, "segue")) that nothing performs: \(names.joined(separator: ", "))",
                reason:
                    "No code performs \(dead.count == 1 ? "it" : "them"), and nothing on the screen starts "
                    + "\(dead.count == 1 ? "it" : "them").",
                safety: .review, place: dead[0].place, edits: edits(of: document, deleting: dead),
                details: ["removedSegues": .list(dead.map { outcome(of: $0).record })],
                // A segue without an identifier cannot be performed by any code.
                handTests: dead.filter { $0.identifier?.isEmpty == false }.map { transition in
                    HandTest(
                        action:
                            "look for another way from \(transition.sourceClass.name) to \(transition.destination.title)",
                        reason: "code could put the identifier together from pieces", place: transition.place)
                })
        }
    }

    private static func edits(of document: IBDocument, deleting dead: [Transition]) -> [FileEdit] {
        var editor = DocumentEditor(document)
        for transition in dead { editor.removeSegue(transition.segue.element) }
        UnusedReferences.remove(from: &editor, without: Set(dead.map(\.segue)))
        return editor.edits.map { .replace(path: document.path, $0) }
    }

    private static func outcome(of transition: Transition) -> SegueOutcome {
        SegueOutcome(
            segue: transition.segue, source: transition.sourceClass.name, trigger: transition.trigger.word,
            kind: transition.kind.word, destination: transition.destination.title, method: nil, preparation: "",
            callSites: [])
    }
}

extension DocumentEditor {
    /// Removes a segue, with the tie breakers for inferred metrics that refer to it.
    mutating func removeSegue(_ segue: Element) {
        removeElement(segue)
        for section in document.root.children(named: "inferredMetricsTieBreakers") {
            for breaker in section.children where breaker["reference"] != nil && breaker["reference"] == segue.id {
                removeElement(breaker)
            }
        }
    }
}
