import ProjectFiles
import TransformKit

/// Finds image sets that nothing names.
struct UnusedImageRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "unused-image",
        summary: "An image set that no document, no code and no property list names.",
        rationale: """
            It is shipped with the app and never shown. Names that code puts together at run time cannot be seen, so \
            look before you delete.
            """,
        level: .note, isOnByDefault: false)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        UnusedAssets.findings(in: graph, .image) { $0.isNamedImage }
    }
}

/// Finds color sets that nothing names.
struct UnusedColorSetRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "unused-color-set",
        summary: "A color set that no document and no code names.",
        rationale: """
            A palette with colors that nobody uses misleads whoever looks for the right one. Names that code puts \
            together at run time cannot be seen, so look before you delete.
            """,
        level: .note, isOnByDefault: false)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        UnusedAssets.findings(in: graph, .color) { set in
            // Xcode itself uses these two.
            set.kind == .color && !["AccentColor", "WidgetBackground"].contains(set.name)
        }
    }
}

/// A name of an image or color that code composes at run time, so that not all of it is known.
private struct ComposedName {
    /// The folder of the project whose code it is.
    let folder: String
    let place: Place
    /// The text before the first part that is not known, in lower case; empty where nothing is.
    private let beginning: String
    /// The text behind the last such part.
    private let end: String

    /// The names of a kind that could not be followed to their values, by place.
    static func all(of kind: CodeReference.Kind, in graph: ProjectGraph) -> [ComposedName] {
        graph.codeReferences(of: kind).filter { !$0.isExact && !graph.isTest($0.path) }
            .map { ComposedName($0, graph.projectFolder(of: $0.path)) }.sorted { $0.place < $1.place }
    }

    private init(_ reference: CodeReference, _ folder: String) {
        self.folder = folder
        place = reference.place
        let text = reference.text
        let isLiteral = text.hasPrefix("\"") && text.hasSuffix("\"") && text.count > 1
        let inside = isLiteral ? text.dropFirst().dropLast() : ""
        let first = inside.firstRange(of: "\\(")
        beginning = first.map { inside[..<$0.lowerBound].lowercased() } ?? ""
        end =
            first == nil ? "" : inside.split(separator: ")", omittingEmptySubsequences: false).last?.lowercased() ?? ""
    }

    /// Whether the composed name may be that of an asset.
    func mayMean(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.count >= beginning.count + end.count && name.hasPrefix(beginning) && name.hasSuffix(end)
    }
}

private enum UnusedAssets {
    static func findings(
        in graph: ProjectGraph, _ kind: CodeReference.Kind, _ isMeant: (AssetSet) -> Bool
    ) -> [LintFinding] {
        let sets = graph.assets.catalogs.flatMap { $0.sets.filter { !$0.isPartOfAnother && isMeant($0) } }
        if sets.isEmpty { return [] }
        let names = Set(sets.map(\.name))
        // Of frames of an animation, code names what stands before the number.
        var used = graph.mentions(of: names.union(names.map(stem)))
        for document in graph.documents {
            for element in document.elements where !element.isInResources {
                for attribute in element.attributes where names.contains(attribute.value) {
                    used.insert(attribute.value)
                }
            }
        }
        let symbols = symbolsInUse(names, graph)
        let otherTexts = graph.refusedDocuments.map(\.source) + graph.propertyLists
        let unnamed = sets.filter { set in
            !used.contains(set.name) && !used.contains(stem(set.name)) && !symbols.contains(key(set.name))
                && !otherTexts.contains { $0.contains(set.name) }
        }
        let evaluated = unnamed.isEmpty ? [] : namesInCode(graph)
        let left = unnamed.filter { !evaluated.contains($0.name) && !evaluated.contains(stem($0.name)) }
        let composed = left.isEmpty ? [] : ComposedName.all(of: kind, in: graph)
        return left.map { set in
            let folder = graph.projectFolder(of: set.contentsPath)
            let maker = composed.first { $0.folder == folder && $0.mayMean(set.name) }
            return LintFinding(
                Place(path: set.contentsPath),
                "Nothing names the \(kind.rawValue) `\(set.name)`. Delete it if nothing needs it.",
                doubt: maker.map { "code may ask for it by a name that it composes, at \($0.place)" })
        }
    }

    /// Names that code composes. To follow it takes longer than all else, so this comes last.
    private static func namesInCode(_ graph: ProjectGraph) -> Set<String> {
        graph.codeReferences.filter { $0.kind == .image || $0.kind == .color }
            .reduce(into: []) { $0.formUnion($1.names) }
    }

    private static func stem(_ name: String) -> String {
        guard name.last?.isNumber == true, let end = name.lastIndex(where: { !$0.isNumber }) else { return name }
        return String(name[...end])
    }

    /// Keys of generated symbols, such as `.heroCup` for `Hero/cup`, that code may mention: any identifier with the
    /// same letters and digits counts.
    private static func symbolsInUse(_ names: Set<String>, _ graph: ProjectGraph) -> Set<String> {
        let keys = Set(names.map(key))
        let sources = graph.swiftFiles.map(\.source) + graph.objectiveCFiles.map(\.source)
        return concurrentMap(sources, threads: defaultThreadCount) { source -> Set<String> in
            var found: Set<String> = []
            var word: [UInt8] = []
            for byte in source.bytes {
                if (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) {
                    word.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
                } else if byte != UInt8(ascii: "_"), !word.isEmpty {
                    let text = String(decoding: word, as: UTF8.self)
                    for candidate in [text, String(text.drop(while: \.isNumber))] where keys.contains(candidate) {
                        found.insert(candidate)
                    }
                    word.removeAll(keepingCapacity: true)
                }
            }
            return found
        }.reduce(into: []) { $0.formUnion($1) }
    }

    /// The letters and digits of the name's last part, as a symbol may spell them; generators drop endings that say the
    /// kind.
    private static func key(_ name: String) -> String {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        let plain = String(
            last.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.drop(while: \.isNumber))
        for ending in ["color", "image"] where plain.hasSuffix(ending) && plain.count > ending.count {
            return String(plain.dropLast(ending.count))
        }
        return plain
    }
}
