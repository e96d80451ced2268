import Foundation
@_spi(FaultInjection) import Planning
import Testing

@Suite("An interrupted apply")
struct InterruptionTests {
    @Test("is settled by apply, and taken back by undo", arguments: ["apply", "undo"])
    func settled(_ command: String) throws {
        let (project, reference) = (try Project.manyCards(12), try Project.manyCards(12))
        try reference.apply()
        let (before, after) = (try project.tree(), try reference.tree())
        for fraction in [0.3, 0.8] {
            let crashed = try Project.manyCards(12)
            try crashed.crashApply(at: fraction, of: after)
            let recipe = command == "apply" ? [Nibwright.recipe] : []
            let outcome = try Nibwright.run([command] + recipe + [crashed.root])
            #expect(outcome.status == 0)
            #expect(outcome.errors.contains("was interrupted and is "), "\(outcome.errors)")
            #expect(try crashed.tree() == (command == "apply" ? after : before))
        }
    }

    @Test(
        "is named by a command that only reads, and left as it is",
        arguments: ["plan", "check", "inspect", "lint", "graph", "palette"])
    func left(_ command: String) throws {
        let reference = try Project.manyCards(4)
        try reference.apply()
        let crashed = try Project.manyCards(4)
        try crashed.crashApply(at: 0.8, of: reference.tree(), count: 4)
        let everything = try crashed.everything()
        let recipe = ["plan", "check"].contains(command) ? [Nibwright.recipe] : []
        let outcome = try Nibwright.run([command] + recipe + [crashed.root])
        #expect(outcome.errors.contains("nibwright undo \(crashed.root)"), "\(outcome.errors)")
        #expect(try crashed.everything() == everything)
    }

    @Test("that was the last run is all that undo takes back")
    func undoOnlyTheInterrupted() throws {
        let project = try Project.card()
        try project.apply()
        let applied = try project.tree()
        let crashing = try Workspace(root: project.root, userState: UserStateFolder(path: Nibwright.stateHome)) {
            $0.action == .createFile && $0.path.hasSuffix(".tmp") ? .crash : nil
        }
        #expect(throws: SimulatedCrash.self) {
            try crashing.apply(
                [FileOutcome(path: "New.swift", before: nil, after: [])], runID: "second", label: "Second")
        }
        #expect(try project.undo().output == "Took back “Second”: 1 file as before.\n")
        #expect(try project.tree() == applied)
        #expect(try project.undo().output.hasPrefix("Took back “outlet-ownership”"))
    }

    @Test("by a kill leaves every file as before or every file as after, once undo or apply has run")
    func killed() throws {
        let project = try Project.manyCards(40)
        let before = try project.tree()
        try project.apply()
        let after = try project.tree()
        try project.undo()
        var interruptions = 0
        for delay in [0, 0.002, 0.01, 0.03] {
            try project.killApply(delay)
            let isInterrupted = FileManager.default.fileExists(
                atPath: project.absolute(".nibwright/state/journal.json"))
            let next = try project.apply()
            if next.errors.contains("was interrupted") { interruptions += 1 }
            #expect(next.errors.contains("was interrupted") == isInterrupted)
            #expect(try project.tree() == after)
            try project.undo()
            #expect(try project.tree() == before)
        }
        #expect(interruptions > 0)
    }
}

extension Project {
    /// Applies what the executable gave, and stops part of the way as if the process had died.
    fileprivate func crashApply(at fraction: Double, of after: [String: [UInt8]], count: Int = 12) throws {
        let before = try tree()
        let outcomes = after.keys.sorted().filter { before[$0] != after[$0] }
            .map { FileOutcome(path: $0, before: before[$0], after: after[$0]) }
        let (steps, copy) = (Counter(), try Project.manyCards(count))
        let user = UserStateFolder(path: Nibwright.stateHome)
        let counting = try Workspace(root: copy.root, userState: user) { _ in
            steps.next()
            return nil
        }
        _ = try counting.apply(outcomes, runID: "counted", label: "counted")
        let last = Int(Double(steps.count) * fraction)
        let crashing = try Workspace(root: root, userState: user) { $0.index == last ? .crash : nil }
        #expect(throws: SimulatedCrash.self) {
            try crashing.apply(outcomes, runID: "crashed", label: "crashed")
        }
    }

    /// Starts to apply and kills the process some time after its journal appears.
    fileprivate func killApply(_ delay: TimeInterval) throws {
        let process = try Nibwright.start(["apply", Nibwright.recipe, root], in: root)
        let journal = absolute(".nibwright/state/journal.json")
        while process.isRunning, !FileManager.default.fileExists(atPath: journal) {
            Thread.sleep(forTimeInterval: 0.0005)
        }
        Thread.sleep(forTimeInterval: delay)
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }

    /// A project of many classes with a storyboard each.
    static func manyCards(_ count: Int) throws -> Project {
        let (project, card) = (try Project(), try Project.card())
        let (code, storyboard) = (card.text(cardPath), card.text(storyboardPath))
        for number in 1...count {
            let name = "Card\(number)ViewController"
            try project.write(code.replacing("CardViewController", with: name), to: "App/\(name).swift")
            try project.write(storyboard.replacing("CardViewController", with: name), to: "App/\(name).storyboard")
        }
        return project
    }
}

private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var count = 0

    func next() { lock.withLock { count += 1 } }
}
