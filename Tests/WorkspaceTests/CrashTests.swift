@_spi(FaultInjection) import Planning
import Testing

/// Stops or fails a run at each of its steps in turn and looks at what is on disk afterwards.
@Suite("After a crash or a failed step")
struct CrashTests {
    private static let files = ["App/A.swift": "one", "B.swift": "two", "Old/C.swift": "three"]
    private static let outcomes = [
        FileOutcome("App/A.swift", "one", "one changed"), FileOutcome("B.swift", "two", nil),
        FileOutcome("New/Deep/D.swift", nil, "new"), FileOutcome("Old/C.swift", "three", "3"),
    ]
    private static let after = [
        "App": "folder", "App/A.swift": "644 one changed", "New": "folder", "New/Deep": "folder",
        "New/Deep/D.swift": "644 new", "Old": "folder", "Old/C.swift": "644 3",
    ]
    private static let before = [
        "App": "folder", "App/A.swift": "644 one", "B.swift": "644 two", "Old": "folder", "Old/C.swift": "644 three",
    ]

    private enum Call: CaseIterable {
        case apply, undo

        var start: [String: String] { self == .apply ? before : after }
        var end: [String: String] { self == .apply ? after : before }

        func project() throws -> TestProject {
            let project = try TestProject(files)
            if self == .undo { _ = try project.workspace().apply(outcomes, runID: "run", label: "Run") }
            return project
        }

        /// Gives whether the call came to its end.
        func run(_ project: TestProject, fault: @escaping @Sendable (FaultPoint) -> Fault?) throws -> Bool {
            let workspace = try project.workspace(fault: fault)
            do {
                switch self {
                case .apply: _ = try workspace.apply(outcomes, runID: "run", label: "Run")
                case .undo: _ = try workspace.undo()
                }
                return true
            } catch is SimulatedCrash {
                return false
            } catch let error as WorkspaceError {
                switch error {
                case .rolledBack, .journalUnreadable, .recordUnreadable: return false
                default: throw error
                }
            }
        }

        /// How many steps the call takes.
        func stepCount() throws -> Int {
            let steps = Seen<FaultPoint>()
            _ = try run(try project()) { point in
                steps.add(point)
                return nil
            }
            return steps.values.count
        }
    }

    @Test("at any step, recovery leaves the tree wholly before or wholly after", arguments: Call.allCases)
    private func crashAtEveryStep(_ call: Call) throws {
        var outcomes: Set<Recovery.Outcome?> = []
        for step in 0..<(try call.stepCount()) {
            let project = try call.project()
            let ended = try call.run(project) { $0.index == step ? .crash : nil }
            #expect(!ended)
            let recovery = try project.workspace().recover()
            outcomes.insert(recovery?.outcome)
            try expectWhole(project, call, "crash at step \(step)", isAfter: recovery.map { $0.outcome == .finished })
            #expect(try project.workspace().recover() == nil)
            try expectUsable(project, call, "crash at step \(step)")
        }
        #expect(outcomes == [nil, .finished, .rolledBack])
    }

    @Test("at any step of the recovery too, the next recovery does it", arguments: Call.allCases)
    private func crashInRecovery(_ call: Call) throws {
        for step in stride(from: 0, to: try call.stepCount(), by: 7) {
            var recoveryStep = 0
            while true {
                let project = try call.project()
                _ = try call.run(project) { $0.index == step ? .crash : nil }
                let last = recoveryStep
                do {
                    _ = try project.workspace { $0.index == last ? .crash : nil }.recover()
                    break
                } catch is SimulatedCrash {}
                _ = try project.workspace().recover()
                try expectWhole(project, call, "crash at step \(step), then at \(last) of the recovery")
                recoveryStep += 1
            }
        }
    }

    @Test("of one step, everything is as before", arguments: Call.allCases)
    private func failureAtEveryStep(_ call: Call) throws {
        for step in 0..<(try call.stepCount()) {
            let project = try call.project()
            let ended = try call.run(project) { $0.index == step ? .failure : nil }
            try expectWhole(project, call, "failure at step \(step)", isAfter: ended)
            #expect(try project.workspace().recover() == nil)
            try expectUsable(project, call, "failure at step \(step)")
        }
    }

    @Test("on a disk that stays full, everything is as before", arguments: Call.allCases)
    private func fullDisk(_ call: Call) throws {
        for step in 0..<(try call.stepCount()) {
            let project = try call.project()
            let ended = try call.run(project) { point in
                let needsRoom = [.createFile, .writeFile, .flushFile, .makeFolder].contains(point.action)
                return point.index >= step && needsRoom ? .failure : nil
            }
            try expectWhole(project, call, "disk full from step \(step)", isAfter: ended)
            #expect(try project.workspace().recover() == nil)
        }
    }

