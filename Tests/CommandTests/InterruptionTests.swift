import Foundation
import Planning
import Testing

@Suite("An interrupted apply")
struct InterruptionTests {
    @Test("is settled by the next command, whatever it is", arguments: ["plan", "check", "apply", "undo", "inspect"])
    func simulatedCrash(_ command: String) throws {
        let (project, reference) = (try Project.manyCards(12), try Project.manyCards(12))
        try reference.apply()
        let (before, after) = (try project.tree(), try reference.tree())
        for fraction in [0.3, 0.8] {
            let crashed = try Project.manyCards(12)
            try crashed.crashApply(at: fraction, of: after)
            let recipe = ["plan", "check", "apply"].contains(command) ? [Nibwright.recipe] : []
            let outcome = try Nibwright.run([command] + recipe + [crashed.root])
            #expect(outcome.errors.contains("was interrupted and is "), "\(outcome.errors)")
            let tree = try crashed.tree()
            switch command {
            case "apply": #expect(tree == after)
            case "undo": #expect(tree == before)
            default: #expect(tree == before || tree == after)
            }
        }
    }

    @Test("by a kill leaves every file as before or every file as after, once the next command has run")
    func killed() throws {
        let project = try Project.manyCards(60)
        let before = try project.tree()
        try project.apply()
        let after = try project.tree()
        try project.undo()
        var interruptions = 0
        for delay in [0, 0.002, 0.01, 0.03] {
            try project.killApply(delay)
            let next = try Nibwright.run(["check", Nibwright.recipe, project.root])
            if next.errors.contains("was interrupted") { interruptions += 1 }
            let tree = try project.tree()
            #expect(tree == before || tree == after)
            #expect(next.status == (tree == after ? 0 : 1))
            if tree == after { try project.undo() }
            #expect(try project.tree() == before)
        }
        #expect(interruptions > 0)
    }
}

extension Project {
    /// Applies what the executable gave, and stops part of the way as if the process had died.
    fileprivate func crashApply(at fraction: Double, of after: [String: [UInt8]]) throws {
        let before = try tree()
        let outcomes = after.keys.sorted().filter { before[$0] != after[$0] }
            .map { FileOutcome(path: $0, before: before[$0], after: after[$0]) }
        let (steps, copy) = (Counter(), try Project.manyCards(12))
        let counting = try Workspace(root: copy.root) { _ in
            steps.next()
            return nil
        }
        _ = try counting.apply(outcomes, runID: "counted", label: "counted")
        let last = Int(Double(steps.count) * fraction)
        let crashing = try Workspace(root: root) { $0.index == last ? .crash : nil }
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
    fileprivate static func manyCards(_ count: Int) throws -> Project {
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
