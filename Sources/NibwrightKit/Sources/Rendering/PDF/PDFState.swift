import InterfaceBuilder

/// How a PDF draws what comes next.
struct PDFState {
    var matrix: Affine
    var fill = Paint.black
    var stroke = Paint.black
    var fillAlpha = 1.0
    var strokeAlpha = 1.0
    var lineWidth = 1.0
    var isDashed = false
    var isRound = false

    /// Takes an operator that changes colors or lines; false for a color that cannot be told.
    mutating func take(
        _ word: String, _ operands: [PDFValue], _ resources: [String: PDFValue], _ file: PDFFile
    ) -> Bool {
        let numbers = operands.compactMap(\.number)
        switch word {
        case "g", "rg", "k", "sc", "scn":
            guard let paint = Self.paint(numbers, operands) else { return false }
            fill = paint
        case "G", "RG", "K", "SC", "SCN":
            guard let paint = Self.paint(numbers, operands) else { return false }
            stroke = paint
        case "cs", "CS":
            guard let name = operands.first?.name, Self.isPlain(name, resources, file) else { return false }
            if word == "cs" { fill = .black } else { stroke = .black }
        case "w": lineWidth = numbers.first ?? 1
        case "J": isRound = numbers.first == 1
        case "d": isDashed = operands.first?.array?.isEmpty == false
        default: break
        }
        return true
    }

    /// A color of one, three or four parts; nil for a pattern.
    private static func paint(_ numbers: [Double], _ operands: [PDFValue]) -> Paint? {
        guard numbers.count == operands.count, numbers.allSatisfy(\.isFinite) else { return nil }
        switch numbers.count {
        case 1: return Paint(red: numbers[0], green: numbers[0], blue: numbers[0])
        case 3: return Paint(red: numbers[0], green: numbers[1], blue: numbers[2])
        case 4:
            let light = 1 - numbers[3]
            return Paint(red: (1 - numbers[0]) * light, green: (1 - numbers[1]) * light, blue: (1 - numbers[2]) * light)
        default: return nil
        }
    }

    /// Whether the numbers of a color space are gray, red, green and blue, or inks.
    private static func isPlain(_ name: String, _ resources: [String: PDFValue], _ file: PDFFile) -> Bool {
        if name.hasPrefix("Device") || name.hasPrefix("Cal") { return true }
        let space = file.resolved(file.resolved(resources["ColorSpace"])?.dictionary?[name])
        let kind = space?.name ?? file.resolved(space?.array?.first)?.name ?? ""
        return kind == "ICCBased" || kind.hasPrefix("Device") || kind.hasPrefix("Cal")
    }
}
