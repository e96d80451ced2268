import InterfaceBuilder
import ProjectGraph
import SourceText
import SwiftCode
import TransformKit

/// What a change must not do: the checks that a step's outcome has to pass before it may enter the plan.
struct Gate {
    /// A check that failed: a reason, and the file at which it shows.
    struct Violation: Hashable {
        let code: String
        let path: String
        let reason: String
    }

    let before: ProjectGraph
    let threads: Int

    /// Files that the step touches, each as it would be; nil for one that is removed.
    func violations(_ changed: [String: [UInt8]?]) -> [Violation] {
        let files = changed.sorted { $0.key < $1.key }
        let inFiles = concurrentMap(files, threads: threads) { path, bytes in
            bytes.map { violations(path, $0) } ?? []
        }.flatMap { $0 }
        guard inFiles.isEmpty else { return inFiles }
        return danglingReferences(changed)
    }

    // MARK: One file by itself

    private func violations(_ path: String, _ bytes: [UInt8]) -> [Violation] {
        let after = SourceText(path: path, bytes: bytes)
        if path.hasSuffix(".swift") { return swiftViolations(after) }
        if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") { return documentViolations(after) }
        return []
    }

    private func swiftViolations(_ after: SourceText) -> [Violation] {
        let known = before.text(at: after.path).map { SwiftSyntaxTree.errorCount(SwiftSyntaxTree.parse($0)) } ?? 0
        let count = SwiftSyntaxTree.errorCount(SwiftSyntaxTree.parse(after))
        guard count > known else { return [] }
        let reason = "the file would have \(count) Swift syntax errors, \(known) before"
        return [Violation(code: "gate-swift-syntax", path: after.path, reason: reason)]
    }

    private func documentViolations(_ after: SourceText) -> [Violation] {
        switch IBDocument.read(after) {
        case .failure(let refusal):
            return [Violation(code: "gate-document", path: after.path, reason: "the document would not load: \(refusal.message)")]
        case .success(let document):
            let known = before.document(at: after.path)?.duplicateObjects.count ?? 0
            guard document.duplicateObjects.count > known, let object = document.duplicateObjects.last else { return [] }
            let reason = "the object id \(object.id ?? "") would occur twice"
            return [Violation(code: "gate-object-ids", path: after.path, reason: reason)]
        }
    }

    // MARK: The graph as a whole

    private func danglingReferences(_ changed: [String: [UInt8]?]) -> [Violation] {
        let after = before.updating(changed, threads: threads)
        let lost = before.resolvedReferences(threads: threads).subtracting(after.resolvedReferences(threads: threads))
        return lost.sorted().prefix(100).map { reference in
            let name = reference.name.split(separator: "\u{0}").first.map(String.init) ?? reference.name
            return Violation(
                code: "gate-references", path: reference.document,
                reason: "the \(reference.kind.rawValue) “\(name)” of object \(reference.objectID) in \(reference.document) "
                    + "would lead nowhere")
        }
    }
}
