import Colorimetry
import TransformKit

/// Recognizes folders whose contents are, by their names, no longer or not yet part of a product.
enum RetiredFolders {
    /// Returns true where a folder between a root and a file has such a name:
    /// `App/Deprecated.xcassets/Old/Red.colorset`.
    static func hold(_ path: String, below root: String) -> Bool {
        let inside = root.isEmpty || !path.hasPrefix(root + "/") ? path[...] : path.dropFirst(root.utf8.count + 1)
        return inside.split(separator: "/").dropLast().contains { folder in
            // `Tests` and `AppTests`, but neither `Contest` nor a set called `Old Rose`.
            guard !folder.hasSuffix(".colorset") else { return false }
            return ColorWords.words(of: String(folder)).contains { words.contains($0) }
        }
    }

    private static let words: Set<String> = [
        "deprecated", "legacy", "mock", "mocks", "obsolete", "old", "test", "testing", "tests", "unused", "uitests",
    ]
}