    @Test("and a crash while putting things back, recovery leaves the tree whole", arguments: Call.allCases)
    private func crashWhileRollingBack(_ call: Call) throws {
        for step in stride(from: 0, to: try call.stepCount(), by: 5) {
            for distance in 1...100 {
                let project = try call.project()
                let crash = Seen<FaultPoint>()
                _ = try call.run(project) { point in
                    if point.index == step { return .failure }
                    guard point.index == step + distance else { return nil }
                    crash.add(point)
                    return .crash
                }
                if crash.values.isEmpty { break }
                _ = try project.workspace().recover()
                try expectWhole(project, call, "failure at step \(step), crash \(distance) steps later")
            }
        }
    }

    @Test("no new run begins before the old one is recovered")
    func unfinishedRun() throws {
        let project = try Call.apply.project()
        _ = try Call.apply.run(project) { $0.isRemovalOfB ? .crash : nil }
        let workspace = try project.workspace()
        #expect(throws: WorkspaceError.unfinishedRun(id: "run")) {
            try workspace.apply([FileOutcome("X.swift", nil, "x")], runID: "other", label: "")
        }
        #expect(throws: WorkspaceError.unfinishedRun(id: "run")) { try workspace.undo() }
        let recovery = try workspace.recover()
        #expect(recovery?.description == "the run \"Run\" (run) was interrupted and is now finished: 4 files")
    }

    @Test("a file that the user saved before the run came to it stays so, and the others are taken back")
    func savedBeforeItsTurn() throws {
        let project = try Call.apply.project()
        _ = try Call.apply.run(project) { $0.isRemovalOfB ? .crash : nil }
        try project.write("mine", to: "Old/C.swift")
        #expect(try project.workspace().recover()?.outcome == .rolledBack)
        #expect(try project.tree() == Self.before.merging(["Old/C.swift": "644 mine"]) { $1 })
    }

    @Test("a file that the user changed since is not overwritten, and recovery says so")
    func changedAfterCrash() throws {
        let project = try Call.apply.project()
        _ = try Call.apply.run(project) { $0.isRemovalOfB ? .crash : nil }
        try project.write("mine", to: "App/A.swift")
        #expect(
            throws: WorkspaceError.notRecoverable(
                id: "run", paths: ["App/A.swift"], backups: ".nibwright/state/runs/run/originals")
        ) { try project.workspace().recover() }
        #expect(try project.workspace().read("App/A.swift") == Array("mine".utf8))
        try project.write("one changed", to: "App/A.swift")
        #expect(try project.workspace().recover()?.outcome == .finished)
    }

    @Test("new bytes that are gone or damaged lead back, not forward")
    func damagedStagedFile() throws {
        let project = try Call.apply.project()
        _ = try Call.apply.run(project) { $0.isRemovalOfB ? .crash : nil }
        try project.write("???", to: "Old/.nibwright-run-3.tmp")
        #expect(try project.workspace().recover()?.outcome == .rolledBack)
        #expect(try project.tree() == Self.before)
    }

    @Test("a journal that is none is named and left alone")
    func noJournal() throws {
        let project = try Call.apply.project()
        _ = try Call.apply.run(project) { $0.isRemovalOfB ? .crash : nil }
        let path = ".nibwright/state/journal.json"
        try project.write("{", to: path)
        #expect(throws: WorkspaceError.journalUnreadable(path: path, reason: "it is not a journal of a run")) {
            try project.workspace().recover()
        }
        #expect(try project.workspace().read(path) == Array("{".utf8))
    }

    @Test("there is nothing to recover, and nothing is written, in an untouched project")
    func untouched() throws {
        let project = try TestProject(Self.files)
        #expect(try project.workspace().recover() == nil)
        #expect(!project.exists(".nibwright"))
    }

    private func expectWhole(
        _ project: TestProject, _ call: Call, _ when: String, isAfter: Bool? = nil
    ) throws {
        let tree = try project.tree()
        switch isAfter {
        case true: #expect(tree == call.end, "\(when)")
        case false: #expect(tree == call.start, "\(when)")
        case nil: #expect(tree == call.start || tree == call.end, "\(when): \(tree)")
        }
        #expect(try project.stateNames().isSubset(of: [".gitignore", "lock", "runs"]), "\(when)")
    }

    /// The workspace can go on: the run can be undone, or made, as the case may be, and then the other way round.
    private func expectUsable(_ project: TestProject, _ call: Call, _ when: String) throws {
        let workspace = try project.workspace()
        if try project.tree() == Self.before {
            #expect(throws: WorkspaceError.nothingToUndo, "\(when)") { try workspace.undo() }
            _ = try workspace.apply(Self.outcomes, runID: "run", label: "Run")
        }
        #expect(try project.tree() == Self.after, "\(when)")
        _ = try workspace.undo()
        #expect(try project.tree() == Self.before, "\(when)")
    }
}

extension FaultPoint {
    /// The moment before the second of the four files changes.
    fileprivate var isRemovalOfB: Bool { action == .moveFile && path == ".nibwright-run-1.tmp" }
}
