import Colorimetry
import Palettes
import TransformKit

extension ColorPalette {
    static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        var problems: [OptionProblem] = []
        if let minimum = options.integer("minimum-uses"), minimum < 1 {
            problems.append(OptionProblem("minimum-uses", "A color that occurs has at least 1 use, so give 1 or more."))
        }
        if let distance = options.number("merge-within"), !(0...20).contains(distance) {
            problems.append(
                OptionProblem(
                    "merge-within",
                    "Give a CIEDE2000 distance from 0 to 20: 1 is hardly seen, 5 is another color to most people."))
        }
        for entry in options.map("names") ?? [] {
            if let problem = PaletteName.problem(with: entry.key) { problems.append(OptionProblem("names", problem)) }
            if case .string(let text) = entry.value, ColorText.value(of: text) == nil {
                problems.append(
                    OptionProblem(
                        "names",
                        "“\(text)” is no color: write `#RRGGBB` or `#RRGGBBAA`, or with another space `#808080 gray`, `#FF3B30 p3`."
                    )
                )
            }
        }
        let values = (options.map("names") ?? []).compactMap { entry -> QuantizedColor? in
            if case .string(let text) = entry.value { ColorText.value(of: text)?.quantized } else { nil }
        }
        if Set(values).count < values.count {
            problems.append(OptionProblem("names", "Two names are given to one color; a color in a document gets one."))
        }
        for text in options.strings("exclude") ?? [] where ExcludedColor(text) == nil {
            problems.append(
                OptionProblem(
                    "exclude",
                    "“\(text)” is no color: write `clear`, `white`, `black`, `#RRGGBB` or `#FF3B30 p3`."))
        }
        for text in options.strings("include") ?? [] where !SkippedColor.words.contains(text.lowercased()) {
            let words = SkippedColor.words.map { "`\($0)`" }.joined(separator: ", ")
            problems.append(OptionProblem("include", "“\(text)” is no kind of plain color: write some of \(words)."))
        }
        if let namespace = options.string("namespace"), !namespace.isEmpty,
            let problem = PaletteName.problem(with: namespace)
        {
            problems.append(OptionProblem("namespace", problem))
        }
        if let catalog = options.string("catalog"), !catalog.isEmpty, !isCatalogPath(catalog) {
            problems.append(
                OptionProblem(
                    "catalog", "Give the path of an `.xcassets` folder in the project, such as `App/Colors.xcassets`."))
        }
        if let file = options.file("palette"),
            case .failure(let refusal) = PaletteFile.read(file.bytes, path: file.path)
        {
            problems += refusal.problems.map { OptionProblem("palette", "\(file.path): \($0)") }
        }
        return problems
    }

    private static func isCatalogPath(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return path.hasSuffix(".xcassets") && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
            && parts.last != ".xcassets"
    }
}

extension DesignedName {
    /// Returns the names of a palette file, whose problems were reported when the recipe was checked.
    static func all(in file: OptionFile?) -> [DesignedName] {
        guard let file, case .success(let palette) = PaletteFile.read(file.bytes, path: file.path) else { return [] }
        return palette.colors.map { DesignedName(name: $0.name, value: $0.value) }
    }
}
