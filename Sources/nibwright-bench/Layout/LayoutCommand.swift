import ArgumentParser
import Foundation
import InterfaceBuilder
import Layout
import SourceText

struct LayoutCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout", abstract: "Measure how near solved frames come to the frames that Xcode stored.",
        discussion: """
            Every root view of every storyboard and xib for iOS and tvOS is laid out on its document's own canvas, and \
            each view's frame is compared with the stored one; both in the superview. Left out are views that Xcode \
            marks as misplaced or ambiguous, and what they hold. "solved" are the views that constraints or stack \
            views decide whole; "all" has those, too, that springs and struts place or of which a part was open.

            A tree's constraints count as complete, marked with *, where they decide at least 95% of the views that \
            they place (and Xcode marks none of these as misplaced or ambiguous), in a tree of 200 such views or more.
            """)

    @Argument(help: "Folders with storyboards and xibs.")
    var trees: [String]

    @Option(help: "How many threads lay out documents.")
    var threads: Int = defaultThreadCount

    @Flag(help: "Measure text in fonts of the tree by their families, as if the tree did not bring them along.")
    var withoutFonts = false

    @Option(help: "Show this many of the largest disagreements of each tree.")
    var largest: Int = 0

    mutating func validate() throws {
        if threads < 1 { throw ValidationError("--threads must be at least 1") }
        if largest < 0 { throw ValidationError("--largest cannot be negative") }
    }

    func run() throws {
        var total = LayoutFigures(name: "all trees")
        var complete = LayoutFigures(name: "trees with complete constraints")
        print(LayoutReport.header)
        for tree in trees {
            let figures = try measure(tree)
            print(LayoutReport.row(figures))
            for line in LayoutReport.largest(figures, count: largest) { print(line) }
            total.add(figures)
            if figures.isComplete { complete.add(figures) }
        }
        if trees.count > 1 { print(LayoutReport.row(complete), LayoutReport.row(total), separator: "\n") }
    }

    private func measure(_ tree: String) throws -> LayoutFigures {
        let folder = URL(fileURLWithPath: tree, isDirectory: true)
        var figures = LayoutFigures(name: folder.standardizedFileURL.lastPathComponent)
        let files = TreeFiles(folder)
        let fonts = withoutFonts ? FontCollection() : files.fonts(threads: threads)
        let measured = concurrentMap(files.documents, threads: threads) { path -> (DocumentComparison, Double)? in
            guard let bytes = files.bytes(path),
                let document = try? IBDocument.read(SourceText(path: path, bytes: bytes)).get()
            else { return nil }
            let start = ContinuousClock.now
            let comparison = DocumentComparison(document, fonts: fonts)
            return (comparison, (ContinuousClock.now - start) / .seconds(1))
        }
        for case let (comparison, seconds)? in measured { figures.add(comparison, seconds: seconds) }
        return figures
    }
}
