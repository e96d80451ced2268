import InterfaceBuilder
import ProjectFiles
import ProjectGraph

/// Gives the colors of a document in one appearance: written out, named in a catalog, or the system's.
package final class ColorReader {
    private let document: IBDocument
    private let graph: ProjectGraph?
    private let isDark: Bool
    private let caches: [String: Paint]
    private let palette: SystemPalette
    private var named: [String: Paint?] = [:]

    package init(_ document: IBDocument, _ graph: ProjectGraph?, isDark: Bool) {
        self.document = document
        self.graph = graph
        self.isDark = isDark
        palette = SystemPalette(isMac: document.kind.platform == .macOS, isDark: isDark)
        var caches: [String: Paint] = [:]
        for resource in document.resources where resource.isNamed("namedColor") || resource.isNamed("systemColor") {
            guard let name = resource["name"], let color = resource.child(named: "color"),
                case .literal(let literal) = color.colorSpelling
            else { continue }
            caches[resource.name + name] = Paint(literal.value)
        }
        self.caches = caches
    }

    /// The color of an element named `color`; nil where nothing says what it looks like.
    package func paint(_ element: Element) -> Paint? {
        switch element.colorSpelling {
        case .literal(let literal): return Paint(literal.value)
        case .named(let name): return namedColor(name)
        case .system(let name): return system(name) ?? fallback(element)
        case .catalog(_, let name): return system(name) ?? fallback(element)
        case .unreadable: return nil
        }
    }

    /// A color of the system by its name, with `Color` at the end or without.
    package func system(_ name: String) -> Paint? { palette[name] ?? caches["systemColor" + name] }

    private func fallback(_ element: Element) -> Paint? {
        guard case .literal(let literal)? = element.numbersBesideSystemColor else { return nil }
        return Paint(literal.value)
    }

    private func namedColor(_ name: String) -> Paint? {
        if let known = named[name] { return known }
        let found = setColor(name) ?? caches["namedColor" + name] ?? system(name)
        named[name] = .some(found)
        return found
    }

    private func setColor(_ name: String) -> Paint? {
        guard let sets = graph?.assets.colorSets(named: name, from: document.path)?.sets else { return nil }
        for set in sets {
            let dark = set.entries.first { entry in
                entry.color != nil && entry.appearances.map(\.value) == ["dark"] && entry.displayGamut == nil
            }
            let entry = isDark ? dark ?? set.plain : set.plain
            if let color = entry?.color, let paint = paint(color) { return paint }
        }
        return nil
    }

    private func paint(_ color: AssetColor) -> Paint? {
        if case .reference(_, let name) = color.content { return system(name) }
        return color.value.map { Paint($0) }
    }
}
