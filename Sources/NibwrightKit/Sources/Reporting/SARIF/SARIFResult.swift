import Foundation
import SourceText
import TransformKit

/// A finding, or a change that is planned or left undone.
struct SARIFResult: Encodable {
    /// One or several changes of files, which are right together.
    var fixes: [SARIFFix]?
    /// Left out for `fail`, which is what a result without one is.
    var kind: String?
    let level: String
    let locations: [Location]
    let message: SARIFLog.Message
    let partialFingerprints: [String: String]
    var properties: [String: Detail]?
    let ruleId: String
    let ruleIndex: Int?
    /// Empty where nothing is suppressed: without the property a reader could not know that it was looked for. Nil
    /// where nothing can be.
    var suppressions: [Suppression]?

    struct Location: Encodable {
        let logicalLocations: [LogicalLocation]?
        let physicalLocation: PhysicalLocation

        /// - Parameter column: in UTF-16, as far as the line is known.
        init(_ place: Place, column: Int?, _ paths: LintPaths) {
            logicalLocations = place.objectID.map {
                [LogicalLocation(fullyQualifiedName: $0, name: place.objectName ?? $0)]
            }
            let region = place.position.map { SARIFRegion(startColumn: column, startLine: $0.line) }
            physicalLocation = PhysicalLocation(artifactLocation: .file(place.path, paths), region: region)
        }
    }

    struct PhysicalLocation: Encodable {
        let artifactLocation: SARIFLog.ArtifactLocation
        let region: SARIFRegion?
    }

    struct LogicalLocation: Encodable {
        let fullyQualifiedName: String
        let kind = "object"
        let name: String
    }

    struct Suppression: Encodable {
        let justification: String?
        let kind: String
    }
}

/// A part of a file: lines and columns from 1, columns in UTF-16 and the last one behind the part; bytes from 0.
struct SARIFRegion: Encodable {
    var byteLength: Int?
    var byteOffset: Int?
    var endColumn: Int?
    var endLine: Int?
    var startColumn: Int?
    var startLine: Int?
}

/// Changes of files that make what a result is about.
struct SARIFFix: Encodable {
    let artifactChanges: [ArtifactChange]
    let description: SARIFLog.Message

    struct ArtifactChange: Encodable {
        let artifactLocation: SARIFLog.ArtifactLocation
        /// `status`: `created` or `removed`, which SARIF has no word for.
        let properties: [String: Detail]?
        let replacements: [Replacement]
    }

    struct Replacement: Encodable {
        let deletedRegion: SARIFRegion
        let insertedContent: Content?
        /// `rank`: which of several insertions at one place comes first.
        let properties: [String: Detail]?
    }

    /// A text, or any bytes in base 64.
    struct Content: Encodable {
        var binary: String?
        var text: String?
    }
}

extension SARIFFix.Replacement {
    /// An edit of a text. Bytes that are no UTF-8 are given by their places alone.
    init(_ edit: TextEdit, of source: SourceText, rank: Int?) {
        let properties: [String: Detail]? = rank.map { ["rank": .number($0)] }
        let (start, end) = (edit.range.lowerBound, edit.range.upperBound)
        var region = SARIFRegion(byteLength: end - start, byteOffset: start)
        let first = source.position(at: start)
        let last = source.position(at: end)
        if let text = edit.replacement[...].text,
            let startColumn = source.column(at: start), let endColumn = source.column(at: end)
        {
            (region.startLine, region.startColumn) = (first.line, startColumn)
            (region.endLine, region.endColumn) = (last.line, endColumn)
            let content = edit.replacement.isEmpty ? nil : SARIFFix.Content(text: text)
            self.init(deletedRegion: region, insertedContent: content, properties: properties)
        } else {
            let bytes = Data(edit.replacement).base64EncodedString()
            self.init(deletedRegion: region, insertedContent: SARIFFix.Content(binary: bytes), properties: properties)
        }
    }
}

extension SourceText {
    /// The column of an offset in UTF-16, from 1, a byte order mark not counted; nil where the line is no UTF-8 up to it.
    func column(at offset: Int) -> Int? {
        let start = lineRange(containing: offset).lowerBound
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let begin = start == 0 && bytes.starts(with: mark) ? min(mark.count, offset) : start
        return bytes[begin..<max(begin, offset)].text.map { $0.utf16.count + 1 }
    }
}

extension ArraySlice<UInt8> {
    /// The bytes as text; nil where they are no UTF-8.
    fileprivate var text: String? {
        let text = String(decoding: self, as: UTF8.self)
        return text.utf8.elementsEqual(self) ? text : nil
    }
}
