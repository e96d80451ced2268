import InterfaceBuilder
import ProjectFiles
import ProjectGraph
import SourceText
import SwiftCode
import TransformKit

/// The checks that a step's outcome has to pass before it may enter the plan.
struct Gate {
    /// A check that failed: a reason, and the file at which it shows.
    struct Violation: Hashable {
        let code: RefusalCode
        let path: String
        let reason: String
    }

    /// The result of all checks for one outcome.
    struct Verdict {
        let violations: [Violation]
        /// The graph with the outcome in it; nil where a file by itself was refused already.
        let graph: ProjectGraph?
    }

    private let before: ProjectGraph
    private let threads: Int
    private let referencesBefore: ProjectReferences
    private let sceneCalls = Lazy<SceneCallGate>()

    init(before: ProjectGraph, threads: Int) {
        self.before = before
        self.threads = threads
        referencesBefore = before.references(threads: threads)
    }

    /// - Parameters:
    ///   - changed: files that the step touches, each as it would be; nil for one that is removed.
    ///   - intents: what the changes mean to rename or lose.
    func verdict(on changed: [String: [UInt8]?], intents: [ChangeIntent]) -> Verdict {
        let intended = IntendedNames(intents)
        let after = before.updating(changed, threads: threads)
        let paths = changed.filter { $0.value != nil }.keys.sorted()
        let inFiles = concurrentMap(paths, threads: threads) { violations(of: $0, in: after) }.flatMap { $0 }
        guard inFiles.isEmpty else { return Verdict(violations: inFiles, graph: nil) }
        let dangling =
            danglingReferences(after, intended)
            + removalViolations(changed.filter { $0.value == nil }.keys.sorted(), in: after)
            + DocumentGate(before: before).violations(of: paths, in: after, threads: threads)
        let isConcerned =
            !intended.isEmpty || SceneCallGate.isConcerned(by: Set(changed.keys), before: before, after: after)
        guard dangling.isEmpty, isConcerned else {
            return Verdict(violations: dangling, graph: after)
        }
        let calls = sceneCalls.value { SceneCallGate(before: before) }.violations(in: after, intended).map {
            Violation(code: .gateCode, path: $0.path, reason: $0.reason)
        }
        return Verdict(violations: calls, graph: after)
    }

    // MARK: One file by itself

    private func violations(of path: String, in after: ProjectGraph) -> [Violation] {
        if let file = after.swiftFile(at: path) { return swiftViolations(file) }
        if let document = after.document(at: path) { return identifierViolations(document) }
        guard let refusal = after.refusedDocument(at: path)?.refusal else {
            return after.text(at: path).flatMap(FileGate(before: before).violation).map { [$0] } ?? []
        }
        return [Violation(code: .gateDocument, path: path, reason: "the document would not load: \(refusal.message)")]
    }

    private func swiftViolations(_ after: SwiftFile) -> [Violation] {
        // Only a file with errors has them counted, in the old text as well, to tell old ones from new ones.
        guard after.hasSyntaxErrors != false else { return [] }
        let count = SwiftSyntaxTree.errorCount(SwiftSyntaxTree.parse(after.source))
        guard count > 0 else { return [] }
        let known = before.text(at: after.path).map { SwiftSyntaxTree.errorCount(SwiftSyntaxTree.parse($0)) } ?? 0
        guard count > known else { return [] }
        let reason = "the file would have \(count) Swift syntax errors, \(known) before"
        return [Violation(code: .gateSwiftSyntax, path: after.path, reason: reason)]
    }

    private func identifierViolations(_ after: IBDocument) -> [Violation] {
        let known = before.document(at: after.path)?.duplicateObjects.count ?? 0
        guard after.duplicateObjects.count > known, let object = after.duplicateObjects.last else { return [] }
        let reason = "the object id \(object.id ?? "") would occur twice"
        return [Violation(code: .gateObjectIds, path: after.path, reason: reason)]
    }

    /// Files that go although a project file goes on naming them, so that the build would fail for them.
    private func removalViolations(_ removed: [String], in after: ProjectGraph) -> [Violation] {
        guard !removed.isEmpty else { return [] }
        let gone = Set(removed)
        return after.targets.projects.flatMap { project in
            (after.targets.memberships(of: project)?.missingFiles ?? []).filter { gone.contains($0.path) }.map {
                Violation(
                    code: .gateRemoval, path: $0.path,
                    reason: "\($0.path) would be gone, and \(project.path) still names it")
            }
        }
    }

    // MARK: The graph as a whole

    /// Names in the outcome that lead nowhere, and that the project before did not have or could resolve.
    private func danglingReferences(_ after: ProjectGraph, _ intended: IntendedNames) -> [Violation] {
        let references = after.references(threads: threads)
        // A library's class or an image that was missing before may be named in another place after.
        let known = Set(referencesBefore.unresolved.filter(isNamedAnywhere).map(NameOfKind.init))
        let new = references.unresolved.subtracting(referencesBefore.unresolved).filter { reference in
            !isNamedAnywhere(reference) || !known.contains(NameOfKind(reference))
        }
        let dangling = withoutMoved(new, after: references).map { reference in
            let name = reference.name.split(separator: "\u{0}").first.map(String.init) ?? reference.name
            return Violation(
                code: .gateReferences, path: reference.document,
                reason:
                    "the \(reference.kind.rawValue) “\(name)” of object \(reference.objectID) in \(reference.document) "
                    + "would lead nowhere")
        }
        // Beside the known calls, code may load an identifier in ways that analysis does not see.
        let identifiers = (before: referencesBefore.storyboardIdentifiers, after: references.storyboardIdentifiers)
        let losses =
            intended.losses(of: identifiers.before, after: identifiers.after)
            + intended.missingClasses(before: before, after: after)
        let lost = losses.map { Violation(code: .gateReferences, path: "", reason: $0) }
        return Array((dangling + lost).prefix(100))
    }

    /// Without those that an object had before in another document: what was broken may move, and stays broken.
    private func withoutMoved(_ new: Set<ProjectReference>, after: ProjectReferences) -> [ProjectReference] {
        var gone: [NameOfKind: Int] = [:]
        for reference in referencesBefore.unresolved.subtracting(after.unresolved) {
            gone[NameOfKind(reference), default: 0] += 1
        }
        return new.sorted().filter { reference in
            guard let count = gone[NameOfKind(reference)], count > 0 else { return true }
            gone[NameOfKind(reference)] = count - 1
            return false
        }
    }

    /// Classes, images, colors and other storyboards' scenes mean the same from whichever document they are named.
    private func isNamedAnywhere(_ reference: ProjectReference) -> Bool {
        [.class, .image, .color, .storyboardReference].contains(reference.kind)
    }

    private struct NameOfKind: Hashable {
        let kind: ProjectReference.Kind
        let name: String

        init(_ reference: ProjectReference) {
            kind = reference.kind
            // Without the id of what it leads to: a merged document may give that a new one.
            let hasID = [.outlet, .destination].contains(reference.kind)
            name =
                hasID ? reference.name.split(separator: "\u{0}").first.map(String.init) ?? "" : reference.name
        }
    }
}
