/// What the file of a TrueType or OpenType font says of the sizes of text: how wide characters and how high lines are.
///
/// Kerning is left out: it changes one label in ten by more than a point. A file that is damaged, or whose characters
/// are listed in a way that is not read, is none.
public struct FontFile: Sendable {
    /// The name by which documents and code ask for the font: `Nunito-Bold`.
    public let postScriptName: String
    /// The height of a line, in font sizes.
    let lineHeight: Double
    /// The distance of the baseline from the top of a line, in font sizes.
    let ascent: Double
    private let characters: FontCharacters
    private let bytes: FontBytes
    private let widths: Range<Int>
    private let widthCount: Int
    private let unitsPerEm: Double

    /// Reads a `.ttf` or `.otf` file; of a collection, the first font.
    public init?(_ file: [UInt8]) {
        let bytes = FontBytes(file)
        guard let tables = FontTables(bytes), let head = tables["head"], let lines = tables["hhea"],
            let widths = tables["hmtx"], let units = bytes.unsigned16(head.lowerBound + 18), units > 0,
            let ascent = bytes.signed16(lines.lowerBound + 4), let descent = bytes.signed16(lines.lowerBound + 6),
            let widthCount = bytes.unsigned16(lines.lowerBound + 34), widthCount > 0,
            let name = tables["name"].flatMap({ bytes.postScriptName(in: $0) }),
            let characters = tables["cmap"].flatMap({ FontCharacters(bytes, $0) })
        else { return nil }
        postScriptName = name
        unitsPerEm = Double(units)
        lineHeight = Double(ascent - descent) / unitsPerEm
        self.ascent = Double(ascent) / unitsPerEm
        self.bytes = bytes
        self.widths = widths
        self.widthCount = widthCount
        self.characters = characters
        guard (0.5...4).contains(lineHeight) else { return nil }
    }

    /// The width of a character, in font sizes; nil for one that the font does not have.
    func width(of character: Character) -> Double? {
        var sum = 0
        for scalar in character.unicodeScalars {
            guard let glyph = characters.glyph(of: scalar.value) else { return nil }
            let place = widths.lowerBound + 4 * min(glyph, widthCount - 1)
            guard place + 2 <= widths.upperBound, let width = bytes.unsigned16(place) else { return nil }
            sum += width
        }
        return Double(sum) / unitsPerEm
    }
}

/// The fonts that a project brings along, by their names.
public struct FontCollection: Sendable {
    private var files: [String: FontFile] = [:]

    /// Of two files with one name the first counts.
    public init(_ files: [FontFile] = []) {
        for file in files where self.files[file.postScriptName] == nil { self.files[file.postScriptName] = file }
    }

    /// The font of a name; nil where the project does not bring it along.
    public subscript(name: String) -> FontFile? { files[name] }
}
