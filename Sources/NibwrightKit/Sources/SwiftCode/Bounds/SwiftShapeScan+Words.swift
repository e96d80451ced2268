/// Words, numbers, strings and comments.
extension SwiftShapeScan {
    /// The opening of a string, which decides how it ends.
    struct StringDelimiter {
        let pounds: Int
        let isMultiline: Bool
    }

    mutating func word() {
        let start = offset
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        while offset < bytes.count, SwiftByte.isWord(bytes[offset]) {
            hash = (hash ^ UInt64(bytes[offset])) &* 0x100_0000_01b3
            offset += 1
        }
        let isKeyword =
            last != .period && offset - start <= SwiftByte.longestKeyword && SwiftByte.keywords.contains(hash)
        let goesOn = isKeyword && SwiftByte.continuing.contains(hash)
        begin(goesOn: goesOn)
        if isKeyword {
            deepen(at: start)
            frame.postfixes = 0
            last = .other
        } else {
            if last != .period { frame.postfixes = 0 }
            last = .ender
        }
    }

    mutating func number() {
        begin(goesOn: false)
        while offset < bytes.count, SwiftByte.isWord(bytes[offset]) { offset += 1 }
        frame.postfixes = 0
        last = .ender
    }

    /// A name in backticks may hold anything but a line's end.
    mutating func backtick() {
        begin(goesOn: false)
        offset += 1
        let start = offset
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "`"), !SwiftByte.isNewline(bytes[offset]) {
            offset += 1
        }
        if byte(at: offset) == UInt8(ascii: "`") {
            offset += 1
        } else {
            shape.isAmbiguous = true
            offset = start
        }
        last = .ender
    }

    /// `#if`, a macro or a directive, or the `#` before a raw string.
    mutating func pound() {
        var pounds = 0
        while byte(at: offset + pounds) == UInt8(ascii: "#") { pounds += 1 }
        switch byte(at: offset + pounds) {
        case UInt8(ascii: "\""):
            offset += pounds
            string(pounds: pounds)
        case UInt8(ascii: "/"):
            // A regular expression between signs of its own.
            shape.isAmbiguous = true
            offset += pounds
            deepen(at: offset)
        default:
            begin(goesOn: false)
            deepen(at: offset)
            offset += pounds
            directive()
            last = .other
        }
    }

    /// Clauses nest like brackets and do not end with the statement.
    private mutating func directive() {
        if follows("if") {
            push(UInt8(ascii: "#"))
        } else if follows("endif") {
            if frame.opener == UInt8(ascii: "#") { pop() } else { shape.isAmbiguous = true }
        }
    }

    private func follows(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard offset + count <= bytes.count, !SwiftByte.isWord(byte(at: offset + count)) else { return false }
        return (0..<count).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
    }

    // MARK: Comments

    mutating func slash() {
        switch byte(at: offset + 1) {
        case UInt8(ascii: "/"):
            while offset < bytes.count, !SwiftByte.isNewline(bytes[offset]) { offset += 1 }
        case UInt8(ascii: "*"):
            blockComment()
        default:
            begin(goesOn: true)
            if last != .ender {
                shape.isAmbiguous = true
                skipRegularExpression()
            } else {
                frame.postfixes = 0
                last = .other
                offset += 1
            }
        }
    }

    private mutating func blockComment() {
        var depth = 0
        while offset < bytes.count {
            let next = byte(at: offset + 1)
            if bytes[offset] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                depth += 1
                offset += 2
            } else if bytes[offset] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
                if depth == 0 { return }
            } else {
                offset += 1
            }
        }
        shape.isAmbiguous = true
    }

    /// Steps over `/…/` if it ends with the line; else the slash is an operator.
    private mutating func skipRegularExpression() {
        deepen(at: offset)
        var end = offset + 1
        while end < bytes.count, !SwiftByte.isNewline(bytes[end]), bytes[end] != UInt8(ascii: "/") {
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        let isClosed = byte(at: end) == UInt8(ascii: "/")
        offset = isClosed ? end + 1 : offset + 1
        last = isClosed ? .ender : .other
    }

    // MARK: Strings

    mutating func string(pounds: Int) {
        begin(goesOn: false)
        frame.postfixes = 0
        let quote = UInt8(ascii: "\"")
        let isMultiline = byte(at: offset + 1) == quote && byte(at: offset + 2) == quote
        if isMultiline, pounds > 0, !SwiftByte.isNewline(byte(at: offset + 3)) { shape.isAmbiguous = true }
        offset += isMultiline ? 3 : 1
        stringContents(StringDelimiter(pounds: pounds, isMultiline: isMultiline))
    }

    /// Goes on to the end of the string, or into its next interpolation.
    mutating func stringContents(_ delimiter: StringDelimiter) {
        last = .ender
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\\") {
                if escape(delimiter) { return }
            } else if byte == UInt8(ascii: "\"") {
                if ends(delimiter) { return }
                offset += 1
            } else if SwiftByte.isNewline(byte), !delimiter.isMultiline {
                shape.isAmbiguous = true
                return
            } else {
                offset += 1
            }
        }
        shape.isAmbiguous = true
    }

    /// Steps over an escape; true where an interpolation begins.
    private mutating func escape(_ delimiter: StringDelimiter) -> Bool {
        for index in 0..<delimiter.pounds where byte(at: offset + 1 + index) != UInt8(ascii: "#") {
            offset += 1
            return false
        }
        let place = offset + 1 + delimiter.pounds
        if byte(at: place) == UInt8(ascii: "(") {
            offset = place
            frame.postfixes += 1
            push(UInt8(ascii: "("), string: delimiter)
            last = .other
            offset += 1
            return true
        }
        // A line's end behind a backslash stays for the caller to see.
        offset = place + (place < bytes.count && !SwiftByte.isNewline(bytes[place]) ? 1 : 0)
        return false
    }

    /// Steps over the delimiter if it stands here.
    private mutating func ends(_ delimiter: StringDelimiter) -> Bool {
        let quotes = delimiter.isMultiline ? 3 : 1
        for index in 0..<quotes where byte(at: offset + index) != UInt8(ascii: "\"") { return false }
        for index in 0..<delimiter.pounds where byte(at: offset + quotes + index) != UInt8(ascii: "#") { return false }
        offset += quotes + delimiter.pounds
        return true
    }
}
