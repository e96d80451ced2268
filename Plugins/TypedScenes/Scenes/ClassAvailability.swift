import TransformKit

/// Reads for which systems a class is there.
enum ClassAvailability {
    /// The attributes that a member with the class needs, as the class has them: `@available(iOS 14.0, *)`.
    static func attributes(of type: SceneType, _ controller: Element, in graph: ProjectGraph) -> [String] {
        guard case .swift(let types)? = graph.classes.resolve(controller) else { return [] }
        let declared = types.flatMap { graph.classes.chain(of: $0) }.first { $0.name == type.name }?.declaration
        guard let declared, let source = graph.text(at: declared.path) else { return [] }
        var start = declared.range.lowerBound
        // The attribute may stand on lines above the part that the declaration's range has.
        while start > 0 {
            let line = source.lineRange(containing: start - 1)
            guard source.string(line).trimmed.hasPrefix("@") else { break }
            start = line.lowerBound
        }
        let head = source.string(start..<max(start, declared.offset))
        var found: [String] = []
        var rest = head[...]
        while let open = rest.firstRange(of: "@available("), let close = rest[open.upperBound...].firstIndex(of: ")") {
            let attribute = String(rest[open.lowerBound...close])
            if !attribute.contains("deprecated"), !attribute.contains("unavailable"), attribute.contains("*") {
                found.append(attribute)
            }
            rest = rest[rest.index(after: close)...]
        }
        return found
    }
}
