import SwiftWriting
import TransformKit

/// The additions to classes before code moves: protocols, properties, actions, delegate methods and calls of
/// coordinators.
struct CoordinatorMembers {
    /// The additions and edits of the first stage, by class.
    let first: [SwiftClass: ClassAdditions]
    /// The files that each owner's routes change.
    private let filesByOwner: [SwiftClass: Set<String>]

    init(
        _ drafts: [CoordinatorDraft], _ routes: CoordinatorRoutes, _ performed: PerformedSegues,
        _ triggers: TriggerReplacement
    ) {
        var first: [SwiftClass: ClassAdditions] = [:]
        var files: [SwiftClass: Set<String>] = [:]
        for draft in drafts {
            for part in draft.parts {
                var own = Self.property(part, coordinator: draft.name, routes, performed.graph)
                own.append(routes.additions[part.owner] ?? ClassAdditions())
                first[part.owner, default: ClassAdditions()].append(own)
                let mine = part.found.map(\.route)
                files[part.owner] = Set(own.edits.keys)
                    .union(mine.flatMap { $0.transitions.map(\.sourceClass.declaration.path) })
                    .union(mine.flatMap { performed.performing($0).map(\.path) })
            }
        }
        let all = routes.found.map(\.route)
        for (owner, own) in triggers.additions(for: all) {
            first[owner, default: ClassAdditions()].append(own)
            files[owner, default: []].formUnion(own.edits.keys)
        }
        for (owner, own) in performed.additions(for: all) {
            first[owner, default: ClassAdditions()].append(own)
            files[owner, default: []].formUnion(own.edits.keys)
        }
        for owner in Array(files.keys) { files[owner, default: []].insert(owner.declaration.path) }
        Self.attach(first, to: drafts.flatMap { $0.parts.map(\.owner) }, &files, performed.graph.classes)
        self.first = first
        filesByOwner = files
    }

    /// Attributes changes of classes without routes to coordinators: a superclass's to those of its subclasses, any
    /// other to all.
    private static func attach(
        _ first: [SwiftClass: ClassAdditions], to owners: [SwiftClass], _ files: inout [SwiftClass: Set<String>],
        _ classes: ClassIndex
    ) {
        for (type, additions) in first where !owners.contains(type) {
            let touched = Set(additions.edits.keys).union([type.declaration.path])
            let heirs = owners.filter { classes.chain(of: $0).contains(type) }
            for owner in heirs.isEmpty ? owners : heirs { files[owner, default: []].formUnion(touched) }
        }
    }

    /// The Swift files that contain a coordinator's classes and the calls of their segues.
    func files(of draft: CoordinatorDraft) -> Set<String> {
        var files = Set(draft.existing?.parts.map(\.path) ?? [])
        for part in draft.parts {
            files.formUnion(filesByOwner[part.owner] ?? [])
            files.formUnion(part.owner.parts.map(\.path))
            for type in part.found.flatMap({ $0.route.transitions.map(\.sourceClass) }) {
                files.formUnion(filesByOwner[type] ?? [])
                files.formUnion(type.parts.map(\.path))
            }
        }
        return files
    }

    /// The property that holds a class's coordinator, and the protocol in front of the class.
    private static func property(
        _ part: CoordinatorDraft.Part, coordinator: String, _ routes: CoordinatorRoutes, _ graph: ProjectGraph
    ) -> ClassAdditions {
        if let existing = part.existing {
            let newline = graph.text(at: existing.path).map { SwiftLayout(of: $0).newline } ?? "\n"
            let text = part.navigation.methods.map { newline + existing.indentation + $0 }.joined()
            return ClassAdditions(edits: [existing.path: [TextEdit(insert: text, at: existing.end)]])
        }
        var additions = ClassAdditions(properties: [
            NewMember(
                name: part.property,
                lines: [
                    "/// Opens the screens that this one leads to. Set another one to lead elsewhere.",
                    "lazy var \(part.property): \(part.navigation.name) = \(coordinator)()",
                ])
        ])
        let path = part.owner.declaration.path
        if let front = routes.owners[part.owner]?.front, let source = graph.text(at: path),
            let body = ClassBody(of: part.owner.declaration, in: source)
        {
            additions.edits[path] = [body.inserting(before: front, part.navigation.lines)]
        }
        return additions
    }
}
