import InterfaceBuilder
import Linting
import ProjectGraph
import SourceText

/// Finds faults that a step brings into documents: an error that a lint rule is sure of, an object without an id, and
/// an element that occurs in no known document. Faults of before may stay, and may move to another document.
struct DocumentGate {
    /// Something wrong at a place; the kind tells whether the same was wrong before.
    private struct Fault {
        let kind: String
        let place: Place
        let reason: String
    }

    let before: ProjectGraph
    private let check = DocumentCheck()

    init(before: ProjectGraph) {
        self.before = before
    }

    /// - Parameter paths: of all files that the step changes; documents among them are looked at.
    func violations(of paths: [String], in after: ProjectGraph, threads: Int) -> [Gate.Violation] {
        let documents = paths.compactMap { after.document(at: $0) }
        guard !documents.isEmpty else { return [] }
        let found = concurrentMap(documents, threads: threads) { faults(in: $0, of: after) }.flatMap { $0 }
        guard !found.isEmpty else { return [] }
        let old = paths.compactMap { before.document(at: $0) }
        var known: [String: Int] = [:]
        for fault in concurrentMap(old, threads: threads, { faults(in: $0, of: before) }).joined() {
            known[fault.kind, default: 0] += 1
        }
        return found.filter { fault in
            guard let count = known[fault.kind], count > 0 else { return true }
            known[fault.kind] = count - 1
            return false
        }.map { Gate.Violation(code: .gateDocument, path: $0.place.path, reason: $0.reason) }
    }

    private func faults(in document: IBDocument, of graph: ProjectGraph) -> [Fault] {
        let errors = check.faults(in: document, of: graph).map { fault in
            // A merged document may give its objects new ids, so these do not tell whether a fault is the same.
            Fault(kind: fault.rule, place: fault.place, reason: "\(fault.place): \(fault.message) (\(fault.rule))")
        }
        return errors + document.elements.compactMap(shapeFault)
    }

    private func shapeFault(_ element: Element) -> Fault? {
        let name = element.name
        if element["id"] == nil, Self.objectSections.contains(element.parent?.name ?? ""),
            XcodeOrder.hasID(element: name)
        {
            return Fault(
                kind: "no-id \(name)", place: element.place,
                reason: "\(element.place): the `\(name)` would have no id, which every object needs")
        }
        // The table is one of objects: it does not list all that a document holds beside them, such as its resources.
        guard Self.objectSections.contains(element.parent?.name ?? ""), !XcodeOrder.knows(element: name),
            !isRuntimeContent(element)
        else { return nil }
        return Fault(
            kind: "unknown \(name)", place: element.place,
            reason: "\(element.place): Interface Builder has no element `\(name)`")
    }

    /// Lists that hold objects and nothing else.
    private static let objectSections: Set = [
        "subviews", "objects", "constraints", "connections", "items", "cells", "gestureRecognizers", "viewControllers",
    ]

    /// True inside of text and attributes that the user typed.
    private func isRuntimeContent(_ element: Element) -> Bool {
        element.ancestors.contains { $0.name == "attributedString" || $0.name == "userDefinedRuntimeAttribute" }
    }
}
