import Foundation
import SourceText
import SwiftCode
import Testing

/// Puts what the roles promise to the compiler: code that compiles with `x: Tea!` compiles with `x: Tea?` once every
/// certain use has its `?`, whatever stands around it.
@Suite("A use that is called certain")
struct CertainUseCompilationTests {
    private static let declarations = """
        class Tea: Equatable {
            var alpha = 0.5, count = 1, isHidden = false
            var text: String?, delegate: Tea?
            var a: Tea { self }
            subscript(place: Int) -> Int { get { place } set {} }
            func reloadData() {}
            @discardableResult func make() -> Int { 1 }
            func optional() -> Int? { 1 }
            func with(_ run: () -> Void) {}
            func fail() throws {}
            static func == (left: Tea, right: Tea) -> Bool { true }
        }
        struct Queue {
            func async(_ run: @escaping () -> Void) {}
            func sync<Value>(_ run: () throws -> Value) rethrows -> Value { try run() }
        }
        func animate(_ run: () -> Void) {}
        func animate(_ run: () -> Void, completion: (Bool) -> Void) {}
        func unknown<Value>(_ run: () -> Value) -> Value { run() }
        func nothing(_ run: () -> Void) {}
        func number(_ run: () -> Int) {}
        func numbers(@NumberBuilder _ run: () -> Int) {}
        @resultBuilder enum NumberBuilder {
            static func buildBlock(_ numbers: Int...) -> Int { numbers.count }
            static func buildExpression(_ number: Int) -> Int { number }
        }
        func take(_ tea: Tea) {}
        func take(tea: Tea?) {}

        """

    private static let expressions = [
        "§.reloadData()", "§.make()", "§.alpha = 0", "§.count += 1", "§.count += self.x.count", "§.count = §.a.count",
        "§.count",
        "§.a.make()", "§.text = nil", "§.text! += \"a\"", "§[0] = 1", "§[0]", "§.isHidden.toggle()", "§.optional()",
        "§.optional()!",
        "§.delegate?.make()", "§.delegate = self.x", "_ = §.make()", "try? §.fail()", "§.with { §.alpha = 1 }",
        "§ = Tea()", "§ == nil",
        "§ === §", "§ == §", "take(§)", "take(tea: §)", "§!.make()", "§?.make()", "§.optional() ?? 2", "§.make() == 1",
        "let b = §",
        "if let b = § { _ = b }", "let b = §.count", "print(\"\\(§.count)\")", "flag ? §.make() : §.count",
        "[1].map { _ in §.make() }",
        "if flag { §.make() } else { §.make() }", "switch flag { case true: §.make() case false: §.count }",
        "defer { §.make() }",
        "[§].forEach { take(tea: $0) }", "guard let b = § else { return }; _ = b",
    ]

    private static let surroundings = [
        "func run() { ◊ }", "func run() -> Int { ◊ }", "func run() -> Int? { ◊ }", "func run() -> Void { ◊ }",
        "func run() -> Int { return ◊ }",
        "func run() { ◊; ◊ }", "func run() { let value = { ◊ }; _ = value }",
        "func run() { let value = { ◊; ◊ }; value() }",
        "func run() { let value = { ◊ }; done = value }", "func run() { done = { ◊ } }", "func run() { make = { ◊ } }",
        "func run() { let value: () -> Void = { ◊ }; value() }",
        "func run() { Queue().async { ◊ } }", "func run() { Queue().sync { ◊ } }",
        "func run() { let value: Int = Queue().sync { ◊ }; _ = value }",
        "func run() { animate { ◊ } }", "func run() { animate { ◊ } completion: { _ in ◊ } }",
        "func run() { nothing { ◊ } }",
        "func run() { number { ◊ } }", "func run() { numbers { ◊; ◊ } }", "func run() { numbers { ◊ } }",
        "func run() { unknown { ◊ } }",
        "func run() { let value: Int = unknown { ◊ }; _ = value }", "func run() { done = { if self.flag { ◊ } } }",
        "func run() { unknown { if flag { ◊ } else { ◊ } } }", "func run() -> Int { if flag { ◊ } else { ◊ } }",
        "func run() { let value: Int = if flag { ◊ } else { ◊ }; _ = value }", "func run() { [1].forEach { _ in ◊ } }",
        "func run() { let value: [Int] = [1].map { _ in ◊ }; _ = value }", "func run() { Task { ◊ } }",
        "func run() { if flag { ◊ } else { ◊ } }",
        "var run: Int { ◊ }", "var run: Int { get { ◊ } set { ◊ } }", "var run = 1 { didSet { ◊ } }",
        "lazy var run: Int = { ◊ }()",
        "lazy var run: () -> Void = { ◊ }", "func run() { done = { [weak self] in self?.x.make() } }",
        "func run() { let value: () -> Int? = { [weak self] in self?.x.make() }; _ = value }",
        "func run() { for _ in 0..<1 { ◊ } }",
        "func run() { do { ◊ } }", "func run() { let value = { () -> Int in ◊ }; _ = value }",
        "func run() { let value = { () -> Void in ◊ }; _ = value }",
        "func run() { { ◊ }() }", "func run() { let value: Int = { ◊ }(); _ = value }",
        "func run() { _ = { [x] in ◊ } }",
        "func run() { guard flag else { ◊; return } }",
        "func run() { take(tea: self.x); let value: Int = ◊; _ = value }",
    ]

