import Foundation
import InterfaceBuilder
import SourceText
import Testing

/// Reads a text that must be a document.
func document(
    _ text: String, path: String = "Main.storyboard", sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> IBDocument {
    try document(bytes: Array(text.utf8), path: path, sourceLocation: sourceLocation)
}

func document(
    bytes: [UInt8], path: String = "Main.storyboard", sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> IBDocument {
    switch IBDocument.read(SourceText(path: path, bytes: bytes)) {
    case .success(let document): return document
    case .failure(let refusal):
        Issue.record("refused: \(refusal.message)", sourceLocation: sourceLocation)
        throw refusal
    }
}

/// Why a text is not a document; nil where it is one.
func refusal(of text: String) -> ReadingRefusal? {
    refusal(ofBytes: Array(text.utf8))
}

func refusal(ofBytes bytes: [UInt8]) -> ReadingRefusal? {
    if case .failure(let refusal) = IBDocument.read(SourceText(path: "Main.storyboard", bytes: bytes)) {
        refusal
    } else {
        nil
    }
}

/// The text after an editor's edits, which must be readable again.
func edited(
    _ document: IBDocument, sourceLocation: Testing.SourceLocation = #_sourceLocation,
    _ change: (inout DocumentEditor) throws -> Void
) throws -> String {
    var editor = DocumentEditor(document)
    try change(&editor)
    let bytes = editor.editedBytes
    if let refusal = refusal(ofBytes: bytes) {
        Issue.record(
            "edits broke the document: \(refusal.message)\n\(String(decoding: bytes, as: UTF8.self))",
            sourceLocation: sourceLocation)
    }
    return String(decoding: bytes, as: UTF8.self)
}

/// A text with one passage replaced; the passage must be there once.
func replacing(
    _ passage: String, with replacement: String, in text: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> String {
    let parts = text.components(separatedBy: passage)
    #expect(parts.count == 2, "the passage stands \(parts.count - 1) times", sourceLocation: sourceLocation)
    return parts.joined(separator: replacement)
}

extension IBDocument {
    /// The object with this id, which must exist.
    func require(_ id: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> Element {
        try #require(object(id: id), "no object has the id \(id)", sourceLocation: sourceLocation)
    }
}
