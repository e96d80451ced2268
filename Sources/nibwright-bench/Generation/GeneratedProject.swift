import Foundation

/// A whole project of a given shape, made file by file.
struct GeneratedProject {
    private let shape: ProjectShape
    private let layout: ScreenLayout

    init(_ shape: ProjectShape) {
        self.shape = shape
        layout = ScreenLayout(shape)
    }

    /// The contents of the project, in one line.
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
    /// The number of files beside the screens' and the modules' own; 0 where fewer files are wanted than there are
    /// screens.
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
        try write(ProjectFile.path, ProjectFile(modules: modules).text)
        try writeCatalog(write)
    }

    /// A catalog with the colors that documents name.
    private func writeCatalog(_ write: (_ path: String, _ text: String) throws -> Void) rethrows {
        let info = "  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }\n}\n"
        try write("\(ProjectFile.catalog)/Contents.json", "{\n" + info)
        for (number, name) in ViewWriter.colorNames.enumerated() {
            let component = { (name: String, step: Int) in "          \"\(name)\" : \"0.\(100 + step)\"" }
            let components = [
                "          \"alpha\" : \"1.000\"", component("blue", number), component("green", number * 7),
                component("red", number * 31),
            ].joined(separator: ",\n")
            let entry = """
                {
                  "colors" : [
                    {
                      "color" : {
                        "color-space" : "srgb",
                        "components" : {
                \(components)
                        }
                      },
                      "idiom" : "universal"
                    }
                  ],

                """
            try write("\(ProjectFile.catalog)/\(name).colorset/Contents.json", entry + info)
        }
    }
}
