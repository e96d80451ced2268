import Foundation

/// A whole project of a given shape, made file by file.
struct GeneratedProject {
    private let shape: ProjectShape
    private let layout: ScreenLayout

    init(_ shape: ProjectShape) {
        self.shape = shape
        layout = ScreenLayout(shape)
    }

    /// What was generated, in one line.
    var summary: String {
        let connected = layout.screens.reduce(0) { $0 + $1.outlets.count { $0.isConnected } }
        return "\(layout.storyboards.count) storyboards with \(sceneCount) scenes, \(shape.xibs) xibs, "
            + "\(swiftFileCount) Swift files, \(shape.segues) segues, \(shape.colors) inline colors, "
            + "\(connected) outlet connections, seed \(shape.seed)"
    }

    func write(to folder: String) throws {
        try forEachFile { path, text in
            let url = URL(fileURLWithPath: folder).appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
    }

    // MARK: Files

    private var sceneCount: Int { layout.screens.count - shape.xibs }
    private var modules: [String] { Set(layout.screens.map(\.module)).sorted() }
    /// Files beside the screens' and the modules' own; none where fewer files were asked for than there are screens.
    private var plainFileCount: Int { max(0, shape.swiftFiles - layout.screens.count - modules.count) }
    private var swiftFileCount: Int { layout.screens.count + modules.count + plainFileCount }

    private func forEachFile(_ write: (_ path: String, _ text: String) throws -> Void) rethrows {
        for (number, range) in layout.storyboards.enumerated() {
            let scenes = Array(layout.screens[range])
            let writer = DocumentWriter(shape, stream: number)
            try write("\(scenes[0].module)/\(scenes[0].topic).storyboard", writer.storyboard(scenes))
        }
        for screen in layout.screens[sceneCount...] {
            let writer = DocumentWriter(shape, stream: layout.storyboards.count + screen.number)
            try write("\(screen.module)/\(screen.className).xib", writer.xib(screen))
        }
        for screen in layout.screens {
            var source = ScreenSource(screen, shape)
            try write("\(screen.module)/\(screen.className).swift", source.text())
        }
        for module in modules {
            var source = PlainSource(0, module: module, shape)
            try write("\(module)/\(module)Service.swift", source.moduleService())
        }
        for number in 0..<plainFileCount {
            let module = modules[number * modules.count / plainFileCount]
            var source = PlainSource(number, module: module, shape)
            try write("\(module)/Plain\(number).swift", source.text())
        }
        try write("Generated.xcodeproj/project.pbxproj", Self.projectFile)
    }

    /// Enough for a tool to see that the folder is a project: its folders are its content, as Xcode 16 has it.
    private static let projectFile = """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tclasses = {
        \t};
        \tobjectVersion = 77;
        \tobjects = {
        \t\tA00000000000000000000001 /* Project object */ = {
        \t\t\tisa = PBXProject;
        \t\t\tmainGroup = A00000000000000000000002;
        \t\t\ttargets = (
        \t\t\t);
        \t\t};
        \t\tA00000000000000000000002 = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t);
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t};
        \trootObject = A00000000000000000000001 /* Project object */;
        }

        """
}
