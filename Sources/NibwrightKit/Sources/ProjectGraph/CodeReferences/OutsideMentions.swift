import InterfaceBuilder
import SourceText
import SwiftCode

extension ProjectGraph {
    /// The texts from which code may take a name: those in property lists, and in documents the values of user-defined
    /// attributes, reuse identifiers and restoration identifiers.
    public func textsHandedToCode(threads: Int = defaultThreadCount) -> Set<String> {
        let attributes = concurrentMap(documents, threads: threads) { $0.source.attributesHandedToCode }
        let lists = concurrentMap(propertyLists, threads: threads) { $0.propertyListTexts }
        return (attributes + lists).reduce(into: []) { $0.formUnion($1) }
    }

    /// Those of the names that are cases of enumerations whose raw values are their names, so that no literal spells
    /// them.
    public func mentionsAsCases(of names: Set<String>) -> Set<String> {
        var found: Set<String> = []
        for file in swiftLinks.files {
            for member in file.references.members where member.kind == .enumCase {
                if case .literal(let text, at: nil) = member.value, names.contains(text) { found.insert(text) }
            }
        }
        return found
    }
}

extension SourceText {
    /// The values of a document's attributes that code can read.
    fileprivate var attributesHandedToCode: Set<String> {
        let names = [" value=", " reuseIdentifier=", " restorationIdentifier="].map { Array($0.utf8) }
        var found: Set<String> = []
        bytes.withUnsafeBufferPointer { bytes in
            var opening: Int?
            for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\"") {
                if let start = opening {
                    found.insert(String(decoding: bytes[start..<offset], as: UTF8.self))
                    opening = nil
                } else if names.contains(where: { name in
                    offset >= name.count && bytes[(offset - name.count)..<offset].elementsEqual(name)
                }) {
                    opening = offset + 1
                }
            }
        }
        return found
    }

    /// The texts of a property list's strings and keys.
    ///
    /// Of an Info.plist the strings alone, since its keys are the system's.
    fileprivate var propertyListTexts: Set<String> {
        let isInfo = path.hasSuffix("Info.plist")
        var found: Set<String> = []
        var start: Int?
        for (offset, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: ">") {
                start = offset + 1
            } else if byte == UInt8(ascii: "<"), let first = start {
                let isKey = bytes[offset...].starts(with: "</key".utf8)
                if offset > first, offset - first < 200, !(isInfo && isKey) {
                    found.insert(string(first..<offset))
                }
                start = nil
            }
        }
        return found
    }
}
