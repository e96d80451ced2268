/// How wide characters of the system font are, in thousandths of the font's size.
///
/// Measured, not read from a font: the widths of 640 labels whose content decides them, in the storyboards and xibs of
/// public projects, were fitted by robust least squares, with one unknown for each character. Six of seven of those
/// labels come out within a point. Characters that occur in too few labels have the width of their class.
enum SystemFontWidths {
    /// The width of a character at the regular weight.
    static func width(of character: Character) -> Double {
        if let known = table[character] ?? CyrillicWidths.table[character] { return known }
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if isWide(scalar) { return 1000 }
        if character.isUppercase { return 680 }
        if character.isWhitespace { return table[" "]! }
        return character.isLetter ? 575 : character.isNumber ? 620 : 500
    }

    /// What a heavier or lighter weight adds to each character.
    static func extra(of weight: FontDescription.Weight) -> Double {
        switch weight {
        case .ultraLight, .thin: -16
        case .light: -8
        case .regular: 0
        case .medium: 12
        case .semibold: 21
        case .bold: 32
        case .heavy: 43
        case .black: 54
        }
    }

    /// What large sizes add to each character: from 20 points on the letters are drawn narrower.
    static func opticalExtra(at size: Double) -> Double {
        let steps: [(Double, Double)] = [(19, 0), (20, -10), (22, -30), (24, -40), (28, -48), (40, -52)]
        return interpolate(steps, at: size)
    }

    /// What large sizes add to single characters besides: digits stay wider than letters do, and what stands between them
    /// is narrower.
    static func opticalExtra(of character: Character, at size: Double) -> Double {
        if size < 20 { return 0 }
        return switch character {
        case "0"..."9": 25
        case "%": -70
        case ":": -60
        default: 0
        }
    }

    /// Points that the system adds between characters, by the size of the font: the Human Interface Guidelines' table.
    static func tracking(at size: Double) -> Double {
        let steps: [(Double, Double)] = [
            (6, 0.24), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23),
            (16, -0.31), (17, -0.43), (18, -0.44), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.1), (24, 0.07),
            (26, 0.22), (28, 0.38), (32, 0.41), (40, 0.37), (48, 0.35), (64, 0.22), (80, 0),
        ]
        return interpolate(steps, at: size)
    }

    private static func interpolate(_ steps: [(Double, Double)], at size: Double) -> Double {
        guard let next = steps.firstIndex(where: { $0.0 >= size }) else { return steps.last!.1 }
        if next == 0 { return steps[0].1 }
        let (lower, upper) = (steps[next - 1], steps[next])
        return lower.1 + (upper.1 - lower.1) * (size - lower.0) / (upper.0 - lower.0)
    }

    /// Ideographs, syllables of East Asian scripts and pictures fill a square.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    private static let table: [Character: Double] = [
        " ": 273, "!": 315, "\"": 461, "#": 630, "$": 653, "%": 851, "&": 703, "'": 260, "(": 374, ")": 374,
        "*": 430, "+": 575, ",": 283, "-": 430, ".": 285, "/": 281, "0": 627, "1": 479, "2": 609, "3": 637, "4": 638,
        "5": 612, "6": 632, "7": 576, "8": 631, "9": 638, ":": 324, ";": 300, "<": 620, "=": 620, ">": 620, "?": 512,
        "@": 888, "A": 662, "B": 668, "C": 716, "D": 722, "E": 596, "F": 580, "G": 738, "H": 752, "I": 285, "J": 565,
        "K": 670, "L": 570, "M": 879, "N": 744, "O": 762, "P": 637, "Q": 771, "R": 651, "S": 641, "T": 598, "U": 756,
        "V": 649, "W": 928, "X": 692, "Y": 613, "Z": 640, "[": 374, "\\": 281, "]": 374, "^": 480, "_": 500,
        "`": 480, "a": 552, "b": 618, "c": 565, "d": 623, "e": 563, "f": 353, "g": 609, "h": 590, "i": 252, "j": 245,
        "k": 521, "l": 259, "m": 874, "n": 588, "o": 582, "p": 608, "q": 615, "r": 388, "s": 524, "t": 366, "u": 584,
        "v": 528, "w": 771, "x": 506, "y": 536, "z": 540, "{": 374, "|": 270, "}": 374, "~": 620, "’": 270, "…": 815,
        "→": 870,
    ]
}
