import Foundation
import Planning
import Recipes
import Reporting
import TransformKit

/// Makes the edits that its option lists, one change each: `subject safety path start end base64`; a start of `new` creates
/// the file, `gone` removes it. A subject of `-` belongs to the change before.
struct Scripted: Transform {
    static let description = TransformDescription(
        id: "scripted", summary: "Makes the edits it is told.", details: "Nothing is decided.",
        options: [
            OptionDescription("edits", .list(.string), isRequired: true, "What to do."),
            OptionDescription("loud", .boolean, default: .boolean(false), "Whether to shout."),
        ], highestSafety: .draft)

    private let lines: [String]

    init(options: OptionValues, selection: OptionValues) {
        lines = options.strings("edits") ?? []
    }

    func propose(in context: TransformContext) -> Proposals {
        var proposals = Proposals()
        for line in lines {
            let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            if parts[1] == "refuse" {
                proposals.refusals.append(
                    Refusal(
                        subject: parts[0], title: "change \(parts[0])",
                        code: RefusalCode("not-sure", "The code does not say.", advice: "Say it."),
                        reason: "the code does not say",
                        place: Place(path: parts[2])))
                proposals.findings.append(
                    Finding(rule: "odd-code", level: .warning, place: Place(path: parts[2]), message: "this is odd"))
                continue
            }
            let edit = edit(parts)
            if parts[0] == "-", let last = proposals.changes.popLast() {
                proposals.changes.append(change(last.subject, last.safety, last.place, last.edits + [edit]))
            } else {
                let place = context.graph.text(at: parts[2]).flatMap { text in
                    Int(parts[3]).map { Place(text, at: $0, objectID: "a-b", objectName: "Tea") }
                }
                proposals.changes.append(
                    change(parts[0], Safety(rawValue: parts[1])!, place ?? Place(path: parts[2]), [edit]))
            }
        }
        return proposals
    }

    private func edit(_ parts: [String]) -> FileEdit {
        let bytes = Array(Data(base64Encoded: parts[5]) ?? Data())
        return switch parts[3] {
        case "new": .create(path: parts[2], bytes: bytes)
        case "gone": .remove(path: parts[2])
        default: .replace(path: parts[2], TextEdit(Int(parts[3])!..<Int(parts[4])!, bytes: bytes))
        }
    }

    private func change(_ subject: String, _ safety: Safety, _ place: Place, _ edits: [FileEdit]) -> Change {
        Change(
            subject: subject, title: "change \(subject)", reason: "it was asked for", safety: safety, place: place,
            edits: edits, details: ["size": .number(edits.count), "names": ["a", "b"], "certain": true],
            handTests: subject.hasPrefix("doubtful")
                ? [HandTest(action: "open \(subject)", reason: "its order is not documented", place: place)] : [])
    }
}

/// One line for `Scripted`.
func edit(_ subject: String, _ path: String, _ range: Range<Int>, _ text: String, _ safety: Safety = .safe) -> String {
    edit(subject, path, "\(range.lowerBound)|\(range.upperBound)", Array(text.utf8), safety)
}

func edit(_ subject: String, _ path: String, _ place: String, _ bytes: [UInt8], _ safety: Safety = .safe) -> String {
    [subject, safety.rawValue, path, place, Data(bytes).base64EncodedString()].joined(separator: "|")
}

func create(_ subject: String, _ path: String, _ bytes: [UInt8]) -> String { edit(subject, path, "new|", bytes) }

func remove(_ subject: String, _ path: String) -> String { edit(subject, path, "gone|", []) }

func refuse(_ subject: String, _ path: String) -> String { "\(subject)|refuse|\(path)" }

/// A project on disk for one test.
final class Cafe {
    let root = FileManager.default.temporaryDirectory.path + "/nibwright-reporting-\(UUID().uuidString)"

    init(_ files: [String: [UInt8]]) throws {
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        for (path, bytes) in files {
            let url = URL(fileURLWithPath: root + "/" + path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url)
        }
    }

    convenience init(_ files: [String: String]) throws {
        try self.init(files.mapValues { Array($0.utf8) })
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func plan(_ lines: [String], allowed: Safety = .safe) throws -> Plan {
        let quoted = lines.map {
            "\"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\t", with: "\\t") + "\""
        }
        return try plan(
            "steps:\n  - use: scripted\n    with: { edits: [\(quoted.joined(separator: ", "))] }\n",
            transforms: [Scripted.self], allowed: allowed)
    }

    func plan(_ steps: String, transforms: [any Transform.Type], allowed: Safety) throws -> Plan {
        let recipe = try RecipeChecker(transforms)
            .check(LoadedRecipe(path: "test.yml", bytes: Array("schema: 1\nname: test\n\(steps)".utf8)))
        let project = LoadedProject.load(try Workspace(root: root), threads: 2)
        return Planner(transforms: transforms, allowed: allowed, threads: 2).plan(recipe, for: project)
    }

    /// Every file below the root.
    func tree() throws -> [String: [UInt8]] {
        var tree: [String: [UInt8]] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root) where !path.hasPrefix(".git") {
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isFolder)
            if !isFolder.boolValue {
                tree[path] = FileManager.default.contents(atPath: root + "/" + path).map(Array.init)
            }
        }
        return tree
    }

    /// Makes the files those of a tree again.
    func restore(_ tree: [String: [UInt8]]) throws {
        for path in try self.tree().keys where tree[path] == nil {
            try FileManager.default.removeItem(atPath: root + "/" + path)
        }
        for (path, bytes) in tree {
            let file = URL(fileURLWithPath: root + "/" + path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        }
    }

    /// What git has to say when it takes a patch; nil when nothing is wrong.
    func gitApply(_ patch: [UInt8]) throws -> String? {
        let file = root + ".patch"
        defer { try? FileManager.default.removeItem(atPath: file) }
        try Data(patch).write(to: URL(fileURLWithPath: file))
        return try Self.git(["apply", "--whitespace=nowarn", file], in: root)
    }

    static let hasGit = (try? git(["--version"], in: "/")) == .some(nil)

    private static func git(_ arguments: [String], in folder: String) throws -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? nil : "git: " + String(decoding: data, as: UTF8.self)
    }
}
