import TransformKit

/// Who of a project declares or is asked for a static `nib` or `loadFromNib` already.
struct OwnNibs {
    /// The classes that have one.
    private(set) var classes: Set<String> = []
    /// Whether any class may have one: a protocol, an extension of a class of the system's or a library gives it.
    private(set) var mayBeEverywhere = false

    /// Whether nobody has one.
    var isEmpty: Bool { classes.isEmpty && !mayBeEverywhere }

    init(_ files: [SwiftFile], _ graph: ProjectGraph) {
        mayBeEverywhere = graph.objectiveCFiles.contains { $0.source.contains(identifier: "nib") }
        var asked: Set<String> = []
        for file in files {
            for name in ["nib", "loadFromNib"] {
                for offset in file.source.offsets(ofIdentifier: name) { read(file, offset, graph, &asked) }
            }
        }
        // A class that is asked for one and has none of its own gets it from somewhere else.
        if !asked.isSubset(of: classes) { mayBeEverywhere = true }
    }

    private mutating func read(_ file: SwiftFile, _ offset: Int, _ graph: ProjectGraph, _ asked: inout Set<String>) {
        let source = file.source
        let before = source.string(source.lineRange(containing: offset).lowerBound..<offset)
        let words = before.split(separator: " ")
        let declares = words.last.map { ["var", "let", "func"].contains($0) } ?? false
        if declares, words.contains("static") || words.contains("class") {
            if let type = Self.classAround(offset, file, graph) {
                classes.insert(type)
            } else {
                mayBeEverywhere = true
            }
            return
        }
        // `OrderCell.nib`, and `self.nib` in a class's own method.
        guard before.hasSuffix("."), !before.isRSwiftRoot else { return }
        let base = String(before.dropLast().reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
        if base.isEmpty { return }
        if base == "self" || base == "Self" {
            asked.insert(Self.classAround(offset, file, graph) ?? base)
        } else {
            asked.insert(base)
        }
    }

    /// The class of the project whose body or extension a place is in; nil where it is something else.
    private static func classAround(_ offset: Int, _ file: SwiftFile, _ graph: ProjectGraph) -> String? {
        let around = file.types.filter { $0.range.contains(offset) }.max { $0.range.lowerBound < $1.range.lowerBound }
        guard let around, around.kind == .class || around.kind == .extension,
            case .swift(let types) = graph.classes.resolve(around.name, from: file.path), types.count == 1
        else { return nil }
        return types[0].name
    }

    /// Whether a class, one above it or one below it has one.
    func concerns(_ type: SwiftClass, in graph: ProjectGraph) -> Bool {
        (graph.classes.chain(of: type) + graph.classes.subclasses(of: type)).contains { classes.contains($0.name) }
    }
}

extension String {
    /// Whether the text ends with `R.`, which is no type of the project's where R.swift is.
    fileprivate var isRSwiftRoot: Bool {
        guard hasSuffix("R.") else { return false }
        return dropLast(2).last.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." } ?? true
    }
}
