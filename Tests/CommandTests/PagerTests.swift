import Foundation
import Testing

@Suite("Reports on a terminal")
struct PagerTests {
    @Test(
        "go through the pager, whether or not their format is named",
        arguments: [["diff"], ["diff", "--format", "text"], ["lint", "."], ["plan", Nibwright.recipe, "."]])
    func pages(_ arguments: [String]) throws {
        #expect(try paged(arguments)?.isEmpty == false)
    }

    @Test(
        "of formats for programs are printed as they are",
        arguments: [["diff", "--format", "json"], ["diff", "--no-pager"]])
    func printed(_ arguments: [String]) throws {
        #expect(try paged(arguments) == nil)
    }

    /// What the pager got; nil where it was not started.
    private func paged(_ arguments: [String]) throws -> String? {
        let project = try Project.card()
        try project.commit()
        let changed = project.text(Project.storyboardPath)
            .replacing("<viewController ", with: "<viewController restorationIdentifier=\"kept\" ", maxReplacements: 1)
        try project.write(changed, to: Project.storyboardPath)
        let outside = try Project(named: "Outside")
        let terminal = try PseudoTerminal()
        let process = try Nibwright.process(
            Nibwright.executable(), arguments, in: project.root,
            environment: ["NIBWRIGHT_PAGER": "cat > '\(outside.absolute("paged.txt"))'", "TERM": "xterm"])
        process.standardInput = terminal.program
        process.standardOutput = terminal.program
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return try? String(contentsOfFile: outside.absolute("paged.txt"), encoding: .utf8)
    }
}

/// A terminal that nobody looks at.
private final class PseudoTerminal {
    /// The end that a program takes for its terminal.
    let program: FileHandle
    private let other: FileHandle

    init() throws {
        var ends: (other: Int32, program: Int32) = (-1, -1)
        guard openpty(&ends.other, &ends.program, nil, nil, nil) == 0 else { throw CocoaError(.fileReadUnknown) }
        other = FileHandle(fileDescriptor: ends.other, closeOnDealloc: true)
        program = FileHandle(fileDescriptor: ends.program, closeOnDealloc: true)
        // Reads what comes, so that a long report cannot block the program.
        other.readabilityHandler = { _ = $0.availableData }
    }

    deinit { other.readabilityHandler = nil }
}
