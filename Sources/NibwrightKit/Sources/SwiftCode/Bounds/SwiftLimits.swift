/// The limits of depth and intricacy up to which a Swift file is parsed.
///
/// Each limit stands far above the largest value in the Swift of 157 real projects and below what costs swift-syntax
/// 603.0.1 a second or a stack of 64 MiB. Docs/Limits.md has the figures and a smallest file for each.
enum SwiftLimits {
    static let nesting = 128
    static let doubling = 16
    static let lookahead = 1 << 22
    static let chain = 1000
    static let angles = 500
    /// Levels of a syntax tree; only checked for a text that the scan may have read wrongly.
    static let treeDepth = 4000

    /// Given to the parser, whose own limit differs between debug and release builds. Larger than `nesting`, because
    /// the parser also counts brackets that it misses.
    static let parserNesting = 2 * nesting

    /// Processor time that parsing a file may take.
    static func seconds(for byteCount: Int) -> Double {
        let megabytes = Double(byteCount) / Double(1 << 20)
        #if DEBUG
            return 15 + 12 * megabytes
        #else
            return 5 + 2 * megabytes
        #endif
    }
}

extension SwiftShape {
    /// The first limit that the file goes beyond.
    var refusal: SwiftRefusal.Reason? {
        if doubling.value > SwiftLimits.doubling { return .doubling(doubling.value) }
        if nesting.value > SwiftLimits.nesting { return .nesting(nesting.value) }
        if chain.value > SwiftLimits.chain { return .chain(chain.value) }
        if angles.value > SwiftLimits.angles { return .angles(angles.value) }
        if lookahead.value > SwiftLimits.lookahead { return .lookahead }
        return nil
    }

    func place(of reason: SwiftRefusal.Reason) -> Int {
        switch reason {
        case .doubling: doubling.offset
        case .nesting: nesting.offset
        case .chain: chain.offset
        case .angles: angles.offset
        case .lookahead: lookahead.offset
        case .treeDepth, .time: 0
        }
    }
}
