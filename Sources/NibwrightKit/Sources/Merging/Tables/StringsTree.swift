import ProjectFiles
import SourceText

/// Reads a `.strings` table in UTF-8 as a tree for merging: entries by their keys.
enum StringsTreeReader {
    /// - Returns: nil for a table in another form.
    static func read(_ source: SourceText) -> MergeTree? {
        guard let table = try? StringsTable.read(source).get(), table.problems.isEmpty,
            case .text(.utf8, _) = table.form
        else { return nil }
        let end = source.bytes.count
        let last = table.entries.last?.range?.upperBound ?? 0
        var nodes = [
            MergeNode(
                key: "", name: "", parent: -1, children: Array(1..<table.entries.count + 1), range: 0..<end,
                lead: 0..<0,
                head: 0..<0, tail: last..<end, foot: end..<end, content: nil)
        ]
        var previous = 0
        let keys = MergeTree.numbered(table.entries.map { "/" + $0.key })
        for (entry, key) in zip(table.entries, keys) {
            guard let range = entry.range, range.lowerBound >= previous else { return nil }
            nodes.append(
                MergeNode(
                    key: key, name: entry.key, parent: 0, sortName: entry.key, range: range,
                    lead: previous..<range.lowerBound,
                    head: range, tail: range.upperBound..<range.upperBound,
                    foot: range.upperBound..<range.upperBound, content: entry.value))
            previous = range.upperBound
        }
        return MergeTree(source, .entries, nodes)
    }
}
