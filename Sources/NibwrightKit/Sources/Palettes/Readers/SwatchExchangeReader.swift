import Colorimetry
import SourceText

/// Reads Adobe Swatch Exchange: big-endian blocks, each a color or the begin or end of a group.
enum SwatchExchangeReader {
    static let signature = Array("ASEF".utf8)

    static func read(into collector: inout PaletteCollector) {
        let bytes = collector.source.bytes
        guard bytes.starts(with: signature) else {
            // Aseprite's drawings have the same extension.
            let advice = "a drawing of Aseprite has the same extension: export its palette as .gpl"
            return collector.refuse(
                at: collector.wholeFile, "an Adobe swatch file begins with \"ASEF\"; this one does not (\(advice))")
        }
        var reader = BigEndianReader(bytes: bytes[4...])
        guard let major = reader.uint16(), reader.uint16() != nil, let count = reader.uint32() else {
            return collector.refuse(at: collector.wholeFile, "the file ends within its header")
        }
        guard major == 1 else {
            return collector.refuse(
                at: collector.wholeFile, "version \(major) of the format is not known; export version 1")
        }
        readBlocks(count: count, from: &reader, into: &collector)
    }

    private static func readBlocks(
        count: Int, from reader: inout BigEndianReader, into collector: inout PaletteCollector
    ) {
        var group: String?
        for number in 0..<count {
            guard let type = reader.uint16(), let length = reader.uint32(), let body = reader.take(length) else {
                let words = "entry \(number + 1) of \(count) is cut off: the file ends before it does"
                return collector.refuse(at: collector.wholeFile, words)
            }
            var block = BigEndianReader(bytes: body)
            switch type {
            case 0x0001: readColor(from: &block, number: number + 1, in: group, into: &collector)
            case 0xC001: group = block.name()
            case 0xC002: group = nil
            default:
                let words = "entry \(number + 1) is of the unknown type 0x\(String(type, radix: 16, uppercase: true))"
                collector.refuse(at: collector.wholeFile, words)
            }
        }
        if reader.bytes.contains(where: { $0 != 0 }) {
            collector.refuse(
                at: collector.wholeFile, "something follows the \(count) entries that the file says it has")
        }
    }

    private static func readColor(
        from block: inout BigEndianReader, number: Int, in group: String?, into collector: inout PaletteCollector
    ) {
        guard let name = block.name(), let model = block.take(4) else {
            return collector.refuse(at: collector.wholeFile, "entry \(number) ends within its name or color model")
        }
        let entry = name.isEmpty ? "entry \(number)" : "entry \(number), \"\(name.shortened)\""
        switch value(model: String(decoding: model, as: UTF8.self), from: &block) {
        case .success(let value): collector.add(name, value, in: group, at: collector.wholeFile, entry: entry)
        case .failure(let mistake): collector.refuse(at: collector.wholeFile, "\(entry): \(mistake.words)")
        }
    }

    private static func value(
        model: String, from block: inout BigEndianReader
    ) -> Result<ColorValue, WrittenComponents.Mistake> {
        switch model {
        case "RGB ": value(.sRGB, count: 3, from: &block)
        case "Gray", "GRAY": value(.grayGamma22, count: 1, from: &block)
        case "CMYK": value(.genericCMYK, count: 4, from: &block)
        case "LAB ", "Lab ": labValue(from: &block)
        default: .failure(.init("the color model \"\(model)\" is not known; use RGB"))
        }
    }

    private static func value(
        _ space: ColorSpace, count: Int, from block: inout BigEndianReader
    ) -> Result<ColorValue, WrittenComponents.Mistake> {
        guard let numbers = block.floats(count) else { return .failure(.init("it ends within its components")) }
        // Converted swatches may be a hair outside.
        guard numbers.allSatisfy({ $0 >= -0.001 && $0 <= 1.001 }),
            let value = ColorValue(space, numbers.map { min(1, max(0, $0)) })
        else { return .failure(.init("a component is not between 0 and 1")) }
        return .success(value)
    }

    /// Lightness counts to 1, a* and b* to 128 in both directions.
    private static func labValue(from block: inout BigEndianReader) -> Result<ColorValue, WrittenComponents.Mistake> {
        guard let numbers = block.floats(3) else { return .failure(.init("it ends within its components")) }
        guard 0...1.001 ~= numbers[0], numbers.dropFirst().allSatisfy({ -128...128 ~= $0 }),
            let value = ColorValue(underD50: LabColor(lightness: numbers[0] * 100, a: numbers[1], b: numbers[2]))
        else { return .failure(.init("its lightness, a or b is out of range")) }
        return .success(value)
    }
}

/// Reads numbers and texts from the beginning of bytes; nil where there are too few.
private struct BigEndianReader {
    var bytes: ArraySlice<UInt8>

    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard count <= bytes.count else { return nil }
        defer { bytes = bytes.dropFirst(count) }
        return bytes.prefix(count)
    }

    mutating func uint16() -> Int? { take(2).map { $0.reduce(0) { $0 << 8 | Int($1) } } }

    mutating func uint32() -> Int? { take(4).map { $0.reduce(0) { $0 << 8 | Int($1) } } }

    mutating func floats(_ count: Int) -> [Double]? {
        let numbers = (0..<count).compactMap { _ in uint32().map { Double(Float(bitPattern: UInt32($0))) } }
        return numbers.count == count ? numbers : nil
    }

    /// UTF-16 with its length in units in front, the final zero included.
    mutating func name() -> String? {
        guard let count = uint16(), let text = take(count * 2) else { return nil }
        var reader = BigEndianReader(bytes: text)
        var units: [UInt16] = []
        while let unit = reader.uint16() { units.append(UInt16(unit)) }
        if units.last == 0 { units.removeLast() }
        return String(decoding: units, as: UTF16.self)
    }
}
