import ArgumentParser
import Reporting
import SourceText

extension PatchSeries.Part: @retroactive ExpressibleByArgument {}

/// Options that write a plan as patches into a folder.
struct PatchOptions: ParsableArguments {
    @Option(
        name: .customLong("patches"),
        help: ArgumentHelp(
            "Write the accepted changes as patches into a folder, numbered in the order in which git applies them.",
            valueName: "folder"))
    var path: String?

    @Option(
        name: .customLong("patch-per"),
        help: ArgumentHelp("What a patch of --patches holds: the plan, a step, or a change.", valueName: "part"))
    var givenPart: PatchSeries.Part?

    var part: PatchSeries.Part { givenPart ?? .plan }

    func validate(projects: [String]) throws {
        if path != nil, projects.count != 1 { throw ValidationError("--patches is for the plan of one project") }
        if path == nil, givenPart != nil { throw ValidationError("--patch-per is for --patches FOLDER") }
    }

    /// The folder, checked before anything is read; nil where no patches are wanted.
    func folder(projects: [String]) throws -> PatchFolder? {
        try path.map { try PatchFolder(ReportFolder($0, projects: projects)) }
    }
}

/// The folder that gets patches, and no others: git would apply those too.
struct PatchFolder {
    private let folder: ReportFolder

    init(_ folder: ReportFolder) throws {
        self.folder = folder
        if let other = folder.names(endingIn: ".patch").first {
            throw Failure(
                .usage, "\"\(folder.path)\" holds other patches, \"\(other)\" among them; name a folder without any")
        }
    }

    func write(_ patches: [NumberedPatch]) throws {
        for patch in patches { try folder.write(patch.bytes, to: patch.name) }
        let count = patches.count
        let files = count == 1 ? "1 patch" : "\(count) patches"
        Terminal.note("Wrote \(files) to \(folder.path.printable).")
    }
}
