/// A value in a PDF file or in one of its drawings.
indirect enum PDFValue {
    case number(Double)
    case name(String)
    case array([PDFValue])
    case dictionary([String: PDFValue])
    case reference(Int)
    /// An operator of a drawing, or a word such as `true`.
    case word(String)
    /// A text, whose letters nobody asks for.
    case text

    var number: Double? { if case .number(let value) = self { value } else { nil } }
    var name: String? { if case .name(let value) = self { value } else { nil } }
    var array: [PDFValue]? { if case .array(let value) = self { value } else { nil } }
    var dictionary: [String: PDFValue]? { if case .dictionary(let value) = self { value } else { nil } }
    var word: String? { if case .word(let value) = self { value } else { nil } }
}

/// Reads the values of a PDF file one after the other.
struct PDFReader {
    let bytes: [UInt8]
    private(set) var place: Int

    init(_ bytes: [UInt8], at place: Int = 0) {
        self.bytes = bytes
        self.place = place
    }

    /// The next value; nil at the end, and where a list ends.
    mutating func next(depth: Int = 0) -> PDFValue? {
        skipBlanks()
        guard place < bytes.endIndex, depth < 40 else { return nil }
        switch bytes[place] {
        case UInt8(ascii: "/"):
            place += 1
            return .name(regularText())
        case UInt8(ascii: "("): return string()
        case UInt8(ascii: "<"):
            guard place + 1 < bytes.endIndex, bytes[place + 1] == UInt8(ascii: "<") else { return hexString() }
            place += 2
            return dictionary(depth)
        case UInt8(ascii: "["):
            place += 1
            return array(depth)
        case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"):
            return nil
        default:
            let word = regularText()
            guard !word.isEmpty else {
                place += 1
                return .word("")
            }
            guard let number = Double(word), number.isFinite else { return .word(word) }
            return reference(number) ?? .number(number)
        }
    }

    /// Goes behind a mark that ends a list, so that a drawing in which one is astray can be read on.
    mutating func skipOne() { place = min(place + 1, bytes.endIndex) }

    // MARK: Values of parts

    /// `12 0 R`
    private mutating func reference(_ number: Double) -> PDFValue? {
        guard number >= 0, number < 10_000_000, number == number.rounded() else { return nil }
        var copy = self
        copy.skipBlanks()
        guard copy.regularText() == "0" else { return nil }
        copy.skipBlanks()
        guard copy.regularText() == "R" else { return nil }
        self = copy
        return .reference(Int(number))
    }

    private mutating func array(_ depth: Int) -> PDFValue {
        var values: [PDFValue] = []
        while let value = next(depth: depth + 1), values.count < 20_000 { values.append(value) }
        if place < bytes.endIndex, bytes[place] == UInt8(ascii: "]") { place += 1 }
        return .array(values)
    }

    private mutating func dictionary(_ depth: Int) -> PDFValue {
        var entries: [String: PDFValue] = [:]
        while case .name(let key)? = next(depth: depth + 1), let value = next(depth: depth + 1) { entries[key] = value }
        if place + 1 < bytes.endIndex, bytes[place] == UInt8(ascii: ">") { place += 2 }
        return .dictionary(entries)
    }

    private mutating func string() -> PDFValue {
        var level = 0
        while place < bytes.endIndex {
            switch bytes[place] {
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "("): level += 1
            case UInt8(ascii: ")"): level -= 1
            default: break
            }
            place = min(place + 1, bytes.endIndex)
            if level == 0 { break }
        }
        return .text
    }

    private mutating func hexString() -> PDFValue {
        while place < bytes.endIndex, bytes[place] != UInt8(ascii: ">") { place += 1 }
        skipOne()
        return .text
    }

    // MARK: Letters

    private mutating func regularText() -> String {
        let start = place
        while place < bytes.endIndex, !Self.ends.contains(bytes[place]), bytes[place] > 0x20 { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private static let ends = Set("()<>[]{}/%".utf8)

    private mutating func skipBlanks() {
        while place < bytes.endIndex {
            if bytes[place] == UInt8(ascii: "%") {
                while place < bytes.endIndex, bytes[place] != 10, bytes[place] != 13 { place += 1 }
            } else if bytes[place] <= 0x20 {
                place += 1
            } else {
                return
            }
        }
    }
}
