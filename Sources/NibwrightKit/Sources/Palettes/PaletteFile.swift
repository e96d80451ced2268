public import Colorimetry
public import SourceText

/// A file in which designers gave colors names.
public struct PaletteFile: Hashable, Sendable {
    /// The path as given to `read`.
    public let path: String
    /// The format that the file was read as.
    public let format: PaletteFormat
    /// In file order; every name once, whatever its case.
    public let colors: [PaletteColor]
    /// Entries that carry no name, or one that a program made up from the numbers: they name nothing.
    public let unnamedCount: Int

    /// Reads a palette whole or not at all: by the format that the path's extension says, or else by the content.
    public static func read(_ source: SourceText) -> Result<PaletteFile, PaletteRefusal> {
        var collector = PaletteCollector(source: source)
        let format = PaletteFormat(of: source)
        switch format {
        case .yaml: YAMLPaletteReader.read(into: &collector)
        case .swatchExchange: SwatchExchangeReader.read(into: &collector)
        case .gimp: GIMPPaletteReader.read(into: &collector)
        case .sketch: SketchPaletteReader.read(into: &collector)
        }
        return collector.palette(in: format)
    }

    /// Reads a palette from bytes, as the other `read` does from a text.
    public static func read(_ bytes: [UInt8], path: String) -> Result<PaletteFile, PaletteRefusal> {
        read(SourceText(path: path, bytes: bytes))
    }
}

/// A color with the name that its palette gives it.
public struct PaletteColor: Hashable, Sendable {
    /// Fit for a color set; `/` separates namespaces.
    public let name: String
    /// The group that the palette puts it in, nil where it has no groups; no part of the name.
    public let group: String?
    /// The color itself.
    public let value: ColorValue
    /// Without line and column in a binary palette.
    public let place: Place
}
