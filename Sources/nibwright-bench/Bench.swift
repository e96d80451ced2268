import ArgumentParser

/// Measures Nibwright against the least that it must do: run the XML parser and the Swift parser.
@main
struct Bench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "nibwright-bench",
        abstract:
            "Measures loading and planning beside what the parsers alone cost, on any project or on generated ones.",
        discussion: """
            The floor is libxml2 alone plus swift-syntax alone, on the same bytes, with the same threads, in the same \
            process, turn by turn with what is measured.
            """,
        subcommands: [GenerateCommand.self, RunCommand.self, MeasureCommand.self, GrowthTable.self, LayoutCommand.self])
}

/// The sizes of a generated project; those that are not given follow from the number of documents.
struct ShapeOptions: ParsableArguments {
    @Option(help: "Storyboards and xibs.")
    var documents: Int = 200

    @Option(help: "Scenes in all storyboards together.")
    var scenes: Int?

    @Option(help: "Swift files.")
    var swiftFiles: Int?

    @Option(help: "Segues, those that lead to relations and embedded scenes included.")
    var segues: Int?

    @Option(help: "Inline colors.")
    var colors: Int?

    @Option(help: "Outlet connections.")
    var outlets: Int?

    @Option(help: "The same seed and numbers give the same bytes.")
    var seed: UInt64 = 1

    mutating func validate() throws {
        let counts = [documents, scenes ?? 0, swiftFiles ?? 0, segues ?? 0, colors ?? 0, outlets ?? 0]
        if counts.contains(where: { $0 < 0 }) { throw ValidationError("numbers of things cannot be negative") }
        if documents < 1 { throw ValidationError("--documents must be at least 1") }
    }

    /// The shape of a project `factor` times as large.
    func shape(times factor: Int = 1) -> ProjectShape {
        var shape = ProjectShape(documents: documents * factor, seed: seed)
        if let scenes { shape.scenes = scenes * factor }
        if let swiftFiles { shape.swiftFiles = swiftFiles * factor }
        if let segues { shape.segues = segues * factor }
        if let colors { shape.colors = colors * factor }
        if let outlets { shape.outlets = outlets * factor }
        return shape
    }
}
