/// One pass over the bytes of a Swift file that follows its brackets, strings, interpolations and comments.
///
/// It reads as swift-syntax's lexer does where that is cheap. Where it may be wrong it says so
/// (`SwiftShape.isAmbiguous`) and rather counts too much.
struct SwiftShapeScan {
    let bytes: UnsafeBufferPointer<UInt8>
    var offset = 0
    var shape = SwiftShape()
    var frames: [Frame] = []
    var frame = Frame(opener: 0)
    var last = Last.other
    /// Whether a line ended since the last token.
    var isAtLineStart = false
    private var openInterpolations = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The counts of one open bracket.
    struct Frame {
        let opener: UInt8
        /// Tokens of the present statement that go deeper, and those of the postfix chain that it is in.
        var levels = 0
        var postfixes = 0
        /// The same of all that is around the bracket.
        var outerLevels = 0
        /// Doublings around the bracket, and those that attributes of generic arguments add.
        var doublings = 0
        var attributes = 0
        var openAngles = 0
        var angles = 0
        /// The string that goes on behind an interpolation.
        var string: StringDelimiter?
    }

    /// The token before, as far as it decides whether the next one continues it.
    enum Last {
        /// A name, a literal or a closing bracket: an expression may end here.
        case ender
        case period
        case other
    }

    mutating func run() {
        while offset < bytes.count { step() }
    }

    private mutating func step() {
        let byte = bytes[offset]
        switch SwiftByte.kinds[Int(byte)] {
        case .space: offset += 1
        case .newline: newline()
        case .letter: word()
        case .digit: number()
        case .opening: open(byte)
        case .closing: close(byte)
        case .quote: string(pounds: 0)
        case .pound: pound()
        case .slash: slash()
        case .separator: separate()
        case .backtick: backtick()
        case .mark: mark(byte)
        }
    }

    func byte(at place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

    // MARK: Levels

    mutating func deepen(at place: Int) {
        frame.levels += 1
        shape.levels += 1
        noteChain(at: place)
    }

    mutating func noteChain(at place: Int) {
        shape.chain.note(frame.outerLevels + frame.levels + frame.postfixes, at: place)
    }

    /// Ends the statement, or the element of a list, that the tokens before belong to.
    mutating func endStatement() {
        frame.levels = 0
        frame.postfixes = 0
    }

    /// Called before each token: a line that starts a statement anew leaves the chain of the one before.
    mutating func begin(goesOn: Bool) {
        if isAtLineStart {
            isAtLineStart = false
            if last == .ender, !goesOn { endStatement() }
        }
    }

    private mutating func newline() {
        offset += 1
        isAtLineStart = true
        if openInterpolations > 0 { leaveInterpolationOfLine() }
    }

    /// The lexer leaves an interpolation with the line, and the string with it, unless the string has several lines.
    private mutating func leaveInterpolationOfLine() {
        while let inner = ([frame] + frames.reversed()).first(where: { $0.string != nil }),
            inner.string?.isMultiline == false
        {
            shape.isAmbiguous = true
            while frame.string == nil { pop() }
            pop()
            last = .ender
        }
    }

    private mutating func separate() {
        begin(goesOn: true)
        if bytes[offset] == UInt8(ascii: ";") {
            leaveAngles()
            frame.angles = 0
        }
        endStatement()
        last = .other
        offset += 1
    }

    // MARK: Brackets

    private mutating func open(_ byte: UInt8) {
        begin(goesOn: byte == UInt8(ascii: "{"))
        frame.postfixes += 1
        if byte == UInt8(ascii: "{") {
            // No type goes on over a brace, so no lookahead for one does.
            leaveAngles()
            frame.angles = 0
        }
        push(byte)
        last = .other
        offset += 1
    }

    mutating func push(_ opener: UInt8, string: StringDelimiter? = nil) {
        var inner = Frame(opener: opener)
        inner.outerLevels = frame.outerLevels + frame.levels + frame.postfixes
        inner.string = string
        if opener != UInt8(ascii: "{") {
            inner.doublings = frame.doublings + frame.attributes
            inner.openAngles = frame.openAngles
            inner.angles = frame.angles
        }
        if string != nil { openInterpolations += 1 }
        frames.append(frame)
        frame = inner
        shape.levels += 1
        shape.nesting.note(frames.count, at: offset)
        if opener == UInt8(ascii: "[") { double() }
    }

    private mutating func double() {
        frame.doublings += 1
        noteDoubling()
    }

    private mutating func noteDoubling() {
        let depth = frame.doublings + frame.attributes
        shape.doubling.note(depth, at: offset)
        shape.lookahead.note(shape.lookahead.value + (1 << min(depth, 32)), at: offset)
    }

    mutating func pop() {
        guard let outer = frames.popLast() else { return }
        if frame.string != nil { openInterpolations -= 1 }
        frame = outer
    }

    private mutating func close(_ byte: UInt8) {
        isAtLineStart = false
        let opener: UInt8 = byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : byte - 2
        let delimiter = frame.opener == opener ? frame.string : nil
        if frame.opener == opener {
            pop()
        } else {
            shape.isAmbiguous = true
            if byte == UInt8(ascii: "}"), frames.contains(where: { $0.opener == opener }) {
                while frame.opener != opener { pop() }
                pop()
            }
        }
        offset += 1
        last = .ender
        if let delimiter { stringContents(delimiter) }
    }

    // MARK: Angles

    private mutating func openAngle() {
        frame.openAngles += 1
        frame.angles += 1
        shape.levels += 1
        shape.angles.note(frame.angles, at: offset)
    }

    private mutating func closeAngle() {
        if frame.openAngles > 0 { frame.openAngles -= 1 }
        if frame.openAngles == 0 { frame.attributes = 0 }
    }

    private mutating func leaveAngles() {
        frame.openAngles = 0
        frame.attributes = 0
    }

    // MARK: Other marks

    private mutating func mark(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "."):
            begin(goesOn: true)
            frame.postfixes += 1
            noteChain(at: offset)
            last = .period
        case UInt8(ascii: "!"), UInt8(ascii: "?"):
            let isPostfix = last == .ender && !isAtLineStart
            begin(goesOn: true)
            if isPostfix { frame.postfixes += 1 }
            deepen(at: offset)
            last = isPostfix ? .ender : .other
        case UInt8(ascii: "@"):
            begin(goesOn: false)
            deepen(at: offset)
            if frame.openAngles > 0 {
                frame.attributes += 1
                noteDoubling()
            }
            last = .other
        case UInt8(ascii: "<"):
            begin(goesOn: true)
            openAngle()
            last = .other
        case UInt8(ascii: ">"):
            let isArrow = offset > 0 && bytes[offset - 1] == UInt8(ascii: "-")
            begin(goesOn: true)
            if isArrow { deepen(at: offset) } else { closeAngle() }
            last = isArrow ? .other : .ender
        default:
            begin(goesOn: true)
            deepenByPrefix()
            last = .other
        }
        offset += 1
    }

    /// Any other operator ends a postfix chain; one in front of an operand may be a prefix.
    private mutating func deepenByPrefix() {
        if last != .ender { deepen(at: offset) } else { frame.postfixes = 0 }
    }
}
