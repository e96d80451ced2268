import Colorimetry

/// Collects one project's palette, document by document.
struct PaletteDraft {
    private(set) var colors: [QuantizedColor: PaletteColorDraft] = [:]
    /// Sets of other projects that this one uses, by the path of their `Contents.json`.
    var foreignSets: Set<String> = []
    private var systemColors: [PaletteDocument.SystemName: SystemDraft] = [:]
    private var missing: [String: MissingDraft] = [:]
    private(set) var unreadableCount = 0
    private(set) var documentCount = 0
    var namedCount = 0
    var codeCount = 0

    private struct SystemDraft {
        var count = 0
        var documents: [String] = []
        var cached: ColorValue?
    }

    private struct MissingDraft {
        var count = 0
        var documents: [String] = []
        var code: [String] = []
        var cached: ColorValue?
    }

    /// A value that a color set has, whether anybody uses it or not.
    mutating func add(_ value: QuantizedColor) {
        colors[value, default: PaletteColorDraft()].codeCount += 0
    }

    /// A use of a value by name, in a document or in code.
    mutating func add(_ value: QuantizedColor, _ use: PaletteDocument.Use, in path: String) {
        colors[value, default: PaletteColorDraft()].add(use, in: path, isNamed: true)
    }

    mutating func addCode(_ value: QuantizedColor) {
        colors[value, default: PaletteColorDraft()].codeCount += 1
    }

    /// Adds a document's uses of colors without the names of sets. Documents come by path, so that lists come out
    /// sorted.
    mutating func add(_ document: PaletteDocument) {
        documentCount += 1
        unreadableCount += document.unreadableCount
        for (value, use) in document.literals {
            colors[value, default: PaletteColorDraft()].add(use, in: document.path, isNamed: false)
        }
        for (name, count) in document.systemNames {
            var system = systemColors[name] ?? SystemDraft()
            system.count += count
            system.documents.append(document.path)
            if name.list == nil { system.cached = system.cached ?? document.cachedSystemNames[name.name] }
            systemColors[name] = system
        }
    }

    mutating func addMissing(_ name: String, count: Int, in document: PaletteDocument) {
        var found = missing[name] ?? MissingDraft()
        found.count += count
        found.documents.append(document.path)
        found.cached = found.cached ?? document.cachedNames[name]
        missing[name] = found
    }

    mutating func addMissing(_ name: String, at place: String) {
        missing[name, default: MissingDraft()].code.append(place)
    }

    var systemColorList: [PaletteSystemColor] {
        systemColors.map { name, system in
            PaletteSystemColor(
                list: name.list, name: name.name, count: system.count, documents: system.documents,
                cached: system.cached)
        }.sorted { ($1.count, $0.list ?? "", $0.name) < ($0.count, $1.list ?? "", $1.name) }
    }

    var missingNames: [PaletteMissingName] {
        missing.map { name, found in
            PaletteMissingName(
                name: name, count: found.count, documents: found.documents, code: found.code, cached: found.cached)
        }.sorted { $0.name < $1.name }
    }
}

/// The uses of one value.
struct PaletteColorDraft {
    private var documents: [String: PaletteDocumentUse] = [:]
    private var roles: [String: Int] = [:]
    var codeCount = 0

    mutating func add(_ use: PaletteDocument.Use, in path: String, isNamed: Bool) {
        var count = documents[path] ?? PaletteDocumentUse(path: path)
        if isNamed { count.namedCount += use.count } else { count.inlineCount += use.count }
        documents[path] = count
        roles.merge(use.roles, uniquingKeysWith: +)
    }

    func color(_ value: QuantizedColor, _ names: [PaletteName]) -> PaletteColor {
        PaletteColor(
            quantized: value, names: names, documents: documents.values.sorted { $0.path < $1.path },
            codeCount: codeCount,
            roles: roles.map { PaletteRole(name: $0, count: $1) }.sorted { ($1.count, $0.name) < ($0.count, $1.name) })
    }
}
