import Foundation
import Planning
import SourceText

/// The lines between two marks in a file that has others as well.
struct MarkedLines {
    let path: String

    private static let begin = "# nibwright: begin"
    private static let end = "# nibwright: end"

    init(_ path: String) {
        self.path = path
    }

    /// The file's lines, without the last end of a line; empty where there is no file.
    func lines() throws -> [String] {
        let file = NamedFile(path, projects: [])
        guard file.exists else { return [] }
        do {
            let text = String(decoding: try file.read(limit: 16 << 20), as: UTF8.self)
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            if lines.last?.isEmpty == true { lines.removeLast() }
            return lines
        } catch {
            throw Failure(.usage, "\(error)".printable)
        }
    }

    /// The lines between the marks; empty where there are no marks.
    func own() throws -> [String] {
        let lines = try lines()
        return Self.marked(in: lines).map { Array(lines[$0].dropFirst().dropLast()) } ?? []
    }

    /// Puts lines between the marks, in place of those that are there; without lines, the marks go too.
    ///
    /// - Parameter heading: the lines that a new file begins with, behind which the marks stand; without any they stand
    ///   at the end. A file in which nothing else is left goes.
    func write(_ own: [String], heading: [String] = []) throws {
        var lines = try lines()
        let block = own.isEmpty ? [] : [Self.begin] + own + [Self.end]
        if lines.isEmpty { lines = heading }
        if let place = Self.marked(in: lines) {
            lines.replaceSubrange(place, with: block)
        } else {
            lines.insert(contentsOf: block, at: heading.isEmpty ? lines.count : heading.count)
        }
        do {
            if own.isEmpty, lines.isEmpty || lines == heading {
                try FileManager.default.removeItem(atPath: path)
            } else {
                let folder = (path as NSString).deletingLastPathComponent
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                try NamedFile(path, projects: []).write(Array(lines.map { $0 + "\n" }.joined().utf8))
            }
        } catch {
            throw Failure(.usage, "\"\(path)\" cannot be written: \(error.localizedDescription)".printable)
        }
    }

    private static func marked(in lines: [String]) -> ClosedRange<Int>? {
        guard let start = lines.firstIndex(of: begin), let stop = lines[start...].firstIndex(of: end) else {
            return nil
        }
        return start...stop
    }
}
