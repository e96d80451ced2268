/// Makes object ids of the shape that Xcode gives (`a1B-2c-D3e`): the same for the same document and purpose on every
/// run.
public struct ObjectIDGenerator: Sendable {
    private let seed: String
    private var taken: Set<String>
    /// Kept apart, so that a copy that makes one id does not copy all that a large document has.
    private var made: Set<String> = []

    /// Starts from a document's path and never gives an id that the document uses, whatever for.
    public init(_ document: IBDocument) {
        self.init(seed: document.path, avoiding: document.usedIDs)
    }

    /// Starts from any text, for documents that are still to be made.
    public init(seed: String, avoiding taken: Set<String> = []) {
        self.seed = seed
        self.taken = taken
    }

    /// Keeps the ids of one more document free, before its objects move beside those of the first.
    public mutating func avoid(_ document: IBDocument) {
        taken.formUnion(document.usedIDs)
    }

    /// A fresh id. `purpose` says what it is for ("storyboard reference to Settings"), so that adding one more object
    /// does not change the ids of the others.
    public mutating func makeID(for purpose: String) -> String {
        var round: UInt64 = 0
        while true {
            let id = Self.id(from: Self.hash("\(seed)\u{0}\(purpose)", round))
            if !taken.contains(id), made.insert(id).inserted { return id }
            round += 1
        }
    }

    private static let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)

    private static func id(from hash: UInt64) -> String {
        var rest = hash
        var text: [UInt8] = []
        for position in 0..<10 {
            if position == 3 || position == 6 {
                text.append(UInt8(ascii: "-"))
            } else {
                text.append(alphabet[Int(rest % 62)])
                rest /= 62
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// FNV-1a over the text, then the finishing steps of SplitMix64: stable across runs and platforms, unlike `Hasher`.
    private static func hash(_ text: String, _ round: UInt64) -> UInt64 {
        var value: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
        value = value &+ (round &+ 1) &* 0x9E37_79B9_7F4A_7C15
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

extension IBDocument {
    /// Everything that is an id or names one: attribute values of an id's length and shape count, whatever their name.
    fileprivate var usedIDs: Set<String> {
        var ids: Set<String> = []
        for attribute in structure.attributes {
            let value = Int(attribute.valueStart)..<Int(attribute.valueEnd)
            guard value.count == 10, source.bytes[value.lowerBound + 3] == UInt8(ascii: "-") else { continue }
            ids.insert(source.string(value))
        }
        return ids
    }
}
