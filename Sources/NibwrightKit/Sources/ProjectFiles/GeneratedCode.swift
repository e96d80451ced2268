/// Recognizes code that a generator wrote, which neither people nor a refactoring should edit.
public enum GeneratedCode {
    /// The number of lines that are searched for a header.
    private static let headerLines = 10
    private static let headerBytes = 4096

    /// Whether the file's name or a comment among its first lines says that a generator made it.
    public static func isGenerated(path: String, bytes: [UInt8]) -> Bool {
        hasGeneratedName(path) || saysGenerated(bytes)
    }

    /// Whether the name alone says it: `*.generated.swift`, `*.pb.swift`, `*.grpc.swift`.
    public static func hasGeneratedName(_ path: String) -> Bool {
        let name = path.lowercased()
        return [".generated.swift", ".pb.swift", ".grpc.swift"].contains(where: name.hasSuffix)
    }

    private static func saysGenerated(_ bytes: [UInt8]) -> Bool {
        let head = bytes.prefix(headerBytes)
        guard holds([generated, edit, modify], in: head) else { return false }
        var header = CommentHeader()
        let lines = head.split(separator: UInt8(ascii: "\n"), maxSplits: headerLines, omittingEmptySubsequences: false)
        for line in lines.prefix(headerLines) {
            guard let comment = header.comment(in: line), maySayGenerated(comment.bytes) else { continue }
            if comment.saysGenerated { return true }
        }
        return false
    }

    /// Licenses permit to "copy, modify, merge": only a line that forbids it, or says "generated", is taken apart.
    private static func maySayGenerated(_ comment: ArraySlice<UInt8>) -> Bool {
        if holds([generated], in: comment) { return true }
        return holds([edit, modify, change], in: comment) && holds([not, dont], in: comment)
    }

    private static let generated = Array("generated".utf8)
    private static let edit = Array("edit".utf8)
    private static let modify = Array("modify".utf8)
    private static let change = Array("change".utf8)
    private static let not = Array("not".utf8)
    private static let dont = Array("don't".utf8)

    /// Whether one of the words is there, in capital or small letters: the cheap test that spares most files the rest.
    private static func holds(_ words: [[UInt8]], in bytes: ArraySlice<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            for word in words where word.count <= bytes.count {
                for start in 0...bytes.count - word.count where bytes[start] | 0x20 == word[0] {
                    if (1..<word.count).allSatisfy({ bytes[start + $0] | 0x20 == word[$0] }) { return true }
                }
            }
            return false
        }
    }
}

/// Walks the first lines of a file and knows which of them are comments.
private struct CommentHeader {
    private var isInBlock = false
    private var blockIsDocumentation = false

    /// The text of a comment line; nil for a line of code.
    mutating func comment(in line: ArraySlice<UInt8>) -> HeaderComment? {
        var text = line.drop(while: Self.isBlank)
        var isDocumentation = blockIsDocumentation
        if isInBlock {
            if !text.starts(with: "*/".utf8) { text = text.drop { $0 == UInt8(ascii: "*") } }
        } else if text.starts(with: "//".utf8) {
            isDocumentation = text.starts(with: "///".utf8) && !text.starts(with: "////".utf8)
            text = text.drop { $0 == UInt8(ascii: "/") }
        } else if text.starts(with: "/*".utf8) {
            isInBlock = true
            blockIsDocumentation = text.starts(with: "/**".utf8) && !text.starts(with: "/***".utf8)
            isDocumentation = blockIsDocumentation
            text = text.dropFirst(2)
        } else {
            return nil
        }
        if isInBlock, let end = Self.endOfBlock(text) {
            isInBlock = false
            blockIsDocumentation = false
            text = text[..<end]
        }
        return HeaderComment(bytes: text, isDocumentation: isDocumentation)
    }

    /// White space, and the bytes of a byte order mark.
    private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0xEF || byte == 0xBB || byte == 0xBF }

    private static func endOfBlock(_ text: ArraySlice<UInt8>) -> Int? {
        text.indices.dropLast().first { text[$0] == UInt8(ascii: "*") && text[$0 + 1] == UInt8(ascii: "/") }
    }
}

/// One comment line.
private struct HeaderComment {
    let bytes: ArraySlice<UInt8>
    let isDocumentation: Bool

    /// Documentation may well speak of things that are generated, so that of it only the tag counts.
    var saysGenerated: Bool {
        let text = String(decoding: bytes, as: UTF8.self).lowercased()[...]
        if hasTag(text) { return true }
        if isDocumentation { return false }
        let clauses = text.split { ".!;,()—*".contains($0) }.map(Clause.init)
        guard let first = clauses.first(where: { !$0.words.isEmpty }) else { return false }
        return first.opensAsGenerated || clauses.contains { $0.namesGeneratedFile || $0.forbidsEdits }
    }

    /// `@generated`, as a word of its own.
    private func hasTag(_ text: Substring) -> Bool {
        guard let tag = text.firstRange(of: "@generated") else { return false }
        return text[tag.upperBound...].first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
    }
}

/// A part of a comment between two punctuation marks: its words, with one space around each.
private struct Clause {
    let words: String
    /// True if "generated" came as "automatically generated" or the like, which describes nothing but code.
    private let isByMachine: Bool

    init(_ text: Substring) {
        var words = text.split { !$0.isLetter && $0 != "'" }
        let count = words.count
        words.removeAll { ["auto", "automatically", "machine"].contains($0) }
        isByMachine = words.count < count || words.contains("autogenerated")
        let joined = words.map { $0 == "autogenerated" ? "generated" : $0 }.joined(separator: " ")
        self.words = joined.isEmpty ? "" : " \(joined) "
    }

    /// "Generated using SwiftGen", "Code generated by protoc", "Mocks generated from file", "Automatically generated".
    var opensAsGenerated: Bool {
        if isByMachine && words.hasPrefix(" generated ") { return true }
        return ["", " code", " file", " source", " mocks", " mark mocks"].contains { subject in
            ["by", "using", "with", "from"].contains { words.hasPrefix("\(subject) generated \($0) ") }
        }
    }

    /// "This file was generated", "This is a generated file".
    var namesGeneratedFile: Bool {
        guard words.contains(" generated ") else { return false }
        if [" is a generated file ", " is generated code "].contains(where: words.contains) { return true }
        return ["file", "code", "source", "class"].contains { noun in
            ["is", "was", "has been"].contains { words.contains(" \(noun) \($0) generated ") }
                && (words.hasPrefix(" this ") || words.hasPrefix(" the ") || words.hasPrefix(" \(noun) "))
        }
    }

    /// "DO NOT EDIT", as a clause of its own: "do not edit the price here" is a remark about the price.
    var forbidsEdits: Bool {
        ["do not", "don't", "please do not", "please don't"].contains { refusal in
            ["edit", "modify", "change"].contains { verb in
                ["", "this file ", "this code ", "manually ", "by hand ", "directly ", "this file manually "]
                    .contains { words == " \(refusal) \(verb) \($0)" }
            }
        }
    }
}
