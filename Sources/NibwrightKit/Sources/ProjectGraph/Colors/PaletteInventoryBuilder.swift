import Colorimetry
import ProjectFiles

/// Adds up documents and code by project, then makes a palette of each.
struct PaletteInventoryBuilder {
    private let graph: ProjectGraph
    /// By the path of their `Contents.json`.
    private var sets: [String: PaletteSet] = [:]
    private var drafts: [String: PaletteDraft] = [:]

    init(_ graph: ProjectGraph) {
        self.graph = graph
        for set in graph.assets.catalogs.flatMap(\.colorSets).map(PaletteSet.init) {
            sets[set.path] = set
            let folder = graph.projectFolder(of: set.path)
            var draft = drafts[folder] ?? PaletteDraft()
            if let value = set.value { draft.add(value.quantized) }
            drafts[folder] = draft
        }
    }

    /// Takes documents by path.
    mutating func add(_ document: PaletteDocument) {
        let folder = graph.projectFolder(of: document.path)
        var draft = drafts.removeValue(forKey: folder) ?? PaletteDraft()
        draft.add(document)
        for (name, use) in document.names {
            let paths = paths(of: name, from: document.path)
            if paths.isEmpty, isMissing(name, from: document.path) {
                draft.addMissing(name, count: use.count, in: document)
                continue
            }
            draft.namedCount += use.count
            for path in paths {
                sets[path]?.documentCount += use.count
                if graph.projectFolder(of: path) != folder { draft.foreignSets.insert(path) }
            }
            if let value = paths.first.flatMap({ sets[$0]?.value }) {
                draft.add(value.quantized, use, in: document.path)
            }
        }
        drafts[folder] = draft
    }

    /// Takes references to colors by place.
    mutating func add(_ reference: CodeReference) {
        let folder = graph.projectFolder(of: reference.path)
        var draft = drafts.removeValue(forKey: folder) ?? PaletteDraft()
        for name in reference.names {
            let paths = paths(of: name, from: reference.path)
            if paths.isEmpty {
                guard reference.isCertain(to: name), isMissing(name, from: reference.path) else { continue }
                draft.addMissing(name, at: reference.place.description)
                continue
            }
            draft.codeCount += 1
            for path in paths {
                sets[path]?.codeCount += 1
                if graph.projectFolder(of: path) != folder { draft.foreignSets.insert(path) }
            }
            if let value = paths.first.flatMap({ sets[$0]?.value }) { draft.addCode(value.quantized) }
        }
        drafts[folder] = draft
    }

    /// The sets that a name may mean in a file: of several that are as near, a use counts for each, and has the first
    /// one's value.
    private func paths(of name: String, from path: String) -> [String] {
        graph.assets.colorSets(named: name, from: path)?.sets.map(\.path) ?? []
    }

    /// Whether there is no set of the name, not even one that cannot be read.
    private func isMissing(_ name: String, from path: String) -> Bool {
        graph.assets.closenessOfColor(named: name, from: path) == nil
    }

    func scopes() -> [PaletteScope] {
        let own = Dictionary(grouping: sets.values) { graph.projectFolder(of: $0.path) }
        return drafts.sorted { $0.key < $1.key }.map { folder, draft in scope(folder, draft, own[folder] ?? []) }
            .filter { !$0.isEmpty }
    }

    private func scope(_ folder: String, _ draft: PaletteDraft, _ ownSets: [PaletteSet]) -> PaletteScope {
        let names = Self.names(in: ownSets + draft.foreignSets.compactMap { sets[$0] })
        return PaletteScope(
            folder: folder,
            colors: draft.colors.map { value, color in color.color(value, names[value] ?? []) }
                .sorted { ($1.useCount, $0.quantized) < ($0.useCount, $1.quantized) },
            sets: ownSets.sorted(by: Self.isBefore), systemColors: draft.systemColorList,
            missing: draft.missingNames, unreadableCount: draft.unreadableCount, documentCount: draft.documentCount,
            namedCount: draft.namedCount, codeCount: draft.codeCount)
    }

    /// The names that sets give each value, in any of their appearances.
    private static func names(in sets: [PaletteSet]) -> [QuantizedColor: [PaletteName]] {
        var names: [QuantizedColor: [PaletteName]] = [:]
        for set in sets.sorted(by: isBefore) {
            let own = set.value?.quantized
            if let own { names[own, default: []].append(PaletteName(set: set, appearance: nil)) }
            for appearance in set.appearances {
                guard let value = appearance.value?.quantized, value != own else { continue }
                names[value, default: []].append(PaletteName(set: set, appearance: appearance.title))
            }
        }
        return names
    }

    private static func isBefore(_ left: PaletteSet, _ right: PaletteSet) -> Bool {
        (left.name, left.path) < (right.name, right.path)
    }
}

extension PaletteScope {
    fileprivate var isEmpty: Bool {
        colors.isEmpty && sets.isEmpty && systemColors.isEmpty && missing.isEmpty && unreadableCount == 0
    }
}

extension CodeReference {
    /// Whether the code means a color set of this name and no other: a value such as `#202020`, a name of the system or
    /// a symbol without its namespace is none.
    fileprivate func isCertain(to name: String) -> Bool {
        isExact && !namesBundle && names.count == 1 && text.contains("\"") && !name.isEmpty && !name.hasPrefix("#")
            && !name.contains("%") && !name.hasPrefix("NS")
    }
}