    /// One class a line, so that the compiler's line numbers tell which of them it takes.
    private static let cases: [String] = surroundings.flatMap { surrounding in
        expressions.map { expression in
            surrounding.replacingOccurrences(of: "◊", with: expression.replacingOccurrences(of: "§", with: "self.x"))
        }
    }

    @Test("compiles with an optional in its place, whatever stands around it", .enabled(if: Compiler.isThere))
    func compiles() throws {
        let failing = try Compiler.failingLines(Self.declarations, Self.cases.map(Self.line(mark: "!")))
        let valid = zip(Self.cases, failing).filter { !$0.1 }.map(\.0)
        let certain = valid.compactMap(Self.rewritten)
        #expect(valid.count > Self.cases.count / 3)
        #expect(certain.count > valid.count / 3)
        let broken = try Compiler.failingLines(Self.declarations, certain)
        #expect(zip(certain, broken).filter(\.1).map(\.0) == [])
    }

    private static func line(mark: String) -> (String) -> String {
        {
            "class Case { var x: Tea\(mark), flag = true, done: () -> Void = {}, make: () -> Int = { 1 }; init() {}; \($0) }"
                .replacingOccurrences(of: "\n", with: " ")
        }
    }

    /// The class with `x` as an optional; nil where one of the uses is not certain.
    private static func rewritten(_ member: String) -> String? {
        let source = SourceText(path: "Case.swift", line(mark: "?")(member))
        let uses = MemberUse.find(["x"], in: source)
        guard uses.allSatisfy({ $0.role != .value }) else { return nil }
        let edits = uses.filter { $0.role == .chainStatement }.map { TextEdit(insert: "?", at: $0.range.upperBound) }
        return EditList(edits).map { String(decoding: $0.apply(to: source.bytes), as: UTF8.self) }
    }
}

/// The Swift compiler beside the tests, for what only it knows.
private enum Compiler {
    static let isThere = (try? run(["--version"])) != nil

    /// Type checks lines behind common declarations; tells for each whether it has an error.
    static func failingLines(_ declarations: String, _ lines: [String]) throws -> [Bool] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("nibwright-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        let numbered = lines.enumerated().map { number, line in
            line.replacingOccurrences(of: "class Case ", with: "class Case\(number) ")
        }
        try (declarations + numbered.joined(separator: "\n")).write(to: file, atomically: true, encoding: .utf8)
        let output = try run(["-frontend", "-typecheck", "-parse-as-library", "-diagnostic-style", "llvm", file.path])
        let offset = declarations.split(separator: "\n", omittingEmptySubsequences: false).count
        var failing = Array(repeating: false, count: lines.count)
        for line in output.split(separator: "\n") where line.contains(": error: ") && line.hasPrefix(file.path) {
            let number = line.dropFirst(file.path.count + 1).prefix { $0 != ":" }
            guard let index = Int(number).map({ $0 - offset }), lines.indices.contains(index) else { continue }
            failing[index] = true
        }
        return failing
    }

    private static func run(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc"] + arguments
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        if process.terminationStatus == 127 { throw CocoaError(.executableNotLoadable) }
        return String(decoding: data, as: UTF8.self)
    }
}
