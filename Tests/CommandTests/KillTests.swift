import Foundation
import Randomness
import Testing

@Suite("A hundred kills")
struct KillTests {
    @Test("at random moments of applying and undoing leave a tree that undo makes whole", arguments: 0..<4)
    func kills(_ quarter: Int) throws {
        let project = try Project.manyCards(6)
        let before = try project.tree()
        let plan = (project.root as NSString).deletingLastPathComponent + "/plan.json"
        #expect(try project.plan("--save", plan).status == 0)
        let apply = ["apply", plan, project.root, "--allow-dirty"]
        #expect(try Nibwright.run(apply).status == 0)
        let after = try project.tree()
        try project.undo()
        var random = SeededRandom(seed: UInt64(quarter))
        var interruptions = 0
        for kill in 0..<25 {
            let isUndo = kill % 3 == 2
            if isUndo { #expect(try Nibwright.run(apply).status == 0) }
            try project.kill(
                isUndo ? ["undo", project.root] : apply, after: Double.random(in: 0...0.02, using: &random))
            if project.isInterrupted { interruptions += 1 }
            let outcome = try project.undo()
            #expect(try project.tree() == before, "kill \(kill): \(outcome.errors)")
            #expect([0, 2].contains(outcome.status), "kill \(kill): \(outcome.errors)")
            #expect(!project.isInterrupted)
        }
        #expect(interruptions > 0)
        #expect(try Nibwright.run(apply).status == 0)
        #expect(try project.tree() == after)
    }

    @Test("of two at once, one run does it and the other says why it does not")
    func twoAtOnce() throws {
        let project = try Project.manyCards(6)
        let reference = try Project.manyCards(6)
        try reference.apply()
        for _ in 0..<3 {
            let runs = try (0..<2).map { _ in
                try Nibwright.start(["apply", Nibwright.recipe, project.root, "--allow-dirty"], in: project.root)
            }
            runs.forEach { $0.waitUntilExit() }
            // The second may also have come so late that nothing is left to do.
            let statuses = runs.map(\.terminationStatus).sorted()
            #expect(statuses[0] == 0 && [0, 2, 5, 6].contains(statuses[1]), "\(statuses)")
            #expect(try project.tree() == reference.tree())
            #expect(try project.undo().status == 0)
        }
    }
}

extension Project {
    fileprivate var isInterrupted: Bool {
        FileManager.default.fileExists(atPath: absolute(".nibwright/state/journal.json"))
    }

    /// Starts a command and kills it some time after its journal appears.
    fileprivate func kill(_ arguments: [String], after delay: TimeInterval) throws {
        let process = try Nibwright.start(arguments, in: root)
        while process.isRunning, !isInterrupted { Thread.sleep(forTimeInterval: 0.0005) }
        Thread.sleep(forTimeInterval: delay)
        if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }
}
