import OptionReading
import SourceText
import YAMLCode

/// A step on its way through the recipes that include it; its values are checked after all overrides.
struct StepDraft {
    var id: Written<String>
    let transform: Written<String>
    let place: Place
    var options: [ScopedEntry]
    var selection: [ScopedEntry]
    var safety: ScopedNode?
    let filters: [FileFilter]

    init(_ step: WrittenUse, in scope: ParameterScope, filters: [FileFilter]) {
        id = step.id
        transform = step.transform
        place = step.place
        options = step.options.map { ScopedEntry(entry: $0, scope: scope) }
        selection = step.selection.map { ScopedEntry(entry: $0, scope: scope) }
        safety = step.safety.map { ScopedNode(node: $0, scope: scope) }
        self.filters = filters
    }

    /// Lets an including recipe have its way, key by key.
    mutating func apply(_ change: WrittenOverride, in scope: ParameterScope) {
        if let newID = change.newID { id = newID }
        Self.replace(&options, with: change.options, in: scope)
        Self.replace(&selection, with: change.selection, in: scope)
        if let node = change.safety { safety = ScopedNode(node: node, scope: scope) }
    }

    private static func replace(
        _ entries: inout [ScopedEntry], with changes: [YAMLEntry], in scope: ParameterScope
    ) {
        let keys = Set(changes.map(\.key))
        entries.removeAll { keys.contains($0.entry.key) }
        entries += changes.map { ScopedEntry(entry: $0, scope: scope) }
    }
}

/// An entry with the parameters of the recipe in which it was written.
struct ScopedEntry {
    let entry: YAMLEntry
    let scope: ParameterScope
}

/// A value with the parameters of the recipe in which it was written.
struct ScopedNode {
    let node: YAMLNode
    let scope: ParameterScope
}
