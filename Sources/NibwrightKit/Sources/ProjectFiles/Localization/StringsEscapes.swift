/// The escapes inside a quoted text of a table.
enum StringsEscapes {
    /// The text that units with escapes stand for.
    static func resolve(_ units: ArraySlice<UInt16>, _ encoding: TextEncoding) -> String {
        var result: [UInt16] = []
        var plainStart = units.startIndex
        var cursor = units.startIndex
        while cursor < units.endIndex {
            guard units[cursor] == 0x5C, cursor + 1 < units.endIndex else {
                cursor += 1
                continue
            }
            result += encoding.string(units[plainStart..<cursor]).utf16
            cursor += 1
            append(units, &cursor, &result)
            plainStart = cursor
        }
        result += encoding.string(units[plainStart...]).utf16
        return String(decoding: result, as: UTF16.self)
    }

    /// A text as it stands between quotes.
    static func escape(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result.append(contentsOf: "\\\"".unicodeScalars)
            case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
            case "\n": result.append(contentsOf: "\\n".unicodeScalars)
            case "\r": result.append(contentsOf: "\\r".unicodeScalars)
            case "\t": result.append(contentsOf: "\\t".unicodeScalars)
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// Takes one escape from behind its backslash.
    private static func append(_ units: ArraySlice<UInt16>, _ cursor: inout Int, _ result: inout [UInt16]) {
        let unit = units[cursor]
        if let simple = simple[unit] {
            cursor += 1
            result.append(simple)
        } else if unit == UInt16(UInt8(ascii: "U")) || unit == UInt16(UInt8(ascii: "u")) {
            var end = cursor + 1
            var value: UInt16 = 0
            while end < units.endIndex, end < cursor + 5, let digit = hexadecimalDigit(units[end]) {
                value = value << 4 | digit
                end += 1
            }
            result.append(end > cursor + 1 ? value : unit)
            cursor = end
        } else if (0x30...0x37).contains(unit) {
            var value = 0
            let end = min(units.endIndex, cursor + 3)
            while cursor < end, (0x30...0x37).contains(units[cursor]) {
                value = value * 8 + Int(units[cursor] - 0x30)
                cursor += 1
            }
            let byte = value & 0xFF
            result.append(byte < 0x80 ? UInt16(byte) : nextStep[byte - 0x80])
        } else if unit >= 0x80 {
            // A whole character may stand behind the backslash; it is plain text.
        } else {
            cursor += 1
            result.append(unit)
        }
    }

    private static let simple: [UInt16: UInt16] = [
        0x61: 0x07, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09, 0x76: 0x0B, 0x22: 0x22, 0x27: 0x27,
        0x5C: 0x5C, 0x0A: 0x0A,
    ]

    private static func hexadecimalDigit(_ unit: UInt16) -> UInt16? {
        switch unit {
        case 0x30...0x39: unit - 0x30
        case 0x41...0x46: unit - 0x41 + 10
        case 0x61...0x66: unit - 0x61 + 10
        default: nil
        }
    }

    /// NextStep's encoding from 0x80 up, which octal escapes are in.
    private static let nextStep: [UInt16] = [
        0x00A0, 0x00C0, 0x00C1, 0x00C2, 0x00C3, 0x00C4, 0x00C5, 0x00C7, 0x00C8, 0x00C9, 0x00CA, 0x00CB, 0x00CC, 0x00CD,
        0x00CE, 0x00CF, 0x00D0, 0x00D1, 0x00D2, 0x00D3, 0x00D4, 0x00D5, 0x00D6, 0x00D9, 0x00DA, 0x00DB, 0x00DC, 0x00DD,
        0x00DE, 0x00B5, 0x00D7, 0x00F7, 0x00A9, 0x00A1, 0x00A2, 0x00A3, 0x2044, 0x00A5, 0x0192, 0x00A7, 0x00A4, 0x2019,
        0x201C, 0x00AB, 0x2039, 0x203A, 0xFB01, 0xFB02, 0x00AE, 0x2013, 0x2020, 0x2021, 0x00B7, 0x00A6, 0x00B6, 0x2022,
        0x201A, 0x201E, 0x201D, 0x00BB, 0x2026, 0x2030, 0x00AC, 0x00BF, 0x00B9, 0x02CB, 0x00B4, 0x02C6, 0x02DC, 0x00AF,
        0x02D8, 0x02D9, 0x00A8, 0x00B2, 0x02DA, 0x00B8, 0x00B3, 0x02DD, 0x02DB, 0x02C7, 0x2014, 0x00B1, 0x00BC, 0x00BD,
        0x00BE, 0x00E0, 0x00E1, 0x00E2, 0x00E3, 0x00E4, 0x00E5, 0x00E7, 0x00E8, 0x00E9, 0x00EA, 0x00EB, 0x00EC, 0x00C6,
        0x00ED, 0x00AA, 0x00EE, 0x00EF, 0x00F0, 0x00F1, 0x0141, 0x00D8, 0x0152, 0x00BA, 0x00F2, 0x00F3, 0x00F4, 0x00F5,
        0x00F6, 0x00E6, 0x00F9, 0x00FA, 0x00FB, 0x0131, 0x00FC, 0x00FD, 0x0142, 0x00F8, 0x0153, 0x00DF, 0x00FE, 0x00FF,
        0xFFFD, 0xFFFD,
    ]
}
