import Navigation
import SegueCode
import TransformKit

/// Removes from a class's `prepare(for:sender:)` the code that ran only for removed segues.
struct PrepareRemoval {
    private let method: PrepareMethod
    private let context: SeguePreparations
    private let family: [SwiftClass]

    /// Nil where the class has no such method, where no code can be cut out of it, or where code calls it by hand.
    init?(_ owner: SwiftClass, _ context: SeguePreparations) {
        guard let method = context.methods.method(of: owner), method.obstacle == nil else { return nil }
        self.method = method
        self.context = context
        family = [owner] + context.graph.classes.subclasses(of: owner)
        if isCalledByHand { return nil }
    }

    /// - Parameter gone: routes whose segues are all removed.
    func edits(removing gone: [Route]) -> [String: [TextEdit]] {
        let goneSegues = Set(gone.flatMap(\.transitions).map(\.segue))
        var (before, after) = (ReachedCode(), ReachedCode())
        for type in family {
            for segue in context.scenes.segues(of: type) {
                guard let prepared = PreparedSegue(segue, sourceClass: type, graph: context.graph) else { continue }
                if goneSegues.contains(segue) {
                    before.add(context.reach(of: prepared, in: method))
                } else {
                    after.add(context.reach(of: prepared, in: method))
                }
            }
        }
        var editor = PrepareEditor(method, removed: before, remaining: after)
        let isEmpty = editor.edit()
        if isEmpty, !exposesSuperclass { return [method.path: [PrepareEditor.removal(of: method)]] }
        return editor.edits.isEmpty || isEmpty ? [:] : [method.path: editor.edits]
    }

    /// Whether a superclass's method would run without this one that does not run now.
    private var exposesSuperclass: Bool {
        guard !method.statements.contains(where: { $0.callsSuper }) else { return false }
        if context.graph.librarySuperclass(of: method.owner) != nil { return true }
        return context.graph.classes.chain(of: method.owner).dropFirst().contains {
            context.methods.method(of: $0) != nil
        }
    }

    /// Whether code elsewhere, such as a test, makes segues and passes them to the method.
    private var isCalledByOthers: Bool {
        let names = family.map { $0.name.split(separator: ".").last.map(String.init) ?? $0.name }
        return context.handPreparingCode.contains { source in
            context.graph.projectFolder(of: source.path) == context.graph.projectFolder(of: method.path)
                && names.contains { source.contains(identifier: $0) }
        }
    }

    /// Whether code calls the method itself, or makes segues of its own.
    private var isCalledByHand: Bool {
        if isCalledByOthers { return true }
        return family.flatMap(\.parts).contains { part in
            guard let text = context.graph.text(at: part.path)?.string(part.range) else { return true }
            return text.contains("UIStoryboardSegue(identifier") || text.contains("self.prepare(for:")
        }
    }
}
