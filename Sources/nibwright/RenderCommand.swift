import ArgumentParser
import Foundation
import InterfaceBuilder
import Layout
import Planning
import Rendering
import SourceText

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw storyboards and xibs as pictures, from the documents alone.",
        discussion: """
            A storyboard becomes one picture of its canvas, a xib one of its views, on standard output as SVG or in the \
            file that -o names. With a folder as -o a storyboard gives a picture of each scene as well, and a project one \
            of each document. PNG needs rsvg-convert, resvg or inkscape. A document that cannot be read gives a picture \
            that says why, and the exit status 1.
            """)

    @Argument(help: "A storyboard, a xib or the project's folder.")
    var path: String = "."

    @Option(
        help: ArgumentHelp(
            "Draw one scene alone: by its storyboard identifier, its class, its title or an id.", valueName: "scene"))
    var scene: String?

    @Option(
        name: [.customShort("o"), .long],
        help: ArgumentHelp("Write to a file that ends in .svg or .png, or into a folder.", valueName: "file"))
    var output: String?

    @Option(help: ArgumentHelp("The device as documents name it, such as retina6_1.", valueName: "device"))
    var device: String?

    @Option(help: ArgumentHelp("The size of the screen in points, such as 390x844.", valueName: "size"))
    var size: String?

    @Flag(help: "Draw the dark appearance.")
    var dark = false

    @Option(
        help: ArgumentHelp(
            "The size classes of width and height, such as regular,compact; the screen is one that has them.",
            valueName: "classes"))
    var sizeClass: String?

    @Option(
        help: ArgumentHelp(
            """
            The language of the texts, such as de, or longest: of each text the widest translation. Texts that have no \
            room are marked, and listed on standard error.
            """, valueName: "language"))
    var locale: String?

    @Option(
        help:
            "How many threads read and parse, by default as many as there are cores; the outcome does not depend on it."
    )
    var threads: Int?

    mutating func validate() throws {
        if let size, ScreenSize(size) == nil {
            throw ValidationError("--size takes a width and a height in points, such as 390x844, not \"\(size)\"")
        }
        if let device, !RenderOptions.deviceNames.contains(device) {
            let list = RenderOptions.deviceNames.joined(separator: ", ")
            throw ValidationError("no device is known as \"\(device)\"; known are: \(list)")
        }
        if let sizeClass, SizeClasses(sizeClass) == nil {
            throw ValidationError(
                "--size-class takes the class of the width and that of the height, each compact or regular, such as "
                    + "compact,regular, not \"\(sizeClass)\"")
        }
        if let threads, threads < 1 { throw ValidationError("--threads must be at least 1") }
    }

    private var options: RenderOptions {
        var options = RenderOptions()
        options.isDark = dark
        options.size = size.flatMap(ScreenSize.init)
        options.device = device
        options.sizeClasses = sizeClass.flatMap { SizeClasses($0) }
        options.language = locale.map { $0 == "longest" ? .longest : .named($0) }
        return options
    }

    func run() throws {
        let source = try RenderSource(path, threads: threads ?? defaultThreadCount)
        let target = try RenderTarget(output, project: source.workspace.root)
        var clipped = ClippedTextList()
        defer { if let locale { clipped.report(missing: source.missing(locale)) } }
        if let scene { return try drawScene(scene, source, target, &clipped) }
        guard let document = source.document else { return try drawAll(source, target, &clipped) }
        guard case .folder = target.form, case .success(let read) = document.content else {
            let picture = picture(document, source)
            clipped.add(picture, of: document.path)
            try target.write(picture)
            if case .failure(let refusal) = document.content { throw unreadable(document.path, refusal) }
            return
        }
        try drawScenes(of: read, source, target, &clipped)
    }

    // MARK: What is drawn

    private func picture(_ document: RenderSource.Document, _ source: RenderSource) -> Picture {
        switch document.content {
        case .success(let read): source.renderer(of: read, options).picture()
        case .failure(let refusal): .placeholder(title: document.path.printable, reason: refusal.message.printable)
        }
    }

    private func unreadable(_ path: String, _ refusal: ReadingRefusal) -> Failure {
        Failure(.pending, "\(path) cannot be drawn: \(refusal.message)")
    }

    private func drawScenes(
        of document: IBDocument, _ source: RenderSource, _ target: RenderTarget, _ clipped: inout ClippedTextList
    ) throws {
        let renderer = source.renderer(of: document, options)
        var names = FileNames()
        let base = (document.path as NSString).lastPathComponent
        let whole = renderer.picture()
        clipped.add(whole, of: document.path)
        try target.write(whole, as: names.unique(base))
        for scene in document.scenes {
            let name = (base as NSString).deletingPathExtension + "-" + scene.title
            try target.write(renderer.picture(of: scene), as: names.unique(name))
        }
    }

    private func drawAll(
        _ source: RenderSource, _ target: RenderTarget, _ clipped: inout ClippedTextList
    ) throws {
        guard case .folder = target.form else {
            throw Failure(.usage, "a project is drawn into a folder: name one with -o, such as -o pictures/")
        }
        var names = FileNames()
        var refused = 0
        for document in source.documents {
            if case .failure(let refusal) = document.content {
                refused += 1
                Terminal.note("nibwright: " + unreadable(document.path, refusal).message)
            }
            let picture = picture(document, source)
            clipped.add(picture, of: document.path)
            try target.write(picture, as: names.unique(document.path))
        }
        Terminal.note("nibwright: \(source.documents.count) documents drawn, \(refused) of them unreadable")
    }

    private func drawScene(
        _ name: String, _ source: RenderSource, _ target: RenderTarget, _ clipped: inout ClippedTextList
    ) throws {
        let readable = source.documents.compactMap { try? $0.content.get() }
        if let document = source.document, case .failure(let refusal) = document.content {
            throw unreadable(document.path, refusal)
        }
        let scenes = readable.flatMap { document in document.scenes.map { (document, $0) } }
        let found = scenes.filter { $0.1.isNamed(name) }
        guard let match = found.first else {
            let titles = Set(scenes.map(\.1.title)).sorted()
            let known = titles.prefix(20).map { "\"\($0.printable)\"" }.joined(separator: ", ")
            let more = titles.count > 20 ? " and \(titles.count - 20) more" : ""
            throw Failure(
                .usage, "there is no scene \"\(name)\"" + (known.isEmpty ? "" : "; there are: \(known)\(more)"))
        }
        guard found.count == 1 else {
            let list = found.prefix(12).map { "  \($0.0.path.printable) \($0.1.controller?.id ?? $0.1.id ?? "")" }
            throw Failure(
                .usage,
                (["\(found.count) scenes are named \"\(name)\"; say which by its id:"] + list).joined(separator: "\n"))
        }
        let picture = source.renderer(of: match.0, options).picture(of: match.1)
        clipped.add(picture, of: match.0.path)
        try target.write(picture, as: match.1.title)
    }
}
