public import SourceText

/// An `.xcconfig`: build settings, and other such files that it includes.
public struct XcodeConfigurationFile: Sendable {
    /// A line with a setting or an include.
    public enum Statement: Hashable, Sendable {
        /// The name as written, conditions included; the range is the value's.
        case setting(name: String, value: String, range: Range<Int>)
        /// The path as written, without quotation marks; `#include?` may name a file that is not there.
        case include(path: String, isOptional: Bool)
    }

    /// The project-relative path of the file.
    public let path: String
    /// In file order; of a name that is set twice both are here.
    public let statements: [Statement]
    /// The number of lines that cannot be understood.
    public let meaninglessLineCount: Int

    /// Reads a file; lines that mean nothing are passed over, as Xcode warns of them and goes on.
    public static func read(_ source: SourceText) -> XcodeConfigurationFile {
        var statements: [Statement] = []
        var meaningless = 0
        let bytes = source.bytes
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            let line = trimmed(bytes, start..<commentStart(bytes, start..<end))
            if let statement = statement(bytes, line) {
                statements.append(statement)
            } else if !line.isEmpty {
                meaningless += 1
            }
            start = end + 1
        }
        return XcodeConfigurationFile(path: source.path, statements: statements, meaninglessLineCount: meaningless)
    }

    private static func statement(_ bytes: [UInt8], _ line: Range<Int>) -> Statement? {
        guard let first = line.first else { return nil }
        if bytes[first] == UInt8(ascii: "#") { return include(String(decoding: bytes[line], as: UTF8.self)) }
        var depth = 0
        let equals = line.first { place in
            if bytes[place] == UInt8(ascii: "[") { depth += 1 }
            if bytes[place] == UInt8(ascii: "]") { depth -= 1 }
            return depth <= 0 && bytes[place] == UInt8(ascii: "=")
        }
        guard let equals else { return nil }
        let name = trimmed(bytes, line.lowerBound..<equals)
        var value = trimmed(bytes, equals + 1..<line.upperBound)
        // A semicolon at the end is a habit from the project file, and no part of the value.
        while let last = value.last, bytes[last] == UInt8(ascii: ";") {
            value = trimmed(bytes, value.lowerBound..<last)
        }
        guard !name.isEmpty else { return nil }
        return .setting(
            name: String(decoding: bytes[name], as: UTF8.self).filter { $0 != " " },
            value: String(decoding: bytes[value], as: UTF8.self), range: value)
    }

    private static func include(_ line: String) -> Statement? {
        guard line.hasPrefix("#include") else { return nil }
        var rest = line.dropFirst("#include".count)
        let isOptional = rest.first == "?"
        if isOptional { rest = rest.dropFirst() }
        rest = rest.drop { $0 == " " || $0 == "\t" }
        guard let open = rest.first, open == "\"" else { return nil }
        return .include(path: String(rest.dropFirst().prefix { $0 != "\"" }), isOptional: isOptional)
    }

    /// The offset at which `//` begins; in a value as well, so that an address in one loses its end in Xcode too.
    private static func commentStart(_ bytes: [UInt8], _ line: Range<Int>) -> Int {
        let slash = UInt8(ascii: "/")
        return line.first { $0 + 1 < line.upperBound && bytes[$0] == slash && bytes[$0 + 1] == slash }
            ?? line.upperBound
    }

    private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
        func isBlank(_ place: Int) -> Bool { bytes[place] == 0x20 || bytes[place] == 0x09 }
        var range = range
        while let first = range.first, isBlank(first) { range = first + 1..<range.upperBound }
        while let last = range.last, isBlank(last) { range = range.lowerBound..<last }
        return range
    }
}
