import Colorimetry
import SourceText

/// Collects the colors that a reader finds, and checks what must hold for palettes of every format.
struct PaletteCollector {
    /// The most problems that are listed: a file that is no palette has one on every line.
    static let mostProblems = 50

    let source: SourceText
    private var colors: [PaletteColor] = []
    private var problems: [PaletteProblem] = []
    private var hiddenProblemCount = 0
    private var unnamedCount = 0
    /// By the lower case of the name: file systems make no difference.
    private var firsts: [String: (name: String, words: String)] = [:]

    init(source: SourceText) {
        self.source = source
    }

    /// The place of an offset in a text.
    func place(at offset: Int) -> Place { Place(source, at: offset) }

    /// The place of what has no lines.
    var wholeFile: Place { Place(path: source.path) }

    /// Reports what is wrong at a place.
    mutating func refuse(at place: Place, _ message: String) {
        guard problems.count < Self.mostProblems else { return hiddenProblemCount += 1 }
        problems.append(PaletteProblem(at: place, message))
    }

    /// Takes a color that a program wrote, if it has a name. `entry` says which one it is where a place has no line.
    mutating func add(_ name: String?, _ value: ColorValue, in group: String? = nil, at place: Place, entry: String) {
        guard let name = name.map(PaletteName.init), name.isMeant(for: value) else { return unnamedCount += 1 }
        add(name, value, in: group, at: place, entry: entry)
    }

    /// Adds a color with a name that a person wrote.
    mutating func add(_ name: PaletteName, _ value: ColorValue, in group: String?, at place: Place, entry: String) {
        if let problem = name.problem { return refuse(at: place, "\(entry): \(problem)") }
        let words = place.position.map { "on line \($0.line)" } ?? "in \(entry)"
        if let first = firsts[name.text.lowercased()] {
            let isSame = first.name == name.text
            let clash =
                isSame
                ? "the name \"\(name.text)\" is already \(first.words)"
                : "\"\(name.text)\" differs from \"\(first.name)\" \(first.words) in case alone"
            return refuse(at: place, "\(entry): \(clash); give one of the two another name")
        }
        firsts[name.text.lowercased()] = (name.text, words)
        colors.append(PaletteColor(name: name.text, group: group, value: value, place: place))
    }

    /// The palette, or every problem that keeps it from being used.
    consuming func palette(in format: PaletteFormat) -> Result<PaletteFile, PaletteRefusal> {
        if problems.isEmpty, colors.isEmpty {
            let advice = "name them in the program that wrote it"
            let count = unnamedCount
            refuse(at: wholeFile, count > 0 ? "its colors (\(count)) have no names; \(advice)" : "it holds no color")
        }
        if hiddenProblemCount > 0 {
            problems.append(PaletteProblem(at: wholeFile, "\(hiddenProblemCount) more problems are not shown"))
        }
        guard problems.isEmpty else { return .failure(PaletteRefusal(problems: problems)) }
        return .success(
            PaletteFile(path: source.path, format: format, colors: colors, unnamedCount: unnamedCount))
    }
}
