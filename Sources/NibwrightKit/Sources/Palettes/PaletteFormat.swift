import Foundation
public import SourceText

/// The file format of a palette.
public enum PaletteFormat: String, Hashable, Sendable, CaseIterable {
    /// Nibwright's own: names and values.
    case yaml
    /// Adobe Swatch Exchange, `.ase`.
    case swatchExchange = "ase"
    /// GIMP's palettes, `.gpl`; Inkscape and Krita write them too.
    case gimp = "gpl"
    /// The JSON of the Sketch Palettes plugin and of Sketch's own documents.
    case sketch

    /// By the extension, and where that says nothing by the content. Text of no other kind is YAML.
    public init(of source: SourceText) {
        self = Self(pathExtension: (source.path as NSString).pathExtension) ?? Self(contentOf: source.bytes)
    }

    private init?(pathExtension: String) {
        switch pathExtension.lowercased() {
        case "yml", "yaml": self = .yaml
        case "ase": self = .swatchExchange
        case "gpl": self = .gimp
        case "sketchpalette", "json": self = .sketch
        default: return nil
        }
    }

    private init(contentOf bytes: [UInt8]) {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        if bytes.starts(with: SwatchExchangeReader.signature) {
            self = .swatchExchange
        } else if text.starts(with: GIMPPaletteReader.signature.utf8) {
            self = .gimp
        } else {
            let first = text.first { !" \t\r\n".utf8.contains($0) }
            self = first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .sketch : .yaml
        }
    }
}
