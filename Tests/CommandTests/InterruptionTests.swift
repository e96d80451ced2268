import Foundation
import Planning
import Testing

@Suite("An interrupted apply")
struct InterruptionTests {
    @Test("is settled by the next command, whatever it is", arguments: ["plan", "check", "apply", "undo", "inspect"])
    func simulatedCrash(_ command: String) throws {
        let (project, reference) = (try Project.beanThere(), try Project.beanThere())
        try reference.apply()
        let (before, after) = (try project.tree(), try reference.tree())
        for fraction in [0.3, 0.8] {
            let crashed = try Project.beanThere()
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
    func kill() throws {
        let project = try Project.manyCards(300)
        let before = try project.tree()
        try project.apply()
        let after = try project.tree()
        try project.undo()
        var outcomes: Set<Bool> = []
        for delay in [0.1, 0.15, 0.2, 0.25, 0.3, 0.4] {
            let process = try Nibwright.start(["apply", Nibwright.recipe, project.root], in: project.root)
            Thread.sleep(forTimeInterval: delay)
            Foundation.kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let next = try Nibwright.run(["check", Nibwright.recipe, project.root])
            let tree = try project.tree()
            #expect(tree == before || tree == after)
            #expect(next.status == (tree == after ? 0 : 1))
            outcomes.insert(tree == after)
            if tree == after { try project.undo() }
            #expect(try project.tree() == before)
        }
        #expect(!outcomes.isEmpty)
    }
}

extension Project {
    /// Applies the sample app's outcome as the executable does, and stops part of the way as if the process had died.
    fileprivate func crashApply(at fraction: Double, of after: [String: [UInt8]]) throws {
        let before = try tree()
        let outcomes = after.keys.sorted().filter { before[$0] != after[$0] }
            .map { FileOutcome(path: $0, before: before[$0], after: after[$0]) }
        let (steps, copy) = (Counter(), try Project.beanThere())
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
