import SourceText
import Foundation
import Planning
import Testing

/// Projects that come with a `.nibwright/state`, and what they made commands do before those looked.
@Suite("State that a stranger's project ships")
struct StateAttackTests {
    /// What the project ships, beside a folder of the user's that it is after.
    enum Attack: String, CaseIterable {
        case linkedRuns, linkedRun, linkedRunWithoutJournal, stagedThroughLink, linkedParent, outsideFileMovedIn
        case foldersThroughLink, projectFileRemoved, journalMovedOut, foldersByDots, hugeSequence, pipe
    }

    private static let commands = [
        "inspect", "lint", "graph", "palette", "plan", "check", "undo", "undo --adopt", "apply",
    ]

    @Test("harms nothing outside or inside of it, whatever the command", arguments: Attack.allCases)
    func attack(_ attack: Attack) throws {
        for command in Self.commands {
            let (project, victim) = (try Project.card(), try Project(named: "Victim"))
            for path in ["Documents/a.txt", "Documents/deep/b.txt", "bashrc", "state/runs/x/data", "runs/x/data"] {
                try victim.write(path, to: path)
            }
            try FileManager.default.createDirectory(atPath: victim.absolute("empty"), withIntermediateDirectories: true)
            try attack.ship(in: project, against: victim)
            let (outside, inside) = (try victim.everything(), try project.tree())
            let shipped = try project.everything()
            let outcome = try run(command, project)
            let what = "\(command): \(outcome.status) \(outcome.errors)"
            #expect((0...6).contains(outcome.status), "\(what)")
            #expect(try victim.everything() == outside, "\(what)")
            if command == "apply", outcome.status == 0 { continue }
            #expect(try project.tree() == inside, "\(what)")
            guard !command.hasPrefix("undo"), command != "apply" else { continue }
            #expect(try project.everything() == shipped, "\(what)")
            #expect(outcome.status <= 1, "\(what)")
            if attack.hasJournal { #expect(outcome.errors.contains("nibwright: "), "\(what)") }
        }
    }

    private func run(_ command: String, _ project: Project) throws -> Nibwright.Outcome {
        let words = command.split(separator: " ").map(String.init)
        let recipe = ["plan", "check", "apply"].contains(words[0]) ? [Nibwright.recipe] : []
        // A command that waits for the other end of a pipe would wait for ever.
        let nibwright = try Nibwright.executable()
        return try Nibwright.run(
            executable: "/usr/bin/env", ["timeout", "60", nibwright] + words + recipe + [project.root],
            in: Repository.folder, environment: [:])
    }

    @Test("is not what a run of the user's is: undo takes that back all the same")
    func besideOwnRun() throws {
        let (project, victim) = (try Project.card(), try Project(named: "Victim"))
        try Attack.linkedRunWithoutJournal.ship(in: project, against: victim)
        let before = try project.tree()
        #expect(try project.apply().status == 0)
        #expect(try project.tree() != before)
        #expect(try project.undo().status == 0)
        #expect(try project.tree() == before)
    }

    @Test("is told from one's own by a secret, which a copy of the project does not have")
    func moved() throws {
        let (project, copy) = (try Project.card(), try Project())
        try project.apply()
        let applied = try project.tree()
        try copy.add(project.root)
        try copy.add(project.absolute(".nibwright"), as: ".nibwright")
        let refused = try copy.undo()
        #expect(refused.status == 5)
        #expect(refused.errors.contains("nibwright undo --adopt"))
        #expect(try copy.tree() == applied)
        #expect(try Nibwright.run(["undo", "--adopt", copy.root]).status == 0)
        #expect(try copy.tree() == Project.card().tree())
    }

    @Test("takes --adopt for one's own runs where the home folder cannot be used")
    func noHome() throws {
        let project = try Project.card()
        let before = try project.tree()
        let nowhere = ["NIBWRIGHT_STATE_HOME": "/dev/null/nowhere"]
        let applied = try Nibwright.run(["apply", Nibwright.recipe, project.root], environment: nowhere)
        #expect(applied.status == 0)
        #expect(applied.output.hasSuffix("nibwright undo --adopt \(project.root)\n"))
        #expect(applied.errors.contains("/dev/null/nowhere"))
        #expect(try Nibwright.run(["undo", project.root], environment: nowhere).status == 5)
        #expect(try Nibwright.run(["undo", "--adopt", project.root], environment: nowhere).status == 0)
        #expect(try project.tree() == before)
    }
}

extension StateAttackTests.Attack {
    var hasJournal: Bool { ![.linkedRunWithoutJournal, .foldersByDots, .hugeSequence].contains(self) }

