import Colorimetry
import ObjectiveCCode
import TransformKit

/// Finds the names that the project's code gives colors, by value.
struct CodeNames {
    /// A name in code with the projects whose documents may use it.
    private struct NamedCode {
        let name: CodeColorName
        /// The projects that build the code; where it is empty, `folder` stands for the project.
        let projects: Set<String>
        let folder: String
    }

    private let entries: [QuantizedColor: [NamedCode]]
    private let graph: ProjectGraph

    init(_ graph: ProjectGraph) {
        self.graph = graph
        var entries: [QuantizedColor: [NamedCode]] = [:]
        for (value, name) in Self.swiftNames(graph) + Self.objectiveCNames(graph) {
            let targets = graph.targets.targets(of: name.place.path)
            if !targets.isEmpty, targets.allSatisfy(\.isTest) { continue }
            let entry = NamedCode(
                name: name, projects: Set(graph.resourceBundles(of: name.place.path).map(\.projectPath)),
                folder: graph.projectFolder(of: name.place.path))
            for key in value.keys { entries[key, default: []].append(entry) }
        }
        self.entries = entries
    }

    /// Returns the best name of a value in code of some projects: one that expresses the color's role before one that
    /// expresses its value before others, then the shortest.
    func name(of value: ColorValue, in projects: Set<String>, used counts: RoleCounts) -> CodeColorName? {
        let folders = Set(projects.map { graph.projectFolder(of: $0) })
        let seen = value.keys.flatMap { entries[$0] ?? [] }.filter { entry in
            entry.projects.isEmpty
                ? folders.contains(entry.folder) : !entry.projects.isDisjoint(with: projects)
        }.map(\.name)
        let roleWords = counts.dominant?.words ?? []
        return seen.min { left, right in rank(left, roleWords) < rank(right, roleWords) }
    }

    private func rank(_ name: CodeColorName, _ roleWords: Set<String>) -> (Int, Int, String) {
        let saysRole = !roleWords.isDisjoint(with: name.words.map { $0.lowercased() })
        let text = name.words.joined(separator: " ")
        return (saysRole ? 0 : name.saysAValue ? 1 : 2, text.utf8.count, "\(text) \(name.place)")
    }

    // MARK: Swift

    private static func swiftNames(_ graph: ProjectGraph) -> [(ColorValue, CodeColorName)] {
        let named = graph.swiftColors.literals.filter { $0.declaredName != nil && $0.surroundings != .attribute }
        // A type with one color has it for its own use; a palette has several.
        var counts: [String: Int] = [:]
        for literal in named { counts[literal.declaredName?.container ?? "", default: 0] += 1 }
        return named.compactMap { literal in
            guard let declared = literal.declaredName, let text = graph.text(at: literal.path),
                isShared(declared, count: counts[declared.container ?? ""] ?? 0),
                let words = words(of: declared.name)
            else { return nil }
            let name = CodeColorName(
                words: words, spelling: declared.spelling, place: Place(text, at: literal.range.lowerBound),
                isExtensionMember: declared.extendsColor)
            return (literal.value, name)
        }
    }

    private static func isShared(_ name: SwiftColorName, count: Int) -> Bool {
        guard let container = name.container, !name.extendsColor else { return true }
        let words = ColorWords.words(of: container)
        return count >= 3 || words.contains { paletteWords.contains($0) }
    }

    private static let paletteWords: Set<String> = [
        "color", "colors", "colour", "colours", "palette", "theme", "style", "styles", "brand", "design", "appearance",
        "const",
        "constants", "ui",
    ]

    // MARK: Objective-C

    private static func objectiveCNames(_ graph: ProjectGraph) -> [(ColorValue, CodeColorName)] {
        let reader = ObjectiveCColorNames(graph.objectiveCFiles)
        return graph.objectiveCFiles.flatMap { file in
            reader.names(in: file).compactMap { color -> (ColorValue, CodeColorName)? in
                let space = color.components.count == 1 ? ColorSpace.grayGamma22 : .sRGB
                guard let value = ColorValue(space, color.components, alpha: color.alpha),
                    let words = words(of: color.name)
                else { return nil }
                let spelling = color.owner.map { "+[\($0) \(color.name)]" } ?? color.name
                let name = CodeColorName(
                    words: words, spelling: spelling, place: Place(file.source, at: color.offset),
                    isExtensionMember: color.extendsColor)
                return (value, name)
            }
        }
    }

    // MARK: Words

    private static func saysNothing(_ word: String) -> Bool {
        !word.contains(where: \.isLetter) || emptyWords.contains(word.lowercased())
    }

    /// Words that distinguish a name from others and describe no color.
    private static let emptyWords: Set<String> = [
        "custom", "default", "first", "second", "third", "fourth", "one", "two", "three", "four", "last", "my", "new",
        "next", "normal", "old", "other", "result", "some", "temp", "test", "tmp", "value",
    ]

    /// Returns the words of a name without those that only mean color; nil where the rest describes nothing, or is the
    /// name of a system color.
    static func words(of name: String) -> [String]? {
        var words = ColorWords.writtenWords(of: name)
        if let first = words.first, ["k", "K", "c"].contains(first), words.count > 1 { words.removeFirst() }
        words.removeAll { ["color", "colour", "uicolor", "colors"].contains($0.lowercased()) }
        if words.allSatisfy({ $0 == $0.uppercased() }) { words = words.map { $0.lowercased() } }
        let text = words.joined()
        guard text.count >= 3, words.contains(where: { !saysNothing($0) }) else { return nil }
        return SystemColorSymbols.contains(NameStyle.upperCamel.name(of: words)) ? nil : words
    }
}
