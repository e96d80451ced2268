import Foundation
import Linting
import ProjectGraph
import SourceText
import TransformKit

/// Answers an editor: findings as diagnostics, their fixes as quick fixes, and what a place in a document or in code means on
/// the other side.
///
/// It reads files as they are on disk, whenever one was saved. What is typed and not saved does not count.
final class LanguageServer {
    private var stream = MessageStream()
    private let threads: Int
    private var root: String?
    private var project: LintedProject?
    /// Files of which an editor shows findings.
    private var shown: Set<String> = []
    private var isStale = false
    private var isShutDown = false

    init(threads: Int) {
        self.threads = threads
    }

    /// Answers until the editor leaves.
    ///
    /// - Returns: whether it said so before.
    func run() -> Bool {
        while let message = stream.next() {
            if message["method"] as? String == "exit" { return isShutDown }
            answer(message)
            // Several files may be saved at once.
            if isStale, !stream.hasMore { lint() }
        }
        return isShutDown
    }

    private func answer(_ message: [String: Any]) {
        let parameters = message["params"] as? [String: Any] ?? [:]
        switch message["method"] as? String {
        case "initialize": initialize(message["id"], parameters)
        case "initialized", "textDocument/didSave", "workspace/didChangeWatchedFiles": isStale = true
        case "shutdown":
            isShutDown = true
            reply(NSNull(), to: message["id"])
        case "textDocument/codeAction": reply(actions(parameters), to: message["id"])
        case "textDocument/definition", "textDocument/references": reply(counterparts(parameters), to: message["id"])
        default:
            guard let id = message["id"], message["method"] != nil else { return }
            stream.send(["id": id, "error": ["code": -32601, "message": "nibwright does not answer this"]])
        }
    }

    private func reply(_ result: Any, to id: Any?) {
        guard let id else { return }
        stream.send(["id": id, "result": result])
    }

    private func notify(_ method: String, _ parameters: [String: Any]) {
        stream.send(["method": method, "params": parameters])
    }

    // MARK: Projects

    private func initialize(_ id: Any?, _ parameters: [String: Any]) {
        let folders = parameters["workspaceFolders"] as? [[String: Any]]
        let uri = folders?.first?["uri"] as? String ?? parameters["rootUri"] as? String
        root = uri.flatMap { URL(string: $0) }?.path ?? parameters["rootPath"] as? String
        let capabilities: [String: Any] = [
            "textDocumentSync": ["openClose": true, "change": 0, "save": ["includeText": false]],
            "codeActionProvider": ["codeActionKinds": ["quickfix"]], "definitionProvider": true,
            "referencesProvider": true,
        ]
        reply(
            ["capabilities": capabilities, "serverInfo": ["name": "nibwright", "version": Version.current]], to: id)
    }

    /// The project as it is now, as far as editors tell when a file is saved.
    private func currentProject() -> LintedProject? {
        if isStale || project == nil { lint() }
        return project
    }

    private func lint() {
        isStale = false
        guard let root else { return }
        do {
            project = try LintedProject(root, threads: threads)
        } catch {
            let text = (error as? Failure)?.message ?? "\(error)"
            return notify("window/showMessage", ["type": 1, "message": "nibwright: \(text.printable)"])
        }
        guard let project else { return }
        let groups = Dictionary(grouping: project.findings, by: \.place.path)
        for path in shown.union(groups.keys).sorted() {
            let diagnostics = (groups[path] ?? []).map { diagnostic($0, in: project) }
            notify("textDocument/publishDiagnostics", ["uri": project.uri(of: path), "diagnostics": diagnostics])
        }
        shown = Set(groups.keys)
    }

    // MARK: Findings

    private func diagnostic(_ finding: ReportedFinding, in project: LintedProject) -> [String: Any] {
        let severity =
            switch finding.level {
            case .error: 1
            case .warning: 2
            case .note: 3
            }
        let doubt = finding.doubt.map { " Not certain: \($0)." } ?? ""
        return [
            "range": range(of: finding, in: project), "severity": severity, "code": finding.rule,
            "source": "nibwright", "message": finding.message + doubt,
        ]
    }

    /// From the place to the end of its line; the first line for a finding about a file.
    private func range(of finding: ReportedFinding, in project: LintedProject) -> [String: Any] {
        guard let source = project.graph.text(at: finding.place.path) else {
            let start: [String: Any] = ["line": (finding.place.position?.line ?? 1) - 1, "character": 0]
            return ["start": start, "end": start]
        }
        return EditorPositions(source: source).range(bytes(of: finding, in: source))
    }

    private func bytes(of finding: ReportedFinding, in source: SourceText) -> Range<Int> {
        let position = finding.place.position ?? SourcePosition(line: 1, column: 1)
        let line = min(max(1, position.line), source.lineStarts.count)
        let start = min(source.lineStarts[line - 1] + max(1, position.column) - 1, source.bytes.count)
        let end = source.bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.bytes.count
        return start..<end
    }

    private func actions(_ parameters: [String: Any]) -> [[String: Any]] {
        guard let project = currentProject(), let asked = parameters["range"] as? [String: Any],
            let first = Self.line(asked["start"]), let last = Self.line(asked["end"]),
            let document = parameters["textDocument"] as? [String: Any],
            let path = (document["uri"] as? String).flatMap(project.path)
        else { return [] }
        let found = project.findings.filter { finding in
            let line = (finding.place.position?.line ?? 1) - 1
            return finding.place.path == path && finding.fix != nil && (first...max(first, last)).contains(line)
        }
        return found.compactMap { action($0, in: project) }
    }

    /// Nil where a file has changed since it was looked at.
    private func action(_ finding: ReportedFinding, in project: LintedProject) -> [String: Any]? {
        guard let fix = finding.fix else { return nil }
        var changes: [String: [[String: Any]]] = [:]
        for edit in fix.edits {
            guard case .replace(let path, let text) = edit, let source = project.source(at: path) else { return nil }
            changes[project.uri(of: path), default: []].append([
                "range": EditorPositions(source: source).range(text.range),
                "newText": String(decoding: text.replacement, as: UTF8.self),
            ])
        }
        let title = fix.title.prefix(1).uppercased() + fix.title.dropFirst()
        return [
            "title": fix.safety == .safe ? title : title + " (for review)", "kind": "quickfix",
            "diagnostics": [diagnostic(finding, in: project)], "isPreferred": fix.safety == .safe,
            "edit": ["changes": changes],
        ]
    }

    // MARK: The other side

    private func counterparts(_ parameters: [String: Any]) -> [[String: Any]] {
        guard let project = currentProject(), let position = parameters["position"] as? [String: Any],
            let line = position["line"] as? Int, let character = position["character"] as? Int,
            let document = parameters["textDocument"] as? [String: Any],
            let path = (document["uri"] as? String).flatMap(project.path), let source = project.source(at: path),
            let offset = EditorPositions(source: source).offset(line: line, character: character)
        else { return [] }
        return project.graph.counterparts(of: offset, in: path).map { found in
            let range = project.graph.text(at: found.path).map { EditorPositions(source: $0).range(found.range) }
            let start = ["line": 0, "character": 0]
            return ["uri": project.uri(of: found.path), "range": range ?? ["start": start, "end": start]]
        }
    }

    private static func line(_ position: Any?) -> Int? { (position as? [String: Any])?["line"] as? Int }
}