    func ship(in project: Project, against victim: Project) throws {
        let state = ".nibwright/state"
        try FileManager.default.createDirectory(
            atPath: project.absolute(state), withIntermediateDirectories: true)
        let target = victim.root
        switch self {
        case .linkedRuns:
            try project.link(state + "/runs", to: target)
            try journal(in: project, runID: "Documents")
        case .linkedRun, .journalMovedOut, .linkedRunWithoutJournal:
            try project.write("", to: state + "/runs/.keep")
            try project.link(state + "/runs/x", to: target)
            if self == .linkedRun { try journal(in: project) }
            if self == .journalMovedOut { try journal(in: project, phase: "committing") }
        case .stagedThroughLink:
            try project.link("link", to: target)
            try journal(in: project, entries: "{\"path\":\"a.txt\",\"staged\":\"link/bashrc\",\(stamp("after", "x"))}")
        case .linkedParent:
            try FileManager.default.removeItem(atPath: project.absolute(".nibwright"))
            try project.link(".nibwright", to: target)
            try journal(in: victim, at: "state")
        case .outsideFileMovedIn:
            try project.link("link", to: target)
            let entry = "{\"path\":\"stolen\",\"staged\":\"link/bashrc\",\(stamp("after", "bashrc"))}"
            try journal(in: project, phase: "committing", entries: entry)
        case .foldersThroughLink:
            try project.link("link", to: target)
            try journal(in: project, phase: "committing", removed: "link/empty")
        case .projectFileRemoved:
            let entry = "{\"path\":\"\(Project.cardPath)\",\(stamp("before", project.text(Project.cardPath)))}"
            try journal(in: project, phase: "committing", entries: entry)
        case .foldersByDots:
            let entry = "{\"path\":\"New.swift\",\(stamp("after", ""))}"
            try project.write("", to: "New.swift")
            try journal(
                in: project, at: state + "/runs/x", name: "run.json", phase: "committing", entries: entry,
                created: "../../\((target as NSString).lastPathComponent)/empty")
        case .hugeSequence:
            try journal(in: project, at: state + "/runs/x", name: "run.json", sequence: "9223372036854775807")
        case .pipe:
            #expect(mkfifo(project.absolute(state + "/journal.json"), 0o600) == 0)
        }
    }

    private func stamp(_ key: String, _ text: String) -> String {
        "\"\(key)\":{\"sha256\":\"\(SHA256.hexDigest(of: Array(text.utf8)))\",\"mode\":420}"
    }

    private func journal(
        in project: Project, at folder: String = ".nibwright/state", name: String = "journal.json", runID: String = "x",
        phase: String = "staging", entries: String = "", created: String? = nil, removed: String? = nil,
        sequence: String = "1"
    ) throws {
        let folders = [created, removed].map { $0.map { "\"\($0)\"" } ?? "" }
        try project.write(
            """
            {"version":2,"kind":"apply","phase":"\(phase)","runID":"\(runID)","label":"x","sequence":\(sequence),\
            "entries":[\(entries)],"createdFolders":[\(folders[0])],"removedFolders":[\(folders[1])]}
            """, to: folder + "/" + name)
    }
}
