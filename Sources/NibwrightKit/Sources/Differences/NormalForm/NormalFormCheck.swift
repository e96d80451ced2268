import InterfaceBuilder
import SourceText

/// Compares a document that was written anew with the one that it comes from.
enum NormalFormCheck {
    /// Whether some bytes say what a document says, but for what was meant to change.
    static func reads(_ bytes: [UInt8], as document: IBDocument, with changes: NormalFormChanges) -> Bool {
        guard let new = try? IBDocument.read(SourceText(path: document.path, bytes: bytes)).get() else { return false }
        return description(of: document.root, changes) == description(of: new.root, nil)
    }

    private struct Description: Hashable {
        let name: String
        let attributes: [String: String]
        let text: String
        /// Sorted, since the order of lists may change.
        let children: [Int]
    }

    /// A number for each element by what it says and holds, the same for two that say and hold the same.
    private static func description(of root: Element, _ changes: NormalFormChanges?) -> Description {
        var hashes: [Int: Int] = [:]
        var result: Description?
        for element in ([root] + root.descendants).reversed() where changes?.removed.contains(element.index) != true {
            var attributes = Dictionary(element.attributes.map { ($0.name, $0.value) }) { first, _ in first }
            for (name, value) in changes?.values[element.index] ?? [:] { attributes[name] = value }
            let children = element.children.compactMap { hashes[$0.index] }.sorted()
            let text = children.isEmpty ? element.text.trimmedLines : ""
            let description = Description(
                name: element.name, attributes: attributes, text: text, children: children)
            hashes[element.index] = description.hashValue
            result = description
        }
        return result ?? Description(name: "", attributes: [:], text: "", children: [])
    }
}

extension String {
    /// Without space that stands around a text and says nothing in lists.
    fileprivate var trimmedLines: String {
        let text = replacing("\r\n", with: "\n")
        return text.allSatisfy(\.isWhitespace) && text.contains("\n") ? "" : text
    }
}
