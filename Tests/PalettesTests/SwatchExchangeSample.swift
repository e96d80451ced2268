/// Builds Adobe swatch files, right and wrong ones.
struct SwatchExchangeSample {
    private var blocks: [[UInt8]] = []

    var bytes: [UInt8] { bytes(claiming: blocks.count) }

    func bytes(claiming count: Int, major: Int = 1) -> [UInt8] {
        Array("ASEF".utf8) + Self.uint16(major) + Self.uint16(0) + Self.uint32(count) + blocks.flatMap { $0 }
    }

    mutating func color(_ name: String, _ model: String, _ numbers: [Float]) {
        let floats = numbers.flatMap { Self.uint32(Int($0.bitPattern)) }
        block(0x0001, Self.name(name) + Array(model.utf8) + floats + Self.uint16(2))
    }

    mutating func beginGroup(_ name: String) { block(0xC001, Self.name(name)) }

    mutating func endGroup() { block(0xC002, []) }

    mutating func block(_ type: Int, _ body: [UInt8]) {
        blocks.append(Self.uint16(type) + Self.uint32(body.count) + body)
    }

    static func name(_ text: String) -> [UInt8] {
        let units = Array(text.utf16) + [0]
        return uint16(units.count) + units.flatMap { uint16(Int($0)) }
    }

    private static func uint16(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }

    private static func uint32(_ number: Int) -> [UInt8] { uint16(number >> 16 & 0xFFFF) + uint16(number & 0xFFFF) }

    /// One color of each model, in and out of groups.
    static var colorful: SwatchExchangeSample {
        var sample = SwatchExchangeSample()
        sample.color("Ember", "RGB ", [1, 0.4, 0.2])
        sample.beginGroup("Bühne")
        sample.color("Nebel 🌫", "Gray", [0.5])
        sample.color("Tinte", "CMYK", [1, 0.5, 0, 0.25])
        sample.endGroup()
        sample.color("Blatt", "LAB ", [0.5429, 80.81, 69.89])
        sample.color("R=1 G=2 B=3", "RGB ", [0, 0, 0])
        return sample
    }
}
