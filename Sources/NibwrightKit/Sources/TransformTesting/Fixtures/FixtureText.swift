import Foundation
import TransformKit

/// A fixture in one file, taken apart: a header and sections, each below a heading such as `=== BEFORE App/Card.swift`.
struct FixtureText {
    /// A heading and the lines below it.
    struct Section {
        enum Kind: String { case before = "BEFORE", after = "AFTER", plan = "PLAN", file = "FILE", output = "OUTPUT" }

        /// How a section tells a file's text.
        enum Form: String { case whole, changes, scenes, gone }

        let kind: Kind
        /// Of the file in the project; empty for the plan and the output.
        let path: String
        let form: Form
        /// The heading's line, from 1.
        let line: Int
        var lines: [String]
        /// Whether an empty line keeps it apart from the next heading.
        var isSpaced = false

        /// The lines as a file's text; an empty section is an empty file.
        var text: String { lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n" }
    }

    let path: String
    let header: [String]
    var sections: [Section]

    init(path: String) throws {
        self.path = path
        let text = try String(contentsOfFile: path, encoding: .utf8)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        let headings = lines.indices.filter { lines[$0].hasPrefix("=== ") }
        header = Array(lines[..<(headings.first ?? lines.count)])
        sections = try zip(headings, headings.dropFirst() + [lines.count]).map { start, end in
            guard var section = Self.heading(lines[start], line: start + 1) else {
                let known = "there are BEFORE, AFTER and FILE with a path, PLAN and OUTPUT"
                throw FixtureFault(path: path, line: start + 1, message: "\"\(lines[start])\" is no heading: \(known)")
            }
            section.lines = Array(lines[start + 1..<end])
            // An empty line before a heading keeps sections apart; a file that ends with one has two there.
            section.isSpaced = section.lines.last == ""
            if section.isSpaced { section.lines.removeLast() }
            return section
        }
        var seen: Set<String> = []
        for section in sections {
            let name = section.kind.rawValue + (section.path.isEmpty ? "" : " " + section.path)
            if seen.insert(name).inserted { continue }
            throw FixtureFault(path: path, line: section.line, message: "there is a section \(name) already")
        }
    }

    private static func heading(_ text: String, line: Int) -> Section? {
        guard let match = text.wholeMatch(of: /=== ([A-Z]+)(?: (.+?))??(?: \((\w+)\))?/),
            let kind = Section.Kind(rawValue: String(match.1)),
            let form = Section.Form(rawValue: match.3.map(String.init) ?? "whole")
        else {
            return nil
        }
        let path = match.2.map(String.init) ?? ""
        guard path.isEmpty == (kind == .plan || kind == .output), form == .whole || kind == .before || kind == .after
        else { return nil }
        return Section(kind: kind, path: path, form: form, line: line, lines: [])
    }

    /// Whether some section has a kind.
    func has(_ kind: Section.Kind) -> Bool { sections.contains { $0.kind == kind } }
}

extension FixtureText {
    /// What the file says, with the files that its sections are short for.
    func contents() throws -> FixtureContents {
        let header = FixtureHeader(header)
        var before = FileTree()
        if let base = header.base {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path + "/" + base
            before = FileTree(folder)
            if before.files.isEmpty {
                throw FixtureFault(path: path, line: 1, message: "there are no files in \(base), which it is from")
            }
        }
        var marks: [FixtureMark] = []
        for section in sections where section.kind == .before {
            let marked = MarkedText(try text(of: section, in: before))
            before.files[section.path] = section.form == .gone ? nil : Array(marked.text.utf8)
            marks += marked.ranges.map { FixtureMark(path: section.path, lines: $0) }
        }
        var beside = FileTree()
        for section in sections where section.kind == .file { beside.files[section.path] = Array(section.text.utf8) }
        return FixtureContents(
            recipe: header.recipe, beside: beside, allowed: header.allowed, before: before,
            after: has(.after) ? try after(before) : nil, plan: sections.first { $0.kind == .plan }?.text, marks: marks,
            part: header.part, output: sections.first { $0.kind == .output }?.text)
    }

    private func after(_ before: FileTree) throws -> FileTree {
        try sections.filter { $0.kind == .after }.reduce(into: before) { after, section in
            after.files[section.path] = try section.form == .gone ? nil : Array(text(of: section, in: before).utf8)
        }
    }

    /// - Parameter tree: holds the file that changes are changes to.
    private func text(of section: Section, in tree: FileTree) throws -> String {
        switch section.form {
        case .whole, .gone: return section.text
        case .scenes:
            do { return try StoryboardText(outline: section.lines).text } catch {
                throw FixtureFault(path: path, line: section.line + error.line, message: error.message)
            }
        case .changes:
            guard let bytes = tree.files[section.path] else {
                throw FixtureFault(path: path, line: section.line, message: "there is no \(section.path) to change")
            }
            do { return try LineChanges(section.lines).applied(to: String(decoding: bytes, as: UTF8.self)) } catch {
                throw FixtureFault(path: path, line: section.line + error.line, message: error.message)
            }
        }
    }
}
