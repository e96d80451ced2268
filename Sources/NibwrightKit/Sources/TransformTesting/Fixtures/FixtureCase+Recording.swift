import Foundation

extension FixtureCase {
    /// Writes what a run came to into the case's file, where it says something else.
    ///
    /// - Returns: why nothing was written, in sentences; empty where the file now holds the outcome.
    func record(_ outcome: FixtureOutcome, _ contents: FixtureContents) throws -> [String] {
        if let refusal = GoldenFile.recordingRefusal { return [refusal] }
        let before = try String(contentsOfFile: path, encoding: .utf8)
        var text = try FixtureText(path: path)
        text.take(outcome, contents)
        if text.description != before { try Data(text.description.utf8).write(to: URL(fileURLWithPath: path)) }
        return []
    }
}

extension FixtureCase {
    /// Writes what a part gave into the case's file, where it says something else.
    ///
    /// - Returns: why nothing was written, in sentences; empty where the file now holds the output.
    func record(output: String) throws -> [String] {
        if let refusal = GoldenFile.recordingRefusal { return [refusal] }
        let before = try String(contentsOfFile: path, encoding: .utf8)
        var text = try FixtureText(path: path)
        text.sections.removeAll { $0.kind == .output }
        var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        text.sections.append(FixtureText.Section(kind: .output, path: "", form: .whole, line: 0, lines: lines))
        if text.description != before { try Data(text.description.utf8).write(to: URL(fileURLWithPath: path)) }
        return []
    }
}

extension FixtureText: CustomStringConvertible {
    /// The file's bytes.
    var description: String {
        let parts = sections.map { section in
            // Without a second empty line, the one that ends a file would be taken for what keeps sections apart.
            [section.heading] + section.lines + (section.isSpaced || section.lines.last == "" ? [""] : [])
        }
        return (header + parts.flatMap { $0 }).joined(separator: "\n") + "\n"
    }

    /// Sets the plan and the files afterwards. A section that says it already stays as somebody wrote it.
    mutating func take(_ outcome: FixtureOutcome, _ contents: FixtureContents) {
        let before = contents.before.files
        let wanted = outcome.project.files
        let known = contents.after?.files ?? before
        sections.removeAll { $0.kind == .after && wanted[$0.path] == before[$0.path] }
        for path in Set(before.keys).union(wanted.keys).sorted() where wanted[path] != before[path] {
            let place = sections.firstIndex { $0.kind == .after && $0.path == path }
            if place != nil, known[path] == wanted[path] { continue }
            let section = Self.section(
                path, from: before[path], to: wanted[path], like: place.map { sections[$0].form })
            if let place { sections[place] = section } else { sections.append(section) }
        }
        sections.removeAll { $0.kind == .plan }
        let lines = outcome.listing.split(separator: "\n").map(String.init)
        sections.append(Section(kind: .plan, path: "", form: .whole, line: 0, lines: lines))
    }

    private static func section(
        _ path: String, from before: [UInt8]?, to after: [UInt8]?, like form: Section.Form?
    ) -> Section {
        guard let after else { return Section(kind: .after, path: path, form: .gone, line: 0, lines: []) }
        let text = String(decoding: after, as: UTF8.self)
        if let before, form != .whole {
            let before = String(decoding: before, as: UTF8.self)
            let lines = LineChanges(from: before, to: text).lines
            if (try? LineChanges(lines).applied(to: before)) == text {
                return Section(kind: .after, path: path, form: .changes, line: 0, lines: lines)
            }
        }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return Section(kind: .after, path: path, form: .whole, line: 0, lines: lines)
    }
}

extension FixtureText.Section {
    /// The section's first line.
    var heading: String {
        "=== "
            + [kind.rawValue, path, form == .whole ? "" : "(\(form.rawValue))"].filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}
