import Planning
import SourceText

/// Long runs of lines that a step takes out of one file and puts into another: each is named in a line instead of shown
/// twice.
struct MovedLines {
    /// A run of lines, and the file that has them on the other side.
    struct Run {
        let lines: Range<Int>
        let other: String
    }

    /// Shorter runs are shown: lines such as `</view>` are everywhere.
    private static let shortest = 12

    private let removed: Side
    private let added: Side

    init(_ files: [StepFile]) {
        var removed = Side()
        var added = Side()
        // Only where lines leave one file and come to another is anything worth looking for.
        guard files.contains(where: { $0.before == nil || $0.after == nil }), files.count > 1 else {
            (self.removed, self.added) = (removed, added)
            return
        }
        for file in files {
            for hunk in file.diff(context: 0).hunks {
                removed.add(hunk.lines.filter { $0.kind == .removed }, of: file.path)
                added.add(hunk.lines.filter { $0.kind == .added }, of: file.path)
            }
        }
        (self.removed, self.added) = (removed, added)
    }

    /// The runs among removed lines that other files have now, or among added lines that others had.
    func runs(of lines: ArraySlice<LineDiff.Line>, in path: String) -> [Run] {
        guard let kind = lines.first?.kind, lines.count >= Self.shortest else { return [] }
        let other = kind == .removed ? added : removed
        var found: [Run] = []
        var next = lines.startIndex
        while next + Self.shortest <= lines.endIndex {
            if let match = other.longestMatch(of: lines[next...], notIn: path), match.count >= Self.shortest {
                found.append(Run(lines: next..<next + match.count, other: match.path))
                next += match.count
            } else {
                next += 1
            }
        }
        return found
    }

    /// All lines of one kind, file by file, found by the first three of a run.
    private struct Side {
        private struct Start: Hashable {
            let lines: [ArraySlice<UInt8>]
        }

        private var texts: [(path: String, lines: [ArraySlice<UInt8>])] = []
        private var starts: [Start: [(text: Int, line: Int)]] = [:]
        private static let startLength = 3
        /// A start that is in more places than this is in all of them.
        private static let mostPlaces = 40

        mutating func add(_ lines: [LineDiff.Line], of path: String) {
            let lines = lines.map { Self.trimmed($0.bytes) }
            let number = texts.count
            texts.append((path, lines))
            for line in lines.indices.dropLast(Self.startLength - 1) {
                let start = Start(lines: Array(lines[line..<line + Self.startLength]))
                if starts[start, default: []].count < Self.mostPlaces {
                    starts[start, default: []].append((number, line))
                }
            }
        }

        func longestMatch(of lines: ArraySlice<LineDiff.Line>, notIn path: String) -> (path: String, count: Int)? {
            let first = lines.prefix(Self.startLength).map { Self.trimmed($0.bytes) }
            var best: (path: String, count: Int)?
            for place in starts[Start(lines: first)] ?? [] where texts[place.text].path != path {
                let others = texts[place.text].lines[place.line...]
                let count = zip(lines, others).prefix { Self.trimmed($0.bytes) == $1 }.count
                if count > best?.count ?? 0 { best = (texts[place.text].path, count) }
            }
            return best
        }

        private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
            let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
            guard let start = line.firstIndex(where: { !isBlank($0) }),
                let end = line.lastIndex(where: { !isBlank($0) })
            else { return [] }
            return line[start...end]
        }
    }
}

extension StepFile {
    /// The lines that a step changes in the file, for people.
    func diff(context: Int) -> LineDiff {
        switch (before, after) {
        case (let before?, _?): LineDiff(forReading: before, edits, context: context)
        case (nil, let after?): LineDiff(forReading: after.bytes, isNew: true)
        case (let before?, nil): LineDiff(forReading: before.bytes, isNew: false)
        case (nil, nil): LineDiff(whole: [], isNew: true)
        }
    }
}
