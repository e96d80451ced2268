import Foundation
import Layout
import SourceText

/// The files of a tree that layouts are made of, by their relative paths.
struct TreeFiles: Sendable {
    let folder: URL
    /// Storyboards and xibs, sorted.
    private(set) var documents: [String] = []
    /// The files of fonts, sorted.
    private(set) var fontFiles: [String] = []

    /// What git keeps for itself is left out; a folder that cannot be read has no files.
    init(_ folder: URL) {
        self.folder = folder
        guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return }
        for case let path as String in paths {
            if path.hasSuffix(".git") { paths.skipDescendants() }
            switch URL(fileURLWithPath: path).pathExtension.lowercased() {
            case "storyboard", "xib": documents.append(path)
            case "ttf", "otf": fontFiles.append(path)
            default: break
            }
        }
        documents.sort()
        fontFiles.sort()
    }

    func bytes(_ path: String) -> [UInt8]? {
        FileManager.default.contents(atPath: folder.appendingPathComponent(path).path).map { Array($0) }
    }

    func fonts(threads: Int) -> FontCollection {
        let files = concurrentMap(fontFiles, threads: threads) { bytes($0).flatMap(FontFile.init) }
        return FontCollection(files.compactMap(\.self))
    }
}
