public import SourceText

/// Counts brackets and strings of an Objective-C file that do not close, to find out whether an edit broke it.
///
/// Both sides of a condition of the preprocessor count, so a sound file may have faults; an edit must not add any.
public struct ObjectiveCBalance: Hashable, Sendable {
    /// Brackets without a partner, and strings that the end of their line cuts off.
    public let faultCount: Int
    /// The place of the first fault; nil for none.
    public let first: SourcePosition?

    /// Scans a file; bytes that are no Objective-C give faults and no error.
    public init(_ source: SourceText) {
        var tokenizer = Tokenizer()
        source.bytes.withUnsafeBufferPointer { tokenizer.readFile($0) }
        var open: [(byte: UInt8, offset: Int)] = []
        var faults: [Int] = []
        for token in tokenizer.tokens {
            let byte = source.bytes[Int(token.start)]
            switch token.kind {
            case .mark where Self.partners[byte] != nil: open.append((byte, Int(token.start)))
            case .mark where Self.partners.values.contains(byte):
                if let last = open.last, Self.partners[last.byte] == byte {
                    open.removeLast()
                } else {
                    faults.append(Int(token.start))
                }
            case .string, .character:
                let isClosed = token.end - token.start > 1 && source.bytes[Int(token.end) - 1] == byte
                if !isClosed { faults.append(Int(token.start)) }
            default: break
            }
        }
        faults += open.map(\.offset)
        faultCount = faults.count
        first = faults.min().map(source.position)
    }

    private static let partners: [UInt8: UInt8] = [
        UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
        UInt8(ascii: "{"): UInt8(ascii: "}"),
    ]
}
