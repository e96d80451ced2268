import Foundation
import Merging
import Planning
import SourceText

/// Asks for each conflict of a file that git could not merge which side is taken.
struct ConflictDialog {
    let file: String

    func run() throws {
        let git = GitRepository(around: file)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "nibwright-merge-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let names = ["base", "ours", "theirs"]
        for (stage, name) in names.enumerated() {
            guard let bytes = try git.version(of: file, stage: stage + 1) else {
                throw Failure(
                    .usage,
                    "git has no three versions of \"\(file)\": either it does not conflict, or one side deleted it"
                        .printable)
            }
            try Data(bytes).write(to: folder.appendingPathComponent(name))
        }
        let paths = names.map { folder.appendingPathComponent($0).path }
        let versions = try MergeVersions(base: paths[0], ours: paths[1], theirs: paths[2], path: file)
        try ask(versions, ConflictPictures(file: file, versions: versions, folder: folder))
    }

    private func ask(_ versions: MergeVersions, _ pictures: ConflictPictures) throws {
        var decided: [MergeConflict: MergeSide] = [:]
        while true {
            let outcome = versions.merged(favoring: .ours, decided: decided)
            guard case .merged(let merged) = outcome else {
                if !outcome.isClean { outcome.tell(of: file, taken: .ours) }
                throw Failure(.conflict, "there is nothing to ask: edit the marks in \"\(file)\"".printable)
            }
            // A choice may settle others, or bring up new ones.
            let open = merged.conflicts.filter { decided[$0] == nil }
            guard let next = open.first else { return try finish(merged, decided) }
            let asked = merged.conflicts.count - open.count
            guard let side = answer(next, number: asked + 1, of: merged.conflicts.count, pictures) else {
                Terminal.say("Nothing is written.\n")
                throw Leave(code: .conflict)
            }
            decided[next] = side
        }
    }

    private func answer(_ conflict: MergeConflict, number: Int, of count: Int, _ pictures: ConflictPictures)
        -> MergeSide?
    {
        // Only documents have something to look at.
        let isDrawn = conflict.objectID != nil
        while true {
            Terminal.say(
                "\(conflict.sentence.printable)\n[\(number) of \(count)] Take ours, here, or theirs, there? "
                    + (isDrawn ? "[o,t,p,q] " : "[o,t,q] "))
            guard let line = readLine() else {
                Terminal.say("\n")
                return nil
            }
            switch line.trimmingCharacters(in: .whitespaces).lowercased() {
            case "o", "ours", "here": return .ours
            case "t", "theirs", "there": return .theirs
            case "p", "picture", "pictures":
                if isDrawn { Terminal.say(pictures.lines(of: conflict).map { $0.printable + "\n" }.joined()) }
            case "q", "quit": return nil
            default:
                let drawing = isDrawn ? "p draws both, " : ""
                Terminal.say("o takes ours, t takes theirs, \(drawing)q stops without writing.\n")
            }
        }
    }

    private func finish(_ merged: MergedFile, _ decided: [MergeConflict: MergeSide]) throws {
        do {
            try NamedFile(file, projects: []).write(merged.bytes)
        } catch {
            throw Failure(.usage, "\"\(file)\" cannot be written: \(error)".printable)
        }
        Terminal.say("Wrote \(file.printable). When it is right: git add \(Terminal.shellWord(file).printable)\n")
    }
}
