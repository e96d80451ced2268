/// The format of an image file, told from its first bytes.
enum ImageFormat {
    case png, jpeg, svg, gif

    /// Nil for a format that not every viewer of SVG shows, such as PDF.
    init?(_ bytes: [UInt8]) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: Array("GIF8".utf8)) {
            self = .gif
        } else if String(decoding: bytes.prefix(1000), as: UTF8.self).contains("<svg") {
            self = .svg
        } else {
            return nil
        }
    }

    var mediaType: String {
        switch self {
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .gif: "image/gif"
        case .svg: "image/svg+xml"
        }
    }

    /// The size in pixels; nil where the file does not tell.
    func size(of bytes: [UInt8]) -> ScreenSize? {
        switch self {
        case .png:
            guard bytes.count >= 24 else { return nil }
            func number(_ at: Int) -> Double { bytes[at..<at + 4].reduce(0) { $0 * 256 + Double($1) } }
            return Self.sane(number(16), number(20))
        case .gif:
            guard bytes.count >= 10 else { return nil }
            return Self.sane(Double(bytes[6]) + Double(bytes[7]) * 256, Double(bytes[8]) + Double(bytes[9]) * 256)
        case .jpeg: return Self.jpegSize(bytes)
        case .svg: return nil
        }
    }

    /// Walks over the segments of a JPEG to the one that begins the frame.
    private static func jpegSize(_ bytes: [UInt8]) -> ScreenSize? {
        var place = 2
        while place + 9 < bytes.count {
            guard bytes[place] == 0xFF else { return nil }
            let marker = bytes[place + 1]
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                func number(_ at: Int) -> Double { Double(bytes[at]) * 256 + Double(bytes[at + 1]) }
                return sane(number(place + 7), number(place + 5))
            }
            let length = Int(bytes[place + 2]) * 256 + Int(bytes[place + 3])
            place += 2 + max(2, length)
        }
        return nil
    }

    private static func sane(_ width: Double, _ height: Double) -> ScreenSize? {
        (1...20_000).contains(width) && (1...20_000).contains(height) ? ScreenSize(width: width, height: height) : nil
    }
}
