/// The objects of a PDF file, as far as a drawing of one page needs them.
struct PDFFile {
    /// An object, with the bytes that it packs.
    struct Object {
        let value: PDFValue
        let stream: Range<Int>?
    }

    private let bytes: [UInt8]
    private var objects: [Int: Object] = [:]

    /// The bytes that all drawings of a file may unpack to.
    private static let largestStream = 2_000_000

    /// Nil for a file that is no PDF, or one that is locked.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Array("%PDF".utf8)), !Self.contains("/Encrypt", in: bytes) else { return nil }
        self.bytes = bytes
        scan()
        for (_, object) in objects.sorted(by: { $0.key < $1.key })
        where object.value.dictionary?["Type"]?.name == "ObjStm" { unpack(object) }
    }

    /// The value itself, where it is not a reference.
    func resolved(_ value: PDFValue?) -> PDFValue? {
        var value = value
        for _ in 0..<8 {
            guard case .reference(let number)? = value else { return value }
            value = objects[number]?.value
        }
        return nil
    }

    /// The object that a value refers to.
    func object(_ value: PDFValue?) -> Object? {
        guard case .reference(let number)? = value else { return nil }
        return objects[number]
    }

    /// The unpacked bytes of an object; nil for a way of packing that is not known here.
    func data(of object: Object) -> [UInt8]? {
        guard let range = object.stream, let entries = object.value.dictionary else { return nil }
        let filters = resolved(entries["Filter"])
        let names = filters?.array?.compactMap { resolved($0)?.name } ?? filters?.name.map { [$0] } ?? []
        switch names {
        case []: return Array(bytes[range])
        case ["FlateDecode"], ["Fl"]:
            guard entries["DecodeParms"] == nil else { return nil }
            return Inflate.bytes(of: bytes[range], limit: Self.largestStream)
        default: return nil
        }
    }

    /// The first page with what it takes from the pages around it.
    func firstPage() -> [String: PDFValue]? {
        let catalog = objects.sorted { $0.key < $1.key }.first { $0.value.value.dictionary?["Type"]?.name == "Catalog" }
        var page = resolved(catalog?.value.value.dictionary?["Pages"])?.dictionary
        for _ in 0..<12 {
            guard let current = page, current["Type"]?.name != "Page" else { return page }
            guard let kid = resolved(resolved(current["Kids"])?.array?.first)?.dictionary else { return nil }
            page = kid.merging(
                current.filter { ["MediaBox", "CropBox", "Resources", "Rotate"].contains($0.key) },
                uniquingKeysWith: { own, _ in own })
        }
        return nil
    }

    // MARK: Reading

    /// Finds objects by their first words, `12 0 obj`: tables of contents may be packed or wrong.
    private mutating func scan() {
        let word = Array(" obj".utf8)
        var place = 0
        while let found = Self.find(word, in: bytes, from: place), objects.count < 20_000 {
            place = found + word.count
            guard let number = Self.number(endingAt: found, in: bytes) else { continue }
            var reader = PDFReader(bytes, at: place)
            guard let value = reader.next() else { continue }
            let stream = value.dictionary.flatMap { self.stream(of: $0, behind: reader) }
            objects[number] = Object(value: value, stream: stream)
            place = max(place, stream?.upperBound ?? reader.place)
        }
    }

    private func stream(of entries: [String: PDFValue], behind reader: PDFReader) -> Range<Int>? {
        var reader = reader
        guard reader.next()?.word == "stream" else { return nil }
        var start = reader.place
        if start < bytes.count, bytes[start] == 13 { start += 1 }
        if start < bytes.count, bytes[start] == 10 { start += 1 }
        let end = Array("endstream".utf8)
        if let length = entries["Length"]?.number, length >= 0, length < 1e9, start + Int(length) <= bytes.count {
            var behind = PDFReader(bytes, at: start + Int(length))
            if behind.next()?.word == "endstream" { return start..<start + Int(length) }
        }
        return Self.find(end, in: bytes, from: start).map { start..<$0 }
    }

    /// Takes the objects that are packed together.
    private mutating func unpack(_ container: Object) {
        guard let data = data(of: container), let entries = container.value.dictionary,
            let count = entries["N"]?.number, let first = entries["First"]?.number, (0...20_000).contains(count),
            (0...1e7).contains(first)
        else { return }
        var header = PDFReader(data)
        for _ in 0..<Int(count) {
            guard let number = header.next()?.number, let offset = header.next()?.number, (0...1e7).contains(number),
                (0...1e7).contains(offset), Int(first + offset) < data.count
            else { return }
            var reader = PDFReader(data, at: Int(first + offset))
            if let value = reader.next(), objects[Int(number)] == nil {
                objects[Int(number)] = Object(value: value, stream: nil)
            }
        }
    }

    private static func contains(_ word: String, in bytes: [UInt8]) -> Bool {
        find(Array(word.utf8), in: bytes, from: 0) != nil
    }

    private static func find(_ word: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        guard bytes.count >= word.count, start <= bytes.count - word.count else { return nil }
        return (start...bytes.count - word.count).first { place in
            bytes[place] == word[0] && bytes[place..<place + word.count].elementsEqual(word)
        }
    }

    /// The number before ` 0` that ends at a place.
    private static func number(endingAt end: Int, in bytes: [UInt8]) -> Int? {
        var start = end
        while start > 0, end - start < 20, bytes[start - 1] == 0x20 || (0x30...0x39).contains(bytes[start - 1]) {
            start -= 1
        }
        let words = bytes[start..<end].split(separator: 0x20)
        guard words.count >= 2 else { return nil }
        return Int(String(decoding: words[words.count - 2], as: UTF8.self))
    }
}
