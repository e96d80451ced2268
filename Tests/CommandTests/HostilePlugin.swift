import Foundation

/// One plugin that does what a plugin must not: a transform for each way, and at its loading what a variable says.
enum HostilePlugin {
    /// The ways to end a process, or to keep it from ending, by the names of the transforms.
    static let behaviors = [
        "trap": "let none: [Int] = []; print(none[elements.count])",
        "force": "let none: Int? = elements.isEmpty ? 1 : nil; print(none!)",
        "abort": "abort()",
        "fatal": "if count == 0 { fatalError(\"the author's words\") }",
        "wild": "UnsafeMutablePointer<Int>(bitPattern: 0x10)!.pointee = elements.count",
        "deep": "print(descend(elements.count))",
        "loop": "while elements.count > 0 { count &+= 1 }",
        "sleep": "sleep(600)",
        "hog": """
        var all: [[UInt8]] = []; while all.count < 1_000_000 { all.append([UInt8](repeating: 1, count: 1 << 20)) }
        """,
        "exit0": "exit(0)",
        "exit7": "exit(7)",
        "quit": "_exit(0)",
        "signal": "kill(getpid(), SIGKILL); sleep(5)",
        "close": "for descriptor in 0..<1024 as Range<Int32> { close(descriptor) }",
        // It waits longer than a busy machine takes to write the stack; else the next transform has begun by then.
        "thread": "Thread { let none: [Int] = []; print(none[elements.count]) }.start(); sleep(55)",
    ]

    /// The ways to disturb that need no end, and leave the transform with its change.
    static let disturbances = [
        "fork": "for _ in 0..<8 { _ = posix_fork() }",
        "flood": "let line = String(repeating: \"x\", count: 1 << 16); for _ in 0..<100 { print(line) }",
        "shut": "close(0); close(1); close(2)",
    ]

    /// Proposals that cannot be made, with the edits of their one change.
    static let proposals = [
        "outside": "[.create(path: \"../Outside.txt\", bytes: [65])]",
        "absolute": "[.create(path: \"/tmp/Outside.txt\", bytes: [65])]",
        "linked": "[.create(path: \"Link/Outside.txt\", bytes: [65])]",
        "unread": "[.replace(path: \"nothing.swift\", TextEdit(0..<0, \"x\"))]",
        "overlap": "[edit(0..<9, \"x\"), edit(5..<12, \"y\")]",
        "range": "[edit(0..<1 << 40, \"x\")]",
        "negative": "[edit(-9..<(-3), \"x\")]",
        "utf8": "[.replace(path: card, TextEdit(0..<0, bytes: [0xFF, 0xFE, 0xC0]))]",
        "broken": "[edit(0..<5, \"\")]",
    ]

    private static func transform(_ id: String, _ body: String) -> String {
        """
        struct T_\(id): Transform {
            static let description = TransformDescription(
                id: "\(id)", summary: "Harm.", details: "For a test.")
            init(options: OptionValues, selection: OptionValues) {}
            func propose(in context: TransformContext) -> Proposals {
                let document = context.graph.documents[0]
                let card = document.path
                let elements = document.elements
                var count = 0
                var edits: [FileEdit] = [.create(path: "\(id).txt", bytes: [65])]
                func edit(_ range: Range<Int>, _ text: String) -> FileEdit {
                    .replace(path: card, TextEdit(range, text))
                }
                \(body)
                if count < 0 { edits = [] }
                return Proposals(changes: [
                    Change(
                        subject: "\(id)", title: "harm", reason: "it is a test", safety: .safe, place: Place(path: card),
                        edits: edits)
                ])
            }
        }
        """
    }

    static var source: String {
        let bodies =
            behaviors.map { ($0, $1) } + disturbances.map { ($0, $1) } + proposals.map { ($0, "edits = " + $1) }
        let transforms = (bodies + [("calm", "")]).sorted { $0.0 < $1.0 }
        return """
            import Foundation
            import NibwrightKit

            @_silgen_name("fork") func posix_fork() -> Int32

            @inline(never) func descend(_ depth: Int) -> Int {
                var room = (depth, depth, depth, depth)
                return withUnsafeMutableBytes(of: &room) { $0.count + descend(depth + 1) + Int($0[0]) }
            }

            \(transforms.map(transform).joined(separator: "\n"))

            @_cdecl("nibwright_plugin")
            public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
                switch ProcessInfo.processInfo.environment["HOSTILE"] {
                case "trap": print(([] as [Int])[ProcessInfo.processInfo.arguments.count])
                case "loop": while getpid() > 0 {}
                case "exit": exit(0)
                default: break
                }
                register([\(transforms.map { "T_\($0.0).self" }.joined(separator: ", "))], in: registry)
            }
            """
    }

    /// Built once for all tests.
    static let library = Result {
        let folder = FileManager.default.temporaryDirectory.path + "/nibwright-hostile-\(getpid())"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(source.utf8).write(to: URL(fileURLWithPath: folder + "/Hostile.swift"))
        let library = folder + "/libHostile.\(Stranger.libraryExtension)"
        let outcome = try Nibwright.run(["plugin", "build", folder + "/Hostile.swift", "-o", library])
        guard outcome.status == 0 else { throw BuildFailure(errors: outcome.errors) }
        return library
    }
}
